/** Lengths in characters. */
export const CONTACT_LIMITS = { message: 3000 } as const

/** Days that a message is kept. */
export const CONTACT_KEPT_DAYS = 365

export const CONTACT_STATES = ['unread', 'read', 'answered'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

/** Milliseconds from the success message to the home page. */
export const CONTACT_REDIRECT_MS = 2000

/**
 * Messages accepted in a time window, from one network and in total; far above normal use. Complaints with one e-mail
 * address, which may be a stranger's, because each is confirmed by a mail to it.
 */
export const CONTACT_RATE_LIMITS = {
  network: { attempts: 60, windowMs: 60 * 60_000 },
  all: { attempts: 3000, windowMs: 60 * 60_000 },
  address: { attempts: 5, windowMs: 24 * 60 * 60_000 },
} as const
