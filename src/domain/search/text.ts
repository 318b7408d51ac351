import type { Category, ListingType, PropertyType } from '../listing/constants.ts'

/** What a search looks at. Prices in rupees, areas in square feet. */
export type Searchable = {
  projectBuildingName: string
  locality: string
  city: string
  listingType: ListingType
  propertyType: PropertyType
  propertyCategory: Category
  bedrooms?: number | null | undefined
  furnishing?: string | null | undefined
  facingType?: string | null | undefined
  pgFor?: string | null | undefined
  price: number
  plotArea: number
}

/** Small letters without accents. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A pattern for words that no letter or digit touches. The first group is what stands before them: older phones refuse
 * a script that looks behind.
 */
export const standingAlone = (pattern: string): string =>
  `(^|[^\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`

const texts = new WeakMap<Searchable, string>()

/** All words of a listing, in one plain text; names stand in one word too, as "gomtinagar" is typed as well. */
export function textOf(listing: Searchable): string {
  const known = texts.get(listing)
  if (known !== undefined) return known
  const { projectBuildingName: name, locality, city, propertyType, propertyCategory } = listing
  const rooms = listing.bedrooms ? `${listing.bedrooms}bhk` : ''
  const together = [name, locality].map((words) => words.replace(/[\s-]/g, ''))
  const text = plain(
    [name, locality, city, propertyType, propertyCategory, rooms, ...together].join(' '),
  )
  texts.set(listing, text)
  return text
}
