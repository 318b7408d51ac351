import type { ListingType, PropertyType } from '../../src/domain/listing/constants.ts'
import { type Band, demoOf } from './cities.ts'

/** The price of other types relative to a flat. */
const TYPE_FACTOR: Record<PropertyType, number> = {
  'Flat/Apartment': 1,
  'Independent House/Villa': 1.25,
  'Plot/Land': 0.7,
  '1 RK/Studio Apartment': 1.1,
  Office: 1.4,
  Retail: 2.1,
  Storage: 0.55,
  Industry: 0.6,
  'Serviced Apartment': 1.3,
  Farmhouse: 0.8,
  Hospitality: 1.6,
}

/** A month's rent as a fraction of the sale price: about 3 % a year for homes, 6.5 % for business. */
const HOME_RENT = 0.0025
const BUSINESS_RENT = 0.0055
const BUSINESS: readonly PropertyType[] = ['Office', 'Retail', 'Storage', 'Industry', 'Hospitality']

/** Returns the band of a demo price: rupees per sq ft (Sell), per sq ft and month (Rent), or per bed and month (PG). */
export function priceBand(city: string, type: PropertyType, listingType: ListingType): Band {
  if (listingType === 'PG') return demoOf(city).pgBed
  const [low, high] = demoOf(city).flatSale
  const rent = BUSINESS.includes(type) ? BUSINESS_RENT : HOME_RENT
  const factor = TYPE_FACTOR[type] * (listingType === 'Rent' ? rent : 1)
  return [low * factor, high * factor]
}
