import { VIEWS } from '../../src/domain/listing/views.ts'
import { buildDueAt, REBUILD_EVERY_MINUTES } from '../../src/domain/rebuild/windows.ts'
import { SCHEDULES } from '../lib/schedules.ts'
import {
  ASLEEP_AFTER_MS,
  CALL_SECONDS,
  DAYS,
  FUNCTION_GB,
  type Meter,
  PRICES,
  type Usage,
} from './prices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_MS = 24 * HOUR

/** The counts of one visit. `uncached`: function calls that no cache answers later. */
export type Counted = { requests: number; bytes: number; shared: number; uncached: number }

/** A day of the site. Actions are spread evenly over the hours in which people do them. */
export type Day = {
  visits: number
  approvals: number
  /** The number of admin visits in a day; each decides on waiting listings. */
  sittings: number
}

/** The start and end of an activity, in milliseconds of the day. */
type Span = readonly [from: number, to: number]

// People post and decide during the day.
const OPEN: Span = [8 * HOUR, 22 * HOUR]
/** An owner makes calls when signing in, and, after filling the form, during the submission with photos. */
const FILLING_MS = 7 * MINUTE
const SUBMITTING_MS = 2 * MINUTE
/** An admin makes calls during the whole sitting. */
const SITTING_MS = 5 * MINUTE
const CLEANUP_MS = MINUTE
/** Kinds of screens; each uses other sizes of a photo. */
const SCREENS = 2
/** One in this many visitors opens a given new listing. */
const OPENED_BY_ONE_IN = 24

/** Returns `count` moments, spread evenly over a span. */
const evenly = (count: number, [from, to]: Span) =>
  Array.from({ length: count }, (_, n) => from + ((n + 0.5) * (to - from)) / count)

/** Returns the hours in which a database is awake if it is queried during all these spans. */
export function awakeHours(spans: readonly Span[]): number {
  let until = 0
  let awake = 0
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const end = Math.max(until, to + ASLEEP_AFTER_MS)
    awake += end - Math.max(until, from)
    until = end
  }
  return awake / HOUR
}

/** Returns the times of a day's builds, by the rule of the functions and at the times of the schedule. */
export function buildsAt(approved: readonly number[]): number[] {
  const builds: number[] = []
  let due: number | null = null
  for (let now = 0; now < DAY_MS * 2; now += SCHEDULES.due.everyMs) {
    const since = now - SCHEDULES.due.everyMs
    for (const at of approved.filter((one) => one > since && one <= now)) {
      const askedAt = builds.length > 0 ? new Date(builds.at(-1) ?? 0) : null
      due ??= buildDueAt(
        'listing approved',
        { askedAt, now: new Date(at) },
        REBUILD_EVERY_MINUTES,
      ).getTime()
    }
    if (due !== null && due <= now) {
      builds.push(now)
      due = null
    }
  }
  return builds
}

/** Returns the times at which such a day queries the database. */
function querySpans({ visits, approvals, sittings }: Day, visit: Counted): Span[] {
  const day: Span = [0, DAY_MS]
  const decidedAt = evenly(Math.min(sittings, approvals), OPEN)
  const every = visits > 0 ? DAY_MS / visits : 0
  // The first visitor of a new listing, on each kind of screen, finds nothing of it on the CDN.
  const opened = evenly(approvals, [0, decidedAt.length]).flatMap((n) => {
    const approved = decidedAt[Math.floor(n)] ?? 0
    return evenly(SCREENS, [0, SCREENS * OPENED_BY_ONE_IN * every]).map((after) => approved + after)
  })
  const moments = [
    // Answers that the CDN keeps for a day expire once a day, here at noon.
    ...(visit.shared > 0 ? [DAY_MS / 2] : []),
    ...(visits > 0 ? opened : []),
    ...buildsAt(decidedAt),
    // A call that no cache answers queries the database at each visit.
    ...(visit.uncached > 0 ? evenly(visits, day) : []),
  ]
  return [
    [0, CLEANUP_MS],
    ...evenly(approvals, OPEN).flatMap((at): Span[] => {
      const filled = at + FILLING_MS
      return [
        [at, at],
        [filled, filled + SUBMITTING_MS],
      ]
    }),
    ...decidedAt.map((at): Span => [at, at + SITTING_MS]),
    ...moments.map((at): Span => [at, at]),
  ]
}

/** Returns the usage in a month of such days. `posting` and `sitting` are the counts of an owner and an admin. */
export function monthOf(day: Day, visit: Counted, posting: Counted, sitting: Counted): Usage {
  const clock = Object.values(SCHEDULES).reduce((sum, { everyMs }) => sum + DAY_MS / everyMs, 0)
  const sittings = Math.min(day.sittings, day.approvals)
  const sum = (pick: (counted: Counted) => number) =>
    day.visits * pick(visit) + day.approvals * pick(posting) + sittings * pick(sitting)
  // The CDN requests what it keeps once after each sitting and for each new listing, on each kind of screen.
  const kept = SCREENS * (sittings + day.approvals) * visit.shared
  // Each visit reads a listing. A part of these views is recorded, without a query of the database.
  const noted = day.visits / VIEWS.oneIn
  const calls = clock + kept + noted + sum(({ uncached }) => uncached)
  return {
    deploy: DAYS * buildsAt(evenly(sittings, OPEN)).length,
    database: DAYS * awakeHours(querySpans(day, visit)),
    bandwidth: DAYS * sum(({ bytes }) => bytes),
    requests: DAYS * (clock + noted + sum(({ requests }) => requests)),
    compute: (DAYS * calls * CALL_SECONDS * FUNCTION_GB) / 3600,
  }
}

/** Returns credits by meter, and their sum. */
export function creditsOf(usage: Usage): Usage & { all: number } {
  const of = (meter: Meter) => (usage[meter] / PRICES[meter].units) * PRICES[meter].credits
  const credits = Object.fromEntries(
    (Object.keys(PRICES) as Meter[]).map((meter) => [meter, of(meter)]),
  ) as Usage
  return { ...credits, all: Object.values(credits).reduce((sum, one) => sum + one, 0) }
}
