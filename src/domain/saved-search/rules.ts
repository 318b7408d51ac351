import { searchChips } from '../search/chips.ts'
import { meantBy } from '../search/criteria.ts'
import { find } from '../search/found.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../search/rules.ts'
import type { Searchable } from '../search/searchable.ts'
import { understood } from '../search/understood.ts'

/** Parses an address's query without its page and sort order. */
const searchOf = (query: string): Search => ({
  ...parseSearch(new URLSearchParams(query)),
  sort: EMPTY_SEARCH.sort,
  page: 1,
})

/**
 * Normalises a query so that equal searches are saved once: only valid parts are kept, and a budget that can only be
 * that of a buyer says so. Empty if there are none.
 */
export function savedQuery(query: string): string {
  const search = searchOf(query)
  const isBuyers = search.for.length === 0 && meantBy(search) === 'sale'
  return searchQuery(isBuyers ? { ...search, for: ['buy'] } : search)
}

/** The same search, narrowed to what was added within some days, unless it is narrowed already. */
export function addedWithin(query: string, days: string): string {
  const search = searchOf(query)
  return searchQuery(search.added.length > 0 ? search : { ...search, added: [days] })
}

const nameOf = (chips: readonly { label: string }[]): string =>
  chips.flatMap(({ label }) => label || []).join(' · ')

/** The name of a saved search: its parts, as chips show them. */
export const savedSearchName = (query: string): string => nameOf(searchChips(searchOf(query)))

/**
 * The same without words that only its writer knows: it is mailed to an address that nobody has confirmed, and anybody
 * could send a text of their own that way.
 */
export function plainSearchName(query: string): string {
  const search = searchOf(query)
  return nameOf(searchChips(search, () => '', understood(search).words))
}

/**
 * The listings that a saved search finds. A mail comes unasked, so a listing that leaves a wish open is no news, while
 * the page of the search shows it after those that say so.
 */
export function foundBy<T extends Searchable>(query: string, listings: readonly T[]): T[] {
  return find(listings, searchOf(query))
}
