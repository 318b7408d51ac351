import { MAP_TEXTS, type Noun } from '#language/locality/texts'
import { PATHS } from '../../contract/paths.ts'
import { placePath, shelvesOf } from '../../contract/shelves.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { type CityName, ROUTED_CITIES } from '../../domain/city/constants.ts'
import { isFlat } from '../../domain/listing/rules.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { localityOf } from '../../domain/locality/rules.ts'
import {
  type LocalityStats,
  type StatsByLocality,
  statsByLocality,
} from '../../domain/locality/stats.ts'
import { nameWithin, partWithin } from '../../domain/search/places.ts'

/** The data of a city's map: figures of sales by locality, and the link of each plot. */
export type CityOffer = {
  stats: StatsByLocality
  elsewhere: LocalityStats
  hrefs: Record<string, string>
  noun: Noun
}

const placesOf = ({ listings }: SiteSnapshot, city: CityName) =>
  shelvesOf(listings).flatMap((shelf) =>
    shelf.gallery === null && shelf.place.city === city ? [shelf.place] : [],
  )

const searchOf = (city: CityName, slug: string) => {
  const citySlug = ROUTED_CITIES.find(({ name }) => name === city)?.slug ?? ''
  return `${PATHS.search}?for=buy&city=${citySlug}&locality=${slug}`
}

/** A plot links to the page with the most sales there, or to the search if there is no page. */
export function cityOffer(snapshot: SiteSnapshot, city: CityName): CityOffer {
  const sale = snapshot.listings.filter(
    (listing) =>
      listing.city === city &&
      listing.listingType === 'Sell' &&
      listing.availability === 'available',
  )
  const { localities, elsewhere } = statsByLocality(city, sale, isFlat)
  const pages = placesOf(snapshot, city).filter(
    ({ locality, kind }) => locality !== null && kind.endsWith('for-sale'),
  )
  const hrefs = LOCALITIES[city].map(({ slug }) => {
    const localPages = pages
      .filter(({ locality }) => localityOf(city, locality ?? '')?.slug === slug)
      .sort((a, b) => b.listings.length - a.listings.length)
    return [slug, localPages[0] ? placePath(localPages[0].slug) : searchOf(city, slug)]
  })
  return {
    stats: localities,
    elsewhere,
    hrefs: Object.fromEntries(hrefs) as Record<string, string>,
    // Includes shops and land.
    noun: MAP_TEXTS.properties,
  }
}

/** The pages of offers in the whole city, the largest first. */
export const kindsIn = (snapshot: SiteSnapshot, city: CityName): { name: string; path: string }[] =>
  placesOf(snapshot, city)
    .filter(({ locality, narrowed }) => locality === null && narrowed === null)
    .sort((a, b) => b.listings.length - a.listings.length)
    .map(({ name, slug }) => ({ name: nameWithin(name, city), path: placePath(slug) }))

/** The pages of parts of what is for sale in a city, kind by kind: "3 BHK flats", "Flats by owner". */
export const partsIn = (snapshot: SiteSnapshot, city: CityName): { name: string; path: string }[] =>
  placesOf(snapshot, city)
    .filter(({ narrowed, kind }) => narrowed !== null && kind.endsWith('for-sale'))
    .sort((a, b) => a.kind.localeCompare(b.kind))
    .map(({ name, slug }) => ({ name: partWithin(name, city), path: placePath(slug) }))
