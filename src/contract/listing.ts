import type {
  Availability,
  ListingState,
  ListingType,
  PropertyType,
} from '../domain/listing/constants.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Figures } from '../domain/listing/views.ts'
import type { Completeness } from '../domain/listing-draft/completeness.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { endpoint, type } from './endpoint.ts'

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
  canRepost: boolean
  /** Of what the form would be filled with. */
  completeness: Completeness
  /** Null for a rejected one. */
  figures: Figures | null
}

/** A change to an approved listing: `version` while it waits for a decision, `reason` once it was rejected. */
type OwnChange = {
  version: number | null
  reason: string | null
  fields: ListingFields
  photos: Photo[]
}

/** A published listing as admins see it in a list. Price in rupees; `expired`: unconfirmed for so long that visitors do not see it. */
export type PublishedListing = {
  id: string
  version: number
  projectBuildingName: string
  locality: string
  city: string
  listingType: ListingType
  propertyType: PropertyType
  price: number
  poster: string
  availability: Availability
  approvedAt: string
  confirmedAt: string
  expired: boolean
}

export const createListing = endpoint({
  method: 'POST',
  path: '/api/listings',
  action: 'listing.create',
  body: type<{
    fields: ListingFields
    photoIds: string[]
    submissionKey: string
    /** The rejection that this listing answers. */
    repostOf?: string | null
  }>(),
  reply: type<{ id: string }>(),
  status: 201,
})
export const editListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id',
  action: 'listing.edit',
  body: type<{
    fields: ListingFields
    photoIds: string[]
    /** The listing as it was read and, where one waits already, the change to it. */
    version: number
    changeVersion?: number | null
  }>(),
  reply: type<{ state: 'pending' | 'approved'; version: number }>(),
})
export const withdrawListing = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id',
  action: 'listing.withdraw',
  reply: type<{ id: string }>(),
})
/**
 * Confirms a listing by the link of the mail that asked about it: `since` is the confirmation before, in milliseconds.
 * `before`: it was confirmed already.
 */
export const renewListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/renewal',
  action: 'listing.renew',
  body: type<{ since: number; secret: string }>(),
  reply: type<{ about: string; until: string; before: boolean }>(),
})
export const readOwnListings = endpoint({
  method: 'GET',
  path: '/api/my/listings',
  action: 'listing.readOwn',
  reply: type<{ listings: OwnListing[] }>(),
})
export const readPublished = endpoint({
  method: 'GET',
  path: '/api/published-listings',
  action: 'listing.manage',
  reply: type<{ listings: PublishedListing[]; more: boolean }>(),
})
export const unpublishListing = endpoint({
  method: 'POST',
  path: '/api/published-listings/:id/unpublish',
  action: 'listing.manage',
  body: type<{ version: number; reason: string }>(),
  reply: type<{ decisionId: string }>(),
})
/** `closed`: sold or rented, by its listing type; otherwise it was confirmed to be still available. */
export const setAvailability = endpoint({
  method: 'POST',
  path: '/api/published-listings/:id/availability',
  action: 'listing.setAvailability',
  body: type<{ version: number; closed: boolean }>(),
  reply: type<{ version: number }>(),
})
