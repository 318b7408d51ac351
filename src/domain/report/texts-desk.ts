import type { ReportOutcome } from './constants.ts'

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
