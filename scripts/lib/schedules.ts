/** Functions that run by the clock. Netlify calls them by their schedule; the start script, which has none, by path and interval. */
export const SCHEDULES = {
  /** Two hours after midnight in India. */
  cleanup: { schedule: '30 20 * * *', everyMs: 86_400_000, path: '/.netlify/functions/cleanup' },
  /** Builds, sends and purges what has its time; where nothing has, it asks no database. */
  due: { schedule: '*/10 * * * *', everyMs: 600_000, path: '/.netlify/functions/due' },
} as const

// Long enough to be out of the way of what the start itself does.
const FIRST_AFTER_MS = 30_000

type Intervals = Record<keyof typeof SCHEDULES, number>

const INTERVALS: Intervals = { cleanup: SCHEDULES.cleanup.everyMs, due: SCHEDULES.due.everyMs }

/** Does Netlify's part for what runs by the clock, since there is no scheduler here: calls it at the running site. Returns how to stop. */
export function startSchedules(
  siteAddress: string,
  intervals: Intervals = INTERVALS,
  firstAfterMs = FIRST_AFTER_MS,
): () => void {
  // A site that is away just now is called the next time.
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
