import { BASIS_NAMES } from '#language/area/texts-units'
import { within } from '#language/text/texts'
import type { Wording } from '../language/written.ts'
import type { Availability, ListingType, PropertyType } from './constants.ts'
import type { PosterWord } from './poster.ts'
import type { Stated } from './stated.ts'

/** The noun for each type within a sentence. */
export const TYPE_WORDS: Record<PropertyType, string> = {
  'Flat/Apartment': 'फ्लैट',
  'Independent House/Villa': 'मकान',
  'Plot/Land': 'प्लॉट',
  '1 RK/Studio Apartment': '1 आरके स्टूडियो',
  Office: 'ऑफिस',
  Retail: 'दुकान',
  Storage: 'गोदाम',
  Industry: 'फैक्ट्री',
  'Serviced Apartment': 'सर्विस्ड फ्लैट',
  Farmhouse: 'फार्महाउस',
  Hospitality: 'होटल',
}

/** The same for a bed in a PG. */
export const PG_WORD = 'पीजी'

export const LISTING_TYPE_LABELS: Record<ListingType, string> = {
  Sell: 'बिक्री के लिए',
  Rent: 'किराए पर',
  PG: 'पीजी/को-लिविंग',
}

/** The gender of each type's noun, which the verb of a sentence follows. Listings and properties are feminine. */
const GENDERS: Record<PropertyType, 'masculine' | 'feminine'> = {
  'Flat/Apartment': 'masculine',
  'Independent House/Villa': 'masculine',
  'Plot/Land': 'masculine',
  '1 RK/Studio Apartment': 'masculine',
  Office: 'masculine',
  Retail: 'feminine',
  Storage: 'masculine',
  Industry: 'feminine',
  'Serviced Apartment': 'masculine',
  Farmhouse: 'masculine',
  Hospitality: 'masculine',
}
const CLOSED = {
  masculine: { available: '', sold: 'बिक गया', rented: 'किराए पर चढ़ गया' },
  feminine: { available: '', sold: 'बिक गई', rented: 'किराए पर चढ़ गई' },
} as const satisfies Record<'masculine' | 'feminine', Record<Availability, string>>

/** That something of a type is sold or rented out; empty while it is available. */
export const availabilityLabel = (availability: Availability, type: PropertyType): string =>
  CLOSED[GENDERS[type]][availability]

/** Parts of the sentences that describe a listing. */
export const DESCRIBED_TEXTS = {
  /** "3 बीएचके", and with the noun of its type. */
  rooms: (bedrooms: number | string) => `${bedrooms} बीएचके`,
  sized: (bedrooms: number, kind: string) => `${bedrooms} बीएचके ${kind}`,
  bathrooms: (count: number) => `${count} बाथरूम`,
  pgIn: (what: string) => `${what} में पीजी`,
  /** The offer of a bed, in short. */
  pg: PG_WORD,
  /** The guests that a PG accepts: what is shown for them says "for" already. */
  guests: (guests: string) => guests,
  facing: (facing: string) => `${facing}मुखी`,
  /** "बिक्री के लिए 3 बीएचके फ्लैट", "बिक गया: 3 बीएचके फ्लैट". */
  offer: (kind: string, deal: string) => `${deal} ${kind}`,
  closed: (state: string, kind: string) => `${state}: ${kind}`,
  feet: (count: number) => `${count} फुट`,
  /** What a PG's area is. */
  roomOf: (area: string) => `${area} का कमरा`,
  perSquareFoot: (price: string) => `${price} प्रति वर्ग फुट`,
  toMoveInFrom: (sum: string) => `शिफ्ट होने में ${sum}+`,
  /** The title and the description of its page. */
  pageTitle: (title: string, offer: string, place: string) => `${title}: ${place} में ${offer}`,
  closedTitle: (state: string, title: string, kind: string, place: string) =>
    `${state}: ${title}, ${place} में ${kind}`,
  pageDescription: (offer: string, place: string, price: string, area: string) =>
    `${offer}, ${place}, ${price}, ${area}।`,
} as const

/** What a plot has, among its main facts. */
export const PLOT_TEXTS = {
  onRoad: (feet: number) => `${feet} फुट की सड़क पर`,
  corner: 'कॉर्नर प्लॉट',
} as const

const ORDINALS: Readonly<Record<number, string>> = {
  1: 'पहली',
  2: 'दूसरी',
  3: 'तीसरी',
  4: 'चौथी',
  6: 'छठी',
}

/** "चौथी", "12वीं": only floors are counted so. Hindi does not ask for the category. */
export const ordinalText = (number: number, _category: string) => ORDINALS[number] ?? `${number}वीं`

export const FLOOR_TEXTS = {
  ground: 'ग्राउंड फ्लोर',
  nth: (floor: string) => `${floor} मंजिल`,
  below: (count: number) => `बेसमेंट ${count}`,
  of: (floor: string, total: number) => `${floor} (कुल ${total})`,
  /** What is below the ground is not one of the floors above it. */
  belowOf: (floor: string, total: string) => `${floor}, कुल ${total}`,
  total: (count: number) => `${count} मंजिल`,
} as const

