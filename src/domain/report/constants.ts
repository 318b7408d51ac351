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

/** What an admin made of a report. */
export const REPORT_OUTCOMES = ['dismissed', 'taken down', 'corrected'] as const

/** Characters of a report's own words. */
export const REPORT_LIMIT = 1000

export type ReportReason = (typeof REPORT_REASONS)[number]
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Reports taken in a window of milliseconds: from one network, about one listing, and of the one about the other. */
export const REPORT_RATE_LIMITS = {
  network: { attempts: 20, windowMs: HOUR_MS },
  listing: { attempts: 100, windowMs: DAY_MS },
  both: { attempts: 15, windowMs: DAY_MS },
} as const
