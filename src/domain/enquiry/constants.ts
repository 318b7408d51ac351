const HOUR_MS = 60 * 60_000

/** Enquiries taken in a window of milliseconds: from one network, about one listing, and of the one about the other. */
export const ENQUIRY_RATE_LIMITS = {
  network: { attempts: 30, windowMs: HOUR_MS },
  listing: { attempts: 200, windowMs: 24 * HOUR_MS },
  both: { attempts: 20, windowMs: 24 * HOUR_MS },
} as const

/** Newest enquiries that a profile shows. */
export const SHOWN_ENQUIRIES = 100

/** Characters of an answer at most, and answers of one account in a window of milliseconds. */
export const ANSWER_LIMIT = 2000
export const ANSWER_RATE_LIMIT = { attempts: 100, windowMs: 24 * HOUR_MS } as const
