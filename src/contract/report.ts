import type { AdminOutcome, DoubtReason, ReportReason } from '../domain/report/constants.ts'
import type { Report } from '../domain/report/schema.ts'
import { endpoint, type Submission, type } from './endpoint.ts'
import type { Beside } from './hints.ts'

/** A visitor's report about a listing. `reporter` is null for a visitor without an account. */
type OpenReport = {
  id: string
  reason: ReportReason
  note: string | null
  createdAt: string
  /** When it has to be settled; null while the listing is hidden for it, until its owner answers. */
  dueAt: string | null
  reporter: string | null
}

/**
 * What is known of a listing that was reported as gone: what its owner was asked and said, and whether it is hidden.
 */
export type ReportedGone = {
  askedAt: string | null
  /** The owner was asked and has not answered in time. */
  unanswered: boolean
  confirmedAt: string | null
  hiddenAt: string | null
}

/** When the poster of a listing was asked about the right to offer it, and what the poster answered. */
export type OwnDoubt = { askedAt: string; answer: string | null; answeredAt: string | null }

/** What visitors doubt of a listing. `poster` is named once enough people say it of whichever of the listings. */
export type ReportedDoubt = {
  poster: {
    id: string
    name: string
    people: number
    listings: number
    /** How many people say each; one person may say both. */
    reasons: { reason: DoubtReason; people: number }[]
  } | null
  asked: OwnDoubt | null
}

/** A report as it arrived: by when it is settled, and whether a mail confirms it. */
export type ReportReceipt = { id: string; dueAt: string; mailed: boolean }

/**
 * A listing with its open reports, oldest first. `listing`, `gone` and `doubt` are null where it is not published;
 * `doubt` also where nobody doubts that it is the poster's to offer.
 */
export type ReportedListing = {
  id: string
  about: string
  listing: (Beside & { version: number }) | null
  gone: ReportedGone | null
  doubt: ReportedDoubt | null
  reports: OpenReport[]
}

export const reportListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/reports',
  action: 'listing.report',
  body: type<Report & Submission>(),
  reply: type<ReportReceipt>(),
  status: 201,
})
export const readReports = endpoint({
  method: 'GET',
  path: '/api/reported-listings',
  action: 'report.manage',
  reply: type<{ reported: ReportedListing[]; more: boolean }>(),
})
/**
 * Closes the reports that were read, by their ids. The outcome "taken down" is refused while the listing is published.
 */
export const handleReports = endpoint({
  method: 'POST',
  path: '/api/reported-listings/:id',
  action: 'report.manage',
  body: type<{ outcome: AdminOutcome; reports: string[] }>(),
  reply: type<{ handled: number }>(),
})
export const takeDownReported = endpoint({
  method: 'POST',
  path: '/api/reported-listings/:id/take-down',
  action: 'report.manage',
  body: type<{ version: number; reason: string; reports: string[] }>(),
  reply: type<{ decisionId: string }>(),
})
/** Hides a listing that was reported as gone until its owner answers, or shows it again. */
export const hideReported = endpoint({
  method: 'POST',
  path: '/api/reported-listings/:id/hidden',
  action: 'report.manage',
  body: type<{ hidden: boolean }>(),
  reply: type<{ hidden: boolean }>(),
})
/** Answers the doubt of visitors whether the caller may offer a listing; a later answer replaces it. */
export const answerDoubt = endpoint({
  method: 'POST',
  path: '/api/listings/:id/doubt-answer',
  action: 'doubt.answer',
  body: type<{ answer: string }>(),
  reply: type<OwnDoubt>(),
})
