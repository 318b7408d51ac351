import type { ComplaintClass } from './complaints.ts'

/** Why a visitor reports a listing. */
export const REPORT_REASONS = [
  'Already sold or rented',
  'Wrong price or facts',
  'Photos of another property',
  'A broker as owner',
  'Not theirs to offer',
  'Listed more than once',
  'Fraud',
  'Private picture of a person',
  'Something else',
] as const

/** An admin's decision on a report. */
export const ADMIN_OUTCOMES = ['dismissed', 'taken down', 'corrected'] as const
/** How a report ends. */
export const REPORT_OUTCOMES = [...ADMIN_OUTCOMES, 'confirmed by owner'] as const

/** Days after the outcome of a report that the address for the answer is kept. */
export const REPORT_ADDRESS_DAYS = 30

/** Days that the hash of the network is kept that sent a report. */
export const REPORT_NETWORK_DAYS = 30

/** The longest note of a report, in characters. */
export const REPORT_LIMIT = 1000

export type ReportReason = (typeof REPORT_REASONS)[number]
export type AdminOutcome = (typeof ADMIN_OUTCOMES)[number]
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** The reason whose answer only the owner knows. */
export const GONE_REASON = 'Already sold or rented' satisfies ReportReason

/** The reasons that doubt whether the poster may offer the home, which the poster answers before anything is shown. */
export const DOUBT_REASONS = [
  'A broker as owner',
  'Not theirs to offer',
] as const satisfies readonly ReportReason[]
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/**
 * The class of each reason of a report. Whoever asks for money before a visit, is not who he says he is or deceives about
 * whose home it is falls under sub-clauses (v) and (vi) of rule 3(1)(b); a photo of another property under (i) and (iv),
 * which have no shorter time.
 */
export const REPORT_CLASSES: Record<ReportReason, ComplaintClass> = {
  'Already sold or rented': 'general',
  'Wrong price or facts': 'general',
  'Photos of another property': 'general',
  'A broker as owner': 'removal',
  'Not theirs to offer': 'removal',
  'Listed more than once': 'general',
  Fraud: 'removal',
  'Private picture of a person': 'intimate',
  'Something else': 'general',
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * Reports accepted in a time window: from one network, about one listing, from one network about one listing, and with
 * one e-mail address, which may be a stranger's.
 */
export const REPORT_RATE_LIMITS = {
  network: { attempts: 20, windowMs: HOUR_MS },
  listing: { attempts: 100, windowMs: DAY_MS },
  both: { attempts: 15, windowMs: DAY_MS },
  address: { attempts: 5, windowMs: DAY_MS },
} as const
