import { describe, expect, test } from 'vitest'
import { FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { READING_TEXTS } from '#language/reading/texts'
import { readFileRows as readRows } from '../../test/support/data/file-rows.ts'
import { columnName } from './columns.ts'

const TODAY = new Date('2026-11-26T12:00:00+05:30')
const HEADS = [
  'Listing type',
  'Category',
  'Property type',
  'City',
  'Locality',
  columnName('projectBuildingName'),
  'Area',
  'Unit',
  'Price',
  'Bedrooms',
  'Bathrooms',
  'Furnishing',
  'Facing',
  'Floor',
  'Total floors',
  'Possession',
  'Deposit',
  'Available from',
  'Amenities',
]
const FLAT: Record<string, string> = {
  'Listing type': 'Sell',
  Category: 'Residential',
  'Property type': 'Flat/Apartment',
  City: 'Noida',
  Locality: 'Sector 62',
  [columnName('projectBuildingName')]: 'Rohtas',
  Area: '1,450 sq ft',
  Price: '75 lakh',
}
const lineOf = (over: Record<string, string>) =>
  readRows([HEADS, HEADS.map((head) => ({ ...FLAT, ...over })[head] ?? '')], TODAY).lines[0]
const fieldsOf = (over: Record<string, string>) => {
  const line = lineOf(over)
  expect([line?.problems, line?.open]).toEqual([{}, {}])
  return line?.fields
}
const RENT = { 'Listing type': 'Rent/Lease', Price: '₹ 24,500' }

describe('A cell is read as people write it', () => {
  test.each<[cell: string, over: Record<string, string>, is: Record<string, unknown>]>([
    ['₹ 1.25 Cr', {}, { price: 12_500_000 }],
    ['72 लाख', {}, { price: 7_200_000 }],
    ['1cr 25 lakh', {}, { price: 12_500_000 }],
  ])('price %s', (Price, over, is) => {
    expect(fieldsOf({ ...over, Price })).toMatchObject(is)
  })

  test.each<[head: string, cell: string, is: Record<string, unknown>]>([
    ['Area', '1,685 sq.ft.', { plotArea: 1685, areaUnit: 'sq ft' }],
    ['Area', '200 gaj', { plotArea: 1800, areaUnit: 'sq yd' }],
    ['Area', '1,685 sq.ft. (super)', { plotArea: 1685, areaBasis: 'Super built-up' }],
    ['Area', '1240 sqft carpet', { plotArea: 1240, areaBasis: 'Carpet' }],
    ['Bedrooms', '3 BHK', { bedrooms: 3 }],
    ['Bathrooms', '2 baths', { bathrooms: 2 }],
    ['Bathrooms', '-', {}],
    ['Floor', '5 out of 18', { floorNumber: 5, totalFloors: 18 }],
    ['Floor', 'Ground of 4', { floorNumber: 0, totalFloors: 4 }],
    ['Floor', 'B1 out of 22', { floorNumber: -1, totalFloors: 22 }],
    ['Furnishing', 'Furnished', { furnishing: 'Fully furnished' }],
    ['Facing', 'South West', { facingType: 'South-West' }],
    ['Possession', 'Ready To Move', { possession: 'Ready to move' }],
    ['Possession', 'Dec 2028', { possession: 'Under construction', availableFrom: '2028-12-01' }],
    ['Available from', '15-01-27', { availableFrom: '2027-01-15' }],
    ['Available from', '28-Oct-2026', { availableFrom: '2026-10-28' }],
    ['Available from', '2026-10-19T08:15:00+05:30', { availableFrom: '2026-10-19' }],
    ['Property type', 'Apartment', { propertyType: 'Flat/Apartment' }],
    ['City', 'नोएडा', { city: 'Noida' }],
    ['Locality', 'Sector 137, Noida', { locality: 'Sector 137', city: 'Noida' }],
    ['Locality', 'Navi Basti', { locality: 'Navi Basti', city: 'Noida' }],
    [
      'Amenities',
      'Lift, Power Back Up, Car Parking, Gymnasium',
      { amenities: ['Gym', 'Parking', 'Power Backup', 'Lift'] },
    ],
  ])('%s %s', (head, cell, is) => {
    expect(fieldsOf({ [head]: cell })).toMatchObject(is)
  })

  test('of a rent', () => {
    expect(fieldsOf({ ...RENT, Deposit: '2 lakh' })).toMatchObject({
      listingType: 'Rent',
      price: 24_500,
      deposit: 200_000,
    })
    expect(fieldsOf({ ...RENT, Deposit: 'nil' })).toMatchObject({ deposit: 0 })
  })

  test('also where it says among the amenities what is a question of its own', () => {
    const line = lineOf({
      'Listing type': 'PG',
      Price: '₹ 8,500 / bed',
      Amenities: 'AC, Wi-Fi, Lift, Moat',
    })
    expect([line?.problems, line?.notes]).toEqual([{}, [READ_TEXTS.setAside(['Moat'])]])
    expect(line?.open).toEqual({ wifi: '“Wi-Fi”: Included or Extra?' })
    expect(lineOf({ Amenities: 'Wi-Fi' })?.notes, 'a sale has no such question').toEqual([
      READ_TEXTS.setAside(['Wi-Fi']),
    ])
  })

  test('for the property that the line is about: a cell of a field that does not apply is not asked about', () => {
    const plot = { 'Property type': 'Residential Land', Bedrooms: '2+1', Floor: 'roof?' }
    expect(fieldsOf(plot)).not.toHaveProperty('bedrooms')
    expect(lineOf(plot)?.notes).toEqual([READ_TEXTS.notOfKind(['Bedrooms: 2+1', 'Floor: roof?'])])
    expect(lineOf(plot)?.cells.bedrooms).toMatchObject({ written: '2+1', said: null })
  })
})

describe('A cell that cannot be read is quoted, with an example', () => {
  test.each([
    ['Price', 'much', 'price', READING_TEXTS.noMoney('much')],
    ['Area', '10 bigha', 'plotArea', READING_TEXTS.localUnit('bigha')],
    ['Unit', 'miles', 'areaUnit', READING_TEXTS.noUnit('miles')],
  ])('%s %s', (head, cell, field, sentence) => {
    expect(lineOf({ [head]: cell })?.problems).toEqual({ [field]: sentence })
  })

  test.each([
    ['Bedrooms', 'many', 'bedrooms', READING_TEXTS.noRooms('many')],
    ['Bathrooms', 'two lakh', 'bathrooms', READING_TEXTS.noCount('two lakh')],
    ['Floor', '19 of 18', 'floorNumber', READING_TEXTS.floorAboveTop('19 of 18')],
    ['Available from', '32/13/2027', 'availableFrom', READING_TEXTS.noDate('32/13/2027')],
  ])('and may be left out where it is not needed: %s %s', (head, cell, field, sentence) => {
    const rows = [2, 3].map((n) =>
      HEADS.map((one) => ({ ...FLAT, Locality: `Sector ${n}`, [head]: cell })[one] ?? ''),
    )
    const { lines, questions } = readRows([HEADS, ...rows], TODAY)
    expect(lines.map(({ problems, open }) => [problems, open])).toEqual([
      [{}, { [field]: sentence }],
      [{}, { [field]: sentence }],
    ])
    const [question, ...others] = questions
    expect([question?.lines, others]).toEqual([[2, 3], []])
    const answers = { [question?.key ?? '']: question?.options[0] ?? '' }
    const after = readRows([HEADS, ...rows], TODAY, answers).lines
    const isReady = after.every(({ fields, problems }) => fields || 'bedrooms' in problems)
    expect(isReady).toBe(true)
  })

  test('also if a phone number stands among prices', () => {
    const rows = ['75 lakh', '80 lakh', '9876543210'].map((Price, at) =>
      HEADS.map((head) => ({ ...FLAT, Price, Locality: `Sector ${at + 1}` })[head] ?? ''),
    )
    expect(readRows([HEADS, ...rows], TODAY).lines[2]?.problems).toEqual({
      price: READING_TEXTS.phoneForPrice,
    })
  })

  test('also if it can be read, but is too much', () => {
    const { bedrooms } = lineOf({ Bedrooms: '99 BHK' })?.problems ?? {}
    expect(bedrooms).toMatch(/^“99 BHK”: /)
  })

  test('an empty one has the example alone', () => {
    expect(Object.keys(lineOf({ Area: '' })?.problems ?? {})).toEqual(['plotArea'])
    expect(lineOf({ Area: '' })?.problems.plotArea).toMatch(/For example: 1,450 sq ft\.$/)
  })

  test('two columns that tell different numbers of floors contradict each other', () => {
    expect(lineOf({ Floor: '5 of 18', 'Total floors': '20' })?.problems).toEqual({
      floorNumber: WRONG.otherTotal('5 of 18', 20),
    })
  })
})
