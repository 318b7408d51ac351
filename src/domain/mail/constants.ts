import { THIS } from '#language/language/this'
import { LOCALES } from '../language/constants.ts'

/** Every kind of mail that the portal sends. */
export const MAIL_KINDS = [
  'approved',
  'rejected',
  'restored',
  'edit approved',
  'edit rejected',
  'queued',
  'enquiry',
  'answer',
  'contact',
  'report',
  'receipt',
  'outcome',
  'still available',
  'expired',
  'verify email',
  'reset password',
  'password changed',
  'trouble',
  'saved search',
  'saved home',
  'together',
  'news of the day',
  'confirm alert',
  'keep alert',
  'city off',
  'launch received',
  'launch online',
  'launch declined',
  'launch sent',
  'launch due',
  'file sent',
  'paper answered',
  'owners letter',
  'offer doubted',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** Mails with news that a user asked for: what the daily run has of them for one account becomes one mail. */
export const DAILY_NEWS_KINDS = [
  'saved search',
  'saved home',
  'together',
] as const satisfies readonly MailKind[]

/** Mails that a user has asked for or has to know. They are sent even to addresses where other mails have stopped. */
export const ACCOUNT_MAIL_KINDS = [
  'verify email',
  'reset password',
  'password changed',
] as const satisfies readonly MailKind[]

/** Mails to the admins and to the office, which are in English: what they are about is the desk, which is English. */
export const OFFICE_MAIL_KINDS = [
  'queued',
  'contact',
  'report',
  'trouble',
  'launch sent',
  'launch due',
] as const satisfies readonly MailKind[]

/**
 * The most attempts to send a mail, and the wait after the first in milliseconds; each further wait is twice as long.
 * The first wait is longer than any attempt, so that no mail is sent twice at once. In total about eight hours.
 */
export const MAIL_TRIES = { most: 8, firstWaitMs: 2 * 60_000 } as const

/** Mails sent at the same time, and milliseconds after which a scheduled run and a request start no more. */
export const MAIL_RUN = { atOnce: 5, endsAfterMs: 15_000, requestEndsAfterMs: 5000 } as const

/** The language of the mails that this build writes, and its writing direction. */
export const MAIL_LANGUAGE = { lang: LOCALES[THIS], dir: 'ltr' } as const

/** Days that a mail is kept, sent or not. */
export const MAIL_KEPT_DAYS = 30

/** The least seconds between two mails about the queue to one admin. */
export const QUEUE_MAIL_SECONDS = 15 * 60

/** Characters of a subject at most. */
export const SUBJECT_LENGTH = 150
