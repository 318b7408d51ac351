import { describe, expect, test } from 'vitest'
import { LEAST_RANGED, pricesBySize } from './prices.ts'
import { LEAST_PRICED } from './stats.ts'

const asked = (bedrooms: number | null, ...prices: number[]) =>
  prices.map((price) => ({ listingType: 'Sell' as const, bedrooms, price }))

describe('What a kind of home costs in a place', () => {
  test('is shown by bedrooms, the fewest first', () =>
    expect(pricesBySize([...asked(3, 9, 7, 8, 5, 6), ...asked(2, 3, 1, 2)])).toEqual([
      { bedrooms: 2, count: 3, range: { low: 1, high: 3 }, median: null },
      { bedrooms: 3, count: 5, range: { low: 5, high: 9 }, median: 7 },
    ]))

  test('has no range with fewer than three listings, and no median with fewer than five', () => {
    expect([LEAST_RANGED, LEAST_PRICED]).toEqual([3, 5])
    expect(pricesBySize(asked(2, 4, 5))).toEqual([
      { bedrooms: 2, count: 2, range: null, median: null },
    ])
    expect(pricesBySize(asked(2, 1, 2, 3, 4))[0]?.median).toBeNull()
    expect(pricesBySize([])).toEqual([])
  })

  test('is one line if the kind has no bedrooms, such as plots', () =>
    expect(pricesBySize(asked(null, 3, 1, 2))).toEqual([
      { bedrooms: null, count: 3, range: { low: 1, high: 3 }, median: null },
    ]))

  test('is the price of a bed in a PG, whatever the flat', () => {
    const beds = [2, 3, 3].map((bedrooms, n) => ({
      listingType: 'PG' as const,
      bedrooms,
      price: n + 1,
    }))
    expect(pricesBySize(beds)).toEqual([
      { bedrooms: null, count: 3, range: { low: 1, high: 3 }, median: null },
    ])
  })
})
