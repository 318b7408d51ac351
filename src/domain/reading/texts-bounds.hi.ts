import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { MONTHLY } from '#language/money/texts-amounts'
import type { ListingType } from '../listing/constants.ts'

const RATES: Record<ListingType, string> = {
  Sell: LISTING_PAGE_TEXTS.perSquareFoot,
  Rent: MONTHLY,
  PG: MONTHLY,
}
/** What a figure is measured by: "फ्लैट की कीमत के हिसाब से". */
const COSTS: Record<ListingType, (kind: string) => string> = {
  Sell: (kind) => `${kind} की कीमत`,
  Rent: (kind) => `${kind} के किराए`,
  PG: () => 'एक बेड के किराए',
}
const KIND_UNKNOWN = 'प्रॉपर्टी'
const far = (isLow: boolean) => (isLow ? 'बहुत कम' : 'बहुत ज्यादा')
const fromTo = ([least, most]: Span) => `${least} से ${most}`

/** The texts of both ends. */
type Span = readonly [string, string]

/** How a value that was asked about is said: on its button, on the desk and in a file. */
export const SAID_TEXTS = {
  rate: (figure: string, type: ListingType) => `${figure} ${RATES[type]}`,
  deposit: (figure: string) => `सिक्योरिटी ${figure}`,
  maintenance: (figure: string) => `मेंटेनेंस ${figure}`,
  bedrooms: (count: string) => `${count} बेडरूम`,
  rooms: (count: string, area: string) => `${area} में ${count} बेडरूम`,
  bathrooms: (count: string) => `${count} बाथरूम`,
  totalFloors: (count: string) => `${count} मंजिल`,
  availableFrom: (day: string) => `${day} से उपलब्ध`,
} as const

/** The questions to the poster about a value outside its bounds. `said` is the value in words. */
export const ODD_TEXTS = {
  price: (said: string, isLow: boolean, type: ListingType, kind: string) =>
    `${COSTS[type](kind || KIND_UNKNOWN)} के हिसाब से ${said} ${far(isLow)} है। क्या यह सही है?`,
  rate: (said: string, isLow: boolean, usual: Span) =>
    `${said} ${far(isLow)} है: ऐसी प्रॉपर्टी में आमतौर पर ${fromTo(usual)} होता है। क्या कीमत और एरिया सही हैं?`,
  area: (said: string, isLow: boolean, kind: string) =>
    `${kind || KIND_UNKNOWN} के लिए ${said} ${far(isLow)} है। क्या यह सही है?`,
  deposit: (said: string, isLow: boolean, usual: Span) =>
    `${said} ${far(isLow)} है: इतने किराए पर आमतौर पर ${fromTo(usual)} होती है। क्या यह सही है?`,
  maintenance: (said: string, isLow: boolean) =>
    isLow
      ? `${said}: पूरी प्रॉपर्टी का इतना कम नहीं होता। क्या यह पूरी प्रॉपर्टी का है, एक वर्ग फुट का नहीं?`
      : `${said}: ऐसी प्रॉपर्टी के लिए यह बहुत ज्यादा है। क्या यह सही है?`,
  rooms: (said: string) => `${said}: तब हर बेडरूम एक बेड से भी छोटा होगा। क्या दोनों सही हैं?`,
  count: (said: string, kind: string) =>
    `${said}: ${kind || KIND_UNKNOWN} में ऐसा कम होता है। क्या यह सही है?`,
  day: (said: string, isLow: boolean) =>
    `${said}: यह तारीख ${isLow ? 'कब की निकल चुकी है' : 'कई साल आगे की है'}। क्या यह सही है?`,
  unconfirmed: 'कुछ आंकड़े आम से अलग हैं। हर एक को कन्फर्म करें या बदलें।',
  yes: (said: string) => `हां, ${said}`,
  change: 'बदलें',
} as const

/** About what a text in a form means. */
export const READ_TEXTS = {
  which: (written: string) => `“${written}” से क्या मतलब है?`,
  choose: (written: string) => `“${written}” के कई मतलब हो सकते हैं। उनमें से एक चुनें।`,
} as const

/** The marks of the desk: the value in short, and the sentence. */
export const ODD_MARKS = {
  confirmed: (said: string) => `${said}: कन्फर्म`,
  unconfirmed: (said: string) => `${said}?`,
  posterConfirmed: (said: string) => `पोस्ट करने वाले ने कन्फर्म किया: ${said}।`,
  outside: (said: string) => `${said}: ऐसा कम होता है; पोस्ट करने वाले से पूछा नहीं गया।`,
} as const
