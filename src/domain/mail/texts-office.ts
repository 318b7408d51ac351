import { QUEUE_MAIL_SECONDS, type MailKind } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

/** Mails to the admins and to the office. */
export const OFFICE_MAILS: Record<
  Extract<MailKind, 'queued' | 'contact' | 'report' | 'trouble'>,
  MailText
> = {
  queued: ({ name, title, link }) => ({
    subject: `New in the queue: ${said(title)}`,
    blocks: [
      `Dear ${name},`,
      `${said(title)} waits for a decision:`,
      { link, label: 'Open it on the desk' },
      `However many come, you get one such mail in ${QUEUE_MAIL_SECONDS / 60} minutes at most; the desk without its filter shows all that waits.`,
    ],
  }),
  contact: ({ visitor, message, link }) => ({
    subject: `A contact message of ${said(visitor)}`,
    blocks: [
      `${said(visitor)} writes through the contact form:`,
      quoted(message),
      'Number and e-mail address are on the desk:',
      { link, label: 'Open the messages' },
    ],
  }),
  /** About the portal itself: `what` is the problem, `todo` the advice. */
  trouble: ({ name, what, todo, error, link }) => ({
    subject: `The portal needs you: ${said(what)}`,
    blocks: [
      `Dear ${name},`,
      said(what),
      ...(error ? [quoted(error)] : []),
      said(todo),
      { link, label: 'Open the page of builds' },
      'You get this once for each event, and once a day while it lasts.',
    ],
  }),
  report: ({ title, reason, note, link }) => ({
    subject: `Reported: ${said(title)}`,
    blocks: [
      `A visitor finds something wrong with the listing ${said(title)}: ${said(reason)}.`,
      ...(note ? [quoted(note)] : []),
      'Read it beside the listing and decide on the desk:',
      { link, label: 'Open the report' },
    ],
  }),
}
