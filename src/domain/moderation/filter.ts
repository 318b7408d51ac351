import { SIGN_UP_ROLES } from '../account/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES } from '../listing/constants.ts'

/** By what the queue can be narrowed: the name of each filter in an address, and its values. */
export const QUEUE_FILTERS = {
  city: CITY_NAMES,
  listingType: LISTING_TYPES,
  propertyType: ALL_PROPERTY_TYPES,
  role: [...SIGN_UP_ROLES, 'Admin'],
  /** Something is pointed out about the listing. */
  hints: ['yes'],
  /** Nothing of the poster's has been approved or rejected before. */
  newcomer: ['yes'],
} as const

export type QueueFilterName = keyof typeof QUEUE_FILTERS
export const QUEUE_FILTER_NAMES = Object.keys(QUEUE_FILTERS) as QueueFilterName[]

/** What of the queue is asked for. A filter that is not set is not there; `q` are words that all must occur. */
export type QueueFilter = {
  [Name in QueueFilterName]?: (typeof QUEUE_FILTERS)[Name][number] | undefined
} & { q?: string | undefined }

/** Listings that one answer holds at first, by how many more can be asked for, and the most. */
export const QUEUE_PAGE = 100
export const QUEUE_MOST = 1000
/** Characters of a search in queue or log. */
export const SEARCH_LIMIT = 80
/** Lines of the log on a page. */
export const LOG_PAGE = 50

/** The filter in an address; what it does not know is left out. */
export function filterIn(query: URLSearchParams): QueueFilter {
  const known = QUEUE_FILTER_NAMES.flatMap((name) => {
    const value = QUEUE_FILTERS[name].find((one) => one === query.get(name))
    return value ? [[name, value]] : []
  })
  const q = query.get('q')?.slice(0, SEARCH_LIMIT)
  return { ...(Object.fromEntries(known) as QueueFilter), ...(q ? { q } : {}) }
}

/** The same filter as the query of an address, in an order of its own: "?city=Lucknow&q=gomti"; empty without any. */
export function filterQuery(filter: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** Whether anything narrows the queue. */
export function isFiltered(filter: QueueFilter): boolean {
  return Object.values(filter).some(Boolean)
}
