import { type Money, priceOf } from '../money/rules.ts'
import { indianDate } from '../time/calendar.ts'
import type { ListingType } from './constants.ts'

/** What can be known of a listing. A trigger of the database notes each, so the words are those of its migration. */
export const EVENT_KINDS = [
  'posted',
  'read',
  'price-read',
  'register',
  'published',
  'price',
  'confirmed',
  'lapsed',
  'sold',
  'rented',
  'again',
  'hidden',
  'shown',
  'off',
  'on',
  'since',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Stand for events that are left out: how many there are is their amount. */
export const LEFT_OUT = ['earlier-confirmed', 'earlier'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** One event of a public listing; `at` is an ISO string, `amount` a price in rupees and `listingType` what it buys. */
export type HomeEvent = {
  kind: EventKind | LeftOut
  at: string
  amount?: number
  listingType?: ListingType
}

/**
 * How many of a listing's events its page has, besides the first ones: of confirmations, which may come each week, and
 * of all others. `newest` and `oldest`: how many days are read at once; what is between them is folded.
 */
export const HISTORY_LIMITS = { confirmed: 12, others: 18, newest: 4, oldest: 2 } as const

/** Of these events none is left out. */
export const ALWAYS_TOLD = ['posted', 'published', 'since'] as const satisfies readonly EventKind[]

/** A line of the history: an event, with the price from then on and the one before where they are known. */
export type HistoryLine = {
  kind: Exclude<EventKind, 'since'>
  at: string
  price: Money | null
  former: Money | null
}

/** What happened on one day, in the order in which it happened; `at` is the last of it. */
export type HistoryDay<Line = HistoryLine> = { at: string; lines: Line[] }

export type History = {
  /** The newest first. */
  lines: HistoryLine[]
  /** From when on everything is known; null: from the first line on. */
  since: string | null
  /** How many events are left out. */
  earlier: { confirmations: number; others: number }
}

const ENDS: Partial<Record<EventKind, EventKind>> = {
  off: 'on',
  hidden: 'shown',
  sold: 'again',
  rented: 'again',
}

const isSame = (a: Money | null, b: Money | null) =>
  a?.rupees === b?.rupees && a?.period === b?.period
const isSameDay = (a: { at: string }, b: { at: string }) =>
  indianDate(new Date(a.at)) === indianDate(new Date(b.at))

/** Whether a line takes back or repeats an earlier one of its day, as a slip does that is put right at once. */
function settles(line: HistoryLine, earlier: HistoryLine): boolean {
  if (!isSameDay(line, earlier)) return false
  if (line.kind === 'confirmed') return earlier.kind === 'confirmed'
  if (line.kind === 'price') return earlier.kind === 'price' && isSame(line.price, earlier.former)
  return ENDS[earlier.kind] === line.kind
}

/** Adds a line, unless it only takes back an earlier one: then neither is told. */
function add(lines: HistoryLine[], line: HistoryLine): HistoryLine[] {
  const at = lines.findLastIndex((earlier) => settles(line, earlier))
  if (at === -1) return [...lines, line]
  const rest = lines.toSpliced(at, 1)
  if (line.kind === 'confirmed') return [...rest, line]
  const changed = line.kind !== 'price' && line.price && !isSame(line.price, line.former)
  return changed ? add(rest, { ...line, kind: 'price' }) : rest
}

/** The lines of each day together: the day is said once, and a day that was busy takes one line of the page. */
export function daysOf(lines: readonly HistoryLine[]): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const line of lines) {
    const day = days.at(-1)
    if (day && isSameDay(day, line)) day.lines.unshift(line)
    else days.push({ at: line.at, lines: [line] })
  }
  return days
}

/**
 * The days in the order of the page, in the parts before, in and after the fold. The day of the publication is always
 * read at once, and a single day is not folded: the line that unfolds it takes as much room.
 */
export function foldedDays<Day extends HistoryDay<Pick<HistoryLine, 'kind'>>>(
  days: readonly Day[],
): { newest: Day[]; folded: Day[]; oldest: Day[] } {
  const { newest, oldest } = HISTORY_LIMITS
  const published = days.findLastIndex((day) => day.lines.some(({ kind }) => kind === 'published'))
  const last = days.length - oldest
  const end = published < newest ? last : Math.min(last, published)
  if (end - newest < 2) return { newest: [...days], folded: [], oldest: [] }
  return {
    newest: days.slice(0, newest),
    folded: days.slice(newest, end),
    oldest: days.slice(end),
  }
}

const isLeftOut = (kind: HomeEvent['kind']): kind is LeftOut =>
  LEFT_OUT.some((leftOut) => leftOut === kind)

/** What a page tells of a listing's events, which come in the order in which they happened. */
export function historyOf(events: readonly HomeEvent[]): History {
  const count = (kind: LeftOut) => events.find((event) => event.kind === kind)?.amount ?? 0
  const earlier = { confirmations: count('earlier-confirmed'), others: count('earlier') }
  let lines: HistoryLine[] = []
  let price: Money | null = null
  for (const { kind, at, amount, listingType } of events) {
    if (isLeftOut(kind) || kind === 'since') continue
    const former = price
    if (amount !== undefined && listingType) price = priceOf({ listingType, price: amount })
    const line = { kind, at, price: amount === undefined ? null : price, former }
    lines = add(lines, line)
    // The price before the next one is among those that are left out.
    if (kind === 'published' && earlier.others > 0) price = null
  }
  const since = events.find(({ kind }) => kind === 'since')?.at ?? null
  return { lines: lines.toReversed(), since, earlier }
}
