import { describe, expect, test } from 'vitest'
import { FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS as texts } from '#language/listing-file/texts-read'
import { READING_TEXTS } from '#language/reading/texts'
import { readFileRows, readRows } from '../../test/support/data/file-rows.ts'
import { guessColumns } from './mapping.ts'
import type { Answers } from './questions.ts'
import { tableOf } from './sheet-table.ts'
import { mapOf } from './table.ts'

const TODAY = new Date('2026-11-26T12:00:00+05:30')
const rowsOf = (...lines: string[]) => lines.map((line) => line.split('|'))
const read = (lines: readonly string[], answers: Answers = {}) =>
  readFileRows(rowsOf(...lines), TODAY, answers)
/** What was read of the first line, in figures and words. */
const saidOf = (...lines: string[]) =>
  Object.fromEntries(
    Object.entries(read(lines).lines[0]?.cells ?? {}).flatMap(([name, { said }]) =>
      said ? [[name, said]] : [],
    ),
  )

describe('The export of a portal', () => {
  const HEADS =
    'Property ID|Listed On|I want to|Property Type|City|Locality|Society / Project|BHK|Super Built-up Area|Carpet Area|Expected Price|Price per sqft|Furnishing|Floor|Facing|Possession|RERA ID|Amenities|Posted By|Mobile|Images|Status'
  const LINES = [
    'Q301|03/11/2026|Sell|Apartment|Noida|Sector 137, Noida|Amla Greens|3 BHK|1,685 sq.ft.|1,180 sq.ft.|₹ 1.25 Cr|₹ 7,418/sq.ft.|Semi-Furnished|5 out of 18|East|Ready To Move|UPRERAPRJ90001|Lift, Power Back Up, Car Parking, Gymnasium|Dealer|+91-9810000001|6|Active',
    'Q302|28-Oct-2026|Rent/Lease|Apartment|Noida|Sector 62|Bel Enclave|2 BHK|1,050 sq.ft.||₹ 24,500||Furnished|Ground of 4|North-East|||Lift, Security|Dealer|+91-9810000001|4|Active',
    'Q303|2026-10-19T08:15:00+05:30|Sell|Residential Land|Lucknow|Gomti Nagar Extension|Champa plot||200 sq.yd.||₹ 95,00,000||||North||||Owner|09810000002|2|Active',
    'Q304|01/02/2026|Sell|Builder Floor|Gurgaon|DLF Phase 1|Block D|4 BHK|2,400 sq.ft.|1,900 sq.ft.|₹ 4.2 Cr||Unfurnished|3 out of 4|South West|Under Construction||Lift, Park|Dealer|+91 98100 00003|11|Expired',
    'Q305|15/09/2026|PG|PG|Kanpur|Swaroop Nagar|Dhak Girls PG||||₹ 8,500 / bed||Furnished|||||Meals, Wi-Fi|Owner|+91-9810000004|3|Active',
    'Q306|15/09/2026|Sell|Apartment|Noida|Sector 150|Kaner Heights|3 BHK|1,900 sq.ft.||Price on Request||Unfurnished|B1 out of 22|West|Dec 2028||Lift|Dealer|+91-9810000001|0|Active',
  ]

  test('is read as it is: what is ready, what is off, and what says why it is neither', () => {
    const { lines, note } = read([HEADS, ...LINES])
    expect(
      lines.map(({ reference, offer, fields }) => [reference, offer, fields !== null]),
    ).toEqual([
      ['Q301', 'offered', true],
      ['Q302', 'offered', true],
      ['Q303', 'offered', true],
      ['Q304', 'expired', true],
      ['Q305', 'offered', false],
      ['Q306', 'offered', false],
    ])
    expect(lines[0]?.fields).toMatchObject({
      listingType: 'Sell',
      propertyCategory: 'Residential',
      propertyType: 'Flat/Apartment',
      city: 'Noida',
      locality: 'Sector 137',
      bedrooms: 3,
      price: 12_500_000,
      plotArea: 1180,
      areaUnit: 'sq ft',
      areaBasis: 'Carpet',
      floorNumber: 5,
      totalFloors: 18,
      amenities: ['Gym', 'Parking', 'Power Backup', 'Lift'],
    })
    expect(lines[1]?.fields).toMatchObject({
      listingType: 'Rent',
      price: 24_500,
      plotArea: 1050,
      areaBasis: 'Super built-up',
      floorNumber: 0,
      totalFloors: 4,
      furnishing: 'Fully furnished',
    })
    // "Listed on" is not "available from".
    expect(lines[1]?.fields?.availableFrom ?? null).toBeNull()
    expect(lines[2]?.fields).toMatchObject({ plotArea: 1800, areaUnit: 'sq yd', areaBasis: 'Plot' })
    expect(lines[3]?.fields).toMatchObject({ city: 'Gurugram', propertyType: 'Flat/Apartment' })
    expect(lines[3]?.notes).toEqual([texts.expired('Expired')])
    expect(lines[4]?.problems.plotArea).toContain('1,450 sq ft')
    expect(lines[4]?.open.propertyType).toBe(
      'It is missing: Flat/Apartment, Independent House/Villa or 1 RK/Studio Apartment?',
    )
    expect(lines[5]?.cells.price).toMatchObject({ written: 'Price on Request', state: 'asked' })
    expect(lines[0]?.cells.price).toEqual({
      written: '₹ 1.25 Cr',
      state: 'taken',
      said: '₹1.25 crore',
      problem: null,
    })
    expect(note).toContain(texts.areas)
    expect(note).toContain(texts.neverImported(['Posted By', 'Mobile']))
    expect(JSON.stringify(lines.map(({ fields, cells }) => [fields, cells]))).not.toMatch(/98100/)
  })

  test('raises no question about a line that is off, unless the agent wants it', () => {
    const table = tableOf({
      name: '',
      rows: rowsOf(HEADS, LINES[3]?.replace('₹ 4.2 Cr', '4,25 Cr') ?? ''),
    })
    const request = { table, map: mapOf(guessColumns(table)), today: TODAY }
    expect(readRows(request).questions).toEqual([])
    expect(readRows({ ...request, wanted: { 2: true } }).questions).toHaveLength(1)
  })
})

