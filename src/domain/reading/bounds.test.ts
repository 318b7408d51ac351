import { describe, expect, test } from 'vitest'
import { ALL_PROPERTY_TYPES, LISTING_TYPES, PLOT } from '../listing/constants.ts'
import { typeProblem } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { boundsOf, odditiesOf } from './bounds.ts'
import { marksOf, questionsOf } from './oddities.ts'

const TODAY = new Date('2026-11-26T10:00:00+05:30')
const flat = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  plotArea: 1450,
  areaUnit: 'sq ft',
  price: 7_200_000,
} as const satisfies Partial<ListingFields>
const rent = { ...flat, listingType: 'Rent', price: 18_500 } as const
const bed = { ...flat, listingType: 'PG', price: 8_500 } as const
const plot = { ...flat, propertyType: PLOT, plotArea: 1800 } as const
const office = { ...rent, propertyCategory: 'Commercial', propertyType: 'Office' } as const

const aboutOf = (listing: Partial<ListingFields>) =>
  odditiesOf(listing, TODAY).map(({ about, field, isLow }) => [about, field, isLow])
const asked = (listing: Partial<ListingFields>) =>
  questionsOf(listing, [], TODAY).map(({ question }) => question)

describe('An ordinary listing has no oddity', () => {
  test.each<[string, Partial<ListingFields>]>([
    ['a flat', { ...flat, bedrooms: 3, bathrooms: 3, floorNumber: 2, totalFloors: 8 }],
    ['a penthouse', { ...flat, plotArea: 10_500, price: 1_900_000_000, bedrooms: 6 }],
    ['an old one-room flat', { ...flat, plotArea: 280, price: 450_000, bedrooms: 1 }],
    ['a flat on the 80th floor', { ...flat, floorNumber: 80, totalFloors: 82 }],
    ['a village plot', { ...plot, plotArea: 5 * 43_560, price: 10_000_000 }],
    ['a plot on Golf Course Road', { ...plot, plotArea: 4_500, price: 900_000_000 }],
    ['a flat for rent', { ...rent, deposit: 37_000, maintenance: 4_750 }],
    ['a rent without deposit or maintenance', { ...rent, deposit: 0, maintenance: 0 }],
    ['a bed of a room of 60 sq ft in a flat of 4 BHK', { ...bed, plotArea: 60, bedrooms: 4 }],
    ['a cabin for rent', { ...office, plotArea: 60, price: 7_000 }],
    ['a basement office', { ...office, price: 60_000, floorNumber: -2, totalFloors: 4 }],
    ['from today', { ...rent, availableFrom: '2026-11-26' }],
    ['a year ago today', { ...rent, availableFrom: '2025-11-26' }],
    ['in five years', { ...flat, availableFrom: '2031-11-26' }],
    ['nothing yet', {}],
    ['a price before a type is chosen', { price: 45 }],
    ['a price before an area is known', { ...flat, plotArea: undefined as never }],
    ['figures that are no numbers', { ...rent, price: Number.NaN, plotArea: Number.NaN }],
  ])('%s', (_, listing) => expect(aboutOf(listing)).toEqual([]))
})

