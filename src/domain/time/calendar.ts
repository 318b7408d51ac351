import { lazy } from '../text/lazy.ts'

const DAY_MS = 86_400_000

const date = lazy(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
)
const monthOfYear = lazy(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
)
const dayOfYear = lazy(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Kolkata',
    }),
)
const day = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }))
const relative = lazy(() => new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' }))

/** "12 Nov 2026", the date in India of an ISO string. */
export function formatDate(iso: string): string {
  return date().format(new Date(iso))
}

/** "12 Nov". */
export function formatDay(iso: string): string {
  return dayOfYear().format(new Date(iso))
}

/** "November 2026". */
export function formatMonth(iso: string): string {
  return monthOfYear().format(new Date(iso))
}

/** "today", "3 days ago", "2 months ago", counted in Indian calendar days. */
export function relativeDay(iso: string, now: Date): string {
  const midnight = (time: Date) => Date.parse(day().format(time))
  const days = Math.round((midnight(new Date(iso)) - midnight(now)) / DAY_MS)
  return days > -45
    ? relative().format(Math.min(0, days), 'day')
    : relative().format(Math.round(days / 30.4), 'month')
}

/** The number of times in the same month, in India, as the latest of them; null if there are none. */
export function latestMonth(times: readonly string[]): { last: string; count: number } | null {
  const last = times.toSorted().at(-1)
  if (last === undefined) return null
  const month = (iso: string) => day().format(new Date(iso)).slice(0, '2026-11'.length)
  const own = month(last)
  // Limits the slow calendar calls: a month has at most 31 days.
  const near = times.filter((iso) => Date.parse(last) - Date.parse(iso) <= 31 * DAY_MS)
  return { last, count: near.filter((iso) => month(iso) === own).length }
}
