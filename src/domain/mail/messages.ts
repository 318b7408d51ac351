import type { MailKind } from './constants.ts'

type Words = { subject: string; lines: readonly string[] }
/** What a text is made of: who reads it, the portal's address, and what the outbox kept for it. */
export type MailData = Record<string, unknown> & { name: string; site: string }

const said = (value: unknown) => String(value ?? '')

/** The text of each kind of mail; `lines` are paragraphs. */
export const MAIL_TEXTS: Record<MailKind, (data: MailData) => Words> = {
  approved: (d) => ({ subject: `Approved: ${said(d.title)}`, lines: [] }),
  rejected: (d) => ({ subject: `Rejected: ${said(d.title)}`, lines: [] }),
  'edit approved': (d) => ({ subject: `Your changes are approved: ${said(d.title)}`, lines: [] }),
  'edit rejected': (d) => ({ subject: `Your changes are rejected: ${said(d.title)}`, lines: [] }),
  queued: (d) => ({ subject: `New in the queue: ${said(d.title)}`, lines: [] }),
  enquiry: (d) => ({ subject: `A question about ${said(d.title)}`, lines: [] }),
  contact: () => ({ subject: 'A contact message has arrived', lines: [] }),
  report: (d) => ({ subject: `Reported: ${said(d.title)}`, lines: [] }),
  'still available': (d) => ({ subject: `Is ${said(d.title)} still available?`, lines: [] }),
  expired: (d) => ({ subject: `No longer shown: ${said(d.title)}`, lines: [] }),
  'verify email': () => ({ subject: 'Confirm your e-mail address', lines: [] }),
  'reset password': () => ({ subject: 'Choose a new password', lines: [] }),
  'password changed': () => ({ subject: 'Your password was changed', lines: [] }),
}
