/** Why a visitor reports a listing. */
export const REPORT_REASONS = [
  'Already sold or rented',
  'Wrong price or facts',
  'Photos of another property',
  'Not the owner or an agent',
  'Listed more than once',
  'Fraud',
  'Something else',
] as const

/** An admin's decision on a report. */
export const REPORT_OUTCOMES = ['dismissed', 'taken down', 'corrected'] as const

/** The longest note of a report, in characters. */
export const REPORT_LIMIT = 1000

export type ReportReason = (typeof REPORT_REASONS)[number]
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Reports accepted in a time window: from one network, about one listing, and from one network about one listing. */
export const REPORT_RATE_LIMITS = {
  network: { attempts: 20, windowMs: HOUR_MS },
  listing: { attempts: 100, windowMs: DAY_MS },
  both: { attempts: 15, windowMs: DAY_MS },
} as const
