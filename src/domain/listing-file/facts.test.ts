import { describe, expect, test } from 'vitest'
import { readRows } from '../../test/support/data/file-rows.ts'
import type { FieldName } from '../listing/fields.ts'
import { factsIn } from './facts.ts'
import { tableOf } from './sheet-table.ts'

const TODAY = new Date('2026-11-26T06:00:00Z')
const facts = (text: string) => factsIn(text, TODAY).facts
/** What a line says after the readers of the fields have read it. */
const lineOf = (text: string) => {
  const table = tableOf({ name: '', rows: [[text]] })
  return readRows({ table, map: ['facts'], answers: {}, edits: {}, today: TODAY }).lines[0]
}
const stateOf = (text: string, name: FieldName) => {
  const cell = lineOf(text)?.cells[name]
  return `${cell?.state} ${cell?.said}`
}

describe('A line of several facts', () => {
  test.each<[string, Partial<Record<FieldName, string>>]>([
    [
      '3 BHK, 1,450 sq ft, 7 of 12',
      { bedrooms: '3 BHK', plotArea: '1,450 sq ft', floorNumber: '7 of 12' },
    ],
    [
      '4BHK+S Sec 76 Amrapali Silicon 2100sf 9th flr park facing *1.6cr* nego',
      {
        bedrooms: '4BHK',
        city: 'Noida',
        locality: 'Sector 76',
        plotArea: '2100sf',
        floorNumber: '9th flr',
        price: '1.6cr',
        negotiable: 'Yes',
        listingType: 'Sell',
        projectBuildingName: 'Amrapali Silicon',
      },
    ],
    [
      '2+1 sec 63 sem furn rent 21.5k + maint, family only',
      {
        bedrooms: '2+1',
        furnishing: 'sem furn',
        price: '21.5k',
        listingType: 'Rent',
        tenantsPreferred: 'family only',
      },
    ],
    [
      'Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj',
      {
        propertyType: 'Plot',
        plotArea: '150 gaj',
        price: '52000/gaj',
        city: 'Lucknow',
        listingType: 'Sell',
        locality: 'Gomti Nagar Extension',
      },
    ],
    [
      'Builder floor DLF-1 3bhk 1800 sqft 2nd flr wid roof 3.1 cr',
      {
        propertyType: 'Builder floor',
        bedrooms: '3bhk',
        floorNumber: '2nd flr',
        city: 'Gurugram',
        locality: 'DLF Phase 1',
        price: '3.1 cr',
      },
    ],
    [
      'Studio 380 sft sec 150 under const 34L (PLC extra)',
      { propertyType: 'Studio', plotArea: '380 sft', possession: 'under const', price: '34L' },
    ],
    [
      '3 बीएचके फ्लैट किराये पर 22 हज़ार इंदिरा नगर लखनऊ',
      {
        bedrooms: '3 बीएचके',
        propertyType: 'फ्लैट',
        listingType: 'किराये पर',
        price: '22 हज़ार',
        city: 'Lucknow',
        locality: 'Indira Nagar',
      },
    ],
    ['दो कमरे का मकान', { bedrooms: 'दो कमरे', propertyType: 'मकान' }],
    [
      'गोमती नगर में 160 गज का प्लॉट, 45000 रुपये प्रति गज',
      { plotArea: '160 गज', propertyType: 'प्लॉट', price: '45000 रुपये प्रति गज' },
    ],
    [
      'Shop for sale in Gomti Nagar Lucknow 350 sq ft 80 lakh ground floor 40 ft road',
      {
        propertyType: 'Shop',
        listingType: 'for sale',
        plotArea: '350 sq ft',
        price: '80 lakh',
        floorNumber: 'ground floor',
        roadWidth: '40 ft',
      },
    ],
    [
      'Society: Nimbus Court\nRent: 25,000\nDeposit: 2 months\nFloor: 5/18\nFacing: East\nAvailable from: 1 Jan 2027',
      {
        projectBuildingName: 'Nimbus Court',
        price: '25,000',
        deposit: '2 months',
        floorNumber: '5/18',
        facingType: 'East',
        availableFrom: '1 Jan 2027',
        listingType: 'Rent',
      },
    ],
    [
      'PG for girls sec 62 Noida double sharing with food ac wifi 8500 per month security 1 month',
      {
        listingType: 'PG',
        pgFor: 'for girls',
        sharing: 'double sharing',
        meals: 'with food',
        wifi: 'available',
        price: '8500 per month',
        deposit: '1 month',
      },
    ],
    [
      '2 bhk 25k rent 50k deposit 3k maintenance',
      { price: '25k', deposit: '50k', maintenance: '3k', listingType: 'Rent' },
    ],
    [
      'Ready to move 3bhk 18 floors, 2 car parking, 3 bath, 2 balcony rs 2.35 Cr',
      {
        possession: 'Ready to move',
        totalFloors: '18',
        parkingSpaces: '2',
        bathrooms: '3',
        balconies: '2',
        price: '2.35 Cr',
      },
    ],
  ])('%s', (text, said) => expect(facts(text)).toMatchObject(said))

  test('is read by the readers of the fields', () => {
    const plot = 'Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj'
    expect(stateOf(plot, 'price')).toBe('asked ₹78 lakh')
    const rent = '2+1 sec 63 noida sem furn rent 21.5k + maint, family only'
    expect(stateOf(rent, 'furnishing')).toBe('taken Semi-furnished')
    expect(stateOf(rent, 'price')).toBe('taken ₹21,500')
  })

  test('stays ambiguous where it is', () => {
    expect(stateOf('3 bhk flat 1,25 Cr, Noida sector 75', 'price')).toMatch(/^asked/)
    expect(stateOf('3 bhk sector 75 noida 1 cr', 'propertyType')).toMatch(/^asked/)
    expect(facts('3 bhk sector 75 1 cr').propertyType).toBe('Flat or house')
    expect(facts('super area 1685 carpet 1180 sq ft').plotArea).toBe('1685, 1180 sq ft')
    expect(facts('1.25 cr last 1.2 cr').price).toBe('1.25 cr, 1.2 cr')
  })

  test('says nothing that it does not say', () => {
    expect(facts('Nice home, call for details')).toEqual(expect.not.objectContaining({ price: '' }))
    expect(Object.keys(facts('Good morning'))).toEqual([])
    expect(facts('2 km from Sector 62 metro, 5 min walk')).not.toHaveProperty('locality')
    expect(facts('flat without lift')).not.toHaveProperty('amenities')
    expect(facts('built in 2015')).not.toHaveProperty('price')
  })

  test('takes no phone number, no name and no claim', () => {
    const {
      leftOut,
      rest,
      facts: said,
    } = factsIn(
      '2bhk 25000 sec 76 Noida. Contact Ramesh Kumar 98100 00009, mail a.b@mail.example no brokerage from owner, verified, papers shown',
      TODAY,
    )
    expect(leftOut).toEqual(
      expect.arrayContaining(['98100 00009', 'a.b@mail.example', 'no brokerage', 'from owner']),
    )
    expect(leftOut).toEqual(expect.arrayContaining(['verified', 'papers shown']))
    const kept = JSON.stringify([said, rest])
    expect(kept).not.toMatch(/98100|Ramesh|mail\.example|owner|brokerage|verified|papers/i)
    expect(said.price).toBe('25000')
  })

  test.each([
    '+91 98100 00009',
    '09810000009',
    '९८१००००००९',
    '981-000-0009',
    '98100xxxxx',
    '+971 50 123 4567',
    '+1 (415) 555-2671',
  ])('leaves out the number %s', (number) => {
    const { leftOut, facts: said } = factsIn(`3bhk ${number}`, TODAY)
    expect([leftOut.length, said.price]).toEqual([1, undefined])
  })
})

