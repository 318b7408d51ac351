import { describe, expect, test } from 'vitest'
import { readRows } from '../../test/support/data/file-rows.ts'
import { guessColumns } from './mapping.ts'
import { isMessage, readMessage } from './message.ts'
import { tableOf } from './sheet-table.ts'

const TODAY = new Date('2026-11-26T06:00:00Z')
const homes = (text: string) => (readMessage(text, TODAY)?.rows ?? []).map(([home = '']) => home)
/** What the readers of the fields make of each home, in words. */
const read = (text: string, ...names: readonly string[]) => {
  const sheet = readMessage(text, TODAY)
  if (!sheet) return []
  return readRows({ table: tableOf(sheet), map: ['facts'], today: TODAY }).lines.map(({ cells }) =>
    names.map((name) => cells[name as keyof typeof cells]?.said ?? '').join(' | '),
  )
}

const IPHONE = `[24/11/26, 9:14:02 am] Asha Homes: *New stock Noida* 🏠🔥
1) 3BHK+S Sec 76 Amrapali Silicon 1545sf 9th flr park facing *1.15cr* nego
2) 2+1 sec 63 sem furn rent 21.5k + maint, family only
3) Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj
4) Builder floor DLF-1 4bhk 2100 sqft 2nd flr wid roof 3.9 cr *direct owner*
5) Studio 400 sft sec 150 under const 36L (PLC extra)
Call 98100 00009 / 9810000008
\u200e[24/11/26, 9:15:40 am] Asha Homes: \u200eimage omitted`
const ANDROID = `24/11/2026, 9:14 am - Messages and calls are end-to-end encrypted. Tap to learn more.
24/11/2026, 9:15 am - Asha: Good morning all
24/11/2026, 9:16 am - Asha: 2 BHK flat for rent sector 76 Noida 22000 semi furnished
24/11/2026, 9:17 am - Asha: <Media omitted>
24/11/2026, 9:18 am - Ravi: 3 BHK flat sale Indira Nagar Lucknow 1450 sq ft 85 lakh
call 98100 00009`
const BLOCKS = `*Available for rent in Gurgaon* 🔑

🏠 Type: 2 BHK flat
📍 Location: DLF Phase 1
Area: 1200 sq ft
Rent: 45,000 per month
Deposit: 90,000

🏠 Type: 3 BHK flat
📍 Location: Sector 56
Area: 1850 sq ft
Rent: 62,000
Contact: Ramesh Kumar 9810000009`
const MAIL = `---------- Forwarded message ---------
From: Asha Homes <asha@mail.example>
Date: Tue, 24 Nov 2026
Subject: Flats for sale in Noida
To: list@mail.example

Dear Sir,

Please find our offers:

- 2 BHK flat, Sector 75, 1,050 sq ft, 72 lakh, ready to move
- 3 BHK flat, Sector 137, 1,685 sq ft, 1.2 cr, under construction

Regards,
Asha Verma
98100 00009`
const HEADINGS = `Noida
For sale
3bhk sec 76 1.1 cr
2bhk sec 75 78 lac

For rent
2bhk sec 62 24k
1bhk sec 62 15k

Lucknow
For sale
Plot 160 gaj Gomti Nagar @45000/gaj`
const HINDI = `लखनऊ में किराये पर
१) २ बीएचके फ्लैट गोमती नगर १८ हज़ार
२) ३ बीएचके फ्लैट इंदिरा नगर २५ हज़ार
संपर्क ९८१००००००९`
const ONE = `3 BHK flat for sale
Sector 76, Noida
1450 sq ft
Price 1.05 cr
5th of 18 floors
Call Ravi 98100 00009`

