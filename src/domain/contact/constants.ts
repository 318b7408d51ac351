/** Lengths in characters. */
export const CONTACT_LIMITS = { message: 3000 } as const

/** Days that a message is kept. */
export const CONTACT_KEPT_DAYS = 365

/** What has become of a message: it waits, was read, was answered. */
export const CONTACT_STATES = ['unread', 'read', 'answered'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

/** Milliseconds from the success message to the home page. */
export const CONTACT_REDIRECT_MS = 2000

/** Messages taken in a window of milliseconds, from one network and in all; far above what people write. */
export const CONTACT_RATE_LIMITS = {
  network: { attempts: 60, windowMs: 60 * 60_000 },
  all: { attempts: 3000, windowMs: 60 * 60_000 },
} as const
