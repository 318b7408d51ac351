import type { Role } from '../domain/account/constants.ts'
import type { ListingState, ListingType, PropertyType } from '../domain/listing/constants.ts'
import type {
  Agreeing,
  LetterAnswer,
  PaperAnswer,
  PaperKind,
  RightOutcome,
} from '../domain/right-to-offer/constants.ts'
import type { PaperFilter } from '../domain/right-to-offer/filter.ts'
import type { LetterLink } from '../domain/right-to-offer/letter-link.ts'
import type { AskedOwner } from '../domain/right-to-offer/schema.ts'
import { endpoint, type Paged, type Picture, type } from './endpoint.ts'

/** A paper that nobody has answered: to be answered by `dueAt`, and erased by `erasedAt`. */
type WaitingPaper = {
  kind: PaperKind
  pages: number
  sentAt: string
  dueAt: string
  erasedAt: string
}
type LastAnswer = { outcome: RightOutcome; reason: string | null; at: string }

/**
 * What is known of a poster's right to offer a listing, as they read it. `letter`: an owner who was asked and has not
 * answered, whose link works until a time. `seen` stands until a time.
 */
export type OwnRight = {
  unit: string
  tower: string | null
  letter: { askedAt: string; until: string } | null
  waiting: WaitingPaper | null
  seen: { kind: PaperKind; at: string; until: string } | null
  /** It was seen, but of a home with another name or at another place, or of another name of the poster. */
  changed: boolean
  answer: LastAnswer | null
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
  paper:
    | (WaitingPaper & {
        id: string
        /** What an owner confirmed by a mail: from which address, and that of the agent to compare. */
        letter: { email: string; agentEmail: string; saidAt: string } | null
      })
    | null
  seen: { kind: PaperKind; at: string; agree: Agreeing[] } | null
  answer: LastAnswer | null
}

/** `record`: how often "seen" was pressed, and taken back, in the last days. */
export type DeskPapers = Paged<DeskPaper> & {
  counts: { waiting: number; overdue: number; seen: number }
  record: { seen: number; takenBack: number }
}

/** What an owner reads who is asked, and what was answered already. `rera`: the number that the agent states. */
export type Letter = {
  agent: string
  rera: string | null
  about: string
  unit: string
  tower: string | null
  said: { answer: LetterAnswer; at: string } | null
}

/** Has the owner asked by a mail; it replaces a paper that waits. The answer is the same for every address. */
export const askOwner = endpoint({
  method: 'POST',
  path: '/api/listings/:id/owners-letter',
  action: 'right.ask',
  body: type<AskedOwner>(),
  reply: type<OwnRight>(),
})
/** Reads by the link of the mail; it is a write because the secret is in no address. */
export const readLetter = endpoint({
  method: 'POST',
  path: '/api/owners-letters/:id',
  action: 'right.answerByMail',
  body: type<Omit<LetterLink, 'id'>>(),
  reply: type<Letter>(),
})
/** Answers once; a later call says what was answered. "never" refuses further mails also after another answer. */
export const answerLetter = endpoint({
  method: 'POST',
  path: '/api/owners-letters/:id/answer',
  action: 'right.answerByMail',
  body: type<Omit<LetterLink, 'id'> & { answer: LetterAnswer }>(),
  reply: type<{ answer: LetterAnswer; at: string }>(),
})
/** Erases a paper that waits, and the address of an owner who was asked. */
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
