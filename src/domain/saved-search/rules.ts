import { searchChips } from '../search/chips.ts'
import { find } from '../search/found.ts'
import { EMPTY_SEARCH, parseSearch, type Search, searchQuery } from '../search/rules.ts'
import type { Searchable } from '../search/text.ts'

/** What a query of an address looks for, whichever page and order it was seen in. */
const searchOf = (query: string): Search => ({
  ...parseSearch(new URLSearchParams(query)),
  sort: EMPTY_SEARCH.sort,
  page: 1,
})

/** A search as it is kept: only what is understood of it, so that one search is saved once. Empty where nothing is asked for. */
export const savedQuery = (query: string): string => searchQuery(searchOf(query))

/** What a saved search is called: its parts, as chips show them. */
export const savedSearchName = (query: string): string =>
  searchChips(searchOf(query))
    .map(({ label }) => label)
    .join(' · ')

/** The listings that a saved search finds. */
export function foundBy<T extends Searchable>(query: string, listings: readonly T[]): T[] {
  return find(listings, searchOf(query))
}
