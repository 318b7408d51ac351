import { ADDED } from '../listing/facet-options.ts'
import type { ListingFields } from '../listing/schema.ts'
import type { HomeFields } from '../mail/home.ts'
import type { Searchable } from '../search/searchable.ts'
import { SAVED_SEARCH_LIMITS } from './constants.ts'
import { addedWithin, foundBy, savedQuery } from './rules.ts'

type Matched = Searchable & Pick<ListingFields, 'areaUnit' | 'areaBasis'> & { id: string }

/**
 * A listing that became public at the ISO time `at`, or whose price fell then from `was` rupees. `before` has the times
 * when the same home became public earlier, under the id that its listing had then: it was taken off the site lately.
 */
export type NewMatch = {
  listing: Matched
  at: string
  was: number | null
  before: readonly { id: string; at: string }[]
}

/**
 * What an alert needs to know of a saved search: ISO times, the price in rupees that it last told of each listing, and
 * those that any mail of alerts last told its user.
 */
type Told = {
  createdAt: string
  alertedUntil: string
  prices: ReadonlyMap<string, number>
  known: ReadonlyMap<string, readonly number[]>
}

/** A listing of an alert, and the price in rupees from which it fell. */
export type AlertListing = HomeFields & { id: string; was: number | null }

/**
 * What a mail is to say of one search, in no language yet: the ids of its news, newest first, by what they are, and the
 * newest listings themselves. `query` is the search; `recent` finds its new listings among few others. `prices` are
 * those of all its news.
 */
export type AlertNews = {
  query: string
  recent: string
  fresh: readonly string[]
  cheaper: readonly string[]
  listings: readonly AlertListing[]
  prices: readonly { id: string; price: number }[]
}

/** A match with what a mail says of it, and no more: the outbox keeps it. */
function listed({ listing, was }: NewMatch): AlertListing {
  const { id, projectBuildingName, locality, city, price, listingType, propertyType } = listing
  const { bedrooms = null, plotArea, areaUnit, areaBasis } = listing
  return {
    id,
    projectBuildingName,
    locality,
    city,
    price,
    listingType,
    propertyType,
    bedrooms,
    plotArea,
    areaUnit,
    areaBasis,
    was,
  }
}

/** The news since an ISO time, one per listing: either new, or cheaper than at that time. */
function newSince(time: string, news: readonly NewMatch[]): NewMatch[] {
  const latestFirst = news.filter(({ at }) => at > time)
  const byListing = new Map<string, NewMatch>()
  for (const one of latestFirst) {
    const id = one.listing.id
    if (byListing.get(id)?.was !== null) byListing.set(id, one)
  }
  return [...byListing.values()]
}

/**
 * Whether something tells a search's user more than was known: a home that was told of, or was public when the search
 * was saved, is not new when it is back; and a lower price is told once, by whichever search or heart.
 */
function isNewsTo({ createdAt, prices, known }: Told, { listing, was, before }: NewMatch): boolean {
  if (was !== null) return !known.get(listing.id)?.includes(listing.price)
  return !prices.has(listing.id) && !before.some(({ id, at }) => prices.has(id) || at <= createdAt)
}

/** The news of a search since it was last told of any. */
export const newsTo = (told: Told, news: readonly NewMatch[]): NewMatch[] =>
  newSince(
    told.alertedUntil,
    news.filter((one) => isNewsTo(told, one)),
  )

const DAY_MS = 86_400_000
/** Days that the link to new listings should go on finding them, after the mail was written. */
const READ_WITHIN = 5

/**
 * The search for what is new since an ISO time, in the shortest period that is offered; all of it if none is enough.
 */
function recentQuery(query: string, since: string, now: Date): string {
  const days = (now.getTime() - Date.parse(since)) / DAY_MS + READ_WITHIN
  const period = ADDED.find(({ id }) => Number(id) >= days)
  return period ? addedWithin(query, period.id) : query
}

/** The news of a saved search; null if there are none, or if its query has no valid part. */
export function alertOf(query: string, news: readonly NewMatch[], now: Date): AlertNews | null {
  if (savedQuery(query) === '') return null
  const found = new Set(
    foundBy(
      query,
      news.map(({ listing }) => listing),
    ),
  )
  const fitting = news.filter(({ listing }) => found.has(listing))
  if (fitting.length === 0) return null
  const named = fitting.slice(0, SAVED_SEARCH_LIMITS.named)
  const fresh = fitting.filter(({ was }) => was === null)
  const ids = (some: readonly NewMatch[]) => some.map(({ listing }) => listing.id)
  return {
    query,
    // A listing that became cheaper may have been public for long.
    recent: fresh.length < fitting.length ? query : recentQuery(query, fresh.at(-1)?.at ?? '', now),
    fresh: ids(fresh),
    cheaper: ids(fitting.filter(({ was }) => was !== null)),
    listings: named.map(listed),
    prices: fitting.map(({ listing }) => ({ id: listing.id, price: listing.price })),
  }
}