test('The stock list of a program: its title, its dates and a price with its unit are read', () => {
  const { lines } = read([
    'Tulsi Estates – stock list, November 2026',
    '',
    'Listing type|Category|Property type|City|Locality|Project or building name|Area|Unit|Price|Available from|Floor number',
    'Sell|Residential|Flat/Apartment|Lucknow|Gomti Nagar|Amla Heights|1450.5|sq ft|₹72,00,000|15/01/2027|0',
    'Sell|Residential|Plot/Land|Varanasi|Assi|Bel View|160|sq yd|0.95 Cr||',
  ])
  expect(
    lines.map(({ line, fields }) => [line, fields?.price, fields?.availableFrom ?? null]),
  ).toEqual([
    [4, 7_200_000, '2027-01-15'],
    [5, 9_500_000, null],
  ])
})

describe('A file with a decimal comma', () => {
  const FILE = [
    'Listing type|Category|Property type|City|Locality|Project or building name|Area|Unit|Price',
    'Sell|Residential|Flat/Apartment|Lucknow|Hazratganj|Château Amla|1450,50|sq ft|7200000',
    'Sell|Residential|Plot/Land|Varanasi|Assi|Bel View|160|sq yd|1,25 Cr',
    'Rent|Commercial|Office|Kanpur|Civil Lines|Champa Chambers|1.500|sq ft|45.000',
  ]
  const figures = (rows: readonly string[], answers: Answers = {}) =>
    read(rows, answers).lines.map(({ fields }) => fields && [fields.plotArea, fields.price])

  test('is asked about once, and never read by a factor of a hundred', () => {
    const [question, ...others] = read(FILE).questions
    expect([question?.lines, question?.options.length, others]).toEqual([[2, 3, 4], 2, []])
    expect(figures(FILE)).toEqual([null, null, null])
    const [comma = '', point = ''] = question?.options ?? []
    const key = question?.key ?? ''
    expect(figures(FILE, { [key]: comma })).toEqual([
      [1450.5, 7_200_000],
      [1440, 12_500_000],
      [1500, 45_000],
    ])
    expect(read(FILE, { [key]: point }).questions.length).toBeGreaterThan(1)
  })

  test('is asked about figure by figure where only two leave it open', () => {
    expect(read(FILE.slice(0, 3)).questions.map(({ options }) => options)).toEqual([
      ['1,450.5 sq ft', '1,45,050 sq ft'],
      ['₹1.25 crore', '₹125 crore'],
    ])
  })
})

