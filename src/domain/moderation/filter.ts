import { SIGN_UP_ROLES } from '../account/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES } from '../listing/constants.ts'

/** The filters of the queue: query parameters and their values. */
export const QUEUE_FILTERS = {
  city: CITY_NAMES,
  listingType: LISTING_TYPES,
  propertyType: ALL_PROPERTY_TYPES,
  role: [...SIGN_UP_ROLES, 'Admin'],
  /** The listing has a hint. */
  hints: ['yes'],
  /** The poster has no earlier decision. */
  newcomer: ['yes'],
} as const

export type QueueFilterName = keyof typeof QUEUE_FILTERS
export const QUEUE_FILTER_NAMES = Object.keys(QUEUE_FILTERS) as QueueFilterName[]

/** The filter of the queue, without unset keys; `q` holds words that must all occur. */
export type QueueFilter = {
  [Name in QueueFilterName]?: (typeof QUEUE_FILTERS)[Name][number] | undefined
} & { q?: string | undefined }

/** The number of listings in the first response, the step for more, and the most. */
export const QUEUE_PAGE = 100
export const QUEUE_MOST = 1000
/** The longest search text in queue or log, in characters. */
export const SEARCH_LIMIT = 80
/** Lines of the log on a page. */
export const LOG_PAGE = 50

/** Reads the filter from an address; unknown values are left out. */
export function filterIn(query: URLSearchParams): QueueFilter {
  const known = QUEUE_FILTER_NAMES.flatMap((name) => {
    const value = QUEUE_FILTERS[name].find((one) => one === query.get(name))
    return value ? [[name, value]] : []
  })
  const q = query.get('q')?.slice(0, SEARCH_LIMIT)
  return { ...(Object.fromEntries(known) as QueueFilter), ...(q ? { q } : {}) }
}

/** The filter as an address's query, in a fixed order: "?city=Lucknow&q=gomti"; empty without a filter. */
export function filterQuery(filter: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** Whether any filter is set. */
export function isFiltered(filter: QueueFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/** The query parameters of the log: its filters and the page. */
export const LOG_FILTERS = ['q', 'decision', 'admin', 'city', 'from', 'to', 'page'] as const
export type LogFilter = { [Name in (typeof LOG_FILTERS)[number]]?: string | undefined }
