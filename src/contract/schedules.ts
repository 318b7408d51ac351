/** Functions that run by the clock. Netlify calls them by their schedule; the start script, which has none, by path and interval. */
export const SCHEDULES = {
  upkeep: { schedule: '@hourly', everyMs: 3_600_000, path: '/.netlify/functions/upkeep' },
  /** Sends what could not be sent before. */
  mail: { schedule: '*/5 * * * *', everyMs: 300_000, path: '/.netlify/functions/mail' },
} as const
