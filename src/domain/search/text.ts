import type { Category, ListingType, PropertyType } from '../listing/constants.ts'

/** The searchable fields of a listing. Prices in rupees, areas in square feet. */
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
  /** The role of the poster. */
  by?: string
  /** When it was approved, as an ISO string. */
  approvedAt?: string
  price: number
  plotArea: number
}

/** Converts to lower case without accents. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A letter or digit of Latin, Indic and similar scripts. `\p{L}` has 600 ranges, which slow down each pattern. */
export const LETTER = '[a-z\\d\\u00df-\\u0963\\u0966-\\u1fff]'

/**
 * A pattern for whole words. The first group is the character before them, because older phones do not support
 * lookbehind.
 */
export const standingAlone = (pattern: string): string =>
  `(^|(?!${LETTER})[^.])(?:${pattern})(?!${LETTER})`

/** The searchable form of a name: plain, followed by the same as one word, because "gomtinagar" is typed too. */
export const sought = (name: string): string => plain(`${name} ${name.replace(/[\s-]/g, '')}`)
