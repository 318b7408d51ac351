const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the portal watches of itself, in the order in which it is told. */
export const TROUBLES = ['database', 'build', 'mails', 'backup'] as const
export type Trouble = (typeof TROUBLES)[number]

/**
 * A mail that is still unsent after the first span is stuck; after the second it is no news any more. In milliseconds, as
 * is the age from which a backup is old.
 */
export const STUCK_MAIL_MS = { from: HOUR, until: 3 * DAY } as const
export const OLD_BACKUP_MS = 3 * DAY

/**
 * How long a look at the portal is good for, in milliseconds. A good one outlasts the daily cleanup, which looks anew, so
 * that whoever asks in between, however often, does not wake the database; a bad one is soon to be seen mended.
 */
export const LOOK_KEPT_MS = { good: 26 * HOUR, bad: 10 * 60_000 } as const

/** Shorter tokens open nothing, be they a monitor's or the mail provider's. */
export const HEALTH_TOKEN_LENGTH = 20
