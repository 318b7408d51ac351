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
  possession?: string | null | undefined
  propertyAge?: string | null | undefined
  pgFor?: string | null | undefined
  sharing?: string | null | undefined
  meals?: string | null | undefined
  amenities?: readonly string[]
  /** The role of who posted it. */
  by?: string
  /** When it was approved, as an ISO string. */
  approvedAt?: string
  price: number
  plotArea: number
}

/** Small letters without accents. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A letter or digit of Latin, Devanagari and the like. All letters are 600 ranges, which a browser compiles anew for each pattern. */
export const LETTER = '[a-z\\d\\u00df-\\u0963\\u0966-\\u1fff]'

/**
 * A pattern for words that no letter or digit touches. The first group is what stands before them: older phones refuse
 * a script that looks behind.
 */
export const standingAlone = (pattern: string): string =>
  `(^|(?!${LETTER})[^.])(?:${pattern})(?!${LETTER})`

/** A name as it is looked for: plain, and in one word too, as "gomtinagar" is typed as well. */
export const sought = (name: string): string => plain(`${name} ${name.replace(/[\s-]/g, '')}`)
