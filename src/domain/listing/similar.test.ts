import { describe, expect, it } from 'vitest'
import { similarAmong } from './similar.ts'

describe('similar listings', () => {
  const one = (id: string, price: number, extra = {}) => ({
    id,
    price,
    city: 'Lucknow' as const,
    listingType: 'Sell' as const,
    propertyCategory: 'Residential' as const,
    propertyType: 'Flat/Apartment' as const,
    availability: 'available',
    ...extra,
  })
  const idsOf = (listings: { id: string }[]) => listings.map((listing) => listing.id)

  it('are available, of the same city and offer, and nearest in price', () => {
    const all = [
      one('self', 100),
      one('far', 300),
      one('near', 110),
      one('sold', 100, { availability: 'sold' }),
      one('rent', 100, { listingType: 'Rent' }),
      one('noida', 100, { city: 'Noida' }),
      one('half', 60),
    ]
    expect(idsOf(similarAmong(all, 3)(one('self', 100)))).toEqual(['near', 'half', 'far'])
  })

  it('are first of the same type, then of its category, then others', () => {
    const all = [
      one('shop', 100, { propertyCategory: 'Commercial', propertyType: 'Retail' }),
      one('house', 130, { propertyType: 'Independent House/Villa' }),
      one('flat', 300),
      one('plot', 101, { propertyType: 'Plot/Land' }),
    ]
    expect(idsOf(similarAmong(all, 4)(one('self', 100)))).toEqual(['flat', 'plot', 'house', 'shop'])
    expect(idsOf(similarAmong(all, 2)(one('self', 100)))).toEqual(['flat', 'plot'])
  })

  it('are found for a sold listing too, and if there are fewer than requested', () => {
    const find = similarAmong([one('cheap', 10), one('dear', 1000)], 3)
    expect(idsOf(find(one('sold', 2000, { availability: 'sold' })))).toEqual(['dear', 'cheap'])
    expect(idsOf(find(one('cheap', 10)))).toEqual(['dear'])
    expect(find(one('elsewhere', 10, { city: 'Noida' }))).toEqual([])
  })

  it('are the nearest of all, whatever the prices', () => {
    const prices = [5, 90, 100, 100, 100, 101, 120, 400, 80, 83]
    const all = prices.map((price, n) => one(`n${n}`, price))
    for (const listing of all) {
      const ratio = ({ price }: { price: number }) =>
        Math.max(price / listing.price, listing.price / price)
      const byHand = all
        .filter((other) => other !== listing)
        .map(ratio)
        .sort((a, b) => a - b)
        .slice(0, 4)
      expect(similarAmong(all, 4)(listing).map(ratio)).toEqual(byHand)
    }
  })
})
