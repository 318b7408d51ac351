/**
 * Scheduled functions. Netlify calls them by `schedule`; the start script, which has no scheduler, calls `path` at an
 * interval.
 */
export const SCHEDULES = {
  /** Two hours after midnight in India. */
  cleanup: { schedule: '30 20 * * *', everyMs: 86_400_000, path: '/.netlify/functions/cleanup' },
  /** Builds, mails and purges that are due; if there are none, the database is not queried. */
  due: { schedule: '*/10 * * * *', everyMs: 600_000, path: '/.netlify/functions/due' },
} as const

// Long enough to not disturb the start itself.
const FIRST_AFTER_MS = 30_000

type Intervals = Record<keyof typeof SCHEDULES, number>

const INTERVALS: Intervals = { cleanup: SCHEDULES.cleanup.everyMs, due: SCHEDULES.due.everyMs }

/**
 * Calls the scheduled functions of the running site, as Netlify's scheduler would. Returns a function that stops it.
 */
export function startSchedules(
  siteAddress: string,
  intervals: Intervals = INTERVALS,
  firstAfterMs = FIRST_AFTER_MS,
): () => void {
  // If the site cannot be reached, the next call tries again.
  const call = (path: string) =>
    void fetch(siteAddress + path, { method: 'POST' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
  const timers = Object.entries(SCHEDULES).flatMap(([name, { path }]) => [
    setTimeout(() => call(path), firstAfterMs),
    setInterval(() => call(path), intervals[name as keyof typeof SCHEDULES]),
  ])
  return () => timers.forEach(clearTimeout)
}
