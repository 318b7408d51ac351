import type { NameHint } from '../domain/account/name-hints.ts'
import type { Role } from '../domain/account/constants.ts'
import type { PriceCheck } from '../domain/hints/rules.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Decision } from '../domain/moderation/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { ReportOutcome, ReportReason } from '../domain/report/constants.ts'
import type { LoggedDecision } from './listing.ts'

/**
 * A listing that another one looks like. `photo`: the picture that both have, else its cover; `ownPhoto`: the other one's copy of
 * it, null where they share none; `samePhotos`: how many both have.
 */
export type Lookalike = Pick<
  ListingFields,
  | 'listingType'
  | 'propertyCategory'
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'projectBuildingName'
  | 'plotArea'
  | 'areaUnit'
  | 'areaBasis'
  | 'price'
  | 'bedrooms'
> & {
  id: string
  state: 'pending' | 'approved'
  poster: string
  samePoster: boolean
  samePhotos: number
  photo: Photo | null
  ownPhoto: Photo | null
}

/** What is pointed out about a listing, with its evidence. `alike` counts all lookalikes, the strongest of which are told. */
export type ListingHints = { lookalikes: Lookalike[]; alike: number; price: PriceCheck }

/** A listing to approve in the version that was read, and what became of it. */
export type Approval = { id: string; version: number }
export type ApprovalResult =
  | { id: string; result: 'approved' }
  | { id: string; result: 'decided'; by: string; decision: Decision }
  | { id: string; result: 'changed' | 'gone' }

/** A poster's past: of listings how many are in each state, and the newest of what was rejected or reported. */
export type PosterHistory = {
  id: string
  name: string
  role: Role
  memberSince: string
  listings: Record<ListingState, number>
  rejected: number
  rejections: {
    title: string
    reason: string
    decidedAt: string
    decidedBy: string
    undone: boolean
  }[]
  reported: number
  reports: {
    id: string
    about: string
    reason: ReportReason
    note: string | null
    createdAt: string
    outcome: ReportOutcome | null
  }[]
}

/** A page of the log; `lines` counts all that match, `admins` are those who have ever decided. */
export type LogPage = {
  log: LoggedDecision[]
  lines: number
  admins: { id: string; name: string }[]
}

/** What a visitor found wrong; without a name who has no account. */
type OpenReport = {
  id: string
  reason: ReportReason
  note: string | null
  createdAt: string
  reporter: string | null
}

/** A name that an account asks for in place of the one that visitors read; `listings`: how many show it. */
export type WaitingName = {
  id: string
  name: string
  waitingName: string
  since: string
  email: string
  role: Role
  listings: number
  hints: NameHint[]
}

/** A listing with its open reports, oldest first; `listing` is null where it is not published any more. */
export type ReportedListing = {
  id: string
  about: string
  listing: (Lookalike & { version: number }) | null
  reports: OpenReport[]
}