describe('A message', () => {
  test('of an iPhone has one home a line, with the city of its heading', () => {
    expect(read(IPHONE, 'bedrooms', 'locality', 'city', 'price', 'listingType')).toEqual([
      expect.stringMatching(/^3 BHK \| Sector 76.* \| ₹1\.15 crore \| Sell/),
      expect.stringMatching(/^2 BHK \| Sector 63.*Noida \| ₹21,500 \| Rent/),
      expect.stringMatching(/Gomti Nagar Extension \| Lucknow \| ₹78 lakh/),
      expect.stringMatching(/^4 BHK \| DLF Phase 1.* \| ₹3\.9 crore/),
      expect.stringMatching(/Sector 150.*Noida \| ₹36 lakh/),
    ])
    expect(homes(IPHONE).join()).not.toMatch(/image|Asha|am\]/)
  })
  test('of an Android phone has one home a message', () => {
    expect(read(ANDROID, 'bedrooms', 'listingType', 'price')).toEqual([
      '2 BHK | Rent | ₹22,000',
      '3 BHK | Sell | ₹85 lakh',
    ])
  })
  test('has homes over several lines', () => {
    expect(
      read(BLOCKS, 'bedrooms', 'listingType', 'city', 'locality', 'plotArea', 'price'),
    ).toEqual([
      '2 BHK | Rent | Gurugram | DLF Phase 1 | 1,200 sq ft | ₹45,000',
      '3 BHK | Rent | Gurugram | Sector 56 | 1,850 sq ft | ₹62,000',
    ])
  })
  test('may be a mail, whose subject is a heading', () => {
    expect(read(MAIL, 'bedrooms', 'listingType', 'city', 'locality', 'price')).toEqual([
      '2 BHK | Sell | Noida | Sector 75 | ₹72 lakh',
      '3 BHK | Sell | Noida | Sector 137 | ₹1.2 crore',
    ])
  })
  test('carries each heading to the next of its kind', () => {
    expect(read(HEADINGS, 'bedrooms', 'listingType', 'city', 'locality')).toEqual([
      '3 BHK | Sell | Noida | Sector 76',
      '2 BHK | Sell | Noida | Sector 75',
      '2 BHK | Rent | Noida | Sector 62',
      '1 BHK | Rent | Noida | Sector 62',
      ' | Sell | Lucknow | Gomti Nagar',
    ])
  })
  test('may be written in Hindi', () => {
    expect(read(HINDI, 'bedrooms', 'listingType', 'city', 'locality', 'price')).toEqual([
      '2 BHK | Rent | Lucknow | Gomti Nagar | ₹18,000',
      '3 BHK | Rent | Lucknow | Indira Nagar | ₹25,000',
    ])
  })
  test('of one home is one home', () => {
    expect(
      read(ONE, 'bedrooms', 'listingType', 'city', 'locality', 'floorNumber', 'price'),
    ).toEqual(['3 BHK | Sell | Noida | Sector 76 | 5th floor of 18 | ₹1.05 crore'])
  })
  test('is a column of facts', () => {
    for (const text of [IPHONE, ANDROID, BLOCKS, MAIL, HEADINGS, HINDI, ONE]) {
      const sheet = readMessage(text, TODAY)
      const columns = sheet ? guessColumns(tableOf(sheet)) : []
      expect(columns.map(({ meaning }) => meaning)).toEqual(['facts'])
    }
  })
  test('that was sent twice has its homes once', () => {
    expect(homes(`${ANDROID}\n${ANDROID}`)).toHaveLength(2)
  })
  test.each([
    '',
    'Good morning',
    'Call 98100 00009',
    'Happy Diwali to all 🪔',
    '\u200e<Media omitted>',
  ])('of no home is none: %j', (text) => expect(readMessage(text, TODAY)).toBeNull())
  test('is told from a table', () => {
    for (const text of [IPHONE, ANDROID, BLOCKS, MAIL, HEADINGS, HINDI, ONE])
      expect(isMessage(text, TODAY)).toBe(true)
    expect(
      isMessage('City,Locality,Price\nNoida,Sector 76,1 cr\nNoida,Sector 75,2 cr', TODAY),
    ).toBe(false)
    expect(isMessage('Stock\nType;City;Price\nFlat;Noida;1 cr\nFlat;Noida;2 cr', TODAY)).toBe(false)
    expect(isMessage('City\tPrice\nNoida\t1 cr', TODAY)).toBe(false)
    expect(isMessage('', TODAY)).toBe(false)
  })
})

test('A heading of another city or deal begins the next part without a blank line', () => {
  const cities = `Hot deals today
*Gurgaon*
2bhk sushant lok 1200sqft 1.1 cr
*Noida*
3bhk sec 50 1.5cr 1600sqft
plot 100 gaj sec 122 85 lac`
  expect(read(cities, 'city', 'plotArea')).toEqual([
    'Gurugram | 1,200 sq ft',
    'Noida | 1,600 sq ft',
    'Noida | 100 sq yd',
  ])
  const deals = `For rent:
1. 2bhk sec 62 22k
2. 3bhk sec 76 30k
For sale:
3. 3bhk sec 78 95 lakh`
  expect(read(deals, 'listingType', 'price')).toEqual([
    'Rent | ₹22,000',
    'Rent | ₹30,000',
    'Sell | ₹95 lakh',
  ])
  expect(
    read('Lucknow\n2bhk gomti nagar 60L\nRent\n2bhk aliganj 15k', 'listingType', 'price'),
  ).toEqual(['Sell | ₹60 lakh', 'Rent | ₹15,000'])
})

