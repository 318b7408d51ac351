import { SIGN_UP_ROLES } from '../account/constants.ts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES } from '../listing/constants.ts'
import { choiceIn, dateIn, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { DECISIONS, type Decision } from './constants.ts'

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

/**
 * The number of places in the first response, the step for more, and the most. A listing or a change has a place, and
 * so have all lines of a file together.
 */
export const QUEUE_PAGE = 100
export const QUEUE_MOST = 1000
/** How many lines a folded file gives: the one that stands for it, and the next, for when that one is decided. */
export const FOLDED_LINES = 2
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

/** Whether any filter is set. */
export function isFiltered(filter: QueueFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/**
 * The filter of the log, and its page. `q` holds words that must all occur, `admin` is the id of who decided, and the
 * days are those of India, both included.
 */
export type LogFilter = {
  q?: string | undefined
  decision?: Decision | undefined
  admin?: string | undefined
  city?: CityName | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** Reads the filter of the log from an address; what is unknown or not chosen is undefined. */
export function logFilterIn(address: URLSearchParams): LogFilter {
  const page = pageIn(address)
  return {
    q: address.get('q')?.slice(0, SEARCH_LIMIT) || undefined,
    decision: choiceIn(address, 'decision', DECISIONS) || undefined,
    admin: textIn(address, 'admin') || undefined,
    city: choiceIn(address, 'city', CITY_NAMES) || undefined,
    from: dateIn(address, 'from') || undefined,
    to: dateIn(address, 'to') || undefined,
    page: page > 1 ? page : undefined,
  }
}
