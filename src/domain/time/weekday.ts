import { WEEKDAYS } from '#language/time/texts-weekdays'
import { dayNumber, formatDay, nearDay } from './calendar.ts'

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** "today", "yesterday", "Tuesday" of the last seven days, else "12 Nov". */
export function recentDay(iso: string, now: Date): string {
  const day = dayNumber(new Date(iso))
  const isRecent = dayNumber(now) - day < WEEKDAYS.length
  const weekday = isRecent ? WEEKDAYS[(day + FIRST_WEEKDAY) % WEEKDAYS.length] : undefined
  return nearDay(iso, now) ?? weekday ?? formatDay(iso)
}