describe('Days that may begin with the month', () => {
  const HEADS =
    'Listing type|Property type|City|Locality|Project or building name|Area|Price|Available from'
  const line = (name: string, day: string) =>
    `Rent|Flat|Noida|Sector 62|${name}|1,010 sq ft|24,500|${day}`
  const days = (rows: readonly string[], answers: Answers = {}) =>
    read([HEADS, ...rows], answers).lines.map(({ fields }) => fields?.availableFrom ?? null)

  test('begin with the day as long as none of the column denies it', () => {
    expect(days([line('Amra', '03/04/2027'), line('Bela', '13/04/2027')])).toEqual([
      '2027-04-03',
      '2027-04-13',
    ])
  })

  test('are asked about once for the file where one of them must begin with the month', () => {
    const rows = [
      line('Amra', '03/04/2027'),
      line('Bela', '04/13/2027'),
      line('Champa', '05/06/2027'),
    ]
    const [question, ...others] = read([HEADS, ...rows]).questions
    expect([question?.lines, others]).toEqual([[2, 4], []])
    expect(days(rows)).toEqual([null, '2027-04-13', null])
    const [, month = ''] = question?.options ?? []
    expect(days(rows, { [question?.key ?? '']: month })).toEqual([
      '2027-03-04',
      '2027-04-13',
      '2027-05-06',
    ])
  })
})

test('A feed is one home, with its area in metres', () => {
  const { lines } = read([
    'id|title|type|content|price|property_type|floor_area|rooms|bathrooms|city|city_area|date|by_owner',
    'T1|Amla Residency|For Sale|Two balconies.|7200000|Apartment|135 meters|3|2|Lucknow|Gomti Nagar|20/11/2026|0',
  ])
  expect(lines[0]?.fields).toMatchObject({ areaUnit: 'sq m', price: 7_200_000, bedrooms: 3 })
})

