import { complaintReceived, outcomeSentence } from '#language/report/texts-complaints'
import type { ReportOutcome } from '../report/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/** Nobody proved an address that came with a report: then not even a name is in the mail. */
const greeting = (name: string) => (name ? `Dear ${name},` : 'Good day,')
const NOT_YOU = 'If this was not you, someone gave your address: ignore this mail.'

/** Mails to who sent a report or a complaint: our words only. */
export const COMPLAINT_MAILS: Record<Extract<MailKind, 'receipt' | 'outcome'>, MailText> = {
  receipt: ({ name, title, dueAt, link }) => ({
    subject: title ? `We have your report: ${said(title)}` : 'We have your complaint',
    blocks: [
      greeting(name),
      complaintReceived({ title: said(title), dueAt: said(dueAt) }),
      { link, label: 'Read the times for complaints' },
      ...(name ? [] : [NOT_YOU]),
    ],
  }),
  outcome: ({ name, title, outcome, byOwner, link }) => ({
    subject: `Your report about ${said(title)}`,
    blocks: [
      greeting(name),
      `You reported ${said(title)}.`,
      outcomeSentence(said(outcome) as ReportOutcome | 'hidden', byOwner === true),
      'Do you see it differently? Tell us why:',
      { link, label: 'Write to us' },
      ...(name ? [] : [NOT_YOU]),
    ],
  }),
}
