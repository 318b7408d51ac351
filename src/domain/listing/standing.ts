import type { Availability, ListingType } from './constants.ts'

/** The state of a listing that is no longer available. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}
