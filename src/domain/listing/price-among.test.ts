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
  it('is placed in its locality, however that is spelled', () => {
    const all = [...flats(4000, 4500, 5000, 6000), flat(5500, 'assi ghat')]
    expect(pricesAmong(all)(flat(5000))).toEqual({
      ...{ what: 'flats for sale in Assi', count: 5, lower: 2, low: 4000, high: 6000 },
      ...{ at: 50, marks: [0, 25, 50, 75, 100] },
    })
  })

  it('is placed in its city where the locality has too few, and nowhere where the city has too few', () => {
    const all = [...flats(4000, 5000), ...[4200, 4400, 6000].map((rate) => flat(rate, 'Sigra'))]
    expect(pricesAmong(all)(flat(5000))?.what).toBe('flats for sale in Varanasi')
    expect(all).toHaveLength(LEAST_AMONG)
    expect(pricesAmong(all.slice(1))(flat(5000))).toBeNull()
  })

  it('is compared with its own kind of its own city alone, and with what is for sale', () => {
    const others = [
      flat(4000, 'Assi', { propertyType: 'Office' }),
      flat(4000, 'Assi', { city: 'Kanpur' }),
      flat(4000, 'Assi', { listingType: 'Rent' }),
    ]
    expect(pricesAmong([...flats(4000, 4500, 5000, 6000), ...others])(flat(5000))).toBeNull()
    expect(pricesAmong(flats(1, 2, 3, 4, 5))(flat(3, 'Assi', { listingType: 'PG' }))).toBeNull()
  })

  it('says nothing of one that is not on offer itself, or where all cost the same', () => {
    expect(pricesAmong(flats(4000, 4500, 5000, 6000, 7000))(flat(5100))).toBeNull()
    expect(pricesAmong(flats(5000, 5000, 5000, 5000, 5000))(flat(5000))).toBeNull()
  })

  it('has no more marks than can be told apart, the first and the last among them', () => {
    const rates = Array.from({ length: 300 }, (_, n) => 4000 + n * 10)
    const found = pricesAmong(flats(...rates))(flat(4000))
    expect(found?.marks.length).toBeLessThanOrEqual(24)
    expect([found?.marks[0], found?.marks.at(-1)]).toEqual([0, 100])
  })
})

describe('In words it is', () => {
  const words = (lower: number) =>
    priceStandingWords({ what: 'flats', count: 11, lower, low: 1, high: 2, at: 0, marks: [] })
  it.each([
    [0, 'the lowest of 11 flats'],
    [2, 'among the lower of 11 flats'],
    [4, 'a little below the middle of 11 flats'],
    [5, 'about the middle of 11 flats'],
    [6, 'a little above the middle of 11 flats'],
    [8, 'among the higher of 11 flats'],
    [10, 'the highest of 11 flats'],
  ])('with %i lower ones %s', (lower, said) => expect(words(lower)).toBe(said))
})
