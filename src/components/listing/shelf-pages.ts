import {
  fullPagesOf,
  listingsOn,
  pageNumbers,
  placePath,
  type Shelf,
  shelfPagePath,
  shelvesOf,
} from '../../contract/shelves.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { PAGES_MESSAGES as SAY } from '../../domain/paging/messages.ts'
import { turningsOf } from '../../domain/paging/shelf.ts'
import { GALLERIES } from '../../domain/search/messages.ts'
import { cityCrumbs } from '../site/crumbs.ts'

type Way = { name: string; path: string }

/** The places of a city that have pages: of all kinds, or of one kind with its localities. */
export function placesIn(shelves: readonly Shelf[], city: string, kind?: string): Way[] {
  return shelves
    .flatMap((shelf) => (shelf.gallery === null ? [shelf.place] : []))
    .filter((place) => place.city === city && (!kind || place.kind === kind))
    .map(({ name, slug, locality }) => ({ name, path: placePath(slug), locality }))
}

const wordsOf = (shelf: Shelf) =>
  shelf.gallery === null
    ? { name: shelf.place.name, description: SAY.placeDescription(shelf.place.name) }
    : { name: GALLERIES[shelf.gallery].title, description: GALLERIES[shelf.gallery].description }

function crumbsOf(shelf: Shelf, page: number | null): Way[] {
  const { name } = wordsOf(shelf)
  const city = shelf.gallery === null && ROUTED_CITIES.find((one) => one.name === shelf.place.city)
  return [
    ...(city ? cityCrumbs(city) : []),
    { name, path: shelfPagePath(shelf.path, null) },
    ...(page ? [{ name: SAY.page(page), path: shelfPagePath(shelf.path, page) }] : []),
  ]
}

/** Everything that one page of a list shows, and nothing that another page's listings change. */
function propsOf(shelf: Shelf, page: number | null, shelves: readonly Shelf[]) {
  const { name, description } = wordsOf(shelf)
  const pages = fullPagesOf(shelf.listings.length)
  const isPlace = shelf.gallery === null
  return {
    path: shelf.path,
    ...{ name, page, crumbs: crumbsOf(shelf, page) },
    description: page ? `${SAY.page(page)}. ${description}` : description,
    cards: listingsOn(shelf.listings, page).map(toCard),
    turnings: page ? { page, ...turningsOf(page, pages) } : null,
    // Of the list as a whole, so on its first page alone.
    count: page ? null : shelf.listings.length,
    kin:
      isPlace && !page
        ? placesIn(shelves, shelf.place.city, shelf.place.kind).filter(
            (way) => way.path !== shelf.path,
          )
        : [],
  }
}

export type ShelfPage = ReturnType<typeof propsOf>

/** The pages that lists need besides those of the galleries themselves: the addresses' parts, and what each shows. */
export function shelfPages({ listings }: SiteSnapshot) {
  const shelves = shelvesOf(listings)
  return shelves.flatMap((shelf) => {
    const place = shelf.path.replaceAll('/', '')
    const numbered = pageNumbers(shelf.listings)
    return (shelf.gallery === null ? [null, ...numbered] : numbered).map((page) => ({
      params: { place, page: page ? String(page) : undefined },
      props: propsOf(shelf, page, shelves),
    }))
  })
}
