import { describe, expect, it } from 'vitest'
import {
  figuresAmong,
  figuresIn,
  figuresOfKind,
  shownFigures,
  showsCityFigures,
} from './figures.ts'
import { LEAST_AMONG } from './price-among.ts'

const flat = (rate: number, locality = 'Assi', over = {}) => ({
  listingType: 'Sell' as const,
  propertyType: 'Flat/Apartment' as const,
  city: 'Varanasi',
  locality,
  plotArea: 1000,
  price: rate * 1000,
  availability: 'available',
  ...over,
})
type Flat = ReturnType<typeof flat>
const pricesAmong = (all: Flat[]) => (one: Flat) => figuresAmong(all)(one).among
const flats = (...rates: number[]) => rates.map((rate) => flat(rate))

describe('The price per sq ft of a listing among its kind', () => {
  it('is compared within its locality, in any spelling', () => {
    const all = [...flats(4000, 4500, 5000, 6000), flat(5500, 'assi ghat')]
    expect(pricesAmong(all)(flat(5000))).toEqual({
      what: '5 flats for sale in Assi',
      rate: 5000,
      low: 4000,
      median: 5000,
      high: 6000,
      at: 50,
      marks: [0, 25, 50, 75, 100],
    })
  })

  it('is compared within its city if the locality has too few, and not at all if the city has too few', () => {
    const all = [...flats(4000, 5000), ...[4200, 4400, 6000].map((rate) => flat(rate, 'Sigra'))]
    expect(pricesAmong(all)(flat(5000))?.what).toBe('5 flats for sale in Varanasi')
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
    const sold = flat(5000, 'Assi', { availability: 'sold' })
    const all = flats(4000, 4500, 5000, 6000, 7000)
    expect(pricesAmong([...all, sold])(sold)).toBeNull()
    expect(pricesAmong([...all, sold])(flat(5000))?.what).toMatch(/^5 /)
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

describe('The places of a listing with a page', () => {
  const placesOf = (all: Flat[]) => (one: Flat) =>
    figuresAmong(all)(one).places.map(({ slug }) => slug)
  const [inCity, inAssi] = ['flats-for-sale-in-varanasi', 'flats-for-sale-in-assi-varanasi']

  it('are those with another available listing of its kind', () => {
    const sold = flat(1, 'Assi', { availability: 'sold' })
    const sigra = flat(1, 'Sigra')
    const all = [flat(1), flat(1, 'assi ghat'), sigra, sold, flat(1, 'Assi', { city: 'Kanpur' })]
    expect(placesOf(all)(flat(1))).toEqual([inCity, inAssi])
    expect(placesOf(all)(sigra)).toEqual([inCity])
    expect(placesOf(all)(sold)).toEqual([inCity, inAssi])
    expect(placesOf([flat(1), sold])(flat(1))).toEqual([])
    expect(placesOf(all)(flat(1, 'Assi', { listingType: 'PG' }))).toEqual([])
  })

  it('need three others in a locality that is not on the map', () => {
    const unknown = (count: number) => Array.from({ length: count }, () => flat(1, 'Nowhere'))
    expect(placesOf(unknown(4))(flat(1, 'nowhere '))).toHaveLength(2)
    expect(placesOf(unknown(3))(flat(1, 'Nowhere'))).toEqual([inCity])
    expect(placesOf(unknown(4))(flat(1, 'constructor'))).toEqual([inCity])
  })

  it('are of one kind for all PGs', () => {
    const pg = (propertyType: string) => flat(1, 'Assi', { listingType: 'PG', propertyType })
    const all = [pg('Flat/Apartment'), pg('Independent House/Villa')]
    expect(all.map(placesOf(all))).toEqual(all.map(() => ['pg-in-varanasi', 'pg-in-assi-varanasi']))
  })
})

describe('The figures of a kind', () => {
  const offered = (locality: string, ...rates: number[]) => ({
    locality,
    count: rates.length,
    rates,
    asked: rates.length,
  })
  const kind = figuresOfKind('Varanasi', [
    offered('Assi', 4000, 5000, 6000),
    offered('assi ghat', 4500, 5500),
    offered('Sigra', 7000),
    offered('Nowhere', 1),
    offered('Elsewhere', 1, 2),
    offered('elsewhere', 3),
  ])

  it('count all of the city, and each locality in any spelling', () => {
    expect([kind.city.count, kind.city.asked]).toEqual([10, 10])
    expect(kind.localities.assi).toEqual({
      count: 5,
      asked: 5,
      prices: { low: 4000, median: 5000, high: 6000, sample: [4000, 4500, 5000, 5500, 6000] },
    })
    expect(kind.localities.sigra).toEqual({ count: 1, asked: 1, prices: null })
  })

  it('leave out a locality that has no page', () => {
    expect(Object.keys(kind.localities).sort()).toEqual(['assi', 'elsewhere', 'sigra'])
  })

  it('of the city are on the page of a listing whose locality has too few, or only one price', () => {
    const shows = (name: string) => showsCityFigures(figuresIn(kind, flat(1, name)))
    expect(['Assi', 'Sigra', 'Nowhere'].map(shows)).toEqual([false, true, true])
    const same = figuresOfKind('Varanasi', [offered('Assi', 1, 1, 1, 1, 1), offered('Sigra', 2)])
    expect(showsCityFigures(figuresIn(same, flat(1)))).toBe(true)
    const rents = {
      city: { count: 9, prices: null, asked: 0 },
      locality: { count: 5, prices: null, asked: 0 },
    }
    expect(showsCityFigures(rents)).toBe(false)
  })

  it('that are older than a price keep it on the ruler', () => {
    const at = (rate: number) => shownFigures(flat(rate), figuresIn(kind, flat(rate))).among?.at
    expect([at(1), at(1_000_000)]).toEqual([0, 100])
  })
})
