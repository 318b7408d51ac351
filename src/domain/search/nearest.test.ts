import { expect, it } from 'vitest'
import { findIn } from './find.ts'
import { gapText, nearestTo } from './nearest.ts'
import { parseSearch } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const home = (projectBuildingName: string, more: Partial<Searchable> = {}): Searchable => ({
  projectBuildingName,
  locality: 'Sector 62',
  city: 'Noida',
  listingType: 'Rent',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms: 2,
  price: 27_000,
  plotArea: 1000,
  ...more,
})

/** The names of what comes nearest, in their order. The search itself has to find nothing. */
function nearest(query: string, all: readonly Searchable[], beside: string[] = []) {
  const table = tableOf(columnsOf(all))
  const search = parseSearch(new URLSearchParams(query))
  expect(findIn([table], search).total).toBe(0)
  return nearestTo([table], search, { beside: new Set(beside) }).map(
    ({ row }) => all[row]?.projectBuildingName,
  )
}

it('goes by the distance of the price, at most three, whether asked by words or by a range on offer', () => {
  const all = [29_000, 60_000, 28_000, 35_000, 27_000].map((price) =>
    home(String(price), { price }),
  )
  const three = ['27000', '28000', '29000']
  expect(nearest('q=rent 2 bhk noida 20k', all)).toEqual(three)
  expect(nearest('for=rent&bhk=2&budget=rent-under-10k', all)).toEqual(three)
  expect(nearest('for=rent&price-min=65000', all)).toEqual(['60000', '35000', '29000'])
})

it('never offers a rent to a buyer, nor a sale to a tenant', () => {
  const all = [
    home('to rent', { price: 22_000 }),
    home('to buy', { listingType: 'Sell', price: 6_000_000 }),
    home('a bed', { listingType: 'PG', price: 9_000, bedrooms: null }),
  ]
  expect(nearest('for=rent&price-max=20000', all)).toEqual(['to rent'])
  expect(nearest('for=buy&price-max=2000000', all)).toEqual(['to buy'])
  expect(nearest('for=pg&price-max=5000', all)).toEqual(['a bed'])
  // Where neither is asked for, the amount says which.
  expect(nearest('price-max=10&bhk=2', all)).toEqual(['to rent'])
  expect(nearest('price-max=1000000&price-min=900000', all)).toEqual(['to buy'])
})

it('stays in the city, then with the kind, and only then goes by the price', () => {
  const all = [
    home('other city', { city: 'Lucknow', price: 20_500 }),
    home('other size', { bedrooms: 3, price: 21_000 }),
    home('same', { price: 40_000 }),
  ]
  expect(nearest('for=rent&city=noida&bhk=2&price-max=20000', all)).toEqual(['same', 'other size'])
  expect(nearest('for=rent&city=kanpur&bhk=2', all)).toEqual(['other city', 'same', 'other size'])
})

it('takes a neighbouring locality before another one, unless that is much cheaper', () => {
  const all = [
    home('far', { locality: 'Sector 150', price: 25_000 }),
    home('next door', { locality: 'Sector 63', price: 26_000 }),
  ]
  const query = 'for=rent&city=noida&locality=sector-62&price-max=20000'
  expect(nearest(query, all, ['sector-63'])).toEqual(['next door', 'far'])
  expect(nearest(query, all)).toEqual(['far', 'next door'])
  const dear = [...all.slice(0, 1), home('next door', { locality: 'Sector 63', price: 40_000 })]
  expect(nearest(query, dear, ['sector-63'])).toEqual(['far', 'next door'])
})

it('offers no shop for a home, and no PG for men to a woman', () => {
  const shop = home('shop', {
    propertyType: 'Retail',
    propertyCategory: 'Commercial',
    listingType: 'Sell',
    bedrooms: null,
    price: 7_100_000,
  })
  const flat = home('flat', { listingType: 'Sell', bedrooms: 2, price: 9_000_000 })
  expect(nearest('for=buy&bhk=3&price-max=7000000', [shop, flat])).toEqual(['flat'])
  expect(nearest('for=buy&type=office', [shop, flat])).toEqual(['shop'])
  const pg = { listingType: 'PG', bedrooms: null, price: 9_000 } as const
  const beds = [home('men', { ...pg, pgFor: 'Men' }), home('women', { ...pg, pgFor: 'Women' })]
  expect(nearest('for=pg&guests=women&price-max=5000', beds)).toEqual(['women'])
})

it('prefers what fulfils the other wishes', () => {
  const all = [
    home('bare', { furnishing: 'Unfurnished' }),
    home('furnished', { furnishing: 'Fully furnished' }),
  ]
  expect(nearest('for=rent&furnishing=fully-furnished&price-max=20000', all)).toEqual([
    'furnished',
    'bare',
  ])
})

it('knows of nothing near a city that is not served', () => {
  expect(nearest('q=2 bhk agra', [home('noida')])).toEqual([])
})

it('says how far a price is from what was asked, and that the end of a range on offer is the limit', () => {
  const gap = (query: string, price: number) =>
    gapText(price, parseSearch(new URLSearchParams(query))).replaceAll('\u00a0', ' ')
  const range = 'for=buy&budget=50l-90l'
  expect(gap(range, 5_000_000)).toBe('')
  expect(gap(range, 9_000_000)).toBe('at your limit')
  expect(gap(range, 9_500_000)).toBe('₹5 L over your limit')
  expect(gap(range, 4_500_000)).toBe('₹5 L below what you asked for')
  // A limit that somebody names is itself within.
  expect(gap('for=buy&price-max=9000000', 9_000_000)).toBe('')
})
