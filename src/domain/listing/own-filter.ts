import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { choiceIn, PAGE_ROWS, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { fold } from '../text/fold.ts'
import { LISTING_DAYS, LISTING_TYPES, type ListingState, type ListingType } from './constants.ts'
import { shownName } from './name-shown.ts'
import { placeOf } from './place.ts'
import { describeType } from './rules.ts'
import type { ListingFields } from './schema.ts'
import type { Figures } from './views.ts'

const DAY_MS = 86_400_000

/** From so many own listings on, their list has a filter: fewer are seen at a glance. */
export const FILTER_FROM = 8

/**
 * What posters look for among their listings, that which waits for their answer first. A listing may be several of
 * these.
 */
export const OWN_STATES = [
  'reported',
  'waiting',
  'shown',
  'changed',
  'confirm',
  'expired',
  'rejected',
  'closed',
] as const
export type OwnState = (typeof OWN_STATES)[number]

/** The orders, the usual one first. */
export const OWN_SORTS = ['newest', 'price-low', 'price-high', 'confirmed', 'views'] as const
export type OwnSort = (typeof OWN_SORTS)[number]

/** The filter of the own listings; an empty value selects all, and the usual order. */
export type OwnFilter = {
  q: string
  state: OwnState | ''
  city: CityName | ''
  listingType: ListingType | ''
  sort: OwnSort | ''
  page: number
}
/** The parts of the filter that leave listings out. */
export type OwnNarrowing = 'q' | 'state' | 'city' | 'listingType'
const NARROWING: readonly OwnNarrowing[] = ['q', 'state', 'city', 'listingType']

export function ownFilter(address: URLSearchParams): OwnFilter {
  return {
    q: textIn(address, 'q'),
    state: choiceIn(address, 'state', OWN_STATES),
    city: choiceIn(address, 'city', CITY_NAMES),
    listingType: choiceIn(address, 'listingType', LISTING_TYPES),
    sort: choiceIn(address, 'sort', OWN_SORTS),
    page: pageIn(address),
  }
}

/** What the filter reads of a listing. `reference` is the poster's own name for it. */
export type OwnRow = Pick<
  ListingFields,
  | 'projectBuildingName'
  | 'locality'
  | 'city'
  | 'listingType'
  | 'propertyType'
  | 'bedrooms'
  | 'price'
> & {
  id: string
  reference?: string | null
  state: 'pending' | 'approved' | 'rejected'
  listingState: ListingState | null
  createdAt: string
  confirmedAt: string | null
  goneReportedAt: string | null
  hiddenAt: string | null
  change: { reason: string | null } | null
  figures: Pick<Figures, 'views'> | null
}

/** Whether the owner of a listing is being asked if it is still available. */
const isAsked = ({ confirmedAt }: OwnRow, now: Date) =>
  confirmedAt !== null && now.getTime() - Date.parse(confirmedAt) > LISTING_DAYS.asked * DAY_MS

/** Whether visitors have said that it is gone, and its poster is to say whether it is; it may be hidden until then. */
export const isReported = ({
  listingState,
  goneReportedAt,
  hiddenAt,
}: Pick<OwnRow, 'listingState' | 'goneReportedAt' | 'hiddenAt'>): boolean =>
  (listingState === 'published' || listingState === 'expired') &&
  (goneReportedAt !== null || hiddenAt !== null)

/** What a listing is, of the states that its poster can choose. */
export function ownStatesOf(row: OwnRow, now: Date): OwnState[] {
  const { state, listingState, change, hiddenAt } = row
  const is: Record<OwnState, boolean> = {
    reported: isReported(row),
    waiting: state === 'pending',
    shown: listingState === 'published',
    changed: change !== null && change.reason === null,
    confirm: listingState === 'published' && isAsked(row, now),
    expired: listingState === 'expired' && hiddenAt === null,
    rejected: state === 'rejected' || (change !== null && change.reason !== null),
    closed: listingState === 'closed' || listingState === 'past',
  }
  return OWN_STATES.filter((one) => is[one])
}

/** What the words of a search are looked for in. */
const soughtIn = (row: OwnRow) =>
  fold(
    [
      shownName(row.projectBuildingName),
      placeOf(row),
      row.city,
      row.id,
      row.reference ?? '',
      describeType(row),
    ].join(' '),
  )

function fits(row: OwnRow, filter: OwnFilter, name: OwnNarrowing, now: Date): boolean {
  if (filter[name] === '') return true
  if (name === 'q') {
    const text = soughtIn(row)
    return fold(filter.q)
      .split(' ')
      .every((word) => text.includes(word))
  }
  return name === 'state'
    ? ownStatesOf(row, now).some((state) => state === filter.state)
    : row[name] === filter[name]
}

const time = (moment: string | null) => (moment === null ? 0 : Date.parse(moment))

/** The listings that were never confirmed, or longest ago, come first: they are the next to expire. */
const ORDERS: Record<OwnSort, (a: OwnRow, b: OwnRow) => number> = {
  newest: (a, b) => time(b.createdAt) - time(a.createdAt),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  confirmed: (a, b) => time(a.confirmedAt ?? a.createdAt) - time(b.confirmedAt ?? b.createdAt),
  views: (a, b) => (b.figures?.views ?? -1) - (a.figures?.views ?? -1),
}

/** How many listings each choice would show, with the rest of the filter as it is. */
type Counted<Value extends string> = readonly { value: Value; count: number }[]

export type OwnShown<Row> = {
  rows: Row[]
  /** How many listings fit the filter, on all pages. */
  count: number
  page: number
  more: boolean
  states: Counted<OwnState>
  cities: Counted<CityName>
  listingTypes: Counted<ListingType>
  /** If none fits: the parts of the filter each of which, left out, would show some, and how many. */
  without: readonly { name: OwnNarrowing; count: number }[]
}

/** The own listings that fit a filter, one page of them, in its order. */
export function shownOwn<Row extends OwnRow>(
  rows: readonly Row[],
  filter: OwnFilter,
  now: Date,
): OwnShown<Row> {
  const without = (left: OwnNarrowing | null) =>
    rows.filter((row) => NARROWING.every((name) => name === left || fits(row, filter, name, now)))
  const found = without(null).toSorted(ORDERS[filter.sort || OWN_SORTS[0]])
  const pages = Math.max(1, Math.ceil(found.length / PAGE_ROWS))
  const page = Math.min(filter.page, pages)
  const counted = <Value extends string>(
    values: readonly Value[],
    name: OwnNarrowing,
    has: (row: Row, value: Value) => boolean,
  ) => {
    const others = without(name)
    // A choice that shows nothing just now stays, so that no field comes and goes as one types.
    return values
      .filter((value) => value === filter[name] || rows.some((row) => has(row, value)))
      .map((value) => ({ value, count: others.filter((row) => has(row, value)).length }))
  }
  return {
    rows: found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
    count: found.length,
    page,
    more: page < pages,
    states: counted(OWN_STATES, 'state', (row, state) => ownStatesOf(row, now).includes(state)),
    cities: counted(CITY_NAMES, 'city', (row, city) => row.city === city),
    listingTypes: counted(LISTING_TYPES, 'listingType', (row, type) => row.listingType === type),
    without:
      found.length > 0
        ? []
        : NARROWING.filter((name) => filter[name] !== '')
            .map((name) => ({ name, count: without(name).length }))
            .filter(({ count }) => count > 0),
  }
}
