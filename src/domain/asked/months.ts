import { LISTING_DAYS, type ListingType, type PropertyType } from '../listing/constants.ts'
import type { EventKind } from '../listing/history.ts'
import { kindSlug } from '../search/places.ts'
import { indianMonth } from '../time/calendar.ts'
import { LEAST_ASKED } from './constants.ts'
import { bedroomsOf, middleHalf } from './such-homes.ts'

/** What is known of one listing, in the order in which it happened; `home` is the same for all listings of one home. */
export type KnownListing = {
  home: string
  propertyType: PropertyType
  bedrooms: number | null
  events: readonly {
    kind: EventKind
    at: string
    amount: number | null
    listingType: ListingType | null
  }[]
}

/** Homes of one kind and size on offer at the end of a month, in rupees; no quartiles of fewer than a range needs. */
export type AskedMonth = {
  month: string
  kind: string
  bedrooms: number | null
  homes: number
  lower: number | null
  upper: number | null
}

/** How many months are told, the current one included. */
const MONTHS = 24

const DAY_MS = 86_400_000
const UNCONFIRMED_MS = LISTING_DAYS.unconfirmed * DAY_MS

/** What takes a listing off the site, and what ends that. */
const ENDS: Partial<Record<EventKind, EventKind>> = {
  on: 'off',
  shown: 'hidden',
}
const OFF: readonly EventKind[] = ['off', 'hidden']
const CLOSED: readonly EventKind[] = ['sold', 'rented']

type Offer = { listingType: ListingType; price: number }

/** What a listing was offered as at a moment; null where it could not be had. */
function offerAt({ events }: KnownListing, moment: number): Offer | null {
  let offer: Offer | null = null
  let confirmed = 0
  const away = new Set<EventKind>()
  let isPublished = false
  for (const { kind, at, amount, listingType } of events) {
    const time = Date.parse(at)
    if (time > moment) break
    if (amount !== null && listingType) offer = { listingType, price: amount }
    if (kind === 'published') isPublished = true
    if (kind === 'posted' || kind === 'confirmed') confirmed = time
    if (OFF.includes(kind)) away.add(kind)
    if (CLOSED.includes(kind)) away.add('sold')
    if (kind === 'again') away.delete('sold')
    const ended = ENDS[kind]
    if (ended) away.delete(ended)
  }
  const isThere = isPublished && away.size === 0 && moment < confirmed + UNCONFIRMED_MS
  return isThere ? offer : null
}

/** "2026-10" before "2026-11"; months are those of India. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
/** When a month ended in India. */
const endOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return Date.parse(`${next}-01T00:00:00+05:30`) - 1
}

/** The current month and those before it, the oldest first. */
function monthsUntil(now: Date): string[] {
  const months = [indianMonth(now)]
  while (months.length < MONTHS) months.unshift(monthBefore(months[0] ?? ''))
  return months
}

function rowOf(month: string, kind: string, bedrooms: number | null, prices: number[]): AskedMonth {
  const homes = prices.length
  const sorted = prices.toSorted((a, b) => a - b)
  const [lower, upper] = middleHalf(homes, (n) => sorted[n] ?? 0).map(Math.round)
  const isEnough = homes >= LEAST_ASKED
  return {
    month,
    kind,
    bedrooms,
    homes,
    lower: (isEnough && lower) || null,
    upper: (isEnough && upper) || null,
  }
}

/** The rows of one month: each home counts once, by its lowest price. */
function monthOf(listings: readonly KnownListing[], month: string, moment: number): AskedMonth[] {
  const groups = new Map<
    string,
    { kind: string; bedrooms: number | null; lowest: Map<string, number> }
  >()
  for (const listing of listings) {
    const offer = offerAt(listing, moment)
    if (!offer) continue
    const one = { ...listing, listingType: offer.listingType }
    const [kind, bedrooms] = [kindSlug(one), bedroomsOf(one)]
    const key = `${kind}/${bedrooms ?? ''}`
    const group = groups.get(key) ?? { kind, bedrooms, lowest: new Map() }
    const known = group.lowest.get(listing.home) ?? Number.POSITIVE_INFINITY
    group.lowest.set(listing.home, Math.min(known, offer.price))
    groups.set(key, group)
  }
  return [...groups.values()]
    .sort((a, b) =>
      a.kind === b.kind ? (a.bedrooms ?? 0) - (b.bedrooms ?? 0) : a.kind < b.kind ? -1 : 1,
    )
    .map(({ kind, bedrooms, lowest }) => rowOf(month, kind, bedrooms, [...lowest.values()]))
}

/** Month by month what was on offer at its end, as far as it is known; of the current month what is on offer now. */
export function askedByMonth(listings: readonly KnownListing[], now: Date): AskedMonth[] {
  const moments = monthsUntil(now).map((month) => [month, Math.min(endOf(month), now.getTime())])
  return moments.flatMap(([month = '', moment]) => monthOf(listings, String(month), Number(moment)))
}

/** The columns of the table; its figures are for programs, so they are the same in every language. */
const COLUMNS = [
  'month',
  'kind',
  'bedrooms',
  'homes_on_offer',
  'lower_quartile_asked_rupees',
  'upper_quartile_asked_rupees',
]

/** The table as CSV. No cell needs quotation marks: words of addresses and whole numbers. */
export const monthsCsv = (months: readonly AskedMonth[]): string =>
  [
    COLUMNS,
    ...months.map((one) => [
      one.month,
      one.kind,
      one.bedrooms ?? '',
      one.homes,
      one.lower ?? '',
      one.upper ?? '',
    ]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
