import type { Availability, ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Decision } from '../domain/moderation/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { Role } from '../domain/account/constants.ts'

/** A listing as every visitor may see it. Times are ISO strings; no contact data. */
export type PublicListing = ListingFields & {
  id: string
  photos: Photo[]
  owner: { name: string; role: Role; memberSince: string }
  availability: Availability
  createdAt: string
  approvedAt: string
  confirmedAt: string
}

/** A listing as its poster sees it. */
export type OwnListing = ListingFields & {
  id: string
  photos: Photo[]
  version: number
  state: 'pending' | 'approved' | 'rejected'
  /** Where one that is in the table stands for visitors. */
  standing: ListingState | null
  availability: Availability
  confirmedAt: string | null
  closedAt: string | null
  createdAt: string
  change: OwnChange | null
  /** Of a rejected listing: the admin's words, and the decision to post again from. */
  reason: string | null
  decisionId: string | null
  canPostAgain: boolean
}

/** A change to an approved listing: `version` while it waits for a decision, `reason` once it was rejected. */
export type OwnChange = { version: number | null; reason: string | null; fields: ListingFields; photos: Photo[] }

/** A visitor's question about a listing, as its owner reads it. */
export type Enquiry = {
  id: string
  listingId: string
  /** Name and place of the listing; it may be gone by now. */
  about: string
  name: string
  mobileNumber: string
  email: string
  message: string
  createdAt: string
}

/** A listing in the approval queue, with what an admin needs to decide. */
export type QueuedListing = ListingFields & {
  id: string
  version: number
  photos: Photo[]
  createdAt: string
  poster: { id: string; name: string; email: string; mobileNumber: string; role: Role; approved: number; rejected: number }
  /** Of a change to an approved listing, whose own id is `id`: the published version that it would replace. */
  edit?: Replaced
}

/** The published version that a change would replace. */
export type Replaced = { listingId: string; fields: ListingFields; photos: Photo[] }

/** One line of the decision log. `undoable` says whether "undo" would still work. */
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
  log: LoggedDecision[]
  counts: { pending: number; approved: number; rejected: number; users: number }
}

/** Publishing as the server knows it; the browser adds the served revision. */
export type PublicationStatus = {
  revision: number
  requestedAt: string | null
  lastBuild: { revision: number | null; result: 'running' | 'done' | 'failed'; startedAt: string; finishedAt: string | null; error: string | null } | null
  now: string
}

/** What `/build.json` holds. */
export type BuildInfo = { revision: number; builtAt: string }
