import { WISH_TEXTS } from '#language/listing/texts-facets'
import { SORT_TEXTS } from '#language/search/texts-options'
import type { PropertyType } from '../listing/constants.ts'

/** Cards on one page of a gallery. */
export const PAGE_SIZE = 24

const LAKH = 100_000
const CRORE = 10_000_000
const THOUSAND = 1000

/** Without a wish, an amount from here on is a price of a sale, one below it a rent; in rupees. */
export const SALES_FROM = 5 * LAKH

/** Round limits that people name, in rupees, by what they want to do. */
export const CEILINGS: Readonly<Record<string, readonly number[]>> = {
  buy: [30 * LAKH, 50 * LAKH, 70 * LAKH, CRORE, 1.5 * CRORE, 3 * CRORE],
  rent: [10, 15, 20, 30, 50, 100].map((thousands) => thousands * THOUSAND),
  pg: [6, 8, 10, 15].map((thousands) => thousands * THOUSAND),
}

/** What a visitor wants to do; to lease is to rent a commercial property. */
export const WISHES = [
  { id: 'buy', label: WISH_TEXTS.buy, listingType: 'Sell', propertyCategory: null },
  { id: 'rent', label: WISH_TEXTS.rent, listingType: 'Rent', propertyCategory: 'Residential' },
  { id: 'lease', label: WISH_TEXTS.lease, listingType: 'Rent', propertyCategory: 'Commercial' },
  { id: 'pg', label: WISH_TEXTS.pg, listingType: 'PG', propertyCategory: null },
] as const

export const SORTS = [
  { id: 'newest', label: SORT_TEXTS.newest },
  { id: 'price-low', label: SORT_TEXTS['price-low'] },
  { id: 'price-high', label: SORT_TEXTS['price-high'] },
  { id: 'area', label: SORT_TEXTS.area },
  { id: 'rate', label: SORT_TEXTS.rate },
  { id: 'confirmed', label: SORT_TEXTS.confirmed },
  { id: 'move-in', label: SORT_TEXTS['move-in'] },
] as const

export type Sort = (typeof SORTS)[number]['id']

/** What an address calls each type, in every language. */
export const KIND_SLUGS: Record<PropertyType, string> = {
  'Flat/Apartment': 'flats',
  'Independent House/Villa': 'houses',
  'Plot/Land': 'plots',
  '1 RK/Studio Apartment': 'studios',
  Office: 'offices',
  Retail: 'shops',
  Storage: 'storage-spaces',
  Industry: 'industrial-units',
  'Serviced Apartment': 'serviced-apartments',
  Farmhouse: 'farmhouses',
  Hospitality: 'hotel-properties',
}
