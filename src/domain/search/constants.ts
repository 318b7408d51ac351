import {
  ADDED_TEXTS,
  BUDGET_TEXTS,
  SORT_TEXTS,
  SWITCH_TEXTS,
  WISH_TEXTS,
} from '#language/search/texts-options'
import type { PropertyType } from '../listing/constants.ts'

/** Cards on one page of a gallery. */
export const PAGE_SIZE = 24

const LAKH = 100_000
const CRORE = 10_000_000

/** Without a wish, an amount from here on is a price of a sale, one below it a rent; in rupees. */
export const SALES_FROM = 5 * LAKH

/** Whether an amount belongs to a price range, which includes only its lower end. */
export const isInRange = (amount: number, { from, to }: { from: number; to: number }): boolean =>
  amount >= from && amount < to

/** Price ranges in rupees. */
export const PRICE_BUCKETS = [
  { id: '50l-90l', label: BUDGET_TEXTS['50l-90l'], from: 50 * LAKH, to: 90 * LAKH },
  { id: '90l-1cr', label: BUDGET_TEXTS['90l-1cr'], from: 90 * LAKH, to: CRORE },
  { id: '1cr-3cr', label: BUDGET_TEXTS['1cr-3cr'], from: CRORE, to: 3 * CRORE },
] as const

/** The buyer's options: the ranges above, and those below and above them. */
export const BUDGETS = [
  { id: 'under-50l', label: BUDGET_TEXTS['under-50l'], from: 0, to: 50 * LAKH },
  ...PRICE_BUCKETS,
  {
    id: 'over-3cr',
    label: BUDGET_TEXTS['over-3cr'],
    from: 3 * CRORE,
    to: Number.POSITIVE_INFINITY,
  },
] as const

const THOUSAND = 1000

/** Monthly rents in rupees, for homes and commercial properties; for a PG, the rent of a bed. */
export const RENTS = [
  { id: 'rent-under-10k', label: BUDGET_TEXTS['rent-under-10k'], from: 0, to: 10 * THOUSAND },
  {
    id: 'rent-10k-25k',
    label: BUDGET_TEXTS['rent-10k-25k'],
    from: 10 * THOUSAND,
    to: 25 * THOUSAND,
  },
  {
    id: 'rent-25k-60k',
    label: BUDGET_TEXTS['rent-25k-60k'],
    from: 25 * THOUSAND,
    to: 60 * THOUSAND,
  },
  {
    id: 'rent-over-60k',
    label: BUDGET_TEXTS['rent-over-60k'],
    from: 60 * THOUSAND,
    to: Number.POSITIVE_INFINITY,
  },
] as const

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

/** The switch of a search. Commercial properties are for sale or to lease, which the listing type filters. */
export const SWITCH = [
  { id: 'buy', label: SWITCH_TEXTS.buy, also: ['sell-residential', 'sell-commercial'] },
  { id: 'rent', label: SWITCH_TEXTS.rent, also: ['rent-residential'] },
  { id: 'pg', label: SWITCH_TEXTS.pg, also: ['pg-residential', 'pg-commercial'] },
  {
    id: 'commercial',
    label: SWITCH_TEXTS.commercial,
    also: ['sell-commercial', 'rent-commercial'],
  },
] as const

/** Days since a listing was approved; a longer period includes the shorter ones. */
export const ADDED = [
  { id: '1', label: ADDED_TEXTS['1'], also: [] },
  { id: '7', label: ADDED_TEXTS['7'], also: ['1'] },
  { id: '30', label: ADDED_TEXTS['30'], also: ['1', '7'] },
] as const

export const SORTS = [
  { id: 'newest', label: SORT_TEXTS.newest },
  { id: 'price-low', label: SORT_TEXTS['price-low'] },
  { id: 'price-high', label: SORT_TEXTS['price-high'] },
  { id: 'area', label: SORT_TEXTS.area },
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
