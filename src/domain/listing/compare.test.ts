import { describe, expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { comparedRows, NO_MEANING } from './compare.ts'
import { COMPARE_TEXTS } from '#language/listing/texts'

describe('A comparison', () => {
  const rows = comparedRows([
    publicListing('a', { floorNumber: 2, amenities: ['Lift', 'Gym'] }),
    publicListing('b', { price: 6_100_000, amenities: [] }),
  ])
  const row = (label: string) => rows.find((one) => one.label === label)

  test('shows the price, the price per sq ft and the place of each listing', () => {
    expect(row('Price')?.values).toEqual(['₹72,00,000', '₹61,00,000'])
    expect(row('Price per sq ft')?.values).toEqual(['₹4,966', '₹4,207'])
    expect(row('Place')?.values[0]).toBe('Gomti Nagar, Lucknow')
  })
  test('marks differing rows, including rows with a missing answer', () => {
    expect(row('Price')?.differs).toBe(true)
    expect(row('Place')?.differs).toBe(false)
    expect(row('Floor')).toMatchObject({ values: ['2nd', ''], differs: true })
    expect(row('Amenities')).toMatchObject({ values: ['Lift, Gym', ''], differs: true })
  })
  test('has each row once, in reading order, and no row that no listing states', () => {
    const labels = rows.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(rows.filter(({ values }) => !values.some(Boolean))).toEqual([])
    const alone = comparedRows([publicListing('b')]).map(({ label }) => label)
    expect(labels.filter((label) => alone.includes(label))).toEqual(alone)
  })
  test('shows the unit of a rent', () => {
    const [price] = comparedRows([publicListing('a', { listingType: 'Rent', price: 25_000 })])
    expect(price?.values).toEqual(['₹25,000 per month'])
  })
  test('distinguishes a fact that does not apply from one that is not stated', () => {
    const mixed = comparedRows([
      publicListing('a', { bathrooms: 2 }),
      publicListing('b', {
        ...{ listingType: 'Rent', propertyType: 'Storage', propertyCategory: 'Commercial' },
        ...{ bedrooms: null, deposit: 50_000 },
      }),
    ])
    const values = (label: string) => mixed.find((one) => one.label === label)?.values
    expect(values('Bedrooms')).toEqual(['3', NO_MEANING])
    expect(values('Price per sq ft')).toEqual(['₹4,966', NO_MEANING])
    expect(values('Deposit')).toEqual([NO_MEANING, '₹50,000'])
    expect(values('Bathrooms')).toEqual(['2', ''])
  })
  test('shows all areas in sq ft if one is in another unit', () => {
    const mixed = comparedRows([
      publicListing('a'),
      publicListing('b', { areaUnit: 'sq yd', plotArea: 1800 }),
    ])
    const line = mixed.find(({ label }) => label === 'Area in sq ft')
    expect(line?.values).toEqual(['1,450 sq ft', '1,800 sq ft'])
    expect(rows.some(({ label }) => label === 'Area in sq ft')).toBe(false)
  })
})

test.each([
  [['A'], 0, 'A is no longer available.'],
  [['A', 'B', 'C'], 0, 'A, B and C are no longer available.'],
  [['A'], 2, 'A and 2 of them are no longer available.'],
  [[], 1, 'One of them is no longer available.'],
  [[], 2, '2 of them are no longer available.'],
])('Those that are no longer available are named: %j and %i more', (names, others, text) =>
  expect(COMPARE_TEXTS.gone(names, others)).toBe(text),
)
