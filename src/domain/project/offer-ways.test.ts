import { describe, expect, test } from 'vitest'
import { PROJECT_TEXTS } from '#language/project/texts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { FIRST_CITY } from '../city/constants.ts'
import { searchQuery } from '../search/rules.ts'
import type { Searchable } from '../search/searchable.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { wayOf, wayOfProject } from './offer-ways.ts'

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

test('If nothing of its kind is for sale, there is the search for exactly that', () => {
  const others = [
    listing({ listingType: 'Rent', price: 20_000 }),
    listing({ propertyType: 'Independent House/Villa' }),
  ]
  for (const listings of [[], others])
    expect(way(listings)).toEqual({ text: null, query: HERE + PRICES })
  expect(way([listing()], { ...flats, projectType: 'Castle' })).toBeNull()
})

describe('A project', () => {
  const project = { city: 'Lucknow', locality: 'Gomti Nagar' }
  const found = (listings: ReturnType<typeof publicListing>[], of = project) => {
    const { way: onSale, homesFrom } = wayOfProject(of, listings)
    return [onSale?.text, onSale && searchQuery(onSale.search), homesFrom?.rupees]
  }
  const QUERY = '?for=buy&city=lucknow&locality=gomti-nagar'

  test('leads to all that is for sale in its locality, and says what a home costs there', () => {
    const shop = { propertyCategory: 'Commercial', propertyType: 'Retail', price: 1 } as const
    const listings = [publicListing('a', { price: 6_000_000 }), publicListing('b', shop)]
    expect(found(listings)).toEqual([PROJECT_TEXTS.onSale(2, 'Gomti Nagar'), QUERY, 6_000_000])
  })

  test('without any has the search that a mail can be asked for', () => {
    expect(found([publicListing('a', { locality: 'Aliganj' })])).toEqual([null, QUERY, undefined])
  })

  test('of a place without pages has none', () => {
    expect(found([], { city: 'Mathura', locality: 'Govardhan' })).toEqual([
      undefined,
      null,
      undefined,
    ])
  })
})
