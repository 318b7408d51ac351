import { MAP_TEXTS as SAY_MAP } from '#language/locality/texts'
import { shownLocality } from '#language/locality/texts-named'
import { PAGES_TEXTS as texts } from '#language/paging/texts'
import { GALLERIES } from '#language/search/texts'
import { FULL_STOP } from '#language/text/texts'
import { type AskedFor, askedAmong, askedBySize, homesOf } from '../domain/asked/such-homes.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { citySlug } from '../domain/city/rules.ts'
import { toCard } from '../domain/listing/card.ts'
import { priceLedger } from '../domain/locality/price-ledger.ts'
import { localityOf } from '../domain/locality/rules.ts'
import {
  medianShown,
  rulerOf,
  type StatsByLocality,
  statsByLocality,
} from '../domain/locality/stats.ts'
import { periodOf } from '../domain/money/rules.ts'
import { pageLinksOf } from '../domain/paging/full-pages.ts'
import { localityKey, narrowingLabel, nounOf, placeQuery } from '../domain/search/places.ts'
import { formatMonth, latestMonth } from '../domain/time/calendar.ts'
import { readAskedMonths } from './asked.ts'
import { cityCrumbs } from './crumbs.ts'
import { addressOf } from './endpoint.ts'
import { PATHS, withoutLanguage } from './paths.ts'
import type { PublicListing } from './public-listing.ts'
import {
  fullPagesOf,
  listingsOn,
  pageNumbers,
  placePath,
  type Shelf,
  shelfPagePath,
  shelvesOf,
} from './shelves.ts'
import type { SiteSnapshot } from './snapshot.ts'

type Way = { name: string; path: string }

const placesWith = (shelves: readonly Shelf[], city: string) =>
  shelves.flatMap((shelf) =>
    shelf.gallery === null && shelf.place.city === city ? [shelf.place] : [],
  )

/** The kinds for which a city has pages. */
export const kindsIn = (shelves: readonly Shelf[], city: string): Way[] =>
  placesWith(shelves, city)
    .filter(({ locality, narrowed }) => locality === null && narrowed === null)
    .map(({ name, slug }) => ({ name, path: placePath(slug) }))

/** The page of all of a kind in a city, and those of its parts: by rooms, by owner, right to offer seen. */
const partsOf = (shelves: readonly Shelf[], { city, kind }: { city: string; kind: string }) =>
  placesWith(shelves, city)
    .filter((place) => place.kind === kind && place.locality === null)
    .sort((a, b) => Number(a.narrowed !== null) - Number(b.narrowed !== null))
    .map(({ slug, narrowed, listings }) => ({
      name: narrowed ? narrowingLabel(narrowed) : texts.all,
      path: placePath(slug),
      count: listings.length,
    }))

/** The places in a city with pages of one kind: the whole city, and its localities. */
const localitiesOf = (shelves: readonly Shelf[], { city, kind }: { city: string; kind: string }) =>
  placesWith(shelves, city)
    .filter((place) => place.kind === kind && place.narrowed === null)
    .sort((a, b) => Number(a.locality !== null) - Number(b.locality !== null))
    .map(({ name, slug, locality }) => ({
      name: locality === null ? texts.wholeCity(city) : shownLocality(city, locality),
      whole: name,
      path: placePath(slug),
    }))

type PlaceShelf = Extract<Shelf, { gallery: null }>

const ratedOf = (listing: PublicListing) => ({
  noun: nounOf(listing),
  period: periodOf(listing.listingType),
})

/** The data of a city's map for one kind: figures and pages of its localities. */
function mapOf(shelves: readonly Shelf[], { place: { city, kind }, listings }: PlaceShelf) {
  const [first] = listings
  if (!first) return null
  const pages = placesWith(shelves, city).filter((place) => place.kind === kind)
  return {
    city: first.city,
    noun: nounOf(first),
    rated: ratedOf(first),
    ...statsByLocality(city, listings),
    hrefs: Object.fromEntries(
      pages.flatMap(({ plot, slug }) => (plot === null ? [] : [[plot, placePath(slug)]])),
    ),
  }
}

const STATS = new WeakMap<readonly PublicListing[], StatsByLocality>()
/** The figures of a city's localities for one kind. Computed once for the pages of all of them. */
function statsIn(city: string, listings: readonly PublicListing[]): StatsByLocality {
  const stats = STATS.get(listings) ?? statsByLocality(city, listings).localities
  STATS.set(listings, stats)
  return stats
}

/** The scale of a city's prices for one kind, and what a locality asks; null if it would compare no two localities. */
function rulerFor(
  shelves: readonly Shelf[],
  { place: { city, kind, plot }, listings }: PlaceShelf,
) {
  const whole = shelves.find(
    (shelf) =>
      shelf.gallery === null &&
      shelf.place.city === city &&
      shelf.place.kind === kind &&
      shelf.place.locality === null &&
      shelf.place.narrowed === null,
  )
  const stats = statsIn(city, whole?.listings ?? [])
  const [marks, here, first] = [rulerOf(stats), stats[plot ?? ''], listings[0]]
  const compared = Object.values(stats).filter((stat) => medianShown(stat) !== null)
  if (!marks || !here || !first || compared.length < 2) return null
  const { median, priced } = here
  return { marks, median, priced, rated: ratedOf(first) }
}