describe('A heading about the offer', () => {
  const offers = (text: string) => {
    const sheet = readMessage(text, TODAY)
    if (!sheet) return []
    return readRows({ table: tableOf(sheet), map: ['facts'], today: TODAY }).lines.map(
      ({ offer }) => offer,
    )
  }
  const [two, three] = ['2bhk sec 62 noida 78 lac', '3bhk sec 76 noida 1.1 cr']
  test.each([
    [`SOLD OUT inventory:\n${two}\n${three}`, ['closed', 'closed']],
    [`${two}\nRented out\n${three}`, ['offered', 'closed']],
    [`Requirement\n${two}\n${three}`, ['expired', 'expired']],
    [`Requirements:\n1. ${two}\n2. ${three}`, ['expired', 'expired']],
    [`Required\n\n${two}\n\n${three}`, ['expired', 'expired']],
    [`Sold out\nNoida\n2bhk sec 62 78 lac\n3bhk sec 76 1.1 cr`, ['closed', 'closed']],
    [`Sold:\n${two}\nAvailable inventory:\n${three}`, ['closed', 'offered']],
    [`Sold:\n${two}\n\nFor sale\n${three}`, ['closed', 'offered']],
    [`Looking for a new home? See below\n${two}\n${three}`, ['offered', 'offered']],
    ['3 BHK flat\nSector 76, Noida\nPrice 1.05 cr\nSOLD OUT', ['closed']],
  ])('%j', (text, said) => expect(offers(text)).toEqual(said))
})

test('A city between homes is a heading, even where none stood above the first', () => {
  expect(
    read('3bhk sec 76 30k\nGurgaon\n2bhk sec 56 20k\n3bhk sec 57 35k', 'bedrooms', 'city').slice(1),
  ).toEqual(['2 BHK | Gurugram', '3 BHK | Gurugram'])
  expect(read('3bhk sec 76 30k\nNoida\n2bhk sec 56 20k\nGurgaon', 'bedrooms', 'city')).toEqual([
    '3 BHK | Noida',
    '2 BHK | Gurugram',
  ])
})

describe('Lines of one message are one home', () => {
  test.each([
    '3BHK flat Aliganj Lucknow\n1400 sqft 70 lakh',
    '1400 sqft 70 lakh\n3BHK flat Aliganj Lucknow',
    '3 BHK Aliganj\n1400 sqft @ 70 lakh\nReady to move',
    '📍 Aliganj, Lucknow\n\n🛏 3 BHK flat\n\n📐 1400 sqft\n\n💰 70 lakh\n\nCall 9810000009',
    '3 BHK flat\n\nAliganj, Lucknow\n\n1400 sqft\n\n70 lakh',
    '1. 3 BHK flat\n2. Aliganj, Lucknow\n3. 1400 sqft\n4. 70 lakh',
    'Aliganj Lucknow\n• 3 BHK\n• 1400 sqft\n• 70 lakh\nloan possible, registry clear',
    'Flat for sale\n3 BHK in Aliganj, 70 lakh\nSize 1400 sqft\n3rd floor',
  ])('%j', (text) => {
    expect(read(text, 'bedrooms', 'locality', 'plotArea', 'price')).toEqual([
      '3 BHK | Aliganj | 1,400 sq ft | ₹70 lakh',
    ])
  })

  test('and each two lines another one where they begin anew', () => {
    const text =
      '3BHK flat Aliganj\n1400 sqft 70 lakh\n2BHK flat Indira Nagar Lucknow\n900 sqft 45 lakh'
    expect(read(text, 'bedrooms', 'locality', 'plotArea', 'price')).toEqual([
      '3 BHK | Aliganj | 1,400 sq ft | ₹70 lakh',
      '2 BHK | Indira Nagar | 900 sq ft | ₹45 lakh',
    ])
  })
})

