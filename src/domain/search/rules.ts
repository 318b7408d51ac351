import { ROUTED_CITIES } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, FURNISHINGS } from '../listing/constants.ts'
import { BUDGETS, RENTS, type Sort, SORTS, WISHES } from './constants.ts'
import { matcherOf, type Near } from './match.ts'
import type { Searchable } from './text.ts'

/** What a visitor looks for. Facets hold the ids of the address, empty for "any"; `page` counts from 1. */
export type Search = {
  q: string
  for: string
  city: string
  type: string
  bhk: string
  budget: string
  furnishing: string
  sort: Sort
  page: number
}

export const FACETS = ['for', 'city', 'type', 'bhk', 'budget', 'furnishing'] as const
export type Facet = (typeof FACETS)[number]
export type FacetOption = { id: string; label: string }

/** So many bedrooms and more are one choice. */
const MOST_BEDROOMS = 5
const BEDROOMS = Array.from({ length: MOST_BEDROOMS }, (_, n) => ({
  id: String(n + 1),
  label: n + 1 < MOST_BEDROOMS ? `${n + 1} BHK` : `${MOST_BEDROOMS} BHK and more`,
}))

/** "Flat/Apartment" -> "flat-apartment". */
export function typeSlug(type: string): string {
  return type.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

export const FACET_OPTIONS: Record<Facet, readonly FacetOption[]> = {
  for: WISHES,
  city: ROUTED_CITIES.map((city) => ({ id: city.slug, label: city.name })),
  type: ALL_PROPERTY_TYPES.map((type) => ({ id: typeSlug(type), label: type })),
  bhk: BEDROOMS,
  budget: [...BUDGETS, ...RENTS],
  furnishing: FURNISHINGS.map((label) => ({ id: typeSlug(label), label })),
}

export const EMPTY_SEARCH: Search = {
  q: '',
  for: '',
  city: '',
  type: '',
  bhk: '',
  budget: '',
  furnishing: '',
  sort: 'newest',
  page: 1,
}
const WORDS_LIMIT = 100

/** Reads a search from an address; what it does not know counts as not asked. */
export function parseSearch(params: URLSearchParams): Search {
  const facet = (name: Facet) =>
    FACET_OPTIONS[name].find((option) => option.id === params.get(name)?.toLowerCase())?.id ?? ''
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').slice(0, WORDS_LIMIT),
    for: facet('for'),
    city: facet('city'),
    type: facet('type'),
    bhk: facet('bhk'),
    budget: facet('budget'),
    furnishing: facet('furnishing'),
    sort: SORTS.find((sort) => sort.id === params.get('sort'))?.id ?? 'newest',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

/** The search as the address' query, with only what differs from "everything, newest first"; may be empty. */
export function searchQuery(search: Search): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const usual = EMPTY_SEARCH[name as keyof Search]
    const text = String(value).trim()
    if (text !== String(usual)) params.set(name, text)
  }
  return params.size > 0 ? `?${params}` : ''
}

function wishOf({ listingType, propertyCategory }: Searchable): string {
  const fit = (wish: (typeof WISHES)[number]) =>
    wish.listingType === listingType &&
    (wish.propertyCategory ?? propertyCategory) === propertyCategory
  return WISHES.find(fit)?.id ?? ''
}

function facetId(listing: Searchable, facet: Facet): string {
  if (facet === 'for') return wishOf(listing)
  if (facet === 'city') return listing.city.toLowerCase()
  if (facet === 'type') return typeSlug(listing.propertyType)
  if (facet === 'furnishing') return typeSlug(listing.furnishing ?? '')
  if (facet === 'bhk')
    return listing.bedrooms ? String(Math.min(listing.bedrooms, MOST_BEDROOMS)) : ''
  const ranges: readonly { id: string; to: number }[] =
    listing.listingType === 'Sell' ? BUDGETS : RENTS
  // They rise without a gap, so the first that ends above a price is the one it lies in.
  return ranges.find(({ to }) => listing.price < to)?.id ?? ''
}

const fitsFacets = (listing: Searchable, search: Search, ignore?: Facet) =>
  FACETS.every(
    (facet) => facet === ignore || !search[facet] || facetId(listing, facet) === search[facet],
  )

/** Whether a listing fits a search, its words taken as they are. */
export function fits(listing: Searchable, search: Search): boolean {
  return fitsFacets(listing, search) && matcherOf(search.q)(listing)
}

const ORDERS: Record<Sort, ((a: Searchable, b: Searchable) => number) | null> = {
  newest: null,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  area: (a, b) => b.plotArea - a.plotArea,
}

/** The listings that fit, in the order asked for; "newest" keeps the order they came in. */
export function find<T extends Searchable>(
  listings: readonly T[],
  search: Search,
  near?: Near,
): T[] {
  const matches = matcherOf(search.q, near && { listings, near })
  const found = listings.filter((listing) => fitsFacets(listing, search) && matches(listing))
  const order = ORDERS[search.sort]
  return order ? found.sort(order) : found
}

/** For each option of each facet: how many listings there would be if it were chosen. */
export function facetCounts(
  listings: readonly Searchable[],
  search: Search,
  near?: Near,
): Record<Facet, Record<string, number>> {
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, {}])) as Record<
    Facet,
    Record<string, number>
  >
  const matches = matcherOf(search.q, near && { listings, near })
  for (const listing of listings.filter(matches)) {
    for (const facet of FACETS) {
      if (!fitsFacets(listing, search, facet)) continue
      const id = facetId(listing, facet)
      // A plot has no rooms, and is among all nonetheless.
      for (const option of new Set([id, '']))
        counts[facet][option] = (counts[facet][option] ?? 0) + 1
    }
  }
  return counts
}
