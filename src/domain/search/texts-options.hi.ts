import { shownCity } from '#language/city/texts-named'
import { inPlace } from '#language/text/texts'
import type { PropertyType } from '../listing/constants.ts'

export const properties = (count: number) => `${count} प्रॉपर्टी`

/** The orders of the results. */
export const SORT_TEXTS = {
  newest: 'नई पहले',
  'price-low': 'कीमत, कम से ज्यादा',
  'price-high': 'कीमत, ज्यादा से कम',
  area: 'बड़ा एरिया पहले',
  rate: 'प्रति वर्ग फुट सबसे सस्ता',
  confirmed: 'हाल में कन्फर्म हुई पहले',
  'move-in': 'शिफ्ट होने में सबसे कम खर्च',
} as const

/** The plural noun for each type. No में or की follows it: that would bend it once more. */
export const KINDS: Record<PropertyType, string> = {
  'Flat/Apartment': 'फ्लैट',
  'Independent House/Villa': 'मकान',
  'Plot/Land': 'प्लॉट',
  '1 RK/Studio Apartment': 'स्टूडियो',
  Office: 'ऑफिस',
  Retail: 'दुकानें',
  Storage: 'गोदाम',
  Industry: 'फैक्ट्रियां',
  'Serviced Apartment': 'सर्विस्ड फ्लैट',
  Farmhouse: 'फार्महाउस',
  Hospitality: 'होटल',
}

/** The nouns whose singular is another word. */
const SINGULARS: Readonly<Record<string, string>> = {
  [KINDS.Retail]: 'दुकान',
  [KINDS.Industry]: 'फैक्ट्री',
}

/** The texts of places and of what there is: "Gomti Nagar, लखनऊ में बिक्री के लिए फ्लैट". */
export const PLACE_TEXTS = {
  deals: { Sell: 'बिक्री के लिए', Rent: 'किराए पर' },
  kind: (kind: string, deal: string) => `${deal} ${kind}`,
  /** The same after a number: "12 फ्लैट बिक्री के लिए". */
  counted: (kind: string, deal: string) => `${kind} ${deal}`,
  one: (kind: string) => SINGULARS[kind] ?? kind,
  pg: { one: 'पीजी', many: 'पीजी' },
  /** Those that their owners post, and those whose right to offer was seen. `kind` is "बिक्री के लिए फ्लैट". */
  by: (kind: string, city: string) => `${inPlace(kind, city)}, सीधे मालिक से`,
  right: (kind: string, city: string) => `${inPlace(kind, city)}, घर देने का हक देखा गया`,
  /** A place's name without its city, and without "बिक्री के लिए". */
  within: (name: string, city: string) => {
    const where = `${shownCity(city)} में `
    return name.startsWith(where) ? name.slice(where.length) : name
  },
  withoutSale: (name: string) => name.replace('बिक्री के लिए ', ''),
} as const

/** What a suggestion says about itself, and the list of them. */
export const SUGGESTION_TEXTS = {
  city: 'शहर',
  locality: (city: string) => `${shownCity(city)} का इलाका`,
  /** `where` is "Sushant Golf City, लखनऊ", or only a city. */
  landmark: (where: string) => `${where} में`,
  pincode: (where: string) => `${where} का पिन कोड`,
  building: (city: string) => `${shownCity(city)} की बिल्डिंग`,
  elsewhere: 'इस शहर में अभी कोई प्रॉपर्टी नहीं',
  properties,
  /** Announced as the list changes. */
  found: (count: number) => `${count} सुझाव`,
} as const
