/** How often the owner of a saved search gets a mail about its news. */
export const ALERT_RHYTHMS = ['at once', 'daily', 'weekly', 'never'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]
/** What the owner of a saved search chooses from: a pause keeps the rhythm for the time after it. */
export const RHYTHM_CHOICES = ['at once', 'daily', 'weekly', 'paused', 'never'] as const
export type RhythmChoice = (typeof RHYTHM_CHOICES)[number]
/** Days without mails about a search that is paused. */
export const PAUSE_DAYS = 28
/** How often mails come about a search until its owner chooses. */
export const FIRST_RHYTHM: AlertRhythm = 'daily'

/** The most searches of an account, characters of a query, and listings of each search in a mail. */
export const SAVED_SEARCH_LIMITS = { perAccount: 20, query: 500, named: 6 } as const

/** A home that left the site and is back within so many days is no news. */
export const BACK_WITHIN_DAYS = 30

/** Days between two mails about a weekly search; milliseconds that an alert "at once" waits for others to join it. */
export const WEEKLY_DAYS = 7
export const AT_ONCE_MS = 10 * 60_000

/**
 * What a link in a mail stops: mails about one saved search, for some weeks or for good, about all of an account, about its saved listings, about
 * a list of two, or about all of these; and for somebody without an account, about one search or about all.
 */
export const ALERT_STOPS = [
  ...(['search', 'searches', 'homes', 'together', 'news', 'alert', 'alerts', 'pause'] as const),
] as const
export type AlertStop = (typeof ALERT_STOPS)[number]

/**
 * Days of what is kept by an e-mail address without an account: a search that is not confirmed; an address from which
 * nothing was heard; and how long before its end a mail asks whether to keep it.
 */
export const FOLLOWER_DAYS = { unconfirmed: 2, silent: 365, askedBefore: 28 } as const

const HOUR_MS = 60 * 60_000

/**
 * Searches that visitors ask for by e-mail in a time window: from one network, and for one mailbox, as anybody may give
 * a stranger's address.
 */
export const FOLLOW_RATE_LIMITS = {
  network: { attempts: 20, windowMs: HOUR_MS },
  mailbox: { attempts: 5, windowMs: 24 * HOUR_MS },
} as const

/** Searches that are asked for one mailbox until one is confirmed: whoever does not want the mails gets no more. */
export const UNCONFIRMED_LIMIT = { attempts: 10, windowMs: 30 * 24 * HOUR_MS } as const
