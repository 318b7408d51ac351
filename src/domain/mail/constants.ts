/** Every kind of mail that the portal sends. */
export const MAIL_KINDS = [
  'approved', 'rejected', 'edit approved', 'edit rejected', 'queued', 'enquiry', 'contact', 'report', 'still available',
  'expired', 'verify email', 'reset password', 'password changed',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** Times that a mail is tried; the wait before the next try doubles from the first, in milliseconds. */
export const MAIL_TRIES = { most: 8, firstWaitMs: 60_000 } as const

/** Mails that one run sends at most. */
export const MAILS_AT_ONCE = 50
