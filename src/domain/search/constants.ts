/** Cards on one page of a gallery. */
export const PAGE_SIZE = 24

const LAKH = 100_000
const CRORE = 10_000_000

/** Price ranges in rupees; a range includes its lower end only. */
export const PRICE_BUCKETS = [
  { id: '50l-90l', label: '50L-90L', from: 50 * LAKH, to: 90 * LAKH },
  { id: '90l-1cr', label: '90L-1Cr', from: 90 * LAKH, to: CRORE },
  { id: '1cr-3cr', label: '1Cr-3Cr', from: CRORE, to: 3 * CRORE },
] as const

/** What a buyer can choose: the ranges above, and what lies outside of them. */
export const BUDGETS = [
  { id: 'under-50l', label: 'Under 50L', from: 0, to: 50 * LAKH },
  ...PRICE_BUCKETS,
  { id: 'over-3cr', label: '3Cr and more', from: 3 * CRORE, to: Number.POSITIVE_INFINITY },
] as const

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'price-low', label: 'Price, low to high' },
  { id: 'price-high', label: 'Price, high to low' },
  { id: 'area', label: 'Largest area' },
] as const

export type Sort = (typeof SORTS)[number]['id']
