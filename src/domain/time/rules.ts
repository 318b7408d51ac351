import { DATE_TEXTS, AGE_TEXTS as texts } from '#language/time/texts'
import { formatDay, tableTime } from './calendar.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The age of an ISO time: "just now", "12 minutes", "3 hours", "2 days". A time in the future is "just now". */
export function ageInWords(time: string, now: Date): string {
  const age = now.getTime() - new Date(time).getTime()
  if (age < MINUTE) return texts.now
  if (age < HOUR) return texts.minutes(Math.floor(age / MINUTE))
  return age < DAY ? texts.hours(Math.floor(age / HOUR)) : texts.days(Math.floor(age / DAY))
}

/** The same as a sentence part: "just now", "3 hours ago". */
export function agoInWords(time: string, now: Date): string {
  const age = ageInWords(time, now)
  return age === texts.now ? age : texts.ago(age)
}

/** "12 Nov, 4:05 pm" in India's time zone. */
export const formatMoment = (time: string): string =>
  DATE_TEXTS.moment(formatDay(time), ...hourOf(time))

/** "4:05 pm" in India. */
export const formatHour = (time: string): string => DATE_TEXTS.hour(...hourOf(time))

/** The hour from 0 to 23, and what a clock shows. */
function hourOf(time: string): [hour: number, clock: string] {
  const [hour = '', minute = ''] = formatClock(time).split(':')
  return [Number(hour), `${Number(hour) % 12 || 12}:${minute}`]
}

/** "14:30" in India's time zone. */
export function formatClock(time: string): string {
  return tableTime(new Date(time)).slice('2026-11-20 '.length, '2026-11-20 14:30'.length)
}
