import { AGE_TEXTS as texts } from '#language/time/texts'
import { inIndia, MOMENT } from './calendar.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const moment = inIndia(MOMENT)
const clock = inIndia({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

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
export function formatMoment(time: string): string {
  return moment().format(new Date(time))
}

/** "14:30" in India's time zone. */
export function formatClock(time: string): string {
  return clock().format(new Date(time))
}
