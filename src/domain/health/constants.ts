const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The troubles that the portal watches for, in the order of the report. */
export const TROUBLES = ['database', 'build', 'mails', 'backup'] as const
export type Trouble = (typeof TROUBLES)[number]

/**
 * A mail still unsent after `from` milliseconds is stuck; after `until` it is not reported again. The age from which a
 * backup is old is in milliseconds too.
 */
export const STUCK_MAIL_MS = { from: HOUR, until: 3 * DAY } as const
export const OLD_BACKUP_MS = 3 * DAY

/**
 * How long a health check is valid, in milliseconds. The daily cleanup renews a good one before it expires, so that
 * requests in between do not wake the database. A bad one expires soon, so that a repair shows.
 */
export const CHECK_KEPT_MS = { good: 26 * HOUR, bad: 10 * 60_000 } as const

/** Shorter tokens are refused, both a monitor's and the mail provider's. */
export const HEALTH_TOKEN_LENGTH = 20
