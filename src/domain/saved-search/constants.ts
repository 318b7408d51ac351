/** How often the owner of a saved search gets a mail about its news. */
export const ALERT_RHYTHMS = ['at once', 'daily', 'weekly', 'never'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]

/** The most searches of an account, characters of a query, and listings of each search in a mail. */
export const SAVED_SEARCH_LIMITS = { perAccount: 20, query: 500, named: 6 } as const

/** A home that left the site and is back within so many days is no news. */
export const BACK_WITHIN_DAYS = 30

/** Days between two mails about a weekly search; milliseconds that an alert "at once" waits for others to join it. */
export const WEEKLY_DAYS = 7
export const AT_ONCE_MS = 10 * 60_000

/** What a link in a mail stops: mails about one saved search, about all of an account, or about its saved listings. */
export const ALERT_STOPS = ['search', 'searches', 'homes'] as const
export type AlertStop = (typeof ALERT_STOPS)[number]
