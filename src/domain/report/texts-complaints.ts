import { LAW, type Law } from '../law/law.ts'
import { formatDate } from '../time/calendar.ts'
import { formatMoment } from '../time/rules.ts'
import {
  ACKNOWLEDGED,
  COMPLAINT_CLASSES,
  COMPLAINT_RULES,
  type ComplaintClass,
} from './complaints.ts'
import { REPORT_CLASSES, REPORT_REASONS, type ReportOutcome } from './constants.ts'
import { GONE_DAYS } from './gone.ts'

/** "36 hours", "7 days": in days where they are whole and more than one. */
export const limitInWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`

/** Follows "complaints are". */
export const COMPLAINT_TIMES = `acknowledged within ${limitInWords(ACKNOWLEDGED.hours)} and have to be settled within ${limitInWords(COMPLAINT_RULES.general.hours)}, some of them sooner`

/** What a message to the office may be about, where the law sets a time. */
export const COMPLAINT_LABELS: Record<ComplaintClass, string> = {
  general: 'A complaint',
  removal: 'Fraud, a false name or private data',
  order: 'An order of a court or authority',
  intimate: 'An intimate or forged picture of me',
}

/** How sure we are of what a rule says. */
const READ_IN: Record<Law['seen'], string> = {
  account: 'As law firms and a summary of the gazette agree',
  text: 'As reprints of them say',
}

/** By when complaints have to be settled: what stands before the list, each class with its time, where we read it. */
export const complaintTimes = () => ({
  before: `${READ_IN[LAW.intermediaries.seen]}, the Intermediary Guidelines of 2021, as amended with effect from ${formatDate(LAW.intermediaries.date)}, set these times for settling a complaint:`,
  classes: COMPLAINT_CLASSES.map((one) => {
    const { hours, rule } = COMPLAINT_RULES[one]
    const reasons = REPORT_REASONS.filter((reason) => REPORT_CLASSES[reason] === one)
    const reported = reasons.length > 0 ? ` In a report: ${reasons.join('; ')}.` : ''
    return `${COMPLAINT_LABELS[one]}: within ${limitInWords(hours)} (${rule}).${reported}`
  }),
  sources: LAW.intermediaries.sources,
})

export const COMPLAINT_TEXTS = {
  label: 'What is it about?',
  plain: 'A question or a message',
  hint: 'We confirm a complaint by e-mail at once, and say by when it has to be settled.',
  choose: 'Choose what it is about from the list.',
} as const

/** By when the law wants a complaint settled, which stays true once it is late; nothing without a time. */
const settledBy = (dueAt: string | null): string | null =>
  dueAt && `It has to be settled by ${formatMoment(dueAt)}.`

/** What a visitor reads after sending a report: by when, and whether an answer comes by mail. */
export const reportThanks = ({ dueAt, mailed }: { dueAt: string; mailed: boolean }): string =>
  [
    'Thank you. We have your report.',
    settledBy(dueAt),
    mailed ? 'We have mailed you this, and will mail you the outcome.' : null,
  ]
    .filter(Boolean)
    .join(' ')

/** Beside the thanks for a message to the office; nothing where it is no complaint. */
export const complaintThanks = (dueAt: string | null): string | null =>
  dueAt &&
  `Your complaint has to be settled by ${formatMoment(dueAt)}. We are writing to you by e-mail to confirm that.`

/** How a complaint arrived, for the mail that confirms it. `title` is the listing; a message to the office has none. */
export const complaintReceived = ({ title, dueAt }: { title: string; dueAt: string }): string =>
  [title ? `We have your report about ${title}.` : 'We have your complaint.', settledBy(dueAt)]
    .filter(Boolean)
    .join(' ')

/** The end of a report, to whom sent it. What an owner answered is said only where the owner answered. */
export function outcomeSentence(outcome: ReportOutcome | 'hidden', closedByOwner: boolean): string {
  if (closedByOwner) return 'Its owner has marked it as sold or rented, or has taken it off.'
  const sentences: Record<typeof outcome, string> = {
    dismissed: 'An admin has decided to leave the listing as it is.',
    corrected: 'What was wrong has been corrected.',
    'taken down': 'The listing is no longer on the site.',
    'confirmed by owner': 'Its owner has confirmed or changed it since, so it stays on offer.',
    hidden:
      'We asked its owner. Until the owner says that it is still available, visitors do not see it.',
  }
  return sentences[outcome]
}

/** Why the owner is asked: visitors told us. Nobody is named or counted. */
export const GONE_MAIL_TEXTS = {
  subject: (title: string) => `Is it gone? ${title}`,
  why: (title: string) => `A visitor told us that ${title} is sold or rented.`,
  what: `Is it still available? Open the link below and press the button there. Without an answer within ${GONE_DAYS.answer} days we may hide it from visitors until you answer.`,
} as const

/** The line about the rules in mails that go out anyway. */
export const REMINDER_TEXTS = {
  line: 'A reminder, as the law asks for every three months: content that breaks our terms can be removed, and an account that breaks them can be closed. Breaking the law can be punished, and some offences have to be reported.',
  short: 'Content that breaks our terms can be removed, and the account closed.',
  terms: 'Read the terms of use',
  privacy: 'Read the privacy policy',
} as const
