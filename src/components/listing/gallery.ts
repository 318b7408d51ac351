import { listingPath } from '../../contract/paths.ts'
import { GALLERY_SHOWS } from '../../contract/shelves.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { type CardListing, toCard } from '../../domain/listing/card.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { GALLERIES, type GalleryName } from '../../domain/search/messages.ts'
import { itemList } from '../../domain/structured-data/site.ts'
import type { Whole } from '../../domain/structured-data/text.ts'

/** The cards of a gallery: what is available, newest first. */
export function galleryListings(snapshot: SiteSnapshot, gallery: GalleryName): CardListing[] {
  return snapshot.listings
    .filter((listing) => listing.availability === 'available')
    .map(toCard)
    .filter(GALLERY_SHOWS[gallery])
}

/** What search engines read of a gallery's page: the listings that it shows. */
export const galleryData = (gallery: GalleryName, listings: readonly CardListing[]) => {
  const paths = listings.slice(0, PAGE_SIZE).map(({ id }) => listingPath(id))
  return (whole: Whole) => [itemList(GALLERIES[gallery].title, paths, whole)]
}

/** The cards as a reply for searching in the browser; without the tiny placeholders, which would be most of its bytes. */
export function galleryIndex(snapshot: SiteSnapshot, gallery: GalleryName): Response {
  const listings = galleryListings(snapshot, gallery)
  return Response.json({
    listings: listings.map((listing) => ({
      ...listing,
      photo: listing.photo && { ...listing.photo, placeholder: '' },
    })),
  })
}
