import type { SitePictureName } from '../site/pictures.ts'
import type { CardListing } from './card.ts'

/** A sample listing: a card with pictures, without page and owner. `pictures` are names of the site's own pictures. */
export type SampleListing = CardListing & {
  pictures: readonly [SitePictureName, ...SitePictureName[]]
}

const shared = {
  listingType: 'Sell',
  photo: null,
  further: [],
  availability: 'available',
  confirmedAt: '2026-01-01T00:00:00.000Z',
  readAt: null,
  publishedAt: null,
  loweredAt: null,
  rightAt: null,
} as const

/** Shown first in the gallery of /buy and marked "Sample". */
export const SAMPLE_LISTINGS: readonly SampleListing[] = [
  {
    ...shared,
    id: 'sample-flat',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    projectBuildingName: 'Neem Courtyard Residency',
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
    price: 9_800_000,
    bedrooms: 3,
    furnishing: 'Semi-furnished',
    facingType: 'East',
    photoCount: 3,
    pictures: ['mid-rise-courtyard', 'living-room', 'bedroom'],
  },
  {
    ...shared,
    id: 'sample-house',
    propertyCategory: 'Residential',
    propertyType: 'Independent House/Villa',
    city: 'Kanpur',
    locality: 'Swaroop Nagar',
    projectBuildingName: 'Gulmohar Villa',
    plotArea: 2700,
    areaUnit: 'sq yd',
    areaBasis: 'Plot',
    price: 24_500_000,
    bedrooms: 4,
    furnishing: 'Unfurnished',
    facingType: 'North-East',
    photoCount: 3,
    pictures: ['villa-front', 'kitchen', 'balcony-view'],
  },
  {
    ...shared,
    id: 'sample-plot',
    propertyCategory: 'Residential',
    propertyType: 'Plot/Land',
    city: 'Varanasi',
    locality: 'Shivpur',
    projectBuildingName: 'Corner Plot near Ring Road',
    plotArea: 1800,
    areaUnit: 'sq yd',
    areaBasis: 'Plot',
    price: 6_300_000,
    bedrooms: null,
    furnishing: null,
    facingType: 'South-West',
    photoCount: 1,
    pictures: ['plot-corner'],
  },
]
