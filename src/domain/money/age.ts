import { OLD_TEXTS } from '#language/money/texts-sources'
import { dayNumber } from '../time/calendar.ts'
import type { Source } from './constants.ts'
import { DUTIES } from './duty.ts'
import { LENDING_SOURCES } from './lending.ts'
import { GST, KEPT_BACK } from './taxes.ts'

/** From this age on, a rate says how old it is; in days. */
export const OLD_DAYS = 90
const MONTH_DAYS = 30.44
const YEAR_MONTHS = 12

/** The age of a source in days; one that names its year alone may be of its last day. */
const ageOf = ({ date }: Pick<Source, 'date'>, now: Date): number =>
  dayNumber(now) - dayNumber(new Date(/^\d{4}$/.test(date) ? `${date}-12-31` : date))

export const isOld = (source: Pick<Source, 'date'>, now: Date): boolean =>
  ageOf(source, now) > OLD_DAYS

/** "over 11 months old", which stays true on a built page; empty for what is no older than it may be. */
export function oldWords(source: Pick<Source, 'date'>, now: Date): string {
  if (!isOld(source, now)) return ''
  const months = Math.floor(ageOf(source, now) / MONTH_DAYS)
  return months < 2 * YEAR_MONTHS
    ? OLD_TEXTS.months(months)
    : OLD_TEXTS.years(Math.floor(months / YEAR_MONTHS))
}

/** The source that is the newest of some. */
export const newestOf = <One extends Pick<Source, 'date'>>(sources: readonly One[]): One =>
  sources.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0] as One

/** All sources of rates, duties and taxes. */
export const RATE_SOURCES: readonly Source[] = [
  ...Object.values(DUTIES).flatMap(({ sources }) => sources),
  ...KEPT_BACK.sources,
  ...GST.sources,
  ...LENDING_SOURCES,
]
