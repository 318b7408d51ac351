/** A launch that its builder withdraws is deleted. */
export const LAUNCH_STATES = ['waiting', 'published', 'declined'] as const
export type LaunchState = (typeof LAUNCH_STATES)[number]

/** What the sender has to do with the builder. */
export const BUILDER_PARTS = ['builder', 'staff', 'seller'] as const

/** Days within which an admin answers, and for which the record is kept after that. */
export const LAUNCH_DAYS = { answer: 7, kept: 90 } as const

/** Lengths in characters, and numbers of papers. */
export const LAUNCH_LIMITS = { builder: 120, kinds: 1000, papers: 6, reason: 500 } as const

/** Launches that one mailbox may send, whatever its accounts. */
export const LAUNCH_RATE_LIMITS = {
  mailbox: { attempts: 5, windowMs: 24 * 60 * 60_000 },
} as const
