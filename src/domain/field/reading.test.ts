import { describe, expect, test } from 'vitest'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { EMPTY_DRAFT } from '../listing-draft/values.ts'
import { misreadingsOf, numberOf, readingOf, saidBeside } from './reading.ts'

const FLAT = {
  ...EMPTY_DRAFT,
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  plotArea: '1450',
}
const RENT = { ...FLAT, listingType: 'Rent' }
type Name =
  | 'price'
  | 'deposit'
  | 'plotArea'
  | 'bedrooms'
  | 'bathrooms'
  | 'floorNumber'
  | 'roadWidth'
  | 'totalFloors'
const read = (name: Name, text: string, of: object = FLAT) =>
  readingOf(name, LISTING_FIELDS[name], { ...of, [name]: text })
/** The value that is taken, the readings that are asked about, or null where it is refused. */
const meant = (...what: Parameters<typeof read>) => {
  const reading = read(...what)
  if (reading?.is === 'asked') return reading.readings.map(({ said }) => said)
  return reading?.is === 'taken' ? reading.value.value : null
}

describe('What is typed is', () => {
  test.each<[Name, string, object, unknown]>([
    ['price', '72 lakh', FLAT, 7_200_000],
    ['price', '1cr 25 lakh', FLAT, 12_500_000],
    ['price', '1.2 करोड़', FLAT, 12_000_000],
    ['price', '4500 per sq ft', FLAT, ['₹65.25 lakh']],
    ['price', '1,25 Cr', FLAT, ['₹1.25 crore', '₹125 crore']],
    ['price', '72.5', FLAT, ['₹72.5 lakh', '₹72.5 crore']],
    ['price', '45.000', RENT, ['₹45,000', '₹45']],
    // The likelier first: what lies within the bounds.
    ['price', '45,00', RENT, ['₹4,500', '₹45']],
    ['plotArea', '14,50', FLAT, ['1,450 sq ft', '14.5 sq ft']],
    // A deposit is so many rents.
    ['deposit', '2 months', { ...RENT, price: '24,500' }, ['₹49,000']],
    ['deposit', '2 months', RENT, null],
    // Nobody asks for paise.
    ['price', '22.500', RENT, 22_500],
    ['price', '72,00,000.40', FLAT, 7_200_000],
    // Certain as it stands: whether it is right is another question.
    ['price', '45', RENT, 45],
    ['price', '72', FLAT, 72],
    ['price', 'much', FLAT, null],
    ['deposit', 'nil', { ...RENT, price: '20000' }, 0],
    ['plotArea', '1,450 sq ft', FLAT, 1450],
    ['plotArea', '160 gaj', FLAT, 1440],
    ['plotArea', '2 bigha', FLAT, null],
    ['bedrooms', '3 BHK', FLAT, 3],
    ['bedrooms', 'do kamre', FLAT, 2],
    ['bathrooms', '२', FLAT, 2],
    ['bathrooms', 'two', FLAT, 2],
    ['bathrooms', '2 or so', FLAT, null],
    ['roadWidth', '30 feet', FLAT, 30],
    ['roadWidth', '9 m', FLAT, 29],
    ['roadWidth', '12 मीटर चौड़ी सड़क', FLAT, 39],
    ['floorNumber', '5 of 18', FLAT, 5],
    ['floorNumber', 'B1', FLAT, -1],
    ['floorNumber', 'top', { ...FLAT, totalFloors: '9' }, 9],
    ['floorNumber', '9', { ...FLAT, totalFloors: '4' }, 9],
    ['floorNumber', '-0', FLAT, 0],
    ['totalFloors', '5 of 18', FLAT, 18],
    ['totalFloors', '18 floors', FLAT, 18],
    ['plotArea', '0 sq ft, 100 gaj', FLAT, ['100 sq yd']],
    ['plotArea', '0 sq ft, 0 gaj', FLAT, null],
  ])('%s “%s” of %o', (name, text, of, value) => expect(meant(name, text, of)).toEqual(value))

  test('said back in words and figures, but not where it was typed so', () => {
    const back = (...what: Parameters<typeof read>) => {
      const reading = read(...what)
      return reading?.is === 'taken' ? reading.value.back : undefined
    }
    expect(back('price', '1.3 Cr')).toBe('₹1.3 Cr — ₹1,30,00,000')
    expect(back('price', '18500', RENT)).toBe('₹18,500')
    expect(back('plotArea', '160 gaj')).toBe('1,440 sq ft')
    expect(back('plotArea', '1450')).toBe('1,450 sq ft')
    expect(back('plotArea', ' 900 ')).toBeNull()
    expect(back('bedrooms', '3')).toBeNull()
    expect(back('bedrooms', 'teen')).toBe('3 BHK')
    expect(back('deposit', 'nil', RENT)).toBe('₹0')
    expect(back('deposit', '0', RENT)).toBeNull()
    expect(back('floorNumber', '5 of 18')).toBe('5th floor')
    expect(back('floorNumber', 'B1')).toBe('1 below ground')
  })

  test('not read where nothing is, or in a field without figures', () => {
    expect(read('price', ' ')).toBeNull()
    expect(readingOf('city', LISTING_FIELDS.city, { city: 'Noida' })).toBeNull()
    expect(numberOf('price', LISTING_FIELDS.price, FLAT)).toBeUndefined()
    expect(numberOf('price', LISTING_FIELDS.price, { ...FLAT, price: '1,25 Cr' })).toBeNaN()
  })
})

