import type { Role } from '../domain/account/constants.ts'
import type { PriceCheck } from '../domain/hints/rules.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { ReportOutcome, ReportReason } from '../domain/report/constants.ts'
import { endpoint, type } from './endpoint.ts'

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

export const readHints = endpoint({
  method: 'GET',
  path: '/api/moderation/:id/hints',
  action: 'moderation.read',
  reply: type<ListingHints>(),
})

export const readPoster = endpoint({
  method: 'GET',
  path: '/api/moderation/posters/:id',
  action: 'moderation.read',
  reply: type<PosterHistory>(),
})
