import { describe, expect, it } from 'vitest'
import { priceComparisonWords } from './price-among.ts'

describe('In words it is', () => {
  const words = (rate: number) =>
    priceComparisonWords({
      what: '11 flats',
      rate,
      low: 4000,
      median: 5000,
      high: 7500,
      at: 0,
      marks: [],
    })
  it.each([
    [4000, '20 % below the middle of 11 flats'],
    [4960, '1 % below the middle of 11 flats'],
    [4980, 'in the middle of 11 flats'],
    [5000, 'in the middle of 11 flats'],
    [5040, '1 % above the middle of 11 flats'],
    [7500, '50 % above the middle of 11 flats'],
  ])('at ₹%i %s', (rate, said) => expect(words(rate)).toBe(said))
})
