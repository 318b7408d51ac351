import { describe, expect, test } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { ALL_PROPERTY_TYPES } from './constants.ts'
import { FIELD_NAMES, fieldsWithoutMeaning, normaliseListing } from './fields.ts'
import {
  closedState,
  describeListing,
  describeType,
  shortTitle,
  typeProblem,
  typesFor,
} from './rules.ts'

describe('Property types', () => {
  test('follow the category', () => {
    expect(typesFor('Residential')).toEqual([
      'Flat/Apartment',
      'Independent House/Villa',
      'Plot/Land',
      '1 RK/Studio Apartment',
    ])
    expect(typesFor('Commercial')).toEqual(['Office', 'Retail', 'Plot/Land', 'Storage', 'Industry'])
  })
  test('an Admin is also offered Serviced Apartment, Farmhouse and Hospitality', () => {
    expect(typesFor('Commercial', true).slice(-3)).toEqual([
      'Serviced Apartment',
      'Farmhouse',
      'Hospitality',
    ])
  })
  test.each(['constructor', '__proto__', 'toString'])(
    'a category named %s is no category',
    (propertyCategory) =>
      expect(
        typeProblem({ listingType: 'Sell', propertyCategory, propertyType: 'Office' }),
      ).toBeNull(),
  )
})

describe('Titles are cut to 5 words', () => {
  test('followed by ... when longer', () =>
    expect(shortTitle('Sarovar Greens Phase Two East Wing')).toBe(
      'Sarovar Greens Phase Two East...',
    ))
  test('with any white space between words', () =>
    expect(shortTitle('  Sarovar   Greens\tPhase ')).toBe('Sarovar Greens Phase'))
  test('and unchanged otherwise', () =>
    expect(shortTitle('Sarovar Greens Phase Two East')).toBe('Sarovar Greens Phase Two East'))
  test('or Untitled Project if there is none', () =>
    expect([shortTitle(''), shortTitle(null), shortTitle('  ')]).toEqual(
      Array(3).fill(LISTING_TEXTS.untitled),
    ))
})

test('A card describes the property: "3 BHK flat · 1,450 sq ft carpet"', () => {
  const flat = {
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
  } as const
  expect(describeListing(flat)).toBe('3 BHK flat ·\u00a01,450 sq ft carpet')
  expect(describeListing({ ...flat, listingType: 'PG' })).toContain('PG in a 3 BHK flat')
})

test('A card has a noun for each type, and the number of bedrooms if there are any', () => {
  const words = ALL_PROPERTY_TYPES.map((propertyType) =>
    describeType({ listingType: 'Rent', propertyType }),
  )
  expect(new Set(words).size).toBe(ALL_PROPERTY_TYPES.length)
  for (const word of words) expect(word).toMatch(/^([A-Z]|1 RK)/)
  expect(
    describeType({ listingType: 'Sell', propertyType: 'Independent House/Villa', bedrooms: 4 }),
  ).toBe('4 BHK house')
})

const ROOMS = ['bedrooms', 'bathrooms', 'furnishing', 'floorNumber', 'totalFloors']
test.each([
  [
    'Plot/Land',
    'Residential',
    ['bedrooms', 'bathrooms', 'furnishing', 'floorNumber', 'totalFloors'],
  ],
  [
    'Plot/Land',
    'Commercial',
    ['bedrooms', 'bathrooms', 'furnishing', 'floorNumber', 'totalFloors'],
  ],
  ['Storage', 'Commercial', ['bedrooms', 'furnishing']],
  ['Industry', 'Commercial', ['bedrooms', 'furnishing']],
  ['Office', 'Commercial', ['bedrooms']],
  ['Retail', 'Commercial', ['bedrooms']],
  ['Hospitality', 'Commercial', ['bedrooms']],
  ['1 RK/Studio Apartment', 'Residential', ['bedrooms']],
  ['Flat/Apartment', 'Residential', []],
  ['Farmhouse', 'Residential', []],
])('%s, %s, is asked for rooms, furniture and floors but %j', (type, category, fields) =>
  expect(fieldsWithoutMeaning(type, category).filter((field) => ROOMS.includes(field))).toEqual(
    fields,
  ),
)

test('Only a PG has fields for guests, rooms and meals', () => {
  const asked = (listingType: string) => {
    const without = fieldsWithoutMeaning('Flat/Apartment', 'Residential', listingType)
    return FIELD_NAMES.filter((name) => !without.includes(name))
  }
  const ofPg = [
    ...(['pgFor', 'sharing', 'meals', 'airConditioning', 'wifi'] as const),
    ...(['laundry', 'gateCloses'] as const),
  ]
  expect(asked('PG')).toEqual(expect.arrayContaining([...ofPg]))
  for (const name of ofPg) expect([...asked('Sell'), ...asked('Rent')]).not.toContain(name)
  expect(asked('Sell')).toEqual(expect.arrayContaining(['possession', 'maintenance']))
  expect(asked('Rent')).toEqual(expect.arrayContaining(['tenantsPreferred', 'pets', 'deposit']))
})

test('A flat keeps all its fields, and none of a plot', () => {
  const flat = { propertyCategory: 'Residential', propertyType: 'Flat/Apartment', bedrooms: 3 }
  const ofPlots = { roadWidth: null, corner: null, approvedBy: null }
  const left = { ...flat, ...ofPlots, reraExempt: null }
  expect(normaliseListing({ ...flat, roadWidth: 30 })).toEqual(left)
})

test('Plots are asked for their road and who approved them; a corner also of houses', () => {
  const ofPlots = ['roadWidth', 'corner', 'approvedBy']
  const asked = (type: string, listingType = 'Sell') => {
    const without: readonly string[] = fieldsWithoutMeaning(type, 'Residential', listingType)
    return ofPlots.filter((name) => !without.includes(name))
  }
  expect(asked('Plot/Land')).toEqual(ofPlots)
  expect(asked('Independent House/Villa')).toEqual(['corner'])
  expect(asked('Independent House/Villa', 'PG')).toEqual([])
  expect(asked('Flat/Apartment')).toEqual([])
})

test('The area of a PG is said to be its room’s, unless no room is so large', () => {
  const pg = { listingType: 'PG', propertyType: 'Flat/Apartment', areaUnit: 'sq ft' } as const
  expect(describeListing({ ...pg, plotArea: 120 })).toBe('PG in a flat ·\u00a0room of 120 sq ft')
  expect(describeListing({ ...pg, plotArea: 1450 })).toBe('PG in a flat ·\u00a01,450 sq ft')
  expect(describeListing({ ...pg, listingType: 'Rent', plotArea: 120 })).toBe(
    'Flat ·\u00a0120 sq ft',
  )
})

test('A plot keeps no rooms, floors or furniture', () => {
  const plot = normaliseListing({
    propertyCategory: 'Residential',
    propertyType: 'Plot/Land',
    bedrooms: 3,
    floorNumber: 2,
    facingType: 'East',
  })
  expect(plot).toMatchObject({
    propertyCategory: 'Residential',
    propertyType: 'Plot/Land',
    bedrooms: null,
    bathrooms: null,
    furnishing: null,
    floorNumber: null,
    totalFloors: null,
    facingType: 'East',
  })
})

test('A closed listing for sale is sold, any other is rented', () => {
  expect([closedState('Sell'), closedState('Rent'), closedState('PG')]).toEqual([
    'sold',
    'rented',
    'rented',
  ])
})
