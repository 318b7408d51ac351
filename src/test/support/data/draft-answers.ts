/** What a poster types for a flat on sale, as far as a listing requires it. */
export const FLAT_ANSWERS = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Noida',
  locality: 'Sector 62',
  projectBuildingName: 'Rohtas',
  plotArea: '1450',
  price: '72 lakh',
} as const
