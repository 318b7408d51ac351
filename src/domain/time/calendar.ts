import { AGE_TEXTS, DAY_TEXTS, DATE_TEXTS as texts } from '#language/time/texts'

/** The time zone of all days and weeks. */
export const INDIA = 'Asia/Kolkata'

const DAY_MS = 86_400_000
/**
 * India has one time zone without summer time. `Intl` would write dates as well, but browsers need 30 ms to prepare a
 * calendar for a time zone, and write Hindi months in other letters than a server or another version of them.
 */
const INDIA_AHEAD_MS = 5.5 * 3_600_000
/** A time with India's clock in its UTC parts. */
const shifted = (time: Date) => new Date(time.getTime() + INDIA_AHEAD_MS)

/** The days since 1 January 1970 in India, so that a day begins at midnight there. */
export const dayNumber = (time: Date): number => Math.floor(shifted(time).getTime() / DAY_MS)

/** When a day begins in India, as an ISO string. */
export const startOfDay = (day: number): string =>
  new Date(day * DAY_MS - INDIA_AHEAD_MS).toISOString()

/** The parts of a day in India; the month by its name. */
function partsOf(iso: string) {
  const [year = 0, month = 0, day = 0] = indianDate(new Date(iso)).split('-').map(Number)
  return { year, month: texts.months[month - 1] ?? '', day }
}

/** "12 Nov 2026", the date in India of an ISO string. */
export function formatDate(iso: string): string {
  return `${formatDay(iso)} ${partsOf(iso).year}`
}

/** "12 November 2026", for a day since which a law holds. */
/* @__NO_SIDE_EFFECTS__ */
export function formatLongDate(iso: string): string {
  return `${partsOf(iso).day} ${formatMonth(iso)}`
}

/** The day of a source, or its year where no more is known. */
export const formatDayOrYear = (date: string): string =>
  /^\d{4}$/.test(date) ? date : formatLongDate(date)

/** "12 Nov". */
export function formatDay(iso: string): string {
  const { day, month } = partsOf(iso)
  return `${day} ${texts.inDate(month)}`
}

/** "November 2026". */
export function formatMonth(iso: string): string {
  const { month, year } = partsOf(iso)
  return `${month} ${year}`
}

const daysAgo = (iso: string, now: Date) => dayNumber(now) - dayNumber(new Date(iso))

/**
 * "today", "3 days ago", "2 months ago", counted in Indian calendar days. `Intl.RelativeTimeFormat` says the same, but
 * a phone needs 20 ms to prepare it, for which every page with cards would wait.
 */
export function relativeDay(iso: string, now: Date): string {
  const days = Math.max(0, daysAgo(iso, now))
  const months = Math.round(days / 30.4)
  if (days < 2) return days === 0 ? DAY_TEXTS.today : DAY_TEXTS.yesterday
  if (days < 45) return DAY_TEXTS.days(days)
  return DAY_TEXTS.months(months)
}

/** "today" or "yesterday"; null for any other day. */
export function nearDay(iso: string, now: Date): string | null {
  const days = daysAgo(iso, now)
  if (days === 0) return DAY_TEXTS.today
  return days === 1 ? DAY_TEXTS.yesterday : null
}

/**
 * "today", "1 day", "3 days": how long ago a day is, beside a sign that says what happened then. Hindi has one word for
 * yesterday and tomorrow.
 */
export function shortAge(iso: string, now: Date): string {
  const days = daysAgo(iso, now)
  return days === 0 ? DAY_TEXTS.today : AGE_TEXTS.days(days)
}

/** Whether a day is more than a week ago. */
export const isWeeksAgo = (iso: string, now: Date): boolean => daysAgo(iso, now) > 7

/** "2026-11-20", the date in India. */
export function indianDate(time: Date): string {
  return shifted(time).toISOString().slice(0, '2026-11-20'.length)
}

/** "2026-11", the month in India. */
export function indianMonth(time: Date): string {
  return shifted(time).toISOString().slice(0, '2026-11'.length)
}

/** 2026, the year in India. */
export function indianYear(time: Date): number {
  return shifted(time).getUTCFullYear()
}

/** "2026-11-20 14:30:00" in India, for tables, which have to name the zone in their head. */
export function tableTime(time: Date): string {
  return shifted(time).toISOString().slice(0, '2026-11-20T14:30:00'.length).replace('T', ' ')
}

/** "2026-11-20T14:30:00+05:30", the same moment for machines: its first ten characters are the day in India. */
export function indianTime(time: Date): string {
  return `${tableTime(time).replace(' ', 'T')}+05:30`
}

/** "Fri, 20 Nov 2026 14:30:00 +0530", as feeds write it. */
export function feedTime(time: Date): string {
  return shifted(time).toUTCString().replace('GMT', '+0530')
}

/** The number of times in the same month, in India, as the latest of them; null if there are none. */
export function latestMonth(times: readonly string[]): { last: string; count: number } | null {
  const last = times.toSorted().at(-1)
  if (last === undefined) return null
  const month = (iso: string) => indianDate(new Date(iso)).slice(0, '2026-11'.length)
  const lastMonth = month(last)
  return { last, count: times.filter((iso) => month(iso) === lastMonth).length }
}
