/** Every kind of mail that the portal sends. */
export const MAIL_KINDS = [
  'approved',
  'rejected',
  'edit approved',
  'edit rejected',
  'queued',
  'enquiry',
  'answer',
  'contact',
  'report',
  'still available',
  'expired',
  'verify email',
  'reset password',
  'password changed',
  'trouble',
  'saved search',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** What concerns an account itself. Its user has asked for it or has to know, so it goes also where all other mails have stopped. */
export const ACCOUNT_MAIL_KINDS = [
  'verify email',
  'reset password',
  'password changed',
] as const satisfies readonly MailKind[]

/**
 * Times that a mail is tried; the wait before the next try doubles from the first, in milliseconds. The first is longer
 * than any try lasts, so that no mail is taken up again while it is being sent. In all about eight hours.
 */
export const MAIL_TRIES = { most: 8, firstWaitMs: 2 * 60_000 } as const

/** Mails that are sent side by side; and milliseconds after which a run of the schedule takes up no more. */
export const MAIL_RUN = { atOnce: 5, endsAfterMs: 15_000 } as const

/** The language of all texts of mails, and the direction in which it is written. */
export const MAIL_LANGUAGE = { lang: 'en-IN', dir: 'ltr' } as const

/** Days that a mail is kept, sent or not. */
export const MAIL_KEPT_DAYS = 30

/** One mail about what waits in the queue in so many seconds, at most, to each admin. */
export const QUEUE_MAIL_SECONDS = 15 * 60

/** Characters of a subject at most. */
export const SUBJECT_LENGTH = 150
