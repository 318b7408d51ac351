import type { Report } from '../domain/report/schema.ts'
import type { ReportOutcome, ReportReason } from '../domain/report/constants.ts'
import { type Submission, endpoint, type } from './endpoint.ts'
import type { Lookalike } from './hints.ts'

/** A visitor's report about a listing. `reporter` is null for a visitor without an account. */
type OpenReport = {
  id: string
  reason: ReportReason
  note: string | null
  createdAt: string
  reporter: string | null
}

/** A listing with its open reports, oldest first. `listing` is null where it is not published. */
export type ReportedListing = {
  id: string
  about: string
  listing: (Lookalike & { version: number }) | null
  reports: OpenReport[]
}

export const reportListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/reports',
  action: 'listing.report',
  body: type<Report & Submission>(),
  reply: type<{ id: string }>(),
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
  body: type<{ outcome: ReportOutcome; reports: string[] }>(),
  reply: type<{ handled: number }>(),
})
export const takeDownReported = endpoint({
  method: 'POST',
  path: '/api/reported-listings/:id/take-down',
  action: 'report.manage',
  body: type<{ version: number; reason: string; reports: string[] }>(),
  reply: type<{ decisionId: string }>(),
})
