import { may } from '../permission/table.ts'
import {
  type Availability,
  LISTING_DAYS,
  type ListingState,
  type ListingType,
} from './constants.ts'

const DAY_MS = 86_400_000

type Standing = {
  isApproved: boolean
  confirmedAt: string | Date | null
  closedAt: string | Date | null
}

/** Where a listing stands at a moment: on offer while confirmed within 60 days, closed for 30. Times in ISO or Date. */
export function listingState(
  { isApproved, confirmedAt, closedAt }: Standing,
  now: Date,
): ListingState {
  if (!isApproved) return 'pending'
  const age = (time: string | Date) => (now.getTime() - new Date(time).getTime()) / DAY_MS
  if (closedAt) return age(closedAt) < LISTING_DAYS.closed ? 'closed' : 'past'
  return confirmedAt !== null && age(confirmedAt) < LISTING_DAYS.unconfirmed
    ? 'published'
    : 'expired'
}

/** Whether visitors see the listing at a moment. */
export function isPublic(listing: Standing, now: Date): boolean {
  return may(null, 'listing.read', { own: false, state: listingState(listing, now) })
}

/** What a listing is once it cannot be had any more. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}
