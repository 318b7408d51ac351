import type { Availability, ListingType } from './constants.ts'

/** What a listing is once it cannot be had any more. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}
