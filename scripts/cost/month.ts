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

/** What was counted while somebody was on the site. `uncached`: calls of functions that no cache answers a second time. */
export type Counted = { requests: number; bytes: number; shared: number; uncached: number }

/** A day of the site; what people do, spread evenly over the hours in which they do it. */
export type Day = {
  visits: number
  approvals: number
  /** Admins come so often a day, and decide on what waits. */
  sittings: number
}

/** From when to when something goes on, in milliseconds of the day. */
type Span = readonly [from: number, to: number]

// People post and decide while they are awake.
const OPEN: Span = [8 * HOUR, 22 * HOUR]
/** An owner calls when signing in, and some time later for so long, with the photos and the form. */
const FILLING_MS = 7 * MINUTE
const SUBMITTING_MS = 2 * MINUTE
/** An admin calls all the while. */
const SITTING_MS = 5 * MINUTE
const CLEANUP_MS = MINUTE
/** Kinds of screen, each of which takes other sizes of a photo. */
const SCREENS = 2
/** One in this many visitors opens a new listing. */
const OPENED_BY_ONE_IN = 24

/** `count` moments, evenly in a span. */
const evenly = (count: number, [from, to]: Span) =>
  Array.from({ length: count }, (_, n) => from + ((n + 0.5) * (to - from)) / count)

/** Hours in which a database is awake that is asked all through these spans. */
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

/** The builds of a day, by the rule that the functions follow and at the times at which the schedule looks. */
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

/** When the database is asked on such a day. */
function asked({ visits, approvals, sittings }: Day, visit: Counted): Span[] {
  const day: Span = [0, DAY_MS]
  const sat = evenly(Math.min(sittings, approvals), OPEN)
  const every = visits > 0 ? DAY_MS / visits : 0
  // Who opens a new listing first, on each kind of screen, finds nothing of it on the CDN.
  const opened = evenly(approvals, [0, sat.length]).flatMap((n) => {
    const approved = sat[Math.floor(n)] ?? 0
    return evenly(SCREENS, [0, SCREENS * OPENED_BY_ONE_IN * every]).map((after) => approved + after)
  })
  const moments = [
    // What the CDN keeps for a day runs out once, at noon.
    ...(visit.shared > 0 ? [DAY_MS / 2] : []),
    ...(visits > 0 ? opened : []),
    ...buildsAt(sat),
    // A call that no cache answers asks at each visit.
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
    ...sat.map((at): Span => [at, at + SITTING_MS]),
    ...moments.map((at): Span => [at, at]),
  ]
}

/** What a month of such days takes. `posting` and `sitting` are what an owner and an admin were counted to call. */
export function monthOf(day: Day, visit: Counted, posting: Counted, sitting: Counted): Usage {
  const clock = Object.values(SCHEDULES).reduce((sum, { everyMs }) => sum + DAY_MS / everyMs, 0)
  const sittings = Math.min(day.sittings, day.approvals)
  const sum = (pick: (counted: Counted) => number) =>
    day.visits * pick(visit) + day.approvals * pick(posting) + sittings * pick(sitting)
  // The CDN asks for what it keeps once after each sitting and for each new listing, on each kind of screen.
  const kept = SCREENS * (sittings + day.approvals) * visit.shared
  // Each visit reads a listing; a part of them is noted, which asks no database.
  const noted = day.visits / VIEWS.oneIn
  const calls = clock + kept + noted + sum(({ uncached }) => uncached)
  return {
    deploy: DAYS * buildsAt(evenly(sittings, OPEN)).length,
    database: DAYS * awakeHours(asked(day, visit)),
    bandwidth: DAYS * sum(({ bytes }) => bytes),
    requests: DAYS * (clock + noted + sum(({ requests }) => requests)),
    compute: (DAYS * calls * CALL_SECONDS * FUNCTION_GB) / 3600,
  }
}

/** Credits by meter, and in all. */
export function creditsOf(usage: Usage): Usage & { all: number } {
  const of = (meter: Meter) => (usage[meter] / PRICES[meter].units) * PRICES[meter].credits
  const credits = Object.fromEntries(
    (Object.keys(PRICES) as Meter[]).map((meter) => [meter, of(meter)]),
  ) as Usage
  return { ...credits, all: Object.values(credits).reduce((sum, one) => sum + one, 0) }
}
