import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { type CardListing, toCard } from '../../domain/listing/card.ts'

/** What /buy offers: everything for sale, newest first. */
export function listingsForSale(snapshot: SiteSnapshot): CardListing[] {
  return snapshot.listings
    .filter((listing) => listing.listingType === 'Sell' && listing.availability === 'available')
    .map(toCard)
}
