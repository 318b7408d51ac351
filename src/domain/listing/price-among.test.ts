import { describe, expect, it } from 'vitest'
import { LEAST_AMONG, priceStandingWords, pricesAmong } from './price-among.ts'

const flat = (rate: number, locality = 'Assi', over = {}) => ({
  listingType: 'Sell' as const,
  propertyType: 'Flat/Apartment' as const,
  city: 'Varanasi',
  locality,
  plotArea: 1000,
  price: rate * 1000,
  ...over,
})
const flats = (...rates: number[]) => rates.map((rate) => flat(rate))

describe('The price per sq ft of a listing among its kind', () => {
  it('is compared within its locality, in any spelling', () => {
    const all = [...flats(4000, 4500, 5000, 6000), flat(5500, 'assi ghat')]
    expect(pricesAmong(all)(flat(5000))).toEqual({
      ...{ what: 'flats for sale in Assi', count: 5 },
      ...{ rate: 5000, low: 4000, median: 5000, high: 6000 },
      ...{ at: 50, marks: [0, 25, 50, 75, 100] },
    })
  })

  it('is compared within its city if the locality has too few, and not at all if the city has too few', () => {
    const all = [...flats(4000, 5000), ...[4200, 4400, 6000].map((rate) => flat(rate, 'Sigra'))]
    expect(pricesAmong(all)(flat(5000))?.what).toBe('flats for sale in Varanasi')
    expect(all).toHaveLength(LEAST_AMONG)
    expect(pricesAmong(all.slice(1))(flat(5000))).toBeNull()
  })

  it('is compared only with listings for sale of its kind and city', () => {
    const others = [
      flat(4000, 'Assi', { propertyType: 'Office' }),
      flat(4000, 'Assi', { city: 'Kanpur' }),
      flat(4000, 'Assi', { listingType: 'Rent' }),
    ]
    expect(pricesAmong([...flats(4000, 4500, 5000, 6000), ...others])(flat(5000))).toBeNull()
    expect(pricesAmong(flats(1, 2, 3, 4, 5))(flat(3, 'Assi', { listingType: 'PG' }))).toBeNull()
  })

  it('is not compared if the listing is not available, or if all cost the same', () => {
    expect(pricesAmong(flats(4000, 4500, 5000, 6000, 7000))(flat(5100))).toBeNull()
    expect(pricesAmong(flats(5000, 5000, 5000, 5000, 5000))(flat(5000))).toBeNull()
  })

  it('has the median in the middle of the ruler, even with one very expensive listing', () => {
    const all = flats(4000, 4500, 5000, 6000, 25_000)
    expect(pricesAmong(all)(flat(6000))).toMatchObject({ at: 53, marks: [0, 25, 50, 53, 100] })
    expect(pricesAmong(all)(flat(25_000))?.at).toBe(100)
  })

  it('is at the end of the ruler if half of all have the lowest or the highest price', () => {
    const cheap = flats(4000, 4000, 4000, 5000, 6000)
    expect(pricesAmong(cheap)(flat(4000))).toMatchObject({
      median: 4000,
      at: 50,
      marks: [50, 75, 100],
    })
    const dear = flats(4000, 5000, 6000, 6000, 6000)
    expect(pricesAmong(dear)(flat(6000))).toMatchObject({
      median: 6000,
      at: 50,
      marks: [0, 25, 50],
    })
  })

  it('has a limited number of marks, which include the first and the last', () => {
    const rates = Array.from({ length: 300 }, (_, n) => 4000 + n * 10)
    const found = pricesAmong(flats(...rates))(flat(4000))
    expect(found?.marks.length).toBeLessThanOrEqual(16)
    expect([found?.marks[0], found?.marks.at(-1)]).toEqual([0, 100])
  })
})

describe('In words it is', () => {
  const words = (rate: number) =>
    priceStandingWords({
      ...{ what: 'flats', count: 11, rate, low: 4000, median: 5000, high: 7500 },
      ...{ at: 0, marks: [] },
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
