import type { Role } from '../domain/account/constants.ts'
import type { Availability } from '../domain/listing/constants.ts'
import type { HomeEvent } from '../domain/listing/history.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { ShownRight } from '../domain/right-to-offer/shown.ts'
import type { Elsewhere } from '../domain/same-home/elsewhere.ts'
import { endpoint, type } from './endpoint.ts'

/** A listing as every visitor may see it. Times are ISO strings; no contact data. */
export type PublicListing = ListingFields & {
  id: string
  /** Counts the changes of the listing. */
  version: number
  photos: Photo[]
  /**
   * `verified`: the owner has confirmed the e-mail address. `agentRera`: the registration number that an agent states,
   * if any. `demo`: the poster is invented, and with it what the listing states. `key`: eight hexadecimal digits that
   * all listings of the account share, cut from a hash of its id, which they do not tell.
   */
  owner: {
    key: string
    name: string
    role: Role
    memberSince: string
    verified: boolean
    demo?: true
    agentRera?: string
    page?: string
  }
  availability: Availability
  /** When it was sold or rented; null while it is on offer. */
  closedAt: string | null
  createdAt: string
  approvedAt: string
  /**
   * When an admin had all of it on the screen, and later a new price alone; null where no note says so. An approval has
   * such a note, but for those from before there were notes.
   */
  readAt: string | null
  priceReadAt: string | null
  confirmedAt: string
  /** Whether it was an admin who confirmed it last, and not its poster. */
  adminConfirmed: boolean
  /** Whether its poster is written to only, and shows no number. */
  messagesOnly: boolean
  /** What is known of it, in the order in which it happened. */
  history: HomeEvent[]
  /** When an admin saw its number on the register of the authority; null if none did. */
  reraSeenAt: string | null
  /** The paper by which the right to offer it was seen; null where none was shown, or what was seen is over. */
  right: ShownRight | null
  /**
   * How many people asked about it in the week to a day in India ("2026-12-01"), the day of the reading; null for too
   * few.
   */
  askers: { people: number; until: string } | null
  /** The same home in listings of other accounts; null where the desk has found none. */
  elsewhere: Elsewhere | null
}

export const readListing = endpoint({
  method: 'GET',
  path: '/api/listings/:id',
  action: 'listing.read',
  reply: type<PublicListing>(),
})
/** Those that are public, sold and rented ones included, as their pages stand for a while. */
export const readListings = endpoint({
  method: 'GET',
  path: '/api/listings-by-id/:ids',
  action: 'listing.read',
  reply: type<{ listings: PublicListing[] }>(),
})
/** Listings approved since a build. */
export const readNewListings = endpoint({
  method: 'GET',
  path: '/api/new-listings/:revision',
  action: 'listing.read',
  reply: type<{ listings: PublicListing[] }>(),
  sharedBy: 'new-listings',
})