describe('What follows for certain is not asked', () => {
  test.each<[heads: string, cells: string, is: Record<string, string>]>([
    ['Type|Locality|Rent', 'Flat|Sector 137, Noida|18000', { listingType: 'Rent', city: 'Noida' }],
    ['Type|City|Locality', 'Flat|NCR|Sector 137', { city: 'Noida', locality: 'Sector 137' }],
    ['Type|City|Locality', 'Flat|NCR|DLF Phase 1', { city: 'Gurugram' }],
    [
      'Type|City|Location',
      'Flat|Noida|Flat 302, Amla, Sector 137, Noida, UP 201305',
      { locality: 'Sector 137' },
    ],
    ['Type|City|Location', 'Flat|Kanpur|Near IIT, Kalyanpur', { locality: 'Kalyanpur' }],
    ['Type|City|Location', 'Flat|Noida|Sector 62 Noida', { locality: 'Sector 62' }],
    ['Type|City|Sector', 'Flat|Noida|62', { locality: 'Sector 62' }],
    ['Type|City|Price', 'Flat|Noida|1.25 Cr', { listingType: 'Sell' }],
    [
      'Type|City|Config',
      'Flat|Noida|3 BHK, 1,685 sq ft',
      { bedrooms: '3 BHK', plotArea: '1,685 sq ft' },
    ],
    ['Type|City|Price|Price Unit', 'Flat|Noida|1.25|Cr', { price: '₹1.25 crore' }],
    [
      'Type|Price|Project',
      'Flat|72 lakh|Amla Greens, Sector 150 Noida',
      { projectBuildingName: 'Amla Greens', locality: 'Sector 150', city: 'Noida' },
    ],
    ['Type|City|Sharing', 'Flat|Noida|Double sharing', { listingType: 'PG' }],
    ['Type|City|Age of Property', 'Flat|Noida|0-5 years', { propertyAge: 'Up to 5 years' }],
    ['Type|City|Deal', 'Office|Noida|Sale', { propertyCategory: 'Commercial' }],
    ['Type|City|Deal', 'Residential Plot|Noida|Sale', { propertyCategory: 'Residential' }],
    ['Type|City|Deal', 'PG|Noida|PG', { listingType: 'PG', propertyCategory: 'Residential' }],
    ['Property|City|Deal', '3 BHK Apartment|Noida|Sale', { bedrooms: '3 BHK' }],
    ['Config|City|Deal', 'Studio|Noida|Sale', { propertyType: '1 RK/Studio Apartment' }],
    ['Type|City|Area (sq ft)', 'Flat|Noida|1,450', { plotArea: '1,450 sq ft' }],
    ['Type|City|Price (in Lacs)', 'Flat|Noida|125', { price: '₹1.25 crore' }],
    [
      'प्रकार|शहर|कीमत|कमरे|तल',
      'फ्लैट|लखनऊ|72 लाख|3|दूसरी',
      { city: 'Lucknow', price: '₹72 lakh', floorNumber: '2nd floor' },
    ],
    ['Type|City|Possession', 'Flat|Noida|May ’24', { possession: 'Ready to move' }],
    ['Type|City|Floor', 'Flat|Noida|5 out of 5', { floorNumber: '5th floor of 5' }],
    ['Type|City|Car Parking', 'Flat|Noida|Covered', { amenities: 'Parking' }],
    ['Type|City|Car Parking', 'Flat|Noida|2', { parkingSpaces: '2' }],
  ])('%s: %s', (heads, cells, is) => expect(saidOf(heads, cells)).toMatchObject(is))

  test('but what the price leaves open is: of what nobody calls a home, beds may be offered', () => {
    const { questions, lines } = read([
      'Type|City|BHK|Price',
      'Flat|Noida||24,500',
      '|Noida|2|24,500',
      '|Noida||6,500',
      'Flat|Noida||90 lakh',
    ])
    expect(lines.map(({ cells }) => cells.listingType?.said ?? null)).toEqual([
      'Rent',
      'Rent',
      null,
      'Sell',
    ])
    const sentences = questions.map(({ sentence }) => sentence)
    expect(sentences).toContain('Listing type is missing in 1 line: Rent or PG?')
  })

  test('but two columns that contradict each other are', () => {
    const [line] = read([
      'Project|Details|Price',
      'Amla|3 BHK, 1,685 sq ft, Sector 62 Noida, 90 lakh|1.35 Cr',
    ]).lines
    expect(line?.open.price).toBe('“1.35 Cr / 90 lakh”: ₹1.35 crore or ₹90 lakh?')
    expect(line?.cells).toMatchObject({
      bedrooms: { said: '3 BHK' },
      locality: { said: 'Sector 62' },
    })
  })

  test('but a word that nobody knows is, once, with a way to leave it out', () => {
    const lines = ['Type|City|Facing', 'Flat|Noida|Park', 'Flat|Noida|East', 'Flat|Noida|park']
    const before = read(lines)
    const [ask] = before.questions.filter(({ field }) => field === 'facingType')
    expect([ask?.lines, ask?.options.at(-1)]).toEqual([[2, 4], texts.leaveOut])
    expect(before.lines[0]?.cells.facingType).toMatchObject({ state: 'asked', said: null })
    const after = read(lines, { [ask?.key ?? '']: texts.leaveOut }).lines
    expect(after.map(({ open }) => open.facingType)).toEqual([undefined, undefined, undefined])
    const answered = read(lines, { [ask?.key ?? '']: 'South' }).lines
    expect(answered[2]?.cells.facingType).toMatchObject({ state: 'taken', said: 'South' })
  })

  test('but a range among several facts is refused, too', () => {
    const [line] = read([
      'Project|Details',
      'Amla|3 BHK, 2100-2850 sqft, Sector 62 Noida, 1.2 - 1.5 Cr',
    ]).lines
    expect(line?.cells).toMatchObject({
      bedrooms: { said: '3 BHK' },
      plotArea: { said: null, problem: READING_TEXTS.severalAreas('2100-2850 sqft') },
      price: { said: null, problem: READING_TEXTS.severalAmounts('1.2 - 1.5 Cr') },
    })
  })

  test('but a range of areas is refused', () => {
    const { lines } = read(['Type|City|Area', 'Flat|Noida|2100 - 2850 sq ft'])
    expect(lines[0]?.problems.plotArea).toBe(READING_TEXTS.severalAreas('2100 - 2850 sq ft'))
  })
})

