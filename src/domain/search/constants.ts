import { PG_OFFER } from '#language/text/texts'
import type { PropertyType } from '../listing/constants.ts'

/** Cards on one page of a gallery. */
export const PAGE_SIZE = 24

const LAKH = 100_000
const CRORE = 10_000_000

/** Without a wish, an amount from here on is a price of a sale, one below it a rent; in rupees. */
export const SALES_FROM = 5 * LAKH

/** Price ranges in rupees; a range includes only its lower end. */
export const PRICE_BUCKETS = [
  { id: '50l-90l', label: '50L-90L', from: 50 * LAKH, to: 90 * LAKH },
  { id: '90l-1cr', label: '90L-1Cr', from: 90 * LAKH, to: CRORE },
  { id: '1cr-3cr', label: '1Cr-3Cr', from: CRORE, to: 3 * CRORE },
] as const

/** The buyer's options: the ranges above, and those below and above them. */
export const BUDGETS = [
  { id: 'under-50l', label: 'Under 50L', from: 0, to: 50 * LAKH },
  ...PRICE_BUCKETS,
  { id: 'over-3cr', label: '3Cr and more', from: 3 * CRORE, to: Number.POSITIVE_INFINITY },
] as const

const THOUSAND = 1000

/** Monthly rents in rupees, for homes and commercial properties; for a PG, the rent of a bed. */
export const RENTS = [
  { id: 'rent-under-10k', label: 'Rent under 10,000', from: 0, to: 10 * THOUSAND },
  { id: 'rent-10k-25k', label: 'Rent 10,000-25,000', from: 10 * THOUSAND, to: 25 * THOUSAND },
  { id: 'rent-25k-60k', label: 'Rent 25,000-60,000', from: 25 * THOUSAND, to: 60 * THOUSAND },
  {
    id: 'rent-over-60k',
    label: 'Rent 60,000 and more',
    from: 60 * THOUSAND,
    to: Number.POSITIVE_INFINITY,
  },
] as const

/** What a visitor wants to do; to lease is to rent a commercial property. */
export const WISHES = [
  { id: 'buy', label: 'Buy', listingType: 'Sell', propertyCategory: null },
  { id: 'rent', label: 'Rent a home', listingType: 'Rent', propertyCategory: 'Residential' },
  { id: 'lease', label: 'Lease for business', listingType: 'Rent', propertyCategory: 'Commercial' },
  { id: 'pg', label: PG_OFFER, listingType: 'PG', propertyCategory: null },
] as const

/** The switch of a search. Commercial properties are for sale or to lease, which the listing type filters. */
export const SWITCH = [
  { id: 'buy', label: 'Buy', also: ['sell-residential', 'sell-commercial'] },
  { id: 'rent', label: 'Rent', also: ['rent-residential'] },
  { id: 'pg', label: 'PG', also: ['pg-residential', 'pg-commercial'] },
  { id: 'commercial', label: 'Commercial', also: ['sell-commercial', 'rent-commercial'] },
] as const

/** Days since a listing was approved; a longer period includes the shorter ones. */
export const ADDED = [
  { id: '1', label: 'Since yesterday', also: [] },
  { id: '7', label: 'This week', also: ['1'] },
  { id: '30', label: 'This month', also: ['1', '7'] },
] as const

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'price-low', label: 'Price, low to high' },
  { id: 'price-high', label: 'Price, high to low' },
  { id: 'area', label: 'Largest area' },
] as const

export type Sort = (typeof SORTS)[number]['id']

/** The plural noun for each type. */
export const KINDS: Record<PropertyType, string> = {
  'Flat/Apartment': 'Flats',
  'Independent House/Villa': 'Houses',
  'Plot/Land': 'Plots',
  '1 RK/Studio Apartment': 'Studios',
  Office: 'Offices',
  Retail: 'Shops',
  Storage: 'Storage spaces',
  Industry: 'Industrial units',
  'Serviced Apartment': 'Serviced apartments',
  Farmhouse: 'Farmhouses',
  Hospitality: 'Hotel properties',
}
