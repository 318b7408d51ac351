import { describe, expect, test } from 'vitest'
import { COMPARE_TEXTS } from '#language/listing/texts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { comparison, NO_MEANING } from './compare.ts'

type Listings = Parameters<typeof comparison>[0]
/** The row with a label, as texts: "unstated" and "no meaning" by these names, and the best one with its word. */
function row(label: string, listings: Listings) {
  const found = comparison(listings).rows.find((one) => one.label === label)
  return found?.values.map((value) => {
    if (value === NO_MEANING) return 'no meaning'
    return [value.text || 'unstated', value.best].filter(Boolean).join(', ')
  })
}
const same = (listings: Listings) =>
  Object.fromEntries(comparison(listings).same.map(({ label, value }) => [label, value]))

describe('A comparison', () => {
  const two = [
    publicListing('a', { floorNumber: 2, amenities: ['Lift', 'Gym'] }),
    publicListing('b', { price: 6_100_000, locality: 'Aliganj', amenities: ['Lift'] }),
  ]

  test('begins with price, instalment and place, each as short as it can be said exactly', () => {
    const { rows } = comparison(two)
    expect(rows.slice(0, 3).map(({ label }) => label)).toEqual(['Price', 'EMI from', 'Place'])
    expect(rows[0]?.values[0]).toEqual({ text: '₹72 L', said: '₹72,00,000' })
    expect(row('Place', two)).toEqual(['Gomti Nagar', 'Aliganj'])
    expect(row('Price', [publicListing('a', { listingType: 'Rent', price: 25_000 })])).toEqual([
      '₹25,000 per month',
    ])
  })

  test('shows below them only rows in which the listings differ; the others are said once', () => {
    expect(row('Floor', two)).toEqual(['2nd', 'unstated'])
    expect(row('Furnishing', two)).toBeUndefined()
    expect(same(two)).toMatchObject({ City: 'Lucknow', Furnishing: 'Semi-furnished' })
    expect(comparison([two[0] as (typeof two)[0]]).same).toEqual([])
  })

  test('says amenities that all have once, and beside each listing its others', () => {
    expect(same(two).Amenities).toBe('Lift')
    expect(row('Other amenities', two)).toEqual(['Gym', 'No others'])
    const apart = [
      publicListing('a', { amenities: ['Gym'] }),
      publicListing('b', { amenities: [] }),
    ]
    expect(row('Amenities', apart)).toEqual(['Gym', 'unstated'])
  })

  test('has each row once, in reading order, and no row that no listing states', () => {
    const labels = comparison(two).rows.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    const alone = comparison([publicListing('b')]).rows.map(({ label }) => label)
    expect(labels.filter((label) => alone.includes(label))).toEqual(
      alone.filter((label) => labels.includes(label)),
    )
    for (const { label } of comparison(two).rows)
      expect(new Set(row(label, two)), label).not.toEqual(new Set(['unstated']))
  })

  test('distinguishes a fact that does not apply from one that is not stated', () => {
    const mixed = [
      publicListing('a', { bathrooms: 2 }),
      publicListing('b', {
        listingType: 'Rent',
        propertyType: 'Storage',
        propertyCategory: 'Commercial',
        bedrooms: null,
        deposit: 50_000,
      }),
    ]
    expect(row('Bedrooms', mixed)).toEqual(['3', 'no meaning'])
    expect(row('Price per sq ft', mixed)).toEqual(['₹4,966', 'no meaning'])
    expect(row('EMI from', mixed)?.[1]).toBe('no meaning')
    expect(row('Deposit', mixed)).toEqual(['no meaning', '₹50,000'])
    expect(row('Bathrooms', mixed)).toEqual(['2', 'unstated'])
  })

  test('says which loan the instalments are of, and whose where there are several', () => {
    expect(comparison(two).loans).toEqual([expect.stringMatching(/^EMI: .+ 20 years/)])
    const plot = { propertyType: 'Plot/Land', projectBuildingName: 'Plot 7' } as const
    const { loans } = comparison([...two, publicListing('c', plot)])
    expect(loans).toHaveLength(2)
    expect(loans[1]).toMatch(/^EMI of Plot 7: .+ interest\.$/)
    expect(comparison([publicListing('d', { listingType: 'Rent' })]).loans).toEqual([])
  })

  test('says that homes are of different kinds only where a fact does not apply to one', () => {
    const rent = publicListing('c', { listingType: 'Rent', price: 25_000 })
    const kinds = comparison([...two, rent]).kinds
    expect(kinds?.map((homes) => homes.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
    expect(comparison(two).kinds).toBeNull()
    const beds = ['Flat/Apartment', 'Independent House/Villa'] as const
    const pgs = beds.map((propertyType) => publicListing('p', { listingType: 'PG', propertyType }))
    expect(comparison(pgs).kinds).toBeNull()
  })

  test('shows all areas in sq ft if one is in another unit', () => {
    const mixed = [publicListing('a'), publicListing('b', { areaUnit: 'sq yd', plotArea: 1800 })]
    expect(row('Area in sq ft', mixed)).toEqual(['1,450 sq ft', '1,800 sq ft'])
    expect(row('Area in sq ft', two)).toBeUndefined()
  })

  test('says what is lowest, largest or most, for each that is', () => {
    const three = [
      publicListing('a', { bathrooms: 2 }),
      publicListing('b', { price: 6_100_000, bathrooms: 3 }),
      publicListing('c', { plotArea: 1800, bathrooms: 3 }),
    ]
    expect(row('Price', three)).toEqual(['₹72 L', '₹61 L, lowest', '₹72 L'])
    expect(row('Price per sq ft', three)?.[2]).toBe('₹4,000, lowest')
    expect(row('Area', three)?.[2]).toBe('1,800 sq ft carpet, largest')
    expect(row('Bathrooms', three)).toEqual(['2', '3, most', '3, most'])
  })

  test('marks nothing as the most while one does not state it', () => {
    const some = [2, 3, null].map((bathrooms, n) => publicListing(`${n}`, { bathrooms }))
    expect(row('Bathrooms', some)).toEqual(['2', '3', 'unstated'])
  })

  test.each([
    ['a sale and a rent', { listingType: 'Rent', price: 25_000 }, 'Price'],
    ['a flat and a plot', { propertyType: 'Plot/Land', price: 2_500_000 }, 'Price'],
    ['a flat and a larger plot', { propertyType: 'Plot/Land', plotArea: 1800 }, 'Area'],
    ['areas that are measured in two ways', { plotArea: 1800, areaBasis: 'Built-up' }, 'Area'],
    ['areas of which one is of an unknown kind', { plotArea: 1800, areaBasis: null }, 'Area'],
    ['one that is sold', { price: 5_000_000, availability: 'sold' }, 'Price'],
  ] as const)('marks nothing as the best among %s', (_, other, label) => {
    const two = [publicListing('a', { bathrooms: 2 }), publicListing('b', other)]
    expect(row(label, two)?.join()).not.toMatch(/lowest|largest|most/)
  })
})

test('Beds of PGs are of one kind, whatever house they stand in', () => {
  const pgs = (['Flat/Apartment', 'Independent House/Villa'] as const).map((propertyType, n) =>
    publicListing(`${n}`, { listingType: 'PG', propertyType, price: 9_000 - n * 1_000 }),
  )
  expect(row('Price', pgs)?.[1]).toMatch(/lowest$/)
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