describe('Asked about is', () => {
  test.each<[string, Partial<ListingFields>, unknown[]]>([
    ['a rent of ₹45', { ...rent, price: 45 }, ['price', 'price', true]],
    ['a rent of 1.8 crore', { ...rent, price: 18_500_000 }, ['price', 'price', false]],
    ['a rent with two zeros more', { ...rent, price: 1_850_000 }, ['rate', 'price', false]],
    ['a sale of ₹72,000', { ...flat, price: 72_000 }, ['price', 'price', true]],
    ['125 crore for 1.25', { ...flat, price: 1_250_000_000 }, ['rate', 'price', false]],
    ['a flat for ₹10,000 crore', { ...flat, price: 1e11 }, ['price', 'price', false]],
    ['a price with a zero less', { ...flat, price: 720_000 }, ['rate', 'price', true]],
    ['a bed for ₹850', { ...bed, price: 850 }, ['price', 'price', true]],
    ['a bed for ₹85,000', { ...bed, price: 85_000 }, ['price', 'price', false]],
    ['an office for ₹85', { ...office, plotArea: 800, price: 85 }, ['price', 'price', true]],
    ['a flat of 1.5 sq ft', { ...flat, plotArea: 1.5 }, ['plotArea', 'plotArea', true]],
    ['a flat of 1,45,050', { ...flat, plotArea: 145_050 }, ['plotArea', 'plotArea', false]],
    ['a plot of 18 sq ft', { ...plot, plotArea: 18 }, ['plotArea', 'plotArea', true]],
    [
      '5 acre for ₹1.5 lakh',
      { ...plot, plotArea: 217_800, price: 150_000 },
      ['rate', 'price', true],
    ],
    ['a deposit of 250 rents', { ...rent, deposit: 5_000_000 }, ['deposit', 'deposit', false]],
    ['a deposit of ₹37', { ...rent, deposit: 37 }, ['deposit', 'deposit', true]],
    ['maintenance of ₹3', { ...rent, maintenance: 3 }, ['maintenance', 'maintenance', true]],
    [
      'maintenance of 90 lakh',
      { ...flat, maintenance: 9_000_000 },
      ['maintenance', 'maintenance', false],
    ],
    ['20 BHK on 1,450 sq ft', { ...flat, bedrooms: 20 }, ['bedrooms', 'bedrooms', false]],
    [
      '6 BHK on 300 sq ft',
      { ...flat, plotArea: 300, price: 1_500_000, bedrooms: 6 },
      ['rooms', 'bedrooms', false],
    ],
    [
      '12 bathrooms of 2 BHK',
      { ...flat, bedrooms: 2, bathrooms: 12 },
      ['bathrooms', 'bathrooms', false],
    ],
    ['the 145th floor', { ...flat, floorNumber: 145 }, ['floorNumber', 'floorNumber', false]],
    [
      '150 floors',
      { ...office, price: 60_000, totalFloors: 150 },
      ['totalFloors', 'totalFloors', false],
    ],
    ['2001', { ...rent, availableFrom: '2001-01-01' }, ['availableFrom', 'availableFrom', true]],
    ['2099', { ...rent, availableFrom: '2099-12-31' }, ['availableFrom', 'availableFrom', false]],
  ])('%s', (_, listing, oddity) => expect(aboutOf(listing)).toEqual([oddity]))

  test('each odd value at its own field, in their order', () =>
    expect(aboutOf({ ...rent, price: 45, plotArea: 1.5, bedrooms: 11 })).toEqual([
      ['plotArea', 'plotArea', true],
      ['price', 'price', true],
      ['bedrooms', 'bedrooms', false],
    ]))

  test('no value that does not apply', () =>
    expect(aboutOf({ ...flat, deposit: 1e9, propertyType: PLOT, bedrooms: 20 })).toEqual([]))
})

test('A question names the value and what is usual', () => {
  expect(asked({ ...office, price: 45 })).toEqual([
    '₹45 per month is far less than an office rents for. Is it right?',
  ])
  expect(asked({ ...bed, price: 850 })).toEqual([
    '₹850 per bed per month is far less than a bed costs. Is it right?',
  ])
  expect(asked({ ...flat, price: 720_000 })).toEqual([
    '₹497 per sq ft is far less than such a property usually costs: ₹800 to ₹2,00,000. Are the price and the area right?',
  ])
  expect(asked({ ...rent, propertyType: PLOT, plotArea: 100_000, price: 600 })).toEqual([
    '₹0.006 per sq ft a month is far less than such a property usually costs: ₹0.1 to ₹500. Are the price and the area right?',
  ])
  expect(asked({ ...flat, plotArea: 160_000, areaUnit: 'sq yd' })[0]).toContain('17,777.78 sq yd')
  expect(asked({ ...rent, deposit: 5_000_000 })).toEqual([
    'A deposit of ₹50,00,000 is far more than usual for such a rent: ₹925 to ₹2,22,000. Is it right?',
  ])
  expect(asked({ ...flat, plotArea: 300, price: 1_500_000, bedrooms: 6 })).toEqual([
    '6 bedrooms on 300 sq ft: each would be smaller than a bed. Are both right?',
  ])
  expect(asked({ ...rent, availableFrom: '2001-01-01' })).toEqual([
    'Available from 1 Jan 2001 is long past. Is it right?',
  ])
})

test('What is confirmed is not asked about, and the desk says whose word it is', () => {
  const odd = { ...rent, price: 45, deposit: 50_000 }
  expect(questionsOf(odd, ['price'], TODAY).map(({ field, yes }) => [field, yes])).toEqual([
    ['deposit', 'Yes, a deposit of ₹50,000'],
  ])
  expect(marksOf({ ...odd, confirmed: ['price'] }, TODAY)).toEqual([
    { mark: '₹45 per month: confirmed', sentence: 'The poster confirmed ₹45 per month.' },
    {
      mark: 'A deposit of ₹50,000?',
      sentence: 'A deposit of ₹50,000 is outside the usual; the poster was not asked about it.',
    },
  ])
})

test('Every kind of listing has bounds for its price, area and floors', () => {
  for (const listingType of LISTING_TYPES)
    for (const propertyType of ALL_PROPERTY_TYPES) {
      const propertyCategory = 'Residential'
      const property = { listingType, propertyType, propertyCategory } as const
      if (typeProblem(property)) continue
      for (const field of ['price', 'plotArea', 'floorNumber'] as const) {
        const [least, most] = boundsOf(field, property, TODAY) ?? []
        expect(Number(least), `${field} of ${listingType} ${propertyType}`).toBeLessThanOrEqual(
          Number(most),
        )
      }
    }
})
