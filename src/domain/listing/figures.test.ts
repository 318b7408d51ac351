import { describe, expect, it } from 'vitest'
import { LEAST_ASKED } from '../asked/constants.ts'
import { homesOf, type Offer } from '../asked/such-homes.ts'
import type { PropertyType } from './constants.ts'
import {
  figuresAmong,
  figuresIn,
  figuresOfKind,
  shownFigures,
  showsCityFigures,
} from './figures.ts'
import { LEAST_AMONG } from './price-among.ts'

let made = 0
const flat = (rate: number, locality = 'Assi', over: Partial<Omit<Offer, 'owner'>> = {}) => {
  made += 1
  return {
    id: `flat${made}`,
    listingType: 'Sell' as const,
    propertyType: 'Flat/Apartment' as const,
    city: 'Varanasi',
    locality,
    plotArea: 1000,
    price: rate * 1000,
    availability: 'available' as const,
    confirmedAt: '2026-11-20T06:00:00Z',
    owner: { role: 'Owner' as const } as { role: 'Owner'; demo?: true },
    askers: null,
    elsewhere: null,
    ...over,
  }
}
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
    const pg = (propertyType: PropertyType) => flat(1, 'Assi', { listingType: 'PG', propertyType })
    const all = [pg('Flat/Apartment'), pg('Independent House/Villa')]
    expect(all.map(placesOf(all))).toEqual(all.map(() => ['pg-in-varanasi', 'pg-in-assi-varanasi']))
  })
})

describe('The figures of a kind', () => {
  const offered = (locality: string, ...rates: number[]) =>
    homesOf(rates.map((rate) => flat(rate, locality)))
  const kind = figuresOfKind([
    ...offered('Assi', 4000, 5000, 6000),
    ...offered('assi ghat', 4500, 5500),
    ...offered('Sigra', 7000),
    ...offered('Nowhere', 1),
  ])

  it('count all of the city, and each locality in any spelling', () => {
    expect(kind.city.count).toBe(7)
    expect(Object.keys(kind.localities).sort()).toEqual(['assi', 'nowhere', 'sigra'])
    expect(kind.localities.assi).toEqual({
      count: 5,
      prices: { low: 4000, median: 5000, high: 6000, sample: [4000, 4500, 5000, 5500, 6000] },
      asked: { '': { count: 5, kept: null } },
    })
    expect(kind.localities.sigra).toMatchObject({ count: 1, prices: null })
  })

  it('keep no more of many asking prices than of few', () => {
    const sizes = [LEAST_ASKED, 300].map((count) => {
      const { asked } = figuresOfKind(
        offered('Assi', ...Array.from({ length: count }, () => 9)),
      ).city
      return JSON.stringify(asked).replaceAll(/\d+/g, '').length
    })
    expect(sizes[1]).toBe(sizes[0])
    const few = figuresOfKind(offered('Assi', ...Array.from({ length: LEAST_ASKED - 1 }, () => 9)))
    expect(few.city.asked).toEqual({ '': { count: LEAST_ASKED - 1, kept: null } })
  })

  it('of the city are on the page of a listing whose locality has too few, or only one price', () => {
    const shows = (name: string) => showsCityFigures(figuresIn(kind, flat(1, name)))
    expect(['Assi', 'Sigra', 'Nowhere'].map(shows)).toEqual([false, true, true])
    const same = figuresOfKind([...offered('Assi', 1, 1, 1, 1, 1), ...offered('Sigra', 2)])
    expect(showsCityFigures(figuresIn(same, flat(1)))).toBe(true)
    const rents = {
      city: { count: 9, prices: null, asked: {} },
      locality: { count: 5, prices: null, asked: {} },
    }
    expect(showsCityFigures(rents)).toBe(false)
  })

  it('that are older than a price keep it on the ruler', () => {
    const at = (rate: number) => shownFigures(flat(rate), figuresIn(kind, flat(rate)), []).among?.at
    expect([at(1), at(1_000_000)]).toEqual([0, 100])
  })
})

describe('What such homes are asked for', () => {
  const same = (...ids: string[]) => ({ elsewhere: { offers: ids.map((id) => ({ id })) } })

  it('is told of each without another listing of the same home, and of none that cannot be had', () => {
    const rates = Array.from({ length: LEAST_ASKED - 1 }, (_, n) => 4000 + n * 100)
    const some = rates.map((rate) => flat(rate))
    const [one, two] = [
      flat(4000, 'Assi', { id: 'x', ...same('y') }),
      flat(4000, 'Assi', { id: 'y', ...same('x') }),
    ]
    const sold = flat(4000, 'Assi', { availability: 'sold' })
    const of = figuresAmong([...some, one, two, sold])
    expect(of(sold).asked).toBeNull()
    const here = [one, two, ...some.slice(0, 1)].map((each) => of(each).asked?.here)
    expect(here).toEqual(here.map(() => LEAST_ASKED - 1))
    expect(of(flat(1)).asked?.here).toBe(LEAST_ASKED)
  })
})