describe('The state of an offer', () => {
  const offers = (...words: string[]) =>
    read(['Type|City|Status', ...words.map((word) => `Flat|Noida|${word}`)]).lines.map(
      ({ offer }) => offer,
    )
  test('is read from a column', () => {
    expect(
      offers('Active', 'Sold', 'Rented out', 'Leased', 'On hold', 'Withdrawn', 'बिक गया', ''),
    ).toEqual(['offered', 'closed', 'closed', 'closed', 'expired', 'expired', 'closed', 'offered'])
  })

  test('is asked about where nobody knows its word', () => {
    const lines = ['Type|City|Status', 'Flat|Noida|Active', 'Flat|Noida|Sold', 'Flat|Noida|Blue']
    const { questions, lines: before } = read(lines)
    const [ask] = questions.filter(({ field }) => field === '_')
    expect(ask?.sentence).toBe('Status “Blue”, 1 line: is it still on offer?')
    expect(before[2]?.open._).toBe(texts.offerHere('Blue'))
    const after = read(lines, { [ask?.key ?? '']: texts.offers.closed })
    expect([after.lines[2]?.offer, after.lines[2]?.notes]).toEqual([
      'closed',
      [texts.closed('Blue')],
    ])
  })

  test('is also that of the sheet, and of a price that says sold', () => {
    const rows = rowsOf('Type|City|Price', 'Flat|Noida|72 lakh', 'Flat|Noida|SOLD')
    const of = (name: string) => {
      const table = tableOf({ name, rows })
      return readRows({ table, map: ['propertyType', 'city', 'price'], today: TODAY }).lines.map(
        ({ offer }) => offer,
      )
    }
    expect([of('Stock'), of('Sold 2025')]).toEqual([
      ['offered', 'closed'],
      ['closed', 'closed'],
    ])
  })
})

describe('Two lines of one home', () => {
  const HEADS = 'Property ID|For|City|Locality|Society|Type|Area|Floor|Price'
  const one = 'A1|Sale|Noida|Sector 62|Amla|Flat|1450 sq ft|3|75 lakh'
  const lines = [
    HEADS,
    one,
    one.replace('A1', 'A2').replace('75', '78'),
    one.replace('A1', 'A3').replace('|3|', '|4|'),
  ]
  test('are asked about, and neither is posted until one counts', () => {
    const { questions, lines: read1 } = read(lines)
    expect(questions.map(({ sentence, options }) => [sentence, options])).toEqual([
      [texts.twins([2, 3]), [texts.line(2), texts.line(3), texts.apart]],
    ])
    expect(read1.map(({ twin, fields }) => [twin, fields !== null])).toEqual([
      [3, false],
      [2, false],
      [null, true],
    ])
    const key = questions[0]?.key ?? ''
    const chosen = read(lines, { [key]: texts.line(3) }).lines
    expect(chosen.map(({ offer }) => offer)).toEqual(['expired', 'offered', 'offered'])
    expect([chosen[0]?.notes, chosen[1]?.fields !== null]).toEqual([[texts.otherCounts(3)], true])
    expect(read(lines, { [key]: texts.apart }).lines.map(({ fields }) => fields !== null)).toEqual([
      true,
      true,
      true,
    ])
  })

  test('are so by their reference alone, which two homes cannot share', () => {
    const shared = [HEADS, one, one.replace('A1', 'a1').replace('Amla', 'Bel')]
    const { questions } = read(shared)
    expect(questions).toHaveLength(1)
    const apart = read(shared, { [questions[0]?.key ?? '']: texts.apart }).lines
    expect(apart.map(({ reference, notes }) => [reference, notes])).toEqual([
      [null, [texts.sharedReference('A1')]],
      [null, [texts.sharedReference('a1')]],
    ])
  })

  test('share no reference that says nothing, or that nobody could keep', () => {
    const written = ['N/A', '-', 'nil', '***']
    const said = written.map((reference) => one.replace('A1', reference))
    const all = said.map((line, n) => line.replace('Amla', `Amla ${n} Heights`))
    const { questions, lines: made } = read([HEADS, ...all])
    expect(questions).toEqual([])
    expect(made.map(({ reference }) => reference)).toEqual(written.map(() => null))
  })

  test('are the same line if nothing differs', () => {
    expect(read([HEADS, one, one]).lines[1]?.problems).toEqual({ _: WRONG.sameAs(2) })
  })
})

describe('What is written on the page', () => {
  const table = tableOf({
    name: '',
    rows: rowsOf(
      'For|Type|City|Locality|Society|Area|Price',
      'Sale|Flat|Noida|Sector 62|Amla|1450 sq ft|1,25 Cr',
      'Sale|Flat|Noida|Sector 62|Bel|900 sq ft|much',
    ),
  })
  const request = { table, map: mapOf(guessColumns(table)), today: TODAY }
  test('takes the place of the file’s cell, and leaves all other lines as they were read', () => {
    const before = readRows(request).lines
    const after = readRows({ ...request, edits: { 3: { price: '80 lakh', bedrooms: '3' } } }).lines
    expect(after[1]?.fields).toMatchObject({ price: 8_000_000, bedrooms: 3 })
    expect(after[1]?.cells.price).toMatchObject({ written: '80 lakh', state: 'taken' })
    expect(after[1]?.row.at(-1)).toBe('much')
    expect(after[0]).toBe(before[0])
    expect(readRows(request).lines[1]?.problems).toHaveProperty('price')
  })

  test('is read anew when its question is answered', () => {
    const { questions } = readRows(request)
    const answers = { [questions[0]?.key ?? '']: '₹1.25 crore' }
    expect(readRows({ ...request, answers }).lines[0]?.fields?.price).toBe(12_500_000)
    expect(readRows(request).lines[0]?.fields).toBeNull()
  })
})