test('Each reading, written as it was chosen, leaves nothing to ask', () => {
  for (const [name, text, of] of [
    ['price', '1,25 Cr', FLAT],
    ['price', '72.5', FLAT],
    ['price', '45.000', RENT],
    ['plotArea', '1450,50', FLAT],
    ['plotArea', '30 x 40', FLAT],
    ['bedrooms', '2.5 BHK', FLAT],
    ['bedrooms', '2+1', FLAT],
    ['floorNumber', 'upper ground', FLAT],
  ] as const) {
    const reading = read(name, text, of)
    expect(reading?.is, text).not.toBe('refused')
    for (const { value } of reading?.is === 'asked' ? reading.readings : [])
      expect(meant(name, value.plain, of), `${text}: ${value.plain}`).toBe(value.value)
  }
})

test('A text in one field fills in what it says of another', () => {
  const said = (over: object, name: Name) => saidBeside(name, { ...FLAT, ...over })
  expect(said({ plotArea: '160 gaj' }, 'plotArea')).toEqual({ areaUnit: 'sq yd' })
  expect(said({ plotArea: '160 gaj', areaUnit: 'sq yd' }, 'plotArea')).toEqual({})
  for (const [text, areaBasis] of [
    ['1,685 sq.ft. (super)', 'Super built-up'],
    ['1240 sqft carpet', 'Carpet'],
    ['1450 बिल्ट अप', 'Built-up'],
    ['1685 super, 1180 carpet', undefined],
  ])
    expect(said({ plotArea: text }, 'plotArea').areaBasis, text).toBe(areaBasis)
  expect(said({ floorNumber: '5 of 18' }, 'floorNumber')).toEqual({ totalFloors: '18' })
  expect(said({ floorNumber: '5 of 18', totalFloors: '20' }, 'floorNumber')).toEqual({})
  expect(said({ price: '72 lakh' }, 'price')).toEqual({})
  expect(said({ price: '95 lakh nego' }, 'price')).toEqual({ negotiable: 'Yes' })
  const rent = { ...RENT, price: '38000 incl maintenance' }
  expect(said(rent, 'price')).toEqual({ maintenance: '0' })
  // What stands there already was meant.
  expect(said({ ...rent, maintenance: '500' }, 'price')).toEqual({})
  // Nobody asks for the meals of a flat.
  expect(said({ ...RENT, price: '9000 without food' }, 'price')).toEqual({})
  expect(said({ floorNumber: 'G+4' }, 'floorNumber')).toEqual({ totalFloors: '4' })
  expect(said({ bedrooms: '3B/3T' }, 'bedrooms')).toEqual({ bathrooms: '3' })
})

test('What was not understood has the reader’s sentence, and what is open says so', () => {
  const draft = { ...FLAT, price: '1,25 Cr', plotArea: '2 bigha', bathrooms: 'x', bedrooms: '3' }
  expect(misreadingsOf(LISTING_FIELDS, draft)).toEqual({
    price: '“1,25 Cr” may mean several things. Choose one of them.',
    plotArea: expect.stringContaining('“bigha” differs from place to place'),
  })
})
