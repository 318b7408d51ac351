import { type FacetName, LISTING_FACETS, RANGE_NAMES, type RangeName } from '../listing/facets.ts'
import { SORTS, type Sort } from './constants.ts'
import { addChoice, type Choice, choiceIn, queryOf } from './facets.ts'

/** A range with both ends included, in rupees, square feet or feet; null for an open end. */
export type Span = { from: number | null; to: number | null }
/** A visitor's search. Facets hold the chosen ids; `page` counts from 1. */
export type Search = Readonly<Record<FacetName, readonly string[]>> &
  Readonly<Record<RangeName, Span>> & { q: string; sort: Sort; page: number }

export const OPEN: Span = { from: null, to: null }

export const EMPTY_SEARCH: Search = {
  ...choiceIn(new URLSearchParams(), LISTING_FACETS),
  price: OPEN,
  area: OPEN,
  road: OPEN,
  q: '',
  sort: 'newest',
  page: 1,
}
/** The length of the words in characters; the amount in rupees or square feet. */
const LIMITS = { words: 100, page: 1000, amount: 100_000_000_000 }

function amountIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? ''
  return /^\d{1,12}$/.test(text) ? Math.min(Number(text), LIMITS.amount) : null
}

/** Reads the chosen options; of a facet that takes one, the first counts. */
function chosenIn(params: URLSearchParams): Choice<FacetName> {
  const chosen = choiceIn(params, LISTING_FACETS)
  const kept = LISTING_FACETS.map(({ name, choice }) => [
    name,
    choice === 'one' ? chosen[name].slice(0, 1) : chosen[name],
  ])
  return Object.fromEntries(kept) as Choice<FacetName>
}

/** Reads a search from an address and ignores unknown values. */
export function parseSearch(params: URLSearchParams): Search {
  const ranges = RANGE_NAMES.map((name) => [
    name,
    { from: amountIn(params, `${name}-min`), to: amountIn(params, `${name}-max`) },
  ])
  // Accepts `for=lease`, which is still in links and bookmarks.
  const lease = params.get('for')?.toLowerCase() === 'lease'
  const page = Number(params.get('page'))
  return {
    ...EMPTY_SEARCH,
    ...chosenIn(params),
    ...(Object.fromEntries(ranges) as Record<RangeName, Span>),
    ...(lease ? { for: ['commercial'], deal: ['rent'] } : {}),
    q: (params.get('q') ?? '').slice(0, LIMITS.words),
    sort: SORTS.find((sort) => sort.id === params.get('sort'))?.id ?? 'newest',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LIMITS.page) : 1,
  }
}

/** The search as an address's query, with only what differs from the default "everything, newest first". */
export function searchQuery(search: Search): string {
  const params = new URLSearchParams()
  const words = search.q.trim()
  if (words) params.set('q', words)
  addChoice(params, LISTING_FACETS, search)
  for (const name of RANGE_NAMES) {
    const { from, to } = search[name]
    if (from !== null) params.set(`${name}-min`, String(from))
    if (to !== null) params.set(`${name}-max`, String(to))
  }
  if (search.sort !== EMPTY_SEARCH.sort) params.set('sort', search.sort)
  if (search.page > 1) params.set('page', String(search.page))
  return queryOf(params)
}
