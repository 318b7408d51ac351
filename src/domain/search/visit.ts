import { NEW_TEXTS as texts } from '#language/search/texts-new'
import { dayNumber } from '../time/calendar.ts'
import { recentDay } from '../time/weekday.ts'
import type { Own } from './own.ts'
import { isoOf, type Table } from './table.ts'

/** When a visitor last used the search, and when last on a day before that one; in milliseconds since 1970. */
export type Visit = { seen: number; before: number | null }

/** The visit that goes on at this time: all of a day is one visit. */
export function visitAt(last: Visit | undefined, now: number): Visit {
  if (!last || last.seen > now) return { seen: now, before: null }
  const isSameDay = dayNumber(new Date(last.seen)) === dayNumber(new Date(now))
  return { seen: now, before: isSameDay ? last.before : last.seen }
}

/** Whether a row was approved after a time; within the half hour of that time it is not known. */
export const isNewSince = ({ approved }: Table, row: number, since: number): boolean =>
  Date.parse(isoOf(approved[row] ?? 0)) >= since

/** What a search for what is new since the last visit leaves out. */
export const ownByNew = (since: number): Own => ({
  fits: (table) => (row) => isNewSince(table, row, since),
  fact: () => '',
  says: () => '',
})

/** How many of some results are new since a time. */
export const newIn = (
  tables: readonly Table[],
  rows: readonly (readonly number[])[],
  since: number,
): number =>
  rows.reduce(
    (sum, found, n) =>
      sum + found.filter((row) => isNewSince(tables[n] as Table, row, since)).length,
    0,
  )

/** "New since Tuesday". */
export const newSince = (since: number, now = new Date()): string =>
  texts.since(recentDay(new Date(since).toISOString(), now))
