import type { ListingFields } from '../../../domain/listing/schema.ts'

/** Returns the answers of a complete listing, with the given changes. */
export function listingFields(over: Partial<ListingFields> = {}): ListingFields {
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
    bathrooms: 2,
    furnishing: 'Semi-furnished',
    floorNumber: 2,
    totalFloors: 8,
    facingType: 'East',
    deposit: null,
    availableFrom: null,
    reraNumber: null,
    description: 'A bright flat.',
    amenities: ['Lift', 'Parking'],
    ...over,
  }
}
