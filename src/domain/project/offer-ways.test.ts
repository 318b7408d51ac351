import { expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { FIRST_CITY } from '../city/constants.ts'
import { searchQuery } from '../search/rules.ts'
import type { Searchable } from '../search/searchable.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { wayOf } from './offer-ways.ts'

const flats = {
  location: 'Gomti Nagar, Lucknow',
  projectType: 'Flat/Apartment',
  amenities: [],
  priceMin: 5_000_000,
  priceMax: 7_000_000,
}
const listing = (over: Partial<Searchable> = {}): Searchable => ({
  ...publicListing('a', { price: 6_000_000 }),
  by: 'Owner',
  ...over,
})
const way = (listings: Searchable[], offer = flats) => {
  const found = wayOf(offer, FIRST_CITY, tableOf(columnsOf(listings)))
  return found && { text: found.text, query: searchQuery(found.search) }
}

const HERE = '?for=buy&type=flat-apartment&city=lucknow&locality=gomti-nagar'
const PRICES = '&price-min=5000000&price-max=7000000'

test.each([
  [
    'in its locality at its prices',
    [listing(), listing({ price: 5_000_000 }), listing({ price: 9_000_000 })],
    'See 2 flats in Gomti Nagar at ₹50 L to ₹70 L',
    HERE + PRICES,
  ],
  [
    'there at another price, if none is at its prices',
    [listing({ price: 9_000_000 }), listing({ locality: 'Aliganj' })],
    'None at this price: see 1 flat in Gomti Nagar',
    HERE,
  ],
  [
    'in the city at its prices, if none is there',
    [listing({ locality: 'Aliganj' })],
    'None in Gomti Nagar now: see 1 flat in Lucknow at ₹50 L to ₹70 L',
    HERE.replace('&locality=gomti-nagar', '') + PRICES,
  ],
])('An offer leads to what is for sale of its kind %s', (_, listings, text, query) => {
  const found = way(listings)
  expect(found?.text).toBe(text)
  expect(found?.query).toBe(query)
})

test('It leads nowhere if nothing of its kind is for sale', () => {
  expect(way([])).toBeNull()
  expect(
    way([
      listing({ listingType: 'Rent', price: 20_000 }),
      listing({ propertyType: 'Independent House/Villa' }),
    ]),
  ).toBeNull()
  expect(way([listing()], { ...flats, projectType: 'Castle' })).toBeNull()
})
