import { startingAt } from '#language/money/texts-amounts'
import { joined } from '#language/text/texts'
import { exact, inWords, lowerBound, once, type Period } from '../money/rules.ts'
import { LEAST_PRICED, LEAST_SHOWN, type LocalityStats, medianShown, type Rated } from './stats.ts'

/** Singular and plural of what a map counts: "home for sale", "homes for sale". */
export type Noun = readonly [one: string, many: string]

const RATES: Readonly<Record<Period, string>> = {
  '': 'per sq ft',
  month: 'a month',
  bed: 'a bed a month',
  upkeep: 'a month',
}
const MONTHLY = 'median ₹ a month'
const RULERS: Readonly<Record<Period, string>> = {
  '': 'median ₹ per sq ft',
  month: MONTHLY,
  bed: 'median ₹ a bed a month',
  upkeep: MONTHLY,
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const PROPERTIES: Noun = ['property for sale', 'properties for sale']

export const MAP_TEXTS = {
  homes: ['home for sale', 'homes for sale'] as Noun,
  flats: ['flat for sale', 'flats for sale'] as Noun,
  properties: PROPERTIES,
  map: (city: string) => `Map of ${city}`,
  metro: (lines: readonly string[]) => `Metro: ${joined(lines)}`,
  notToScale: 'Drawn, not to scale',
  skip: (city: string) => `Skip the map of ${city}`,
  prices: 'Prices',
  /** What is counted in a search. */
  wished: {
    '': 'properties',
    buy: PROPERTIES[1],
    rent: 'properties to rent',
    lease: 'properties to lease',
    pg: 'PGs',
    commercial: 'shops, offices and land',
  } as const,
  /** What is on the plots, and what a press on one does. */
  caption: (many: string) => `${capital(many)}, with the lowest price. Tap a locality.`,
  /** The same where some are to let. */
  captionOfSales: (many: string) =>
    `${capital(many)}, with the lowest price to buy. Tap a locality.`,
  ruler: ({ noun: [, many], period }: Rated) => `${capital(many)}: ${RULERS[period]}`,
  /** The same away from the map of the city. */
  rulerIn: (city: string, { noun: [, many], period }: Rated) =>
    `${capital(many)} in ${city}: ${RULERS[period]}`,
  /** Instead of the switch: for a search of several kinds, and where no locality has enough of its kind. */
  noRates: 'Choose one kind of property to compare its prices.',
  tooFewOf: (many: string) => `${capital(many)}: not enough listings to compare prices.`,
  step: (n: number) => `Step ${n} from`,
  weak: `${LEAST_SHOWN} or ${LEAST_PRICED - 1} listings`,
  tooFew: 'not enough listings',
  /** What a locality asks, on the scale of its city; `few` is the number of listings where they are few. */
  here: (price: string, few: number | null) =>
    few === null ? `${price} here` : `${price} here, of only ${few}`,
  tooFewHere: 'Too few to say here',
  index: (city: string) => `Localities in ${city}, A to Z`,
  elsewhere: 'Elsewhere in the city',
  /** Found by the search, but in no plot. */
  notDrawn: (count: number) =>
    count === 1
      ? '1 more is in a part of the city that this map does not show.'
      : `${count} more are in parts of the city that this map does not show.`,
  none: 'none now',
  /** The lowest price in a pill. */
  pill: (price: string) => price,
  toRent: (count: number) => `${count} to rent`,
  letting: 'to rent',
  forSale: (count: number) => `${count} for sale`,
  ask: (median: number, { noun: [, many], period }: Rated) =>
    `${many} ask a median of ${exact(once(median))} ${RATES[period]}`,
  from: startingAt,
  count: (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`,
  near: (name: string) => `Near ${name}`,
  beside: (name: string) => `Also in ${name}`,
} as const

/** Texts of the asking prices in a place. */
export const PRICE_TEXTS = {
  title: 'Asking prices',
  titled: (unit: string) => `Asking prices${unit && `, ${unit}`}`,
  caption: (unit: string) => `The middle half of what is asked, by size${unit && `, ${unit}`}`,
  size: 'Size',
  bedrooms: (bedrooms: number | null) => (bedrooms === null ? 'All' : `${bedrooms} BHK`),
  listings: 'Listings',
  range: 'Asked for',
  noRange: 'Too few to say',
  added: (count: number, month: string) =>
    `${count} ${count === 1 ? 'listing was' : 'listings were'} added in ${month}.`,
} as const

/** "Gomti Nagar, 12 flats for sale from ₹52 lakh". `rated` is what the median of the figures counts. */
export function spokenStats(
  name: string,
  stat: LocalityStats | undefined,
  noun: Noun,
  rated: Rated,
): string {
  if (!stat?.count || stat.from === null) return `${name}, ${MAP_TEXTS.none}`
  const offer = `${name}, ${MAP_TEXTS.count(stat.count, noun)} from ${inWords(lowerBound(stat.from))}`
  const median = medianShown(stat)
  return median === null ? offer : `${offer}, ${MAP_TEXTS.ask(median, rated)}`
}
