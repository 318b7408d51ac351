import type { NameHint } from '../domain/account/name-hints.ts'
import type { Role } from '../domain/account/constants.ts'
import type { Hint, HintRecord } from '../domain/hints/constants.ts'
import type { Confirmed, ListingFields } from '../domain/listing/schema.ts'
import type { Decision, ReadPart } from '../domain/moderation/constants.ts'
import type { LogFilter, QueueFilter, QueueFilterName } from '../domain/moderation/filter.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { OddMark } from '../domain/reading/oddities.ts'
import { endpoint, type } from './endpoint.ts'

/** A listing in the approval queue, with what an admin needs to decide. */
export type QueuedListing = ListingFields &
  Confirmed & {
    id: string
    version: number
    /** The poster's own reference of the home. */
    reference: string | null
    /** The file that it was sent with; null where no other line of it waits and matches. */
    file: QueuedFile | null
    photos: Photo[]
    /** A sentence of the poster for the admin. */
    noteToAdmin: string | null
    createdAt: string
    /** When the admin who asks had this version on the screen; null where they have not. */
    readAt: string | null
    /** When an admin saw this RERA number on the register; null if none did. */
    reraSeenAt: string | null
    hints: Hint[]
    /** What is unusual about its values, and whether the poster has confirmed it. */
    marks: OddMark[]
    poster: {
      id: string
      name: string
      email: string
      emailVerified: boolean
      mobileNumber: string
      role: Role
      nameHints: NameHint[]
      photo: Photo | null
      approved: number
      rejected: number
    }
    /** For a change to an approved listing (then `id` is the change's): the published version that it would replace. */
    edit?: Replaced
  }

/** A file of listings in the queue: how many of its lines wait and match, and how many of those have hints. */
export type QueuedFile = { id: string; lines: number; hinted: number }

/** The published version that a change would replace. */
export type Replaced = { listingId: string; fields: ListingFields; photos: Photo[] }

/** One line of the decision log. `undoable`: "undo" would still work. */
export type LoggedDecision = {
  id: string
  listingId: string
  decision: Decision
  reason: string | null
  decidedAt: string
  decidedBy: string
  title: string
  city: string
  locality: string
  revision: number | null
  undoable: boolean
}

export type Desk = {
  queue: QueuedListing[]
  /** How many listings match the filters, including those beyond the end of `queue`. */
  matching: number
  /** By filter and value: how many listings would match with that value and all other filters unchanged. */
  facets: Record<QueueFilterName, Record<string, number>>
  log: LoggedDecision[]
  /** How often entries with each hint were decided lately, and how many of them were rejected. */
  hintRecord: HintRecord
  /** `reported`: published listings with open reports from visitors; `names`: changed names that wait for an admin. */
  counts: {
    pending: number
    approved: number
    rejected: number
    users: number
    reported: number
    names: number
    /** Open reports and messages whose time by law is over. */
    overdueReports: number
    overdueMessages: number
  }
}

/** A listing to approve in the version that was read, and the result. */
export type Approval = { id: string; version: number }

export type ApprovalResult =
  | { id: string; result: 'approved' }
  | { id: string; result: 'decided'; by: string; decision: Decision }
  | { id: string; result: 'changed' | 'gone' | 'unopened' }

/** A page of the log. `lines` counts all matching lines; `admins` are all admins who ever decided. */
export type LogPage = {
  log: LoggedDecision[]
  lines: number
  admins: { id: string; name: string }[]
}

/** The version of the listing that the admin has read, and decides on. */
type Read = { version: number }

export const readDesk = endpoint({
  method: 'GET',
  path: '/api/moderation',
  action: 'moderation.read',
  /**
   * `most`: the largest number of places in `queue`, which a file shares with nobody; `file`: the one whose lines are in
   * it, up to that number.
   */
  query: type<QueueFilter & { most: number; file: string }>(),
  reply: type<Desk>(),
})
/**
 * Notes that the admin has had a waiting listing or change on the screen in this version, with all these photos. `price`:
 * the old and the new price of a change of nothing else. Where it is noted already, the first time stays.
 */
export const noteRead = endpoint({
  method: 'POST',
  path: '/api/moderation/:id/read',
  action: 'moderation.decide',
  body: type<Read & { part: ReadPart; photoIds: string[] }>(),
  reply: type<{ readAt: string }>(),
})
export const approveListing = endpoint({
  method: 'POST',
  path: '/api/moderation/:id/approve',
  action: 'moderation.decide',
  body: type<Read>(),
  reply: type<{ revision: number }>(),
})
export const rejectListing = endpoint({
  method: 'POST',
  path: '/api/moderation/:id/reject',
  action: 'moderation.decide',
  body: type<Read & { reason: string }>(),
  reply: type<{ decisionId: string }>(),
})
/** Notes that an admin saw this number of a waiting listing or change on the register of the authority. */
export const seenOnRegister = endpoint({
  method: 'POST',
  path: '/api/moderation/:id/register',
  action: 'moderation.decide',
  body: type<{ number: string }>(),
  reply: type<{ seenAt: string }>(),
})
export const approveListings = endpoint({
  method: 'POST',
  path: '/api/moderation/approvals',
  action: 'moderation.decide',
  body: type<{ approvals: Approval[] }>(),
  reply: type<{ results: ApprovalResult[] }>(),
})
export const approveEdit = endpoint({
  method: 'POST',
  path: '/api/edits/:id/approve',
  action: 'moderation.decide',
  body: type<Read>(),
  reply: type<{ revision: number }>(),
})
export const rejectEdit = endpoint({
  method: 'POST',
  path: '/api/edits/:id/reject',
  action: 'moderation.decide',
  body: type<Read & { reason: string }>(),
  reply: type<{ decisionId: string }>(),
})
export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/moderation/log/:id/undo',
  action: 'moderation.decide',
  reply: type<{ listingId: string }>(),
})
export const readLog = endpoint({
  method: 'GET',
  path: '/api/moderation/log',
  action: 'moderation.read',
  query: type<LogFilter>(),
  reply: type<LogPage>(),
})
