import type { Role } from '../domain/account/constants.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { PaperKind } from '../domain/right-to-offer/constants.ts'
import type { HomeMark, HomeVerdict } from '../domain/same-home/constants.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * A listing of a home as it stands beside others. `gone`: it was published and is deleted; then only what the log of
 * decisions has is known, so there is no name. `right`: number and tower that its poster gave with a paper, and the
 * paper that was seen; `waits`: one waits for the desk.
 */
export type HomeSide = Pick<
  ListingFields,
  'listingType' | 'propertyType' | 'locality' | 'city' | 'plotArea' | 'price'
> & {
  id: string
  state: ListingState | 'gone'
  name: string | null
  /** When it was posted (ISO). */
  postedAt: string
  /** Null once the account is deleted. */
  poster: { name: string; role: Role } | null
  right: {
    unit: string
    tower: string | null
    seen: { kind: PaperKind; at: string } | null
    waits: boolean
  } | null
}

/** What an admin said of two listings; `by` is null once the account is deleted, or where it follows from others. */
export type HomeJudgement = { verdict: HomeVerdict; by: string | null }

/** Listings of other accounts that may be of the same home; `more` have no place in the reply. */
export type SameHomes = {
  own: HomeSide
  others: (HomeSide & { marks: HomeMark[]; judged: HomeJudgement | null })[]
  more: number
}

export const readSameHomes = endpoint({
  method: 'GET',
  path: '/api/listings/:id/same-homes',
  action: 'moderation.read',
  reply: type<SameHomes>(),
})
/**
 * Notes that a listing is of the same home as another account's, or of another one, or takes back what was said (null).
 * With anything but "same" it also leaves the other listings of the home.
 */
export const judgeHome = endpoint({
  method: 'POST',
  path: '/api/listings/:id/same-homes',
  action: 'moderation.decide',
  body: type<{ other: string; verdict: HomeVerdict | null }>(),
  reply: type<SameHomes>(),
})