describe('A price for a unit', () => {
  test.each([
    // A metre of a plot is a square one to some.
    ['Plot 112 mtr Sector 105 Noida 45000/mtr', undefined],
    ['Land 5 biswa Lucknow 12 lakh per biswa', undefined],
    ['plot 200 sq m sector 105 noida price 35000 psm', '35000 psm'],
    ['2bhk Aliganj Lucknow rent 18,500/- pm', '18,500/- pm'],
    ['PG Kakadeo Kanpur 6500 per bed', '6500 per bed'],
  ])('of “%s” is not the price of the home', (text, price) => {
    expect(facts(text).price).toBe(price)
  })

  test('is multiplied by the area as it was written', () => {
    expect(stateOf('plot 200 sq m sector 105 noida price 35000 psm', 'price')).toBe(
      'asked ₹70 lakh',
    )
  })
})

test.each([
  ['SOLD 3bhk sec 50 noida 1.6cr 1700 sqft', 'closed'],
  ['3bhk 1700 sqft sec 50 noida 1.6cr sold out', 'closed'],
  ['Rented: 2bhk sec 62 noida 22k', 'closed'],
  ['3bhk sec 50 noida 1.6cr on hold', 'expired'],
  ['3bhk sec 50 noida 1.6cr unsold', 'offered'],
  ['3bhk sec 50 noida 1.6cr not sold', 'offered'],
  ['Pre rented shop for sale Hazratganj 1.2 cr', 'offered'],
])('“%s” is %s', (text, offer) => {
  expect(lineOf(text)?.offer).toBe(offer)
})

