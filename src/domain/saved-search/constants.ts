/** How often the owner of a saved search is written to about what is new in it. */
export const ALERT_RHYTHMS = ['at once', 'daily', 'weekly', 'never'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]

/** Searches of one account, characters of an address' query, and listings that a mail names of each search, at most. */
export const SAVED_SEARCH_LIMITS = { perAccount: 20, query: 500, named: 6 } as const

/** Days between two mails about a weekly search; milliseconds that an alert "at once" waits for others to join it. */
export const WEEKLY_DAYS = 7
export const AT_ONCE_MS = 10 * 60_000
