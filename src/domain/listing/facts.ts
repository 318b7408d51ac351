import { formatArea } from '../area/rules.ts'
import { formatRupees, pricePerSquareFoot } from '../money/rules.ts'
import { formatDate } from '../time/calendar.ts'
import type { ListingType } from './constants.ts'
import type { ListingFields } from './schema.ts'

export type Fact = { label: string; value: string }

export const LISTING_TYPE_LABELS: Record<ListingType, string> = {
  Sell: 'For sale',
  Rent: 'For rent',
  PG: 'PG / co-living',
}

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`

/** "4th of 12", "Ground of 3", "12 floors"; null where nothing is known. */
export function describeFloor(
  floor: number | null | undefined,
  total: number | null | undefined,
): string | null {
  if (floor == null) return total ? count(total, 'floor', 'floors') : null
  const name = floor === 0 ? 'Ground' : ordinal(floor)
  return total == null ? name : `${name} of ${total}`
}

const RULES = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

function ordinal(number: number): string {
  return `${number}${SUFFIXES[RULES.select(number)]}`
}

/** The few facts that are read first, as short phrases. */
export function mainFacts(listing: ListingFields): string[] {
  const { bedrooms, bathrooms, furnishing } = listing
  return [
    bedrooms ? `${bedrooms} BHK` : null,
    bathrooms ? count(bathrooms, 'bathroom', 'bathrooms') : null,
    formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis),
    furnishing ?? null,
  ].filter((fact) => fact !== null)
}

/** Every stated fact of a listing, in reading order. What is missing is left out. */
export function listingFacts(listing: ListingFields): Fact[] {
  const perFoot = pricePerSquareFoot(listing)
  const facts: [string, string | null | undefined][] = [
    ['Offer', LISTING_TYPE_LABELS[listing.listingType]],
    ['Category', listing.propertyCategory],
    ['Property type', listing.propertyType],
    ['Area', formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis)],
    ['Area in sq ft', listing.areaUnit === 'sq ft' ? null : formatArea(listing.plotArea)],
    ['Price per sq ft', perFoot ? formatRupees(perFoot) : null],
    ['Bedrooms', listing.bedrooms?.toString()],
    ['Bathrooms', listing.bathrooms?.toString()],
    ['Furnishing', listing.furnishing],
    ['Floor', describeFloor(listing.floorNumber, listing.totalFloors)],
    ['Facing', listing.facingType],
    ['Deposit', listing.deposit ? formatRupees(listing.deposit) : null],
    ['Available from', listing.availableFrom && formatDate(listing.availableFrom)],
    ['RERA number', listing.reraNumber],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
