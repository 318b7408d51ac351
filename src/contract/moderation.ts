import type { Role } from '../domain/account/constants.ts'
import type { NameHint } from '../domain/account/name-hints.ts'
import type { Hint, HintRecord } from '../domain/hints/constants.ts'
import type { FieldWords } from '../domain/hints/contacts.ts'
import type { Confirmed, ListingFields } from '../domain/listing/schema.ts'
import type { Decision, ReadPart } from '../domain/moderation/constants.ts'
import type { LogFilter, QueueFilter, QueueFilterName } from '../domain/moderation/filter.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { OddMark } from '../domain/reading/reading.ts'
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
    /** Nothing of its poster's had been decided when it was sent. */
    newcomer: boolean
    hints: Hint[]
    /** What is unusual about its values, and whether the poster has confirmed it. */
    marks: OddMark[]
    /** The texts that may name a way around the portal, each with the words that do. */
    contacts: FieldWords[]
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

/**
 * A file of listings in the queue: how many of its lines wait and match, how many of those have hints, and how many the
 * admin who asks has read.
 */
export type QueuedFile = { id: string; lines: number; hinted: number; opened: number }

/** The published version that a change would replace. */
export type Replaced = { listingId: string; fields: ListingFields & Confirmed; photos: Photo[] }

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
  /**
   * `pending`: what waits in the queue; `prices`: changes of a price alone, which wait beside it; `reported`: published
   * listings with open reports from visitors; `names`: changed names that wait for an admin.
   */
  counts: {
    pending: number
    prices: number
    approved: number
    rejected: number
    users: number
    reported: number
    names: number
    /** Open reports and messages whose time by law is over. */
    overdueReports: number
    overdueMessages: number
    /** Launches of builders that were to be answered by now. */
    overdueLaunches: number
    /** Papers of posters that were to be answered by now. */
    overduePapers: number
  }
  /** What the admin who asks has decided on this day of India, and since when the oldest entry has waited. */
  today: { decided: number; oldest: string | null }
}

/** Waiting changes of a price alone, the oldest first; `more` have no place in the reply. */
export type PriceChanges = { changes: QueuedListing[]; more: number }

/** A listing to approve in the version that was read, and the result. */
export type Approval = { id: string; version: number }

export type ApprovalResult =
  | { id: string; result: 'approved' }
  | { id: string; result: 'decided'; by: string; decision: Decision }
  /** `unopened`: the admin has not opened this version. */
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
 * Notes that the admin has had a waiting listing or change on the screen in this version, with all these photos.
 * `price`: the old and the new price of a change of nothing else. Where it is noted already, the first time stays.
 */
export const noteRead = endpoint({
  method: 'POST',
  path: '/api/moderation/:id/read',
  action: 'moderation.decide',
  body: type<Read & { part: ReadPart; photoIds: string[] }>(),
  reply: type<{ readAt: string }>(),
})
export const readPrices = endpoint({
  method: 'GET',
  path: '/api/moderation/prices',
  action: 'moderation.read',
  reply: type<PriceChanges>(),
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
export const approveEdits = endpoint({
  method: 'POST',
  path: '/api/edits/approvals',
  action: 'moderation.decide',
  body: type<{ approvals: Approval[] }>(),
  reply: type<{ results: ApprovalResult[] }>(),
})
export const rejectEdit = endpoint({
  method: 'POST',
  path: '/api/edits/:id/reject',
  action: 'moderation.decide',
  body: type<Read & { reason: string }>(),
  reply: type<{ decisionId: string }>(),
})
export const readReasons = endpoint({
  method: 'GET',
  path: '/api/moderation/reasons',
  action: 'moderation.decide',
  reply: type<{ reasons: string[] }>(),
})
/** Keeps a reason of the admin's own, or gives it up. */
export const keepReason = endpoint({
  method: 'POST',
  path: '/api/moderation/reasons',
  action: 'moderation.decide',
  body: type<{ reason: string; kept: boolean }>(),
  reply: type<{ reasons: string[] }>(),
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
