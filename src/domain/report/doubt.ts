/** What follows when visitors doubt that a poster may offer a home, in days. */
export const DOUBT_DAYS = {
  /** The poster is asked about a listing at most once in so many, however many reports come. */
  betweenMails: 14,
  /** The time that the poster has to answer. */
  answer: 7,
} as const

/**
 * So many people have to say it of one poster, about whichever listings, before the poster is asked and stands first on
 * the desk: mailboxes with a confirmed address, each on a network of its own.
 */
export const DOUBT_PEOPLE = 3

/** The longest answer of a poster, in characters. */
export const DOUBT_ANSWER_LIMIT = 500

/** Answers of one account that are accepted in a time window. */
export const DOUBT_RATE_LIMIT = { attempts: 20, windowMs: 24 * 60 * 60_000 } as const
