import { type Sort, SORTS } from './constants.ts'
import { type FacetName, LISTING_FACETS, RANGES, type RangeName } from './listing-facets.ts'

/** A range with both ends included, in rupees or square feet; null for an open end. */
export type Span = { from: number | null; to: number | null }
/** A visitor's search. Facets hold the chosen ids; `page` counts from 1. */
export type Search = Readonly<Record<FacetName, readonly string[]>> &
  Readonly<Record<RangeName, Span>> & { q: string; sort: Sort; page: number }

const NAMES = LISTING_FACETS.map(({ name }) => name)
const RANGE_NAMES = Object.keys(RANGES) as RangeName[]
export const OPEN: Span = { from: null, to: null }

export const EMPTY_SEARCH: Search = {
  ...(Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<FacetName, []>),
  ...{ price: OPEN, area: OPEN },
  ...{ q: '', sort: 'newest', page: 1 },
}
/** The length of the words in characters, and the chosen options of a facet without a list of options. */
const LIMITS = { words: 100, slugs: 12, page: 1000, amount: 100_000_000_000 }
const SLUG = /^[a-z0-9-]{1,90}$/

function amountIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? ''
  return /^\d{1,12}$/.test(text) ? Math.min(Number(text), LIMITS.amount) : null
}

/** Reads a search from an address and ignores unknown values. */
export function parseSearch(params: URLSearchParams): Search {
  const chosen = LISTING_FACETS.map(({ name, options, choice }) => {
    const asked = [...new Set(params.getAll(name).map((id) => id.toLowerCase()))]
    const known = options
      ? options.flatMap(({ id }) => (asked.includes(id) ? id : []))
      : asked.filter((id) => SLUG.test(id)).slice(0, LIMITS.slugs)
    return [name, choice === 'one' ? known.slice(0, 1) : known]
  })
  const ranges = RANGE_NAMES.map((name) => [
    name,
    { from: amountIn(params, `${name}-min`), to: amountIn(params, `${name}-max`) },
  ])
  // Accepts `for=lease`, which is still in links and bookmarks.
  const lease = params.get('for')?.toLowerCase() === 'lease'
  const page = Number(params.get('page'))
  return {
    ...EMPTY_SEARCH,
    ...(Object.fromEntries([...chosen, ...ranges]) as Omit<Search, 'q' | 'sort' | 'page'>),
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
  for (const name of NAMES) for (const id of search[name]) params.append(name, id)
  for (const name of RANGE_NAMES) {
    const { from, to } = search[name]
    if (from !== null) params.set(`${name}-min`, String(from))
    if (to !== null) params.set(`${name}-max`, String(to))
  }
  if (search.sort !== EMPTY_SEARCH.sort) params.set('sort', search.sort)
  if (search.page > 1) params.set('page', String(search.page))
  return params.size > 0 ? `?${params}` : ''
}
