import type { Category, ListingType, PropertyType } from '../listing/constants.ts'
import type { Offer } from './constants.ts'

type Offered = { listingType: ListingType; propertyCategory: Category; propertyType: PropertyType }

/** Whether a listing matches a service's filter. */
export function fitsOffer(listing: Offered, offer: Offer): boolean {
  return (Object.keys(offer) as (keyof Offer)[]).every((field) => listing[field] === offer[field])
}
