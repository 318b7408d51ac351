import type { NameHint } from '../domain/account/name-hints.ts'
import type { Availability, ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Hint } from '../domain/hints/constants.ts'
import type { Decision } from '../domain/moderation/constants.ts'
import type { QueueFilterName } from '../domain/moderation/filter.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { Role } from '../domain/account/constants.ts'
import type { CleaningStop } from '../domain/upkeep/constants.ts'

/** A listing as every visitor may see it. Times are ISO strings; no contact data. */
export type PublicListing = ListingFields & {
  id: string
  photos: Photo[]
  /** `verified`: the owner's e-mail address is known to be their own. */
  owner: { name: string; role: Role; memberSince: string; verified: boolean }
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
type OwnChange = {
  version: number | null
  reason: string | null
  fields: ListingFields
  photos: Photo[]
}

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
  hints: Hint[]
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
  /** How many listings match what is asked for, also beyond the end of `queue`. */
  matching: number
  /** By filter and value: how many it would leave, with all other filters as they are. */
  facets: Record<QueueFilterName, Record<string, number>>
  log: LoggedDecision[]
  /** `reported`: published listings that visitors have found something wrong with; `names`: changed names that wait. */
  counts: {
    pending: number
    approved: number
    rejected: number
    users: number
    reported: number
    names: number
  }
}

/** Publishing as the server knows it; the browser adds the served revision. */
export type PublicationStatus = {
  revision: number
  requestedAt: string | null
  /** When a build is due for what waits, and when one was last asked for, as far as that is known. */
  dueAt: string | null
  askedAt: string | null
  lastBuild: {
    revision: number | null
    result: 'running' | 'done' | 'failed'
    startedAt: string
    finishedAt: string | null
    error: string | null
  } | null
  /** Why photos are not erased, and since when; null while the cleaning does its work. */
  cleaningStopped: { reason: CleaningStop; since: string } | null
  now: string
}

/** What `/build.json` holds. `listings`: how many the site shows. */
export type BuildInfo = { revision: number; builtAt: string; listings: number }
