import type { ReportOutcome } from './constants.ts'

export const REPORT_TEXTS = {
  open: 'Report this listing',
  title: (name: string) => `Report ${name}`,
  intro:
    'Tell us what is wrong. If it is sold or rented, we ask the owner; an admin reads all else beside the listing. The owner does not learn who sent it.',
  reasonLabel: 'What is wrong?',
  noteLabel: 'In your own words',
  emailLabel: 'E-mail, if you want an answer',
  emailHint: 'We confirm your report there, and tell you the outcome. We use it for nothing else.',
  emailInvalid: 'Enter an e-mail address such as asha@example.in, or leave this empty.',
  submit: 'Send report',
  busy: 'Sending...',
  reason: 'Choose what is wrong.',
} as const

/** Texts of the desk about visitors' reports. */
export const REPORT_DESK_TEXTS = {
  title: 'Reported listings',
  loading: 'Loading the reports…',
  failed: 'The reports could not be loaded.',
  emptyTitle: 'Nothing is reported',
  emptyText: 'What visitors find wrong with a published listing appears here.',
  more: 'There are more. They follow as soon as these are dealt with.',
  closedAlready: 'These reports have been dealt with already.',
  gone: 'No longer published',
  handled: 'The reports that you came for have been dealt with.',
  reporter: (name: string | null) => name ?? 'A visitor without an account',
  dismiss: 'Dismiss',
  takeDown: 'Take down…',
  corrected: 'Corrected',
  gonePress: 'Close as taken down',
  done: (about: string, outcome: ReportOutcome) => `${about}: ${outcome}.`,
} as const

/** Texts of the dialog that asks why a reported listing is taken down. */
export const TAKE_DOWN_TEXTS = {
  title: (name: string) => `Take down ${name}`,
  hint: 'It leaves the public site with the next rebuild. The poster reads this reason.',
  submit: 'Take this listing down',
  busy: 'Taking down…',
} as const

export const OUTCOME_LABELS: Record<ReportOutcome, string> = {
  dismissed: 'Dismissed',
  'taken down': 'Taken down',
  corrected: 'Corrected',
  'confirmed by owner': 'Confirmed by owner',
}
