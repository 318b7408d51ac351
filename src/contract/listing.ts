import type { FoundHint } from '../domain/hints/poster.ts'
import type {
  Availability,
  ListingState,
  ListingType,
  PropertyType,
} from '../domain/listing/constants.ts'
import type { PublishedFilter } from '../domain/listing/published-filter.ts'
import type { Confirmed, ListingFields } from '../domain/listing/schema.ts'
import type { Figures } from '../domain/listing/views.ts'
import type { Completeness } from '../domain/listing-draft/completeness.ts'
import type { SaidOfPhotos } from '../domain/photo/said.ts'
import type { Photo, ShownPhoto } from '../domain/photo/schema.ts'
import { endpoint, type } from './endpoint.ts'
import type { OwnDoubt } from './report.ts'
import type { OwnRight } from './right-to-offer.ts'

/** A listing as its poster sees it. */
export type OwnListing = ListingFields &
  Confirmed & {
    id: string
    /** The poster's own reference of the home. Nobody else reads it but the desk. */
    reference: string | null
    photos: Photo[]
    /** What the poster has told the admin about what waits. */
    noteToAdmin: string | null
    version: number
    state: 'pending' | 'approved' | 'rejected'
    /** What visitors see of it; null where it is not in the table of listings. */
    listingState: ListingState | null
    availability: Availability
    confirmedAt: string | null
    closedAt: string | null
    /** Since when visitors say that it is gone, and since when it is hidden for that. Not who, and not how many. */
    goneReportedAt: string | null
    hiddenAt: string | null
    createdAt: string
    change: OwnChange | null
    /** For a rejected listing: the admin's reason, and the decision to repost it from. */
    reason: string | null
    decisionId: string | null
    canRepost: boolean
    /** Whether visitors write only; null for a rejected listing. */
    messagesOnly: boolean | null
    /** The completeness of the answers that the form would open with. */
    completeness: Completeness
    /** What visitors doubt of the right to offer it, and the poster was asked; null otherwise. */
    doubt: OwnDoubt | null
    /** What is known of the right to offer it; null where no paper was ever shown. */
    right: OwnRight | null
    /** Null for a rejected listing. */
    figures: Figures | null
  }

/** A change to an approved listing: `version` while it waits for a decision, `reason` once it was rejected. */
type OwnChange = {
  version: number | null
  reason: string | null
  fields: ListingFields & Confirmed
  photos: Photo[]
}

/**
 * A published listing in the admins' list. Price in rupees; `expired`: not shown, as it was not confirmed for too long;
 * `hiddenAt`: not shown since then, as it was reported as gone.
 */
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
  hiddenAt: string | null
  cover: ShownPhoto | null
}

/** What a poster writes: the answers, and the ids of the photos, cover first. */
export type Written = Confirmed & SaidOfPhotos & { fields: ListingFields; photoIds: string[] }

/**
 * A file that lines are sent from: a random id of the browser, one for each file. The desk shows its lines together,
 * and those who may send files have limits of their own for them.
 */
type FromFile = { fileId?: string | null }

/** A sentence for the admin who decides; undefined leaves what was said before, null takes it back. */
type ForAdmin = { noteToAdmin?: string | null }

/** `reference_taken` with the listing's id where another listing of the user's has this reference. */
export const createListing = endpoint({
  method: 'POST',
  path: '/api/listings',
  action: 'listing.create',
  body: type<
    Written &
      FromFile &
      ForAdmin & {
        submissionKey: string
        /** The poster's own reference of the home; a repost without one keeps that of the rejected listing. */
        reference?: string | null
        /** Whether visitors write only; null or missing: as the account, or as the rejected listing. */
        messagesOnly?: boolean | null
        /** The rejection after which the listing is posted again. */
        repostOf?: string | null
      }
  >(),
  reply: type<{ id: string }>(),
  status: 201,
})
/** `unchanged`: the listing, or the change that waited, already was so, and nobody has to read it. */
export type Edited = { state: 'pending' | 'approved' | 'unchanged'; version: number }
export const editListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id',
  action: 'listing.edit',
  body: type<
    Written &
      FromFile &
      ForAdmin & {
        /**
         * The version of the listing that the user read and, where a change already waits, the version of that change.
         */
        version: number
        changeVersion?: number | null
      }
  >(),
  reply: type<Edited>(),
})
/**
 * Whether visitors may only write about a listing of the user's own. It takes effect at once and waits for nobody. What
 * equals the choice of the account follows that from then on.
 */
export const setMessagesOnly = endpoint({
  method: 'POST',
  path: '/api/listings/:id/messages-only',
  action: 'listing.edit',
  body: type<{ messagesOnly: boolean }>(),
  reply: type<{ messagesOnly: boolean }>(),
})
/**
 * Compares a draft with other listings, as the desk will, before it is sent. `edit`: the listing that it changes, which
 * is not compared with itself. Photos of others are left out.
 */
export const checkListing = endpoint({
  method: 'POST',
  path: '/api/my/listing-check',
  action: 'listing.create',
  body: type<{ fields: ListingFields; photoIds: string[]; edit?: string | null }>(),
  reply: type<{ found: FoundHint[] }>(),
})
export const withdrawListing = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id',
  action: 'listing.withdraw',
  reply: type<{ id: string }>(),
})
/**
 * Confirms a listing by the link in the mail that asked about it. `since`: time of the confirmation before, in
 * milliseconds. `before`: it had already been confirmed.
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
/** How many lines of files the user can still send now, of how many, and from when more; null while none is counted. */
export type FileQuota = { most: number; left: number; moreAt: string | null }
export const readFileQuota = endpoint({
  method: 'GET',
  path: '/api/my/file-quota',
  action: 'listing.sendFile',
  reply: type<FileQuota>(),
})
export const readPublished = endpoint({
  method: 'GET',
  path: '/api/published-listings',
  action: 'listing.manage',
  query: type<PublishedFilter>(),
  reply: type<{ rows: PublishedListing[]; more: boolean }>(),
})
export const unpublishListing = endpoint({
  method: 'POST',
  path: '/api/published-listings/:id/unpublish',
  action: 'listing.manage',
  body: type<{ version: number; reason: string }>(),
  reply: type<{ decisionId: string }>(),
})
/**
 * `closed`: sold or rented, by its listing type. Otherwise the listing is confirmed to be still available, or, with
 * `undo`, is what it was before it was closed a moment ago.
 */
export const setAvailability = endpoint({
  method: 'POST',
  path: '/api/published-listings/:id/availability',
  action: 'listing.setAvailability',
  body: type<FromFile & { version: number; closed: boolean; undo?: true | undefined }>(),
  reply: type<{ version: number }>(),
})
