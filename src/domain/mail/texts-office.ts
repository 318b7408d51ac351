import { DUE_TEXTS } from '#english/report/texts-due'
import { formatDate } from '../time/calendar.ts'
import { formatMoment } from '../time/rules.ts'
import { MAIL_KEPT_DAYS, type MailKind, QUEUE_MAIL_SECONDS } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

/** By when the law wants it settled; nothing for a message without such a time. */
const dueLine = (dueAt: unknown) =>
  dueAt ? [`A complaint, ${DUE_TEXTS.by(formatMoment(said(dueAt)))}.`] : []

const OPEN_LAUNCHES = 'Open the launches'

/** Mails to the admins and to the office. */
export const OFFICE_MAILS: Record<
  Extract<MailKind, 'queued' | 'contact' | 'report' | 'trouble' | 'launch sent' | 'launch due'>,
  MailText
> = {
  queued: ({ name, title, link }) => ({
    subject: `New in the queue: ${said(title)}`,
    blocks: [
      `Dear ${name},`,
      `${said(title)} is waiting for a decision:`,
      { link, label: 'Open it on the desk' },
      `You get at most one such mail in ${QUEUE_MAIL_SECONDS / 60} minutes, however many come in. Clear the filter on the desk to see all that is waiting.`,
    ],
  }),
  contact: ({ visitor, message, dueAt, link }) => ({
    subject: `A message from ${said(visitor)}`,
    blocks: [
      `${said(visitor)} wrote through the contact form:`,
      quoted(message),
      ...dueLine(dueAt),
      'Their number and e-mail address are on the desk:',
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
  'launch sent': ({ title, builder, city, dueAt, link }) => ({
    subject: `A launch from a builder: ${said(title)}`,
    blocks: [
      `${said(builder)} sent a launch: ${said(title)}, ${said(city)}.`,
      `The builder was told: an answer by ${formatDate(said(dueAt))}.`,
      { link, label: OPEN_LAUNCHES },
    ],
  }),
  'launch due': ({ title, builder, city, dueAt, link }) => ({
    subject: `Answer by ${formatDate(said(dueAt))}: ${said(title)}`,
    blocks: [
      `${said(title)}, ${said(city)}, from ${said(builder)} still waits.`,
      `The builder was told: an answer by ${formatDate(said(dueAt))}. Publish it, or decline it with the reason.`,
      { link, label: OPEN_LAUNCHES },
      `You get this again after ${MAIL_KEPT_DAYS} days, if it still waits then.`,
    ],
  }),
  report: ({ title, reason, note, dueAt, others, link }) => ({
    subject: `Reported: ${said(title)}`,
    blocks: [
      `A visitor reported ${said(title)}: ${said(reason)}.`,
      ...(note ? [quoted(note)] : []),
      ...dueLine(dueAt),
      ...(Number(others) > 0 ? [`Reports of it that were open before: ${said(others)}.`] : []),
      'See the report beside the listing, and decide:',
      { link, label: 'Open the report' },
      'You get one such mail a day for each listing, and another one only for a report that has to be settled sooner. The desk shows all of them.',
    ],
  }),
}
