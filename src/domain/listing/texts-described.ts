import type { Availability, ListingType, PropertyType } from './constants.ts'

/** The noun for each type within a sentence. */
export const TYPE_WORDS: Record<PropertyType, string> = {
  'Flat/Apartment': 'flat',
  'Independent House/Villa': 'house',
  'Plot/Land': 'plot',
  '1 RK/Studio Apartment': '1 RK studio',
  Office: 'office',
  Retail: 'shop',
  Storage: 'storage space',
  Industry: 'industrial unit',
  'Serviced Apartment': 'serviced apartment',
  Farmhouse: 'farmhouse',
  Hospitality: 'hotel property',
}

export const LISTING_TYPE_LABELS: Record<ListingType, string> = {
  Sell: 'For sale',
  Rent: 'For rent',
  PG: 'PG / co-living',
}

export const AVAILABILITY_LABELS: Record<Availability, string> = {
  available: '',
  sold: 'Sold',
  rented: 'Rented',
}

/** Parts of the sentences that describe a listing. */
export const DESCRIBED_TEXTS = {
  /** "3 BHK", and with the noun of its type. */
  rooms: (bedrooms: number | string) => `${bedrooms} BHK`,
  sized: (bedrooms: number, kind: string) => `${bedrooms} BHK ${kind}`,
  bathrooms: (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  pgIn: (what: string) => `PG in a ${what}`,
  /** The guests that a PG accepts. */
  guests: (guests: string) => `For ${guests.toLowerCase()}`,
  facing: (facing: string) => `${facing} facing`,
  /** "3 BHK flat for sale", "Sold: 3 BHK flat". */
  offer: (kind: string, deal: string) => `${kind} ${deal.toLowerCase()}`,
  closed: (state: string, kind: string) => `${state}: ${kind}`,
  perSquareFoot: (price: string) => `${price} per sq ft`,
  /** The title and the description of its page. */
  pageTitle: (title: string, offer: string, place: string) => `${title}: ${offer} in ${place}`,
  closedTitle: (state: string, title: string, kind: string, place: string) =>
    `${state}: ${title}, ${kind} in ${place}`,
  pageDescription: (offer: string, place: string, price: string, area: string) =>
    `${offer} in ${place}, ${price}, ${area}.`,
} as const

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** "4th", by the plural category of the number as an ordinal. */
export const ordinalText = (number: number, category: string) => `${number}${SUFFIXES[category]}`

export const FLOOR_TEXTS = {
  ground: 'Ground',
  of: (floor: string, total: number) => `${floor} of ${total}`,
  total: (count: number) => `${count} ${count === 1 ? 'floor' : 'floors'}`,
} as const

/** Labels of facts that are no answers. */
export const FACT_LABELS = {
  offer: 'Offer',
  area: 'Area',
  perFoot: 'Price per sq ft',
  inFeet: 'Area in sq ft',
  rate: 'Rate',
} as const

/** "8 % below the middle of 14 flats for sale in Assi". */
export const comparedPrice = (percent: number, isBelow: boolean, count: number, what: string) =>
  `${percent > 0 ? `${percent} % ${isBelow ? 'below' : 'above'}` : 'in'} the middle of ${count} ${what}`
