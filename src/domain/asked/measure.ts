import { medianOf } from '../locality/stats.ts'
import { dayNumber } from '../time/calendar.ts'
import { ERROR_LIMITS } from './constants.ts'
import { type AskedHome, askedAmong } from './such-homes.ts'

/**
 * How ranges would have met asking prices in a city that they did not know. `asked` is the number of asking prices,
 * `held` of those with a range when each is held back, `inside` how many of these were in it. `apart`: of the others,
 * how far the middle one was from the nearer end of its range, in per cent of that end; null where there are none.
 */
export type Measured = { asked: number; held: number; inside: number; apart: number | null }

const TENTHS = 10

/** Holds back each home of a city once, and asks what such homes are asked for. */
export function measured(homes: readonly AskedHome[], city: string, now: Date): Measured {
  const first = dayNumber(now) - ERROR_LIMITS.days
  const recent = homes.filter(
    (one) => one.city === city && dayNumber(new Date(one.statedOn)) >= first,
  )
  const askedFor = askedAmong(recent)
  const apart = recent.flatMap((one) => {
    const { range } = askedFor(one, one.home)
    if (!range) return []
    if (one.price < range.low) return ((range.low - one.price) * 100) / range.low
    return (Math.max(0, one.price - range.high) * 100) / range.high
  })
  const outside = apart.filter((percent) => percent > 0)
  const middle = medianOf(outside.map((percent) => percent * TENTHS))
  return {
    asked: new Set(recent.map(({ home }) => home)).size,
    held: apart.length,
    inside: apart.length - outside.length,
    apart: middle === null ? null : middle / TENTHS,
  }
}

/** Whether a city has enough asking prices for its error to say something. */
export const isMeasured = ({ asked, held }: Measured): boolean =>
  asked >= ERROR_LIMITS.least && held > 0
