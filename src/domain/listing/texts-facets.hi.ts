import { shownValue } from '#language/listing/texts-values'
import { PG_OFFER } from '#language/text/texts'

/** Labels of facets that differ from the field's label. */
export const FACET_TEXTS: Readonly<Record<string, string>> = {
  for: 'आपको क्या चाहिए',
  budget: 'बजट',
  bhk: 'बीएचके',
  area: 'एरिया, वर्ग फुट में',
  price: 'आपका बजट, जैसे 70 लाख या 20,000',
  road: 'सड़क की चौड़ाई, फुट में',
  city: 'शहर',
  by: 'किसने पोस्ट की',
  right: 'घर देने का हक',
  added: 'कब पोस्ट हुई',
  ready: 'पजेशन',
  guests: 'पीजी किसके लिए',
  types: 'प्रॉपर्टी टाइप',
  amenities: 'सुविधाएं',
  deal: 'खरीदना या किराए पर',
  more: 'और',
}

/** The ranges of prices and of rents. */
export const BUDGET_TEXTS = {
  '50l-90l': '50-90 लाख',
  '90l-1cr': '90 लाख-1 करोड़',
  '1cr-3cr': '1-3 करोड़',
  'under-50l': '50 लाख से कम',
  'over-3cr': '3 करोड़ या ज्यादा',
  'rent-under-10k': 'किराया 10,000 से कम',
  'rent-10k-25k': 'किराया 10,000-25,000',
  'rent-25k-60k': 'किराया 25,000-60,000',
  'rent-over-60k': 'किराया 60,000 या ज्यादा',
} as const

/** What a visitor wants to do. */
export const WISH_TEXTS = {
  buy: 'खरीदें',
  rent: 'घर किराए पर लें',
  lease: 'बिजनेस के लिए लीज पर',
  pg: PG_OFFER,
} as const

/** The switch of a search. */
export const SWITCH_TEXTS = {
  buy: 'खरीदें',
  rent: 'किराए पर',
  pg: 'पीजी',
  commercial: 'कमर्शियल',
} as const

/** Since when a listing is public. */
export const ADDED_TEXTS = {
  1: 'कल से अब तक',
  7: 'इस हफ्ते',
  30: 'इस महीने',
} as const

/** The options of a filter for bedrooms. */
export const bedroomsOption = (count: number, isMost: boolean) =>
  isMost ? `${count} बीएचके या ज्यादा` : `${count} बीएचके`

/** Options that stand as chips, where the answer of a listing would not say of what it is. */
export const OPTION_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tenants: {
    anyone: 'किसी के लिए भी',
    families: 'परिवार के लिए',
    'working-people': 'नौकरीपेशा के लिए',
    students: 'स्टूडेंट के लिए',
    companies: 'कंपनी के लिए',
  },
  deal: { sell: 'खरीदें', rent: 'किराए पर', pg: 'पीजी' },
  pets: { allowed: 'पालतू जानवर की छूट' },
  right: { seen: 'घर देने का हक देखा गया' },
  corner: { yes: 'कॉर्नर प्लॉट' },
  ac: { yes: 'कमरों में एसी' },
  wifi: { yes: 'वाई-फाई के साथ' },
  laundry: { yes: 'लॉन्ड्री के साथ' },
  gate: {
    never: 'गेट कभी बंद नहीं',
    'after-10-pm': 'गेट रात 10 के बाद भी खुला',
    'by-10-pm': 'गेट रात 10 बजे तक बंद',
    'by-9-pm': 'गेट रात 9 बजे तक बंद',
  },
  floor: {
    'below-ground': 'बेसमेंट',
    ground: 'ग्राउंड फ्लोर',
    '1-4': 'मंजिल 1 से 4',
    '5-9': 'मंजिल 5 से 9',
    '10-up': 'मंजिल 10 या ऊपर',
    top: 'सबसे ऊपर की मंजिल',
  },
}

/** What a choice says as a chip, away from the name of its filter. */
export const CHOSEN_TEXTS: Readonly<Record<string, (option: string) => string>> = {
  basis: (basis) => `${basis} एरिया`,
  facing: (facing) => `${facing}मुखी`,
  approved: (authority) =>
    authority === shownValue('Not approved') ? authority : `${authority} से मंजूर`,
  age: (age) => `कितनी पुरानी: ${age}`,
  // Says already "महिलाओं के लिए".
  guests: (guests) => guests,
  by: (poster) => `${poster} ने पोस्ट की`,
}

/** What a card says of a right to offer that was seen, with the day. */
export const rightSeenOn = (date: string) => `घर देने का हक ${date} को देखा गया`

/** Ranges as chips say them. */
export const RANGE_TEXTS = {
  squareFeet: (amount: string) => `${amount} वर्ग फुट`,
  area: (amount: string, unit: string) => `${amount} ${unit}`,
  /** A square yard, by its Indian name. */
  gaj: 'गज',
  /** An area of a house: of its land, or of its floors. */
  ofLand: (area: string) => `${area} जमीन`,
  ofFloors: (area: string) => `${area} फ्लोर एरिया`,
  /** What one writes behind an area that is that of the floors, or of the land. */
  typedFloors: 'फ्लोर एरिया',
  typedLand: 'प्लॉट एरिया',
  feet: (amount: string) => `${amount} फुट`,
  road: (range: string) => `सड़क: ${range}`,
  upTo: (amount: string) => `${amount} तक`,
  from: (amount: string) => `${amount} या ज्यादा`,
  about: (amount: string) => `करीब ${amount}`,
  rooms: (from: number, to: number | null, isOpen: boolean) =>
    `${from}${to === null ? '' : ` या ${to}`}${isOpen ? '+' : ''} बीएचके`,
} as const

/** What typed words were understood as. */
export const UNDERSTOOD_TEXTS = {
  pg: 'पीजी',
  lease: WISH_TEXTS.lease,
  rent: 'किराए पर',
  buy: 'खरीदने के लिए',
} as const
