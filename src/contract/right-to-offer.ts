import type { Role } from '../domain/account/constants.ts'
import type { ListingState, ListingType, PropertyType } from '../domain/listing/constants.ts'
import type {
  Agreeing,
  PaperAnswer,
  PaperKind,
  RightOutcome,
} from '../domain/right-to-offer/constants.ts'
import type { PaperFilter } from '../domain/right-to-offer/filter.ts'
import { endpoint, type Paged, type Picture, type } from './endpoint.ts'

/**
 * What is known of a poster's right to offer a listing, as they read it. `waiting`: a paper that nobody has answered, to
 * be answered by `dueAt` and erased by `erasedAt`. `seen` stands until a time; `answer` is the last one.
 */
export type OwnRight = {
  unit: string
  tower: string | null
  waiting: {
    kind: PaperKind
    pages: number
    sentAt: string
    dueAt: string
    erasedAt: string
  } | null
  seen: { kind: PaperKind; at: string; until: string } | null
  /** It was seen, but of a home with another name or at another place, or of another name of the poster. */
  changed: boolean
  answer: { outcome: RightOutcome; reason: string | null; at: string } | null
}

/** A listing for which a paper can be shown; `right` is null where none ever was. */
export type RightPage = { about: string; role: Role; state: ListingState; right: OwnRight | null }

/** A listing with its paper, or with what was seen, as admins read it. */
export type DeskPaper = {
  listing: {
    id: string
    name: string
    locality: string
    city: string
    listingType: ListingType
    propertyType: PropertyType
    state: ListingState
  }
  poster: { id: string; name: string; role: Role }
  unit: string
  tower: string | null
  paper: {
    id: string
    kind: PaperKind
    pages: number
    sentAt: string
    dueAt: string
    erasedAt: string
  } | null
  seen: { kind: PaperKind; at: string; agree: Agreeing[] } | null
  answer: { outcome: RightOutcome; reason: string | null; at: string } | null
}

/** `record`: how often "seen" was pressed, and taken back, in the last days. */
export type DeskPapers = Paged<DeskPaper> & {
  counts: { waiting: number; overdue: number; seen: number }
  record: { seen: number; takenBack: number }
}

/** Erases a paper that waits. */
export const withdrawPaper = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id/paper-waiting',
  action: 'right.withdraw',
  reply: type<OwnRight>(),
})
export const readOwnRight = endpoint({
  method: 'GET',
  path: '/api/my/right-to-offer/:id',
  action: 'listing.readOwn',
  reply: type<RightPage>(),
})
export const readPapers = endpoint({
  method: 'GET',
  path: '/api/papers',
  action: 'right.decide',
  query: type<PaperFilter>(),
  reply: type<DeskPapers>(),
})
/** One page of a paper that waits, counted from 1. Each call is noted with its admin. */
export const openPaper = endpoint({
  method: 'GET',
  path: '/api/papers/:id/pages/:page',
  action: 'right.decide',
  reply: type<Picture>(),
  media: 'image/webp',
})
/** Answers a paper and erases it. `not_found` where another admin or its poster was faster. */
export const answerPaper = endpoint({
  method: 'POST',
  path: '/api/papers/:id/answer',
  action: 'right.decide',
  body: type<{ answer: PaperAnswer; agree: Agreeing[]; reason: string | null }>(),
  reply: type<{ listingId: string }>(),
})
/** Takes "seen" back from a listing, for a reason that its poster reads. */
export const takeBackRight = endpoint({
  method: 'POST',
  path: '/api/listings/:id/right-taken-back',
  action: 'right.decide',
  body: type<{ reason: string }>(),
  reply: type<{ listingId: string }>(),
})