/** The position of a locality on the map, and the other offers there. */
function spotOf(shelves: readonly Shelf[], shelf: PlaceShelf) {
  const { place, listings } = shelf
  const { city, kind, plot } = place
  const [first] = listings
  const known = first && localityOf(city, first.locality)
  if (!known || plot === null) return null
  const beside = placesWith(shelves, city).filter((one) => one.plot === plot && one.kind !== kind)
  return {
    city: first.city,
    slug: known.slug,
    name: shownLocality(first.city, known.name),
    ruler: rulerFor(shelves, shelf),
    beside: beside.flatMap(({ slug, listings: [one, ...more] }) =>
      one ? [{ path: placePath(slug), name: SAY_MAP.count(more.length + 1, nounOf(one)) }] : [],
    ),
  }
}

/** The address of the table of a locality, month by month. */
const tableOf = ({ city, locality }: PublicListing): string =>
  addressOf(readAskedMonths, {
    city: citySlug(city),
    locality: localityKey({ city, locality }),
  })

/** The asking prices of a place, and the number of its latest listings; null if there are too few. */
function askingPricesIn({ place, listings }: PlaceShelf, askedFor: AskedFor) {
  const [first] = listings
  const sizes = askedBySize(listings, place.locality, askedFor)
  const month = latestMonth(listings.map(({ approvedAt }) => approvedAt))
  if (!first || !month || sizes.length === 0) return null
  return {
    sizes,
    city: first.city,
    listingType: first.listingType,
    table: place.locality === null ? null : tableOf(first),
    added: { count: month.count, month: formatMonth(month.last) },
  }
}

/** What a list is called, and what is said of it: `said` on its page, `description` in its head. */
function wordsOf(shelf: Shelf) {
  if (shelf.gallery !== null) {
    const { title, description } = GALLERIES[shelf.gallery]
    return { name: title, said: null, description }
  }
  const { name, narrowed } = shelf.place
  const said = narrowed && narrowed.facet !== 'bhk' ? texts.said[narrowed.facet] : null
  return {
    name,
    said,
    description: said ? `${name}${FULL_STOP} ${said}` : texts.placeDescription(name),
  }
}

/** Where a search continues a list: with the same listings, to be filtered further. */
const searchOf = (shelf: Shelf) =>
  PATHS.search + (shelf.gallery === null ? placeQuery(shelf.place) : '')

function crumbsOf(shelf: Shelf, page: number | null): Way[] {
  const { name } = wordsOf(shelf)
  const city = shelf.gallery === null && ROUTED_CITIES.find((one) => one.name === shelf.place.city)
  return [
    ...(city ? cityCrumbs(city) : []),
    { name, path: shelfPagePath(shelf.path, null) },
    ...(page ? [{ name: texts.page(page), path: shelfPagePath(shelf.path, page) }] : []),
  ]
}

/** What only a page about a whole city shows. */
function cityPartsOf(shelves: readonly Shelf[], shelf: PlaceShelf) {
  const map = mapOf(shelves, shelf)
  const prices = priceLedger(shelf.listings, map?.hrefs ?? {})
  return { map, parts: partsOf(shelves, shelf.place), prices }
}

/** Everything that one page of a list shows. Listings of other pages must not change it. */
function propsOf(shelf: Shelf, page: number | null, shelves: readonly Shelf[], askedFor: AskedFor) {
  const { name, said, description } = wordsOf(shelf)
  const pages = fullPagesOf(shelf.listings.length)
  const isPlace = shelf.gallery === null
  return {
    path: shelf.path,
    name,
    page,
    said: page ? null : said,
    search: searchOf(shelf),
    facet: isPlace ? (shelf.place.narrowed?.facet ?? null) : null,
    crumbs: crumbsOf(shelf, page),
    description: page ? `${texts.page(page)}${FULL_STOP} ${description}` : description,
    // Computed when read: the cards of all pages at once would need too much memory in a build.
    get cards() {
      return listingsOn(shelf.listings, page).map(toCard)
    },
    turnings: page ? { page, ...pageLinksOf(page, pages) } : null,
    // About the list as a whole, so only on its first page.
    count: page ? null : shelf.listings.length,
    localities: isPlace && !page ? localitiesOf(shelves, shelf.place) : [],
    ...(isPlace && !page && shelf.place.locality === null
      ? cityPartsOf(shelves, shelf)
      : { map: null, parts: [], prices: [] }),
    spot: isPlace && !page ? spotOf(shelves, shelf) : null,
    asked: isPlace && !page ? askingPricesIn(shelf, askedFor) : null,
  }
}

export type ShelfPage = ReturnType<typeof propsOf>

/** Returns the further pages of all lists: the parts of their addresses, and what each shows. */
export function shelfPages({ listings }: SiteSnapshot) {
  const shelves = shelvesOf(listings)
  const askedFor = askedAmong(homesOf(listings))
  return shelves.flatMap((shelf) => {
    const place = withoutLanguage(shelf.path).replaceAll('/', '')
    const numbered = pageNumbers(shelf.listings)
    return (shelf.gallery === null ? [null, ...numbered] : numbered).map((page) => ({
      params: { place, page: page ? String(page) : undefined },
      props: propsOf(shelf, page, shelves, askedFor),
    }))
  })
}
