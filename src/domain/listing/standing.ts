import type { Availability, ListingType } from './constants.ts'

/** The state of a closed listing. */
export function closedState(listingType: ListingType): Exclude<Availability, 'available'> {
  return listingType === 'Sell' ? 'sold' : 'rented'
}
