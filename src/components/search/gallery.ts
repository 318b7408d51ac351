import { listingPath } from '../../contract/paths.ts'
import { GALLERY_SHOWS } from '../../contract/shelves.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { GALLERIES, type GalleryName } from '../../domain/search/texts.ts'
import { itemList } from '../../domain/structured-data/site.ts'
import type { Whole } from '../../domain/structured-data/text.ts'
import { kindsIn } from './city-offer.ts'
import { indexFiles, searchable } from './index-files.ts'

/** By city: the pages of what most is on offer there. */
export type CityWays = Record<string, { name: string; path: string }[]>

/** Up to this many listings in all, a browser fetches every city's index before it knows which city is meant. */
const AHEAD = 20_000
/** So many kinds of a city are named. */
const KINDS_NAMED = 4

/** What a gallery's page is made of: what is available, newest first, and where its index is. */
export function galleryOf(snapshot: SiteSnapshot, gallery: GalleryName) {
  const open = snapshot.listings.filter(({ availability }) => availability === 'available')
  const shown = open.filter(GALLERY_SHOWS[gallery])
  return {
    listings: shown.map(searchable),
    cards: shown.slice(0, PAGE_SIZE).map(toCard),
    shards: indexFiles(snapshot).shards,
    revision: snapshot.revision,
    ahead: open.length <= AHEAD,
    ways: Object.fromEntries(
      ROUTED_CITIES.map(({ slug, name }) => [slug, kindsIn(snapshot, name).slice(0, KINDS_NAMED)]),
    ) as CityWays,
  }
}

/** What search engines read of a gallery's page: the listings that it shows. */
export const galleryData = (gallery: GalleryName, ids: readonly { id: string }[]) => {
  const paths = ids.map(({ id }) => listingPath(id))
  return (whole: Whole) => [itemList(GALLERIES[gallery].title, paths, whole)]
}
