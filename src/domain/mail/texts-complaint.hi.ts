import { complaintReceived, outcomeSentence } from '#language/report/texts-complaints'
import type { ReportOutcome } from '../report/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/** Nobody proved an address that came with a report: then not even a name is in the mail. */
const greeting = (name: string) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,')
const NOT_YOU = 'शिकायत आपने नहीं की? तो किसी ने आपका ईमेल दे दिया है: इस मेल पर ध्यान न दें।'

/** Mails to who sent a report or a complaint: our words only. */
export const COMPLAINT_MAILS: Record<Extract<MailKind, 'receipt' | 'outcome'>, MailText> = {
  receipt: ({ name, title, dueAt, link }) => ({
    subject: title ? `शिकायत मिल गई: ${said(title)}` : 'आपकी शिकायत मिल गई',
    blocks: [
      greeting(name),
      complaintReceived({ title: said(title), dueAt: said(dueAt) }),
      { link, label: 'शिकायतों की समय-सीमा देखें' },
      ...(name ? [] : [NOT_YOU]),
    ],
  }),
  outcome: ({ name, title, outcome, byOwner, link }) => ({
    subject: `आपकी शिकायत: ${said(title)}`,
    blocks: [
      greeting(name),
      `आपने ${said(title)} की शिकायत की थी।`,
      outcomeSentence(said(outcome) as ReportOutcome | 'hidden', byOwner === true),
      'आपकी राय अलग है? हमें वजह बताएं:',
      { link, label: 'हमें लिखें' },
      ...(name ? [] : [NOT_YOU]),
    ],
  }),
}
