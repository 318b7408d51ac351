import { GALLERIES, type GalleryName } from '#language/search/texts'
import { listingPath } from '../../contract/paths.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { searchable } from '../../contract/search-index.ts'
import { fullPagesOf, GALLERY_SHOWS } from '../../contract/shelves.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { firstOf } from '../../domain/search/found.ts'
import { columnsOf, tableOf } from '../../domain/search/table.ts'
import { itemList } from '../../domain/structured-data/site.ts'
import type { Whole } from '../../domain/structured-data/text.ts'
import { kindsIn } from './city-offer.ts'

/** The largest pages of offers, by city. */
export type CityWays = Record<string, { name: string; path: string }[]>

/** Up to this total of listings, a browser fetches every city's index before a city is chosen. */
const AHEAD = 20_000
/** The number of kinds to name for a city. */
const KINDS_NAMED = 4

/** Homes before the others, each newest first. */
function homesFirstOf(listings: readonly PublicListing[]): PublicListing[] {
  const table = tableOf(columnsOf(listings.map(searchable)))
  const found = { rows: [[...listings.keys()]], unsaid: [] }
  const order = { sort: 'newest', most: PAGE_SIZE, homesFirst: true } as const
  return firstOf([table], found, order).flatMap(({ row }) => listings[row] ?? [])
}

/**
 * The first page of a gallery, on which homes come first. Who has no script goes on to the numbered pages, which have
 * all but the newest listings: these are all on the first page, before other homes.
 */
function firstCards(listings: readonly PublicListing[], homesFirst: boolean): PublicListing[] {
  if (!homesFirst) return listings.slice(0, PAGE_SIZE)
  const newest = listings.slice(0, listings.length - fullPagesOf(listings.length) * PAGE_SIZE)
  const others = homesFirstOf(listings).filter((one) => !newest.includes(one))
  return homesFirstOf([...newest, ...others.slice(0, PAGE_SIZE - newest.length)])
}

/** The data of a gallery's page: available listings, newest first, and the names of the index's files by city. */
export function galleryOf(
  snapshot: SiteSnapshot,
  shards: Readonly<Record<string, string>>,
  gallery: GalleryName,
) {
  const open = snapshot.listings.filter(({ availability }) => availability === 'available')
  const shown = open.filter(GALLERY_SHOWS[gallery])
  return {
    listings: shown.map(searchable),
    cards: firstCards(shown, gallery === 'buy').map(toCard),
    shards,
    revision: snapshot.revision,
    ahead: open.length <= AHEAD,
    ways: Object.fromEntries(
      ROUTED_CITIES.map(({ slug, name }) => [slug, kindsIn(snapshot, name).slice(0, KINDS_NAMED)]),
    ) as CityWays,
  }
}

/** The listings of a gallery's page as data for search engines. */
export const galleryData = (gallery: GalleryName, ids: readonly { id: string }[]) => {
  const paths = ids.map(({ id }) => listingPath(id))
  return (whole: Whole) => [itemList(GALLERIES[gallery].title, paths, whole)]
}