/** Labels of facts that are no answers. */
export const FACT_LABELS = {
  offer: 'स्टेटस',
  area: 'एरिया',
  perFoot: 'कीमत प्रति वर्ग फुट',
  inFeet: 'एरिया वर्ग फुट में',
  rate: 'रेट',
} as const

/** The fact about a brokerage, beside its label. */
export const BROKERAGE_FACT = { 'No brokerage': 'नहीं लगेगी', 'Brokerage asked': 'लगेगी' } as const

/** Several of a type, as it stands before की. */
const OF_SEVERAL: Record<PropertyType, string> = {
  'Flat/Apartment': 'फ्लैटों',
  'Independent House/Villa': 'मकानों',
  'Plot/Land': 'प्लॉटों',
  '1 RK/Studio Apartment': 'स्टूडियो',
  Office: 'ऑफिसों',
  Retail: 'दुकानों',
  Storage: 'गोदामों',
  Industry: 'फैक्ट्रियों',
  'Serviced Apartment': 'सर्विस्ड फ्लैटों',
  Farmhouse: 'फार्महाउसों',
  Hospitality: 'होटलों',
}

/** What a price is compared with: "अस्सी के 14 फ्लैटों". Only prices of sales are. */
export const comparedHomes = (count: number, _kind: string, type: PropertyType, place: string) =>
  `${place} के ${count} ${OF_SEVERAL[type]}`

/** Behind a price per sq ft: what it is one of. `what` is "अस्सी के 14 फ्लैटों". */
export const comparedAmong = (what: string) => `${what} के बीच, साइज चाहे जो हो।`

/** "12 मंजिल की बिल्डिंग में चौथी मंजिल पर", "कुल 2 मंजिल". */
function floorOf({ floor, totalFloors }: Stated): string {
  if (!floor) return totalFloors ? `कुल ${FLOOR_TEXTS.total(totalFloors)}` : ''
  const at = `${floor.name} ${floor.number < 0 ? 'में' : 'पर'}`
  return totalFloors ? `${FLOOR_TEXTS.total(totalFloors)} की बिल्डिंग में ${at}` : at
}

/**
 * A listing in one sentence: "काकादेव, कानपुर में 1,450 वर्ग फुट का 3 बीएचके फ्लैट ₹72.5 लाख में बिक रहा है: 12 मंजिल
 * की बिल्डिंग में चौथी मंजिल पर, सेमी फर्निश्ड।"
 */
export function inOneSentence(stated: Stated): string {
  const { type, listingType, availability, kind, place, area, basis, price } = stated
  const isPg = listingType === 'PG'
  const isHer = !isPg && GENDERS[type] === 'feminine'
  const ends = (his: string, her: string) => (isHer ? her : his)
  const onPlot = basis === 'Plot' && type !== 'Plot/Land'
  const measured =
    basis && !onPlot && basis !== 'Plot' ? `${area} ${BASIS_NAMES[basis]} एरिया` : area
  const of = isPg ? 'के' : ends('का', 'की')
  const sized = area ? `${measured} ${onPlot ? 'के प्लॉट पर' : of} ${kind}` : kind
  const what = isPg ? DESCRIBED_TEXTS.pgIn(sized) : sized
  const deal =
    availability !== 'available'
      ? `${availability === 'sold' ? 'बिक' : 'किराए पर चढ़'} ${ends('चुका', 'चुकी')} है`
      : listingType === 'Sell'
        ? `${price} में बिक ${ends('रहा', 'रही')} है`
        : `${price} के किराए पर मिल ${ends('रहा', 'रही')} है`
  const { isUnfinished, isCommercial, from, others } = stated
  const ready = isCommercial ? 'इस्तेमाल के लिए तैयार' : 'रहने के लिए तैयार'
  const details = [
    floorOf(stated),
    ...others,
    isUnfinished === null ? '' : isUnfinished ? `अभी बन ${ends('रहा', 'रही')} है` : ready,
    from && `${from} से उपलब्ध`,
  ].filter(Boolean)
  return `${within(place)} ${what} ${deal}${details.length > 0 ? `: ${details.join(', ')}` : ''}।`
}

const WRITERS: Record<PosterWord, string> = { owner: 'मालिक', agent: 'एजेंट' }
/** That a description is not in the language of the page; empty where it is. */
export const writtenOtherwise = (who: PosterWord, wording: Wording | null): string =>
  wording === 'en'
    ? `यह ब्योरा ${WRITERS[who]} ने अंग्रेजी में लिखा है।`
    : wording === 'hi in Latin'
      ? `यह ब्योरा ${WRITERS[who]} ने अंग्रेजी अक्षरों में लिखा है।`
      : ''
