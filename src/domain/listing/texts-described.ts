import { BASIS_NAMES } from '#language/area/texts-units'
import { inPlace, within } from '#language/text/texts'
import type { Wording } from '../language/written.ts'
import type { Availability, ListingType, PropertyType } from './constants.ts'
import type { PosterWord } from './poster.ts'
import type { Stated } from './stated.ts'

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

/** The same for a bed in a PG. */
export const PG_WORD = 'PG'

export const LISTING_TYPE_LABELS: Record<ListingType, string> = {
  Sell: 'For sale',
  Rent: 'For rent',
  PG: 'PG / co-living',
}

const CLOSED: Record<Availability, string> = { available: '', sold: 'Sold', rented: 'Rented' }

/** That something of a type is sold or rented out; empty while it is available. */
export const availabilityLabel = (availability: Availability, _type: PropertyType): string =>
  CLOSED[availability]

/** Parts of the sentences that describe a listing. */
export const DESCRIBED_TEXTS = {
  /** "3 BHK", and with the noun of its type. */
  rooms: (bedrooms: number | string) => `${bedrooms} BHK`,
  sized: (bedrooms: number, kind: string) => `${bedrooms} BHK ${kind}`,
  bathrooms: (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  pgIn: (what: string) => `PG in a ${what}`,
  /** The offer of a bed, in short. */
  pg: PG_WORD,
  /** The guests that a PG accepts. */
  guests: (guests: string) => `For ${guests.toLowerCase()}`,
  facing: (facing: string) => `${facing} facing`,
  /** "3 BHK flat for sale", "Sold: 3 BHK flat". */
  offer: (kind: string, deal: string) => `${kind} ${deal.toLowerCase()}`,
  closed: (state: string, kind: string) => `${state}: ${kind}`,
  feet: (count: number) => `${count} ft`,
  /** What a PG's area is. */
  roomOf: (area: string) => `room of ${area}`,
  perSquareFoot: (price: string) => `${price} per sq ft`,
  toMoveInFrom: (sum: string) => `${sum}+ to move in`,
  /** The title and the description of its page. */
  pageTitle: (title: string, offer: string, place: string) => `${title}: ${inPlace(offer, place)}`,
  closedTitle: (state: string, title: string, kind: string, place: string) =>
    `${state}: ${title}, ${inPlace(kind, place)}`,
  pageDescription: (offer: string, place: string, price: string, area: string) =>
    `${inPlace(offer, place)}, ${price}, ${area}.`,
} as const

/** What a plot has, among its main facts. */
export const PLOT_TEXTS = {
  onRoad: (feet: number) => `On a road of ${feet} ft`,
  corner: 'Corner plot',
} as const

const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** "4th", by the plural category of the number as an ordinal. */
export const ordinalText = (number: number, category: string) => `${number}${SUFFIXES[category]}`

export const FLOOR_TEXTS = {
  ground: 'Ground floor',
  nth: (floor: string) => `${floor} floor`,
  below: (count: number) => `${count} below ground`,
  of: (floor: string, total: number) => `${floor} of ${total}`,
  /** What is below the ground is not one of the floors above it. */
  belowOf: (floor: string, total: string) => `${floor}, ${total} in total`,
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

/** The fact about a brokerage, beside its label. */
export const BROKERAGE_FACT = { 'No brokerage': 'None', 'Brokerage asked': 'Asked' } as const

/** What a price is compared with: "14 flats for sale in Assi". */
export const comparedHomes = (count: number, kind: string, _type: PropertyType, place: string) =>
  inPlace(`${count} ${kind}`, place)

/** Behind a price per sq ft: what it is one of. `what` is "14 flats for sale in Assi". */
export const comparedAmong = (what: string) => `among ${what}, whatever their size.`

/** "on the 4th floor of 12", "of 2 floors". */
function floorOf({ floor, totalFloors }: Stated): string {
  if (!floor) return totalFloors ? FLOOR_TEXTS.total(totalFloors) : ''
  const { number, name } = floor
  const at = number < 0 ? name : `on the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return totalFloors ? `${at} of ${totalFloors}` : at
}

const withArticle = (what: string) => `${/^(8|11|18)\b|^[aeio]/i.test(what) ? 'An' : 'A'} ${what}`

/**
 * A listing in one sentence: "A 3 BHK flat of 1,450 sq ft in Kakadeo, Kanpur, for sale at ₹72.5 lakh: on the 4th floor
 * of 12, semi-furnished."
 */
export function inOneSentence(stated: Stated): string {
  const { type, listingType, availability, kind, place, area, basis, price } = stated
  const onPlot = basis === 'Plot' && type !== 'Plot/Land'
  const measured = basis && basis !== 'Plot' ? `${area} ${BASIS_NAMES[basis]} area` : area
  const sized = area ? `${kind} ${onPlot ? 'on a plot of' : 'of'} ${measured}` : kind
  const what = listingType === 'PG' ? DESCRIBED_TEXTS.pgIn(sized) : sized
  const deals: Record<ListingType, string> = { Sell: 'for sale', Rent: 'for rent', PG: 'to let' }
  const deal =
    availability === 'available'
      ? `${deals[listingType]} at ${price}`
      : availability === 'sold'
        ? 'now sold'
        : 'now rented out'
  const { isUnfinished, isCommercial, from, others } = stated
  const ready = isCommercial ? 'ready to use' : 'ready to move in'
  const details = [
    floorOf(stated),
    ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1)),
    isUnfinished === null ? '' : isUnfinished ? 'under construction' : ready,
    from && `available from ${from}`,
  ].filter(Boolean)
  const end = details.length > 0 ? `: ${details.join(', ')}` : ''
  return `${withArticle(what)} ${within(place)}, ${deal}${end}.`
}

/** That a description is not in the language of the page; empty where it is. */
export const writtenOtherwise = (who: PosterWord, wording: Wording | null): string =>
  wording === 'hi'
    ? `The ${who} wrote this description in Hindi.`
    : wording === 'hi in Latin'
      ? `The ${who} wrote this description in Hindi, in English letters.`
      : ''
