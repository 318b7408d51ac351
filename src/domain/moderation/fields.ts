import { formatArea } from '../area/rules.ts'
import { fieldsWithoutMeaning } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { formatRupees, pricePerSquareFoot, priceUnit } from '../money/rules.ts'

export type Field = { label: string; value: string | null }

const sum = (rupees: number | null | undefined) => (rupees == null ? null : formatRupees(rupees))
const figure = (count: number | null | undefined) => (count == null ? null : String(count))

function rate(listing: ListingFields): string | null {
  const rupees = pricePerSquareFoot(listing)
  return rupees === null ? null : `${formatRupees(rupees)} per sq ft`
}

/** The full price with what it is for: "₹18,000 per month". */
export function fullPrice(listing: Pick<ListingFields, 'price' | 'listingType'>): string {
  return [formatRupees(listing.price), priceUnit(listing.listingType)].filter(Boolean).join(' ')
}

/** Every field of a listing for the eyes of an admin; `value` is null where the poster left it out. Meaningless ones are not listed. */
export function everyField(listing: ListingFields): Field[] {
  const without: readonly string[] = fieldsWithoutMeaning(
    listing.propertyType,
    listing.propertyCategory,
  )
  const rooms: (Field & { field: string })[] = [
    { field: 'bedrooms', label: 'Bedrooms', value: figure(listing.bedrooms) },
    { field: 'bathrooms', label: 'Bathrooms', value: figure(listing.bathrooms) },
    { field: 'furnishing', label: 'Furnishing', value: listing.furnishing ?? null },
    { field: 'floorNumber', label: 'Floor', value: figure(listing.floorNumber) },
    { field: 'totalFloors', label: 'Floors in all', value: figure(listing.totalFloors) },
  ]
  const squareFeet = listing.areaUnit === 'sq ft' ? '' : ` (${formatArea(listing.plotArea)})`
  return [
    { label: 'Listing type', value: listing.listingType },
    { label: 'Category', value: listing.propertyCategory },
    { label: 'Property type', value: listing.propertyType },
    { label: 'City', value: listing.city },
    { label: 'Locality', value: listing.locality },
    { label: 'Price', value: fullPrice(listing) },
    ...(listing.listingType === 'Sell' ? [{ label: 'Rate', value: rate(listing) }] : []),
    {
      label: 'Area',
      value: formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis) + squareFeet,
    },
    ...rooms
      .filter(({ field }) => !without.includes(field))
      .map(({ label, value }) => ({ label, value })),
    { label: 'Facing', value: listing.facingType ?? null },
    { label: 'Deposit', value: sum(listing.deposit) },
    { label: 'Available from', value: listing.availableFrom ?? null },
    { label: 'RERA number', value: listing.reraNumber ?? null },
  ]
}
