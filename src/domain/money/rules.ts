import type { ListingType } from '../listing/constants.ts'
import { lazy } from '../text/lazy.ts'

const LAKH = 100_000
const CRORE = 10_000_000

const whole = lazy(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
)
const short = lazy(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }))

/** "₹72,00,000": integer rupees, Indian grouping, no decimals. */
export function formatRupees(rupees: number): string {
  return whole().format(rupees)
}

/** "₹ 72 L", "₹ 1.3 Cr"; below a lakh the full figure. Rounds to two decimals, so pair it with the full figure. */
export function formatRupeesShort(rupees: number): string {
  if (rupees >= CRORE) return `₹ ${short().format(rupees / CRORE)} Cr`
  if (rupees >= LAKH) {
    const lakhs = short().format(rupees / LAKH)
    return lakhs === '100' ? '₹ 1 Cr' : `₹ ${lakhs} L`
  }
  return `₹ ${short().format(rupees)}`
}

/** "₹ 72 lakh", "₹ 1.3 crore", for screen readers and sentences. */
export function spokenRupees(rupees: number): string {
  return formatRupeesShort(rupees).replace(/ L$/, ' lakh').replace(/ Cr$/, ' crore')
}

const UNITS: Record<ListingType, string> = { Sell: '', Rent: 'per month', PG: 'per bed per month' }

/** The unit of a price by listing type: empty for a sale, otherwise "per month" or "per bed per month". */
export function priceUnit(listingType: ListingType): string {
  return UNITS[listingType]
}

/** Whole rupees per square foot, for sales; null if the figure has no meaning. */
export function pricePerSquareFoot(listing: {
  listingType: ListingType
  price: number
  plotArea: number
}): number | null {
  if (listing.listingType !== 'Sell' || listing.plotArea <= 0) return null
  return Math.round(listing.price / listing.plotArea)
}
