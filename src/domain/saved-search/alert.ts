import { describeListing, shortTitle } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, once, priceOf } from '../money/rules.ts'
import type { Searchable } from '../search/text.ts'
import { SAVED_SEARCH_LIMITS } from './constants.ts'
import { foundBy, savedQuery, savedSearchName } from './rules.ts'

type Matched = Searchable & Pick<ListingFields, 'areaUnit' | 'areaBasis'> & { id: string }

/** A listing that became public at the ISO time `at`, or whose price fell then from `was` rupees. */
export type NewMatch = { listing: Matched; at: string; was: number | null }

/** The part of a mail about one search: its newest listings, one line each, and how many more there are. */
export type Alert = {
  name: string
  query: string
  listings: readonly { id: string; line: string }[]
  more: number
}

/** "₹72,00,000 (was ₹75,00,000) · Kesar Heights · 3 BHK flat · 1,450 sq ft carpet · Gomti Nagar, Lucknow". */
function lineOf({ listing, was }: NewMatch): string {
  const fallen = was === null ? '' : ` (was ${exact(once(was))})`
  const place = `${listing.locality}, ${listing.city}`
  return [
    exact(priceOf(listing)) + fallen,
    shortTitle(listing.projectBuildingName),
    describeListing(listing),
    place,
  ].join(' · ')
}

/** The news since an ISO time, one per listing: either new, or cheaper than at that time. */
export function newSince(time: string, news: readonly NewMatch[]): NewMatch[] {
  const latestFirst = news.filter(({ at }) => at > time)
  const byListing = new Map<string, NewMatch>()
  for (const one of latestFirst) {
    const id = one.listing.id
    if (byListing.get(id)?.was !== null) byListing.set(id, one)
  }
  return [...byListing.values()]
}

/** The news of a saved search; null if there are none, or if its query has no valid part. */
export function alertOf(query: string, news: readonly NewMatch[]): Alert | null {
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
  return {
    name: savedSearchName(query),
    query,
    listings: named.map((one) => ({ id: one.listing.id, line: lineOf(one) })),
    more: fitting.length - named.length,
  }
}
