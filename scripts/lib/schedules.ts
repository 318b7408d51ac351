import type { FUNCTIONS } from '../../src/contract/functions.ts'

type Intervals = Partial<Record<keyof typeof FUNCTIONS, number>>

/** Milliseconds between two calls of each scheduled function: Netlify's schedules, without their time of day. */
export const INTERVALS = { cleanup: 86_400_000, due: 600_000 } satisfies Intervals

// Long enough to not disturb the start itself.
const FIRST_AFTER_MS = 30_000

/**
 * Calls the scheduled functions of the running site, because a local machine has no scheduler: without it no mail that
 * is due would leave, and nothing old would be erased. Returns a function that stops it.
 */
export function startSchedules(
  siteAddress: string,
  intervals: Intervals = INTERVALS,
  firstAfterMs = FIRST_AFTER_MS,
): () => void {
  // If the site cannot be reached, the next call tries again.
  const call = (name: string) =>
    void fetch(`${siteAddress}/.netlify/functions/${name}`, { method: 'POST' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
  const timers = Object.entries(intervals).flatMap(([name, everyMs]) => [
    setTimeout(() => call(name), firstAfterMs),
    setInterval(() => call(name), everyMs),
  ])
  return () => timers.forEach(clearTimeout)
}