test('What looks for a home is not posted, and one answer settles all such lines', () => {
  const text =
    'Required 3bhk in sector 137 noida budget 1.2cr\nWanted 2bhk on rent sec 62 20k\n1bhk sec 62 15k'
  const rows = text.split('\n').map((line) => [line])
  const table = tableOf({ name: '', rows })
  const read = (answers = {}) => readRows({ table, map: ['facts'], answers, today: TODAY })
  const { lines, questions } = read()
  expect(lines.map(({ offer }) => offer)).toEqual(['expired', 'expired', 'offered'])
  const asked = questions.find(({ kind }) => kind === 'wanted')
  expect(asked?.lines).toEqual([1, 2])
  const [leave = '', keep = ''] = asked?.options ?? []
  const offersAfter = (answer: string) =>
    read({ [asked?.key ?? '']: answer }).lines.map(({ offer }) => offer)
  expect(offersAfter(leave)).toEqual(['expired', 'expired', 'offered'])
  expect(offersAfter(keep)).toEqual(['offered', 'offered', 'offered'])
})

test('“1/4 floor” is the first of four, and one of two areas is not chosen', () => {
  expect(stateOf('2BHK 1/4 floor sec 51 noida 65 lac', 'floorNumber')).toBe('taken 1st floor of 4')
  expect(stateOf('3 BHK 1450/1180 sqft sector 120 noida 98 lakh', 'plotArea')).toBe('empty null')
})

test('The number of a tower is no floor, and what is saved is no price', () => {
  const tower = 'flat tower 5 floor 12 sec 75 noida 3bhk 1.2cr'
  expect(stateOf(tower, 'floorNumber')).toBe('taken 12th floor')
  expect(facts('3 bhk flat 50 L less than market sec 75 noida 1500 sqft').price).toBeUndefined()
})

test.each([
  ['plot 200 gaj @39000 = 78 lakh sec 105 noida', '78 lakh'],
  ['3bhk flat 1200 sqft 8000 psf total 96 lakh sec 76 noida', '96 lakh'],
  ['3bhk flat 1200 sqft 8000 psf total 97 lakh sec 76 noida', '97 lakh'],
  ['3bhk flat 1200 sqft 8000 psf total 1.1 cr sec 76 noida', '8000 psf, 1.1 cr'],
  ['plot 200 gaj @6500 = 78 lakh sec 105 noida', '6500, 78 lakh'],
])('“%s” costs %s', (text, price) => expect(facts(text).price).toBe(price))

