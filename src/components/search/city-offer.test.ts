import { expect, test } from 'vitest'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { once } from '../../domain/money/rules.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { citySheet } from '../city/sheet.ts'
import { cityOffer } from './city-offer.ts'

const flats = Array.from({ length: 5 }, (_, n) =>
  publicListing(`flat${n}`, { plotArea: 1000, price: 6_000_000 }),
)
const plots = Array.from({ length: 7 }, (_, n) =>
  publicListing(`plot${n}`, { propertyType: 'Plot/Land', plotArea: 1800, price: 3_600_000 }),
)
const rent = publicListing('rent', { listingType: 'Rent', price: 20_000 })
const sold = publicListing('sold', { price: 1_000_000, availability: 'sold' })
const listings = [...flats, ...plots, rent, sold]

test('A locality shows the same prices on every map: those of homes for sale, without land, rents or sold ones', () => {
  const { stats } = cityOffer({ listings } as unknown as SiteSnapshot, 'Lucknow')
  const { localities } = citySheet(listings, 'Lucknow')
  expect(stats['gomti-nagar']).toEqual({
    count: 12,
    from: once(3_600_000),
    median: 6000,
    priced: 5,
  })
  expect(localities['gomti-nagar']).toEqual({
    count: 5,
    from: once(6_000_000),
    median: 6000,
    priced: 5,
  })
})

test('A city without listings has empty figures, and its localities link to the search', () => {
  const { stats, elsewhere, hrefs } = cityOffer(
    { listings: [] } as unknown as SiteSnapshot,
    'Noida',
  )
  expect([stats, elsewhere.count, elsewhere.from]).toEqual([{}, 0, null])
  expect(Object.values(hrefs).every((href) => href.startsWith('/Search?for=buy&city=noida'))).toBe(
    true,
  )
})