describe('The name of a building in a line by itself', () => {
  test.each([
    ['🏢 ATS Pristine\n3 BHK\n📍Sector 150 Noida\n3200 sqft\n4.15 Cr', 'ATS Pristine'],
    ['ATS Pristine\n3 BHK Sector 150 Noida\n3200 sqft 4.15 Cr', 'ATS Pristine'],
    ['Project: ATS Pristine\n3 BHK Sector 150 Noida\n3200 sqft 4.15 Cr', 'ATS Pristine'],
    ['3 BHK\nDLF The Crest\nSector 54 Gurgaon\n6.5 Cr', 'DLF The Crest'],
    ['HOT DEAL\nNimbus Court\n3 BHK, Sector 76 Noida, 1.1 cr', 'Nimbus Court'],
    ['प्रोजेक्ट: निम्बस कोर्ट\n3 बीएचके सेक्टर 76 नोएडा 1.1 करोड़', 'निम्बस कोर्ट'],
    ['🏢 nimbus court\n3 bhk sector 76 noida 1.1 cr', 'nimbus court'],
    ['3 BHK, Gomti Nagar Vistar me Omega Sparsh, 85 lakh', 'Omega Sparsh'],
    ['Flat in Omaxe R2, gomti nagar extension, 75 lakh', 'Omaxe R2'],
  ])('%j is the building', (text, name) => {
    expect(read(text, 'projectBuildingName')).toEqual([name])
  })
  test('above several homes is that of each, unless they are in several places', () => {
    expect(read('ATS Pristine\n3 BHK 1.5cr\n4 BHK 2.1 cr\n\nNoida', 'projectBuildingName')).toEqual(
      ['ATS Pristine', 'ATS Pristine'],
    )
    const firm = 'Royal Sparsh\n3bhk sec 76 noida 1.1 cr\n2bhk sec 62 noida 78 lac'
    expect(read(firm, 'projectBuildingName')).toEqual(['', ''])
    expect(readMessage(firm, TODAY)?.unread).toEqual(['Royal Sparsh'])
  })
  test.each([
    'Amit Sharma\n3bhk sec 76 noida 1.1 cr',
    'Neem Realty\n3bhk sec 76 noida 1.1 cr',
    'Grab Now\n3bhk sec 76 noida 1.1 cr',
    '3bhk sec 76 noida 1.1 cr\nAnil Mehta',
    '3bhk sec 76 noida 1.1 cr\nRegards\nRoyal Mehta',
  ])('%j names none', (text) => expect(read(text, 'projectBuildingName')).toEqual(['']))
})

describe('What stands in no home', () => {
  test.each([
    ['Dear sir\nfresh options today\n3bhk sec 76 noida 1.1 cr', ['fresh options today']],
    ['3bhk sec 76 noida 1.1 cr\n\nRegards,\nOffice\nNeem Realty', ['Office', 'Neem Realty']],
    [
      'Prepared by: Office\n3bhk sec 76 noida 1.1 cr\nTotal 480.5',
      ['Prepared by: Office', 'Total 480.5'],
    ],
    ['For rent:\n3bhk sec 76 noida 1.1 cr sale', ['For rent']],
    ['3bhk sec 76 noida 1.1 cr\nCall: 98100 00009\nAmit Sharma', undefined],
  ])('of %j is told, but no person', (text, unread) => {
    const sheet = readMessage(text, TODAY)
    expect(sheet?.rows).toHaveLength(1)
    expect(sheet?.unread).toEqual(unread)
  })
  test('is a remark on the file', () => {
    const sheet = readMessage('Hot stock\n3bhk sec 76 noida 1.1 cr', TODAY)
    const table = tableOf(sheet ?? { name: '', rows: [] })
    expect(readRows({ table, map: ['facts'], today: TODAY }).note).toContain('“Hot stock”')
  })
})

test.each([
  ['blank lines', '\n'.repeat(200_000)],
  ['names', 'Ab Cd\n'.repeat(20_000)],
  ['names above homes', 'Ab Cd\n3bhk sec 76 1cr\n'.repeat(3000)],
  ['one word', 'a'.repeat(200_000)],
])('A message of %s alone is read at once', (_, text) => {
  const begin = performance.now()
  readMessage(text, TODAY)
  // Each line is looked at once: with their square it would take minutes.
  expect(performance.now() - begin).toBeLessThan(20_000)
})

test('A building in a line of its own is that of its home, and of others only where they say no other place', () => {
  const own = ['🏢 ATS Pristine', '3 BHK', 'Sector 150 Noida', '3200 sqft', '4.15 Cr'].join('\n')
  const namesOf = (text: string) => read(text, 'projectBuildingName')
  expect(namesOf(`${own}\n\n2 BHK Aliganj Lucknow 950 sqft 48 lakh`)).toEqual(['ATS Pristine', ''])
  expect(namesOf(`${own}\n\n२ बीएचके अलीगंज लखनऊ 950 वर्ग फुट 48 लाख`)).toEqual(['ATS Pristine', ''])
  expect(namesOf(`${own}\n\n4 BHK Sector 150 Noida 4100 sqft 5.2 Cr`)).toEqual([
    ...['ATS Pristine', 'ATS Pristine'],
  ])
  expect(namesOf('🏢 ATS Pristine\n3 BHK 3200 sqft 4.15 Cr\n4 BHK 4100 sqft 5.2 Cr')).toEqual([
    ...['ATS Pristine', 'ATS Pristine'],
  ])
})