test('Phone numbers in a description go, with their sentences; in a name they are refused', () => {
  const heads = 'For|Type|City|Locality|Society|Area|Price|Description'
  const { lines } = read([
    heads,
    'Sale|Flat|Noida|Sector 62|Amla|1450 sq ft|75 lakh|Near the metro. Call 98100 00001 to see it. Two balconies.',
    'Sale|Flat|Noida|Sector 62|Bel 9810000001 tower|1450 sq ft|75 lakh|Quiet.',
  ])
  expect(lines[0]?.fields?.description).toBe('Near the metro. Two balconies.')
  expect(lines[0]?.notes).toEqual([texts.contactsLeft])
  expect(lines[1]?.problems).toHaveProperty('projectBuildingName')
})

test('A line that the file hides waits until it is chosen', () => {
  const rows = rowsOf(
    'I want to|Property Type|City|Locality|Society / Project|BHK|Carpet Area|Expected Price|Status',
    'Sell|Apartment|Noida|Sector 137|Amla Greens|3 BHK|1,180 sq.ft.|₹ 1.25 Cr|Active',
    'Sell|Apartment|Noida|Sector 62|Bel Enclave|2 BHK|950 sq.ft.|₹ 72 lakh|Active',
    'Sell|Apartment|Noida|Sector 62|Champa Towers|2 BHK|950 sq.ft.|₹ 72 lakh|Sold',
  )
  const table = tableOf({ name: 'Stock', rows, hidden: [3, 4] })
  const { lines } = readRows({ table, map: mapOf(guessColumns(table)), today: TODAY })
  expect(lines.map(({ offer }) => offer)).toEqual(['offered', 'expired', 'closed'])
  expect(lines[1]?.notes).toContain(texts.aside.hidden)
  expect(lines[2]?.notes).not.toContain(texts.aside.hidden)
})

test('A list of 80 homes without names and units is ready after five answers', () => {
  const kinds = [
    ...(['Flat|2 BHK|950|45 lakh', 'Flat|3BHK|1450|12,000 pm', 'Kothi|4 BHK|1800|1.1 Cr'] as const),
    ...(['Plot||150|62L', 'Shop||320|85 lac', 'Makan|2 BHK|900|15,000'] as const),
  ]
  const places = ['Kakadeo', 'Swaroop Nagar', 'Kidwai Nagar', 'Civil Lines', 'Govind Nagar']
  const rows = Array.from({ length: 80 }, (_, n) => {
    const [type, rooms, size, price] = (kinds[n % kinds.length] ?? '').split('|')
    const offer = n % 20 === 7 ? 'SOLD' : ''
    return [
      n + 1,
      type,
      places[n % places.length],
      rooms,
      `${Number(size) + n}`,
      price,
      offer,
    ].join('|')
  })
  const file = [
    'STOCK LIST NOVEMBER',
    'S.No|Type|Location|BHK|Size|Demand|Status',
    ...rows,
    '|||||Total 80|',
    'Prepared by: Office',
  ]
  const answers: Record<string, string> = {}
  let count = 0
  for (; count <= 80; count++) {
    const open = read(file, answers).questions.find(({ answer }) => answer === null)
    if (!open) break
    const isGaj = open.field === 'areaUnit' && open.sentence.startsWith('Plot')
    answers[open.key] = (isGaj ? 'sq yd' : open.options[0]) ?? ''
  }
  expect(count).toBeLessThanOrEqual(5)
  const { lines } = read(file, answers)
  expect(lines.filter(({ offer }) => offer === 'offered').every(({ fields }) => fields)).toBe(true)
  expect(lines.filter(({ offer }) => offer !== 'offered').map(({ line }) => line)).toEqual([
    ...[10, 30, 50, 70, 83, 84],
  ])
})
