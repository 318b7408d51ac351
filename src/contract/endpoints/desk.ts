import * as z from 'zod/mini'
import { nameSchema } from '../../domain/account/name.ts'
import { approvalsSchema, reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import { REPORT_OUTCOMES } from '../../domain/report/constants.ts'
import { ADMIN_ADDRESSES } from '../admin-addresses.ts'
import type {
  ApprovalResult,
  ListingHints,
  LogPage,
  PosterHistory,
  ReportedListing,
  WaitingName,
} from '../desk.ts'
import { endpoint, idSchema, withId } from '../endpoint.ts'

/** Reports of one listing that are closed at once. */
const REPORTS_AT_ONCE = 100
/** Ids of the reports that an admin has read. */
export const reportIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(REPORTS_AT_ONCE))

/** What the desk asks for besides its queue. */
export const deskEndpoints = {
  readHints: endpoint<ListingHints>()({
    ...ADMIN_ADDRESSES.readHints,
    action: 'moderation.read',
    params: withId,
  }),
  readPoster: endpoint<PosterHistory>()({
    ...ADMIN_ADDRESSES.readPoster,
    action: 'moderation.read',
    params: withId,
  }),
  readLog: endpoint<LogPage>()({ ...ADMIN_ADDRESSES.readLog, action: 'moderation.read' }),
  approveListings: endpoint<{ results: ApprovalResult[] }>()({
    ...ADMIN_ADDRESSES.approveListings,
    action: 'moderation.decide',
    body: z.object({ approvals: approvalsSchema }),
  }),
  readNames: endpoint<{ names: WaitingName[] }>()({
    ...ADMIN_ADDRESSES.readNames,
    action: 'moderation.read',
  }),
  /** `name` is what was read: another one that waits by now is not decided. */
  decideName: endpoint<{ id: string }>()({
    ...ADMIN_ADDRESSES.decideName,
    action: 'moderation.decide',
    params: withId,
    body: z.object({ name: nameSchema, approved: z.boolean() }),
  }),
  readReports: endpoint<{ reported: ReportedListing[]; more: boolean }>()({
    ...ADMIN_ADDRESSES.readReports,
    action: 'report.manage',
  }),
  /** Closes the reports that were read. Only what is not published any more can be said to be taken down. */
  handleReports: endpoint<{ handled: number }>()({
    ...ADMIN_ADDRESSES.handleReports,
    action: 'report.manage',
    params: withId,
    body: z.object({ outcome: z.enum(REPORT_OUTCOMES), reports: reportIdsSchema }),
  }),
  takeDownReported: endpoint<{ decisionId: string }>()({
    ...ADMIN_ADDRESSES.takeDownReported,
    action: 'report.manage',
    params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema, reports: reportIdsSchema }),
  }),
} as const
