import type { Role } from '../domain/account/constants.ts'
import type { Asked } from '../domain/asked/such-homes.ts'
import type { PriceCheck } from '../domain/hints/rules.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { ReportOutcome, ReportReason } from '../domain/report/constants.ts'
import { endpoint, type } from './endpoint.ts'

/** Another listing, as it stands beside one that is compared with it. */
export type Beside = Pick<
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
  photo: Photo | null
}

/**
 * A listing that another listing resembles. `samePlace`: their localities are one place, however they are spelled;
 * `photo`: the photo that both have, else its cover; `ownPhoto`: the other listing's copy of that photo, null where they
 * share none; `samePhotos`: how many photos both have.
 */
export type Lookalike = Beside & {
  samePlace: boolean
  samePoster: boolean
  samePhotos: number
  ownPhoto: Photo | null
}

/** Two photos that show the same; what was done to one of them is said as far as it is known. */
export type PicturePair = {
  own: Photo
  other: Photo
  sameFile: boolean
  mirrored: boolean
  cropped: boolean
}

/**
 * Another listing that shows the same as the one that is read, in `pairs` of photos. A rejected one, with the reason,
 * is known as long as its photos are kept. The same home of the same poster is no such listing, but a lookalike.
 */
export type SamePictures = Pick<
  ListingFields,
  'listingType' | 'city' | 'locality' | 'projectBuildingName' | 'price'
> & {
  id: string
  state: 'pending' | 'approved' | 'rejected'
  reason: string | null
  poster: string
  samePoster: boolean
  pairs: PicturePair[]
}

/** A listing of another poster whose description says the same in the same words. */
export type SameText = Beside & { description: string }

/**
 * The hints about a listing, with their evidence. `lookalikes`, `pictures` and `texts` hold the strongest matches;
 * `alike`,
 * `pictured` and `resaid` count all of them.
 */
export type ListingHints = {
  lookalikes: Lookalike[]
  alike: number
  pictures: SamePictures[]
  pictured: number
  texts: SameText[]
  resaid: number
  price: PriceCheck
  /** What such homes are asked for, as visitors and the poster read it. */
  asked: Asked
}

/** A poster's history: the number of listings in each state, and the newest rejections and reports. */
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
