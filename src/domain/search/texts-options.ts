import { inPlace } from '#language/text/texts'
import type { PropertyType } from '../listing/constants.ts'

export const properties = (count: number) => `${count} ${count === 1 ? 'property' : 'properties'}`

/** The orders of the results. */
export const SORT_TEXTS = {
  newest: 'Newest first',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  area: 'Largest area',
  rate: 'Lowest price per sq ft',
  confirmed: 'Last confirmed first',
  'move-in': 'Least to pay to move in',
} as const

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

/** The texts of places and of what there is: "Flats for sale in Gomti Nagar, Lucknow". */
export const PLACE_TEXTS = {
  deals: { Sell: 'for sale', Rent: 'for rent' },
  kind: (kind: string, deal: string) => `${kind} ${deal}`,
  /** The same after a number. */
  counted: (kind: string, deal: string) => `${kind} ${deal}`,
  /** One of a kind: "flats" -> "flat". */
  one: (kind: string) => kind.replace(/ies$/, 'y').replace(/s$/, ''),
  pg: { one: 'PG', many: 'PGs' },
  /** Those that their owners post, and those whose right to offer was seen. `kind` is "Flats for sale". */
  by: (kind: string, city: string) => inPlace(`${kind} by owner`, city),
  right: (kind: string, city: string) => `${inPlace(kind, city)}, right to offer seen`,
  /** A place's name without its city, and without "for sale". */
  within: (name: string, city: string) => name.replace(` in ${city}`, ''),
  withoutSale: (name: string) => name.replace(' for sale', ''),
} as const

/** What a suggestion says about itself, and the list of them. */
export const SUGGESTION_TEXTS = {
  city: 'City',
  locality: (city: string) => `Locality in ${city}`,
  /** `where` is "Sushant Golf City, Lucknow", or only a city. */
  landmark: (where: string) => `in ${where}`,
  pincode: (where: string) => `Pincode of ${where}`,
  building: (city: string) => `Building in ${city}`,
  elsewhere: 'A city without properties so far',
  properties,
  /** Announced as the list changes. */
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const
