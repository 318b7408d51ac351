const HOUR_MS = 60 * 60_000

/** Enquiries accepted in a time window: from one network, about one listing, and from one network about one listing. */
export const ENQUIRY_RATE_LIMITS = {
  network: { attempts: 30, windowMs: HOUR_MS },
  listing: { attempts: 200, windowMs: 24 * HOUR_MS },
  both: { attempts: 20, windowMs: 24 * HOUR_MS },
} as const

/**
 * Mails about questions to an address that nobody proved, in a time window. Anybody can give somebody else's address,
 * so they hold no text that anybody typed.
 */
export const UNPROVED_MAIL_LIMIT = { attempts: 4, windowMs: 24 * HOUR_MS } as const

/** The event after the list of questions that wait on the device has changed. */
export const WAITING_CHANGED = 'waiting-questions-changed'
/** The storage key for the number of waiting questions that a tab's visitor has read of and closed. */
export const WAITING_TOLD = 'waiting-told'
/** How long a question that could not be sent is kept on the device, and how many at most. */
export const WAITING_MS = 7 * 24 * HOUR_MS
export const WAITING_MOST = 5

/** A listing's page tells how many people asked about it in the last days, from a least number on. */
export const ASKERS = { least: 5, days: 7 } as const

/** The number of newest enquiries that a profile shows. */
export const SHOWN_ENQUIRIES = 100

/** The longest answer in characters, and the answers of one account in a time window. */
export const ANSWER_LIMIT = 2000
export const ANSWER_RATE_LIMIT = { attempts: 100, windowMs: 24 * HOUR_MS } as const