test.each([
  '2bhk Andheri West Mumbai 1.2 cr',
  '2bhk Laxmi Nagar Delhi 60 lakh',
  // Not beside the locality, or after another word than a break.
  '3bhk sector 75, noida 1.2 cr 1500 sqft Royal Mehta',
  '3bhk noida sector 75 shining Royal Mehta 1.2 cr',
])('“%s” names no building', (text) => expect(facts(text).projectBuildingName).toBeUndefined())

test.each([
  ['Flat Sigra Varanasi 2 BHK 45 lakh. Loan available', '45 lakh', 'Loan'],
  ['3bhk sec 76 noida 62 lakh. registry clear', '62 lakh', 'registry clear'],
  ['3bhk sec 76 noida 72L. GST nil', '72L', 'GST nil'],
  ['3bhk sec 76 noida ७२ लाख। रजिस्ट्री अलग', '७२ लाख', 'रजिस्ट्री अलग'],
  ['60 lakh registry ready, 2bhk sec 62 noida', '60 lakh', 'registry'],
  ['2bhk sec 62 rent 28000/- electricity extra', '28000/-', 'electricity extra'],
  ['2bhk sec 62 noida 5 lakh token, 85 lakh', '85 lakh', '5 lakh token'],
  ['Rs. 85 lakh. Opp. Park. 3 BHK', '85 lakh', 'Opp. Park'],
])('The price in “%s” ends where its sentence does', (text, price, rest) => {
  expect([facts(text).price, factsIn(text, TODAY).rest]).toEqual([price, rest])
})

test.each([
  ['4BHK + SQ sec 150 noida 4.15 cr', 'SQ'],
  ['4BHK (with SQ) sec 150 noida 4.15 cr', 'SQ'],
  ['2bhk Indira Nagar sector 14 Lucknow 16k', 'sector 14'],
  ['Plot 30x50 Vrindavan Yojna Lucknow sec 9', 'sec 9'],
  ['2bhk flat sec 62 noida 20k, wifi', 'wifi'],
  ['Plot 200 gaj reg maint', 'reg maint'],
])('What no field of “%s” takes is named', (text, rest) => {
  expect(factsIn(text, TODAY).rest).toBe(rest)
})

test('“Neg” is negotiable, and “resi” says nothing', () => {
  expect(facts('2bhk sec 62 noida 78 lakh neg').negotiable).toBe('Yes')
  expect(factsIn('Resi plot 200 gaj', TODAY).rest).toBe('')
})

test.each([
  ['2 BHK sec 76 noida\nSize 950\n50 lac', '950'],
  ['2 BHK sec 76 noida, area: 1,045, 50 lac', '1,045'],
  ['2 BHK sec 76 noida, size 950 to 1200, 50 lac', undefined],
  ['2 BHK sec 76 noida, area 62, 50 lac', undefined],
])('The area of “%s” is %s, in a unit that is asked', (text, area) => {
  expect(facts(text).plotArea).toBe(area)
})

test.each<[string, Partial<Record<FieldName, string>>]>([
  ['3B/2T sec 76 noida 85 lakh', { bedrooms: '3 bhk', bathrooms: '2', locality: 'Sector 76' }],
  ['2bhk sec 76 noida 22k, sec 2 months', { deposit: '2 months', locality: 'Sector 76' }],
])('Short forms of dealers: %s', (text, said) => expect(facts(text)).toMatchObject(said))

test.each([
  ['2BHK - Sec 50 - 28k', 'taken ₹28,000'],
  ['2BHK Sec 50 noida 28-30k', 'empty null'],
  ['3BHK@1.2Cr Sec76 Noida', 'taken ₹1.2 crore'],
  ['2BHK Sec 76 rent@25k.Call me', 'taken ₹25,000'],
])('The price of “%s” is %s', (text, price) => expect(stateOf(text, 'price')).toBe(price))

test('A mail address is left out of a message, also behind a price', () => {
  expect(factsIn('3bhk sec 76 @1.2cr mail a.b@mail.example', TODAY).leftOut).toEqual([
    'a.b@mail.example',
  ])
})
