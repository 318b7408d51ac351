import type { PublicListing } from '../../../contract/public-listing.ts'

/** Returns a flat in Lucknow as in the built site. */
export function publicListing(id: string, over: Partial<PublicListing> = {}): PublicListing {
  return {
    listingType: 'Sell',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    projectBuildingName: 'Kesar Heights',
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
    price: 7_200_000,
    bedrooms: 3,
    furnishing: 'Semi-furnished',
    facingType: 'East',
    amenities: ['Lift'],
    id,
    version: 2,
    photos: [],
    owner: {
      ...{ key: '0a5a0001', name: 'Asha', role: 'Owner' as const },
      ...{ memberSince: '2026-01-01T00:00:00Z', verified: true },
    },
    availability: 'available',
    closedAt: null,
    createdAt: '2026-11-01T00:00:00Z',
    approvedAt: '2026-11-02T00:00:00Z',
    readAt: '2026-11-01T12:00:00Z',
    priceReadAt: null,
    confirmedAt: '2026-11-02T00:00:00Z',
    adminConfirmed: false,
    history: [],
    messagesOnly: false,
    reraSeenAt: null,
    right: null,
    askers: null,
    elsewhere: null,
    ...over,
  }
}
