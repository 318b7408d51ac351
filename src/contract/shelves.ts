import type { GalleryName } from '#language/search/texts'
import { fullPages, onPage } from '../domain/paging/full-pages.ts'
import { PAGE_SIZE } from '../domain/search/constants.ts'
import { type Placed, placesAmong } from '../domain/search/places.ts'
import { canonicalPath, inLanguage, PATHS } from './paths.ts'
import type { PublicListing } from './public-listing.ts'

/** Which available listings each gallery shows. */
export const GALLERY_SHOWS: Record<GalleryName, (listing: Placed) => boolean> = {
  buy: ({ listingType }) => listingType === 'Sell',
  search: () => true,
}

/** A list on numbered pages, newest first: a gallery, or a place with its listings of one kind. */
export type Shelf = {
  path: string
  listings: PublicListing[]
} & (
  | { gallery: GalleryName }
  | { gallery: null; place: ReturnType<typeof placesAmong<PublicListing>>[number] }
)

export const placePath = (slug: string) => inLanguage(`/${slug}/`)

/** The address of a numbered page of a list; without a number, the address of the list itself. */
export const shelfPagePath = (path: string, page: number | null) =>
  page === null ? canonicalPath(path) : `${canonicalPath(path)}${page}/`

export const fullPagesOf = (count: number) => fullPages(count, PAGE_SIZE)
export const listingsOn = <T>(listings: readonly T[], page: number | null) =>
  page === null ? listings.slice(0, PAGE_SIZE) : onPage(listings, page, PAGE_SIZE)

/** The numbers of a list's full pages, oldest first. */
export const pageNumbers = ({ length }: { length: number }) =>
  Array.from({ length: fullPagesOf(length) }, (_, i) => i + 1)

const SHELVES = new WeakMap<readonly PublicListing[], readonly Shelf[]>()

/** Every list of available listings that has numbered pages. Computed once for all pages of a build. */
export function shelvesOf(listings: readonly PublicListing[]): readonly Shelf[] {
  const shelves = SHELVES.get(listings) ?? listShelves(listings)
  SHELVES.set(listings, shelves)
  return shelves
}

function listShelves(listings: readonly PublicListing[]): Shelf[] {
  const available = listings.filter(({ availability }) => availability === 'available')
  const galleries = (['buy', 'search'] as const).map((gallery) => ({
    gallery,
    path: PATHS[gallery],
    listings: available.filter(GALLERY_SHOWS[gallery]),
  }))
  const places = placesAmong(available).map((place) => ({
    gallery: null,
    path: placePath(place.slug),
    place,
    listings: place.listings,
  }))
  return [...galleries, ...places]
}
