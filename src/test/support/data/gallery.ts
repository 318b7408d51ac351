import type { GalleryName } from '#language/search/texts'
import { galleryOf } from '../../../components/search/gallery-data.ts'
import type { PublicListing } from '../../../contract/public-listing.ts'
import { indexPath } from '../../../contract/search-index.ts'
import type { SiteSnapshot } from '../../../contract/snapshot.ts'
import { indexFiles } from '../../../server/search-index.ts'

const snapshotOf = (listings: readonly PublicListing[], revision = 1) =>
  ({ listings, revision }) as unknown as SiteSnapshot

/** The data of a gallery's page that was built from these listings. */
export function galleryData(
  gallery: GalleryName,
  listings: readonly PublicListing[],
  revision = 1,
): ReturnType<typeof galleryOf> {
  const snapshot = snapshotOf(listings, revision)
  return galleryOf(snapshot, indexFiles(snapshot).shards, gallery)
}

/** A `fetch` of the built site's files and of the listings approved `since`; for any other address it fails. */
export function servesGallery(
  listings: () => readonly PublicListing[],
  since: readonly PublicListing[] = [],
): typeof fetch {
  return async (address) => {
    const path = String(address)
    if (path === '/api/new-listings/1') return Response.json({ listings: since })
    const [, file] =
      [...indexFiles(snapshotOf(listings())).files].find(([name]) => indexPath(name) === path) ?? []
    if (!file) throw new TypeError(`${path} is not served.`)
    return new Response(file)
  }
}
