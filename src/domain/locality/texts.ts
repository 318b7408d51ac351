import { exact, inWords, lowerBound, once } from '../money/rules.ts'
import { isPriced, LEAST_PRICED, type LocalityStats } from './stats.ts'

/** Singular and plural of what a map counts: "home for sale", "homes for sale". */
export type Noun = readonly [one: string, many: string]

export const MAP_TEXTS = {
  homes: ['home for sale', 'homes for sale'] as Noun,
  properties: ['property for sale', 'properties for sale'] as Noun,
  map: (city: string) => `Map of ${city}`,
  notToScale: 'Drawn, not to scale',
  skip: (city: string) => `Skip the map of ${city}`,
  prices: 'Prices',
  ruler: ([, many]: Noun) => `${many.charAt(0).toUpperCase()}${many.slice(1)}: median ₹ per sq ft`,
  /** Instead of the switch, where nothing that was found is for sale. */
  noRates: 'Prices per sq ft are shown of homes for sale.',
  step: (n: number) => `Step ${n} from`,
  tooFew: 'too few to say',
  tooFewHint: `Hatched: fewer than ${LEAST_PRICED} listings, too few to say.`,
  index: (city: string) => `Localities in ${city}, A to Z`,
  elsewhere: 'Elsewhere in the city',
  none: 'nothing yet',
  toRent: (count: number) => `${count} to rent`,
  letting: 'to rent',
  ofAll: (some: number, all: number) => `${some}/${all}`,
  ofAllHint: 'Two numbers on a plot: how many are for sale, and how many there are.',
  forSale: (count: number) => `${count} for sale`,
  homesAsk: (rate: string) => `homes for sale ask a median of ${rate} per sq ft`,
  from: (price: string) => `from ${price}`,
  count: (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`,
  near: (name: string) => `Where ${name} lies`,
  beside: (name: string) => `Also in ${name}`,
} as const

/** Texts of the asking prices in a place. */
export const PRICE_TEXTS = {
  title: 'Asking prices',
  caption: (unit: string) => `What listings ask, by size${unit && `, ${unit}`}`,
  size: 'Size',
  bedrooms: (bedrooms: number | null) => (bedrooms === null ? 'All' : `${bedrooms} BHK`),
  listings: 'Listings',
  range: 'Lowest to highest',
  median: 'Median',
  tooFew: 'Too few to say',
  medianHint: 'Half of the listings ask less than the median, half ask more.',
  fewHint: `It is shown where ${LEAST_PRICED} or more ask.`,
  rate: (rate: string) => `The median is ${rate} per sq ft.`,
  added: (count: number, month: string) =>
    `${count} ${count === 1 ? 'listing was' : 'listings were'} added in ${month}.`,
} as const

/** "Gomti Nagar, 12 flats for sale from ₹ 52 lakh". */
export function spokenStats(name: string, stat: LocalityStats | undefined, noun: Noun): string {
  if (!stat?.count || stat.from === null) return `${name}, ${MAP_TEXTS.none}`
  const offer = `${name}, ${MAP_TEXTS.count(stat.count, noun)} from ${inWords(lowerBound(stat.from))}`
  if (!isPriced(stat) || stat.median === null) return offer
  return `${offer}, median ${exact(once(stat.median))} per sq ft`
}
