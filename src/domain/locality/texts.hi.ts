import { shownCity } from '#language/city/texts-named'
import { startingAt } from '#language/money/texts-amounts'
import { joined } from '#language/text/texts'
import { exact, inWords, lowerBound, once, type Period } from '../money/rules.ts'
import { LEAST_PRICED, LEAST_SHOWN, type LocalityStats, medianShown, type Rated } from './stats.ts'

/** What a map counts, as it stands after a number, in singular and plural: "घर बिक्री के लिए". */
export type Noun = readonly [one: string, many: string]

const RATES: Readonly<Record<Period, string>> = {
  '': 'प्रति वर्ग फुट',
  month: 'हर महीने',
  bed: 'प्रति बेड हर महीने',
  upkeep: 'हर महीने',
}
const PRICE = 'बीच की कीमत'
const RENT = 'बीच का किराया'
const MEDIANS: Readonly<Record<Period, string>> = {
  '': PRICE,
  month: RENT,
  bed: RENT,
  upkeep: PRICE,
}

const PROPERTIES: Noun = ['प्रॉपर्टी बिक्री के लिए', 'प्रॉपर्टी बिक्री के लिए']

export const MAP_TEXTS = {
  homes: ['घर बिक्री के लिए', 'घर बिक्री के लिए'] as Noun,
  flats: ['फ्लैट बिक्री के लिए', 'फ्लैट बिक्री के लिए'] as Noun,
  properties: PROPERTIES,
  map: (city: string) => `${shownCity(city)} का नक्शा`,
  metro: (lines: readonly string[]) => `मेट्रो: ${joined(lines)}`,
  notToScale: 'यह नक्शा पैमाने पर नहीं है',
  skip: (city: string) => `${shownCity(city)} का नक्शा छोड़ें`,
  prices: 'कीमतें',
  /** What is counted in a search. */
  wished: {
    '': 'प्रॉपर्टी',
    buy: PROPERTIES[1],
    rent: 'प्रॉपर्टी किराए पर',
    lease: 'प्रॉपर्टी लीज पर',
    pg: 'पीजी',
    commercial: 'दुकान, ऑफिस और जमीन',
  } as const,
  /** What is on the plots, and what a press on one does. */
  caption: (many: string) => `${many}: हर इलाके के नीचे उसकी सबसे कम कीमत। किसी इलाके पर टैप करें।`,
  /** The same where some are to let. */
  captionOfSales: (many: string) =>
    `${many}: हर इलाके के नीचे खरीदने की सबसे कम कीमत। किसी इलाके पर टैप करें।`,
  ruler: ({ noun: [, many], period }: Rated) => `${many}: ${MEDIANS[period]}, रुपये ${RATES[period]}`,
  /** The same away from the map of the city. */
  rulerIn: (city: string, { noun: [, many], period }: Rated) =>
    `${city} में ${many}: ${MEDIANS[period]}, रुपये ${RATES[period]}`,
  /** Instead of the switch: for a search of several kinds, and where no locality has enough of its kind. */
  noRates: 'कीमतों की तुलना के लिए एक ही तरह की प्रॉपर्टी चुनें।',
  tooFewOf: (many: string) => `${many}: कीमतों की तुलना के लिए लिस्टिंग कम हैं।`,
  step: (n: number) => `रंग ${n}, शुरुआत:`,
  weak: `${LEAST_SHOWN} या ${LEAST_PRICED - 1} लिस्टिंग`,
  tooFew: 'लिस्टिंग कम हैं',
  /** What a locality asks, on the scale of its city; `few` is the number of listings where they are few. */
  here: (price: string, few: number | null) =>
    few === null ? `यहां ${price}` : `यहां ${price}, सिर्फ ${few} से`,
  tooFewHere: 'यहां लिस्टिंग कम हैं',
  index: (city: string) => `${shownCity(city)} के इलाके, अ से ह`,
  elsewhere: 'शहर में और कहीं',
  /** Found by the search, but in no plot. */
  notDrawn: (count: number) => `${count} और शहर के उन इलाकों में हैं जो इस नक्शे में नहीं दिखते।`,
  none: 'अभी कुछ नहीं',
  /** The lowest price in a pill: with लाख or करोड़ there is no room for the sign of the rupee, and no need. */
  pill: (price: string) => price.replace(/^₹(?=.* )/, ''),
  toRent: (count: number) => `${count} किराए पर`,
  letting: 'किराए पर',
  forSale: (count: number) => `${count} बिक्री के लिए`,
  ask: (median: number, { noun: [, many], period }: Rated) =>
    `${many}: ${MEDIANS[period]} ${exact(once(median))} ${RATES[period]}`,
  from: startingAt,
  count: (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`,
  near: (name: string) => `${shownCity(name)} के आसपास`,
  beside: (name: string) => `${name} में और भी`,
} as const

/** Texts of the asking prices in a place. */
export const PRICE_TEXTS = {
  title: 'मांगी गई कीमतें',
  titled: (unit: string) => `मांगी गई कीमतें${unit && `, ${unit}`}`,
  caption: (unit: string) =>
    `मांगी गई कीमतों का बीच का आधा हिस्सा, साइज के हिसाब से${unit && `, ${unit}`}`,
  size: 'साइज',
  bedrooms: (bedrooms: number | null) => (bedrooms === null ? 'सभी' : `${bedrooms} बीएचके`),
  listings: 'लिस्टिंग',
  range: 'मांगी गई कीमत',
  noRange: 'लिस्टिंग कम हैं',
  added: (count: number, month: string) =>
    `${month} में ${count} लिस्टिंग ${count === 1 ? 'जुड़ी' : 'जुड़ीं'}।`,
} as const

/** "Gomti Nagar, 12 फ्लैट बिक्री के लिए ₹52 लाख से शुरू". `rated` is what the median of the figures counts. */
export function spokenStats(
  name: string,
  stat: LocalityStats | undefined,
  noun: Noun,
  rated: Rated,
): string {
  if (!stat?.count || stat.from === null) return `${name}, ${MAP_TEXTS.none}`
  const offer = `${name}, ${MAP_TEXTS.count(stat.count, noun)} ${MAP_TEXTS.from(inWords(lowerBound(stat.from)))}`
  const median = medianShown(stat)
  return median === null ? offer : `${offer}, ${MAP_TEXTS.ask(median, rated)}`
}
