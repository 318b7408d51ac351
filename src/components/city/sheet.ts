import { CITY_TEXTS as texts } from '#language/city/texts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { placePath, shelvesOf } from '../../contract/shelves.ts'
import type { CityName } from '../../domain/city/constants.ts'
import { isFlat, isHome } from '../../domain/listing/rules.ts'
import { statsByLocality } from '../../domain/locality/stats.ts'

/** The groups of today's offers in a city, by what visitors look for. */
const OFFERS: readonly [words: string, fits: (listing: PublicListing) => boolean][] = [
  [texts.forSale, (listing) => listing.listingType === 'Sell' && isHome(listing)],
  [texts.forRent, (listing) => listing.listingType === 'Rent' && isHome(listing)],
  [texts.pg, ({ listingType }) => listingType === 'PG'],
  [texts.business, ({ propertyCategory }) => propertyCategory === 'Commercial'],
]

/**
 * The map of a city's homes for sale and the counts of its offers. Each locality links to its page with the most
 * listings.
 */
export function citySheet(listings: readonly PublicListing[], city: CityName) {
  const here = listings.filter(
    (listing) => listing.city === city && listing.availability === 'available',
  )
  const homes = here.filter((listing) => listing.listingType === 'Sell' && isHome(listing))
  const pages = shelvesOf(homes)
    .flatMap((shelf) => (shelf.gallery === null && !shelf.place.narrowed ? [shelf] : []))
    .sort((a, b) => a.listings.length - b.listings.length)
  const fullest = (plot: string | null) =>
    pages.flatMap(({ place }) => (place.plot === plot ? [placePath(place.slug)] : [])).at(-1)
  const plots = new Set(pages.flatMap(({ place }) => place.plot ?? []))
  const { localities, elsewhere } = statsByLocality(city, homes, isFlat)
  return {
    localities,
    elsewhere,
    elsewhereHref: fullest(null),
    hrefs: Object.fromEntries([...plots].map((plot) => [plot, fullest(plot) ?? ''])),
    offers: OFFERS.map(([words, fits]) => ({ words, count: here.filter(fits).length })),
  }
}
