import { formatDate, formatMonth } from '../time/calendar.ts'

/** What a reader says back, and why it refuses; each refusal has an example that works. */
export const READING_TEXTS = {
  noMoney: (written: string) =>
    `“${written}” से रकम समझ नहीं आई। ऐसे लिखें: 70 लाख, 1.25 करोड़ या 18,500।`,
  severalAmounts: (written: string) => `“${written}” में एक से ज्यादा रकम है। एक लिखें, जैसे 70 लाख।`,
  priceNotStated: 'लिस्टिंग में कीमत जरूरी है। लिखें, जैसे 70 लाख; मोलभाव हो सकता है, यह अलग से बताएं।',
  phoneForPrice: 'यह फोन नंबर लगता है। कीमत लिखें, जैसे 70 लाख या 18,500।',
  beforeTax: 'यह टैक्स और पीएफ कटने से पहले की रकम है। हर महीने खाते में जितना आता है वह लिखें, जैसे 55,000।',
  rateWithoutArea: 'यह एरिया की हर यूनिट की कीमत है। पहले एरिया बताएं, या पूरी कीमत लिखें, जैसे 70 लाख।',
  noNumber: (written: string) => `“${written}” से नंबर समझ नहीं आया। ऐसे लिखें: 8.5।`,
  /** Another reading of an answer, on the button that chooses it. */
  mean: (said: string) => `मतलब ${said}`,
  noArea: (written: string) => `“${written}” से एरिया समझ नहीं आया। ऐसे लिखें: 1,450 वर्ग फुट या 200 गज।`,
  severalAreas: (written: string) =>
    `“${written}” में एक से ज्यादा आंकड़े हैं। एक एरिया लिखें, जैसे 1,450 वर्ग फुट।`,
  noUnit: (written: string) =>
    `“${written}” से एरिया की यूनिट समझ नहीं आई। वर्ग फुट, गज, वर्ग मीटर या एकड़ लिखें।`,
  /** An area in yards, with the size of a marla that it assumes. */
  ofMarla: (said: string, yards: number) => `${said} (1 मरला = ${yards} गज)`,
  localUnit: (unit: string) =>
    `“${unit}” हर जगह अलग होता है, इसलिए हम उसे नहीं बदलते। एरिया वर्ग फुट में लिखें, जैसे 1,800 वर्ग फुट, या गज में।`,
  hectare: 'हेक्टेयर समझ नहीं आते। एरिया वर्ग मीटर में लिखें, जैसे दो हेक्टेयर के लिए 20,000 वर्ग मीटर, या एकड़ में।',
  rooms: (count: number) => `${count} बीएचके`,
  noRooms: (written: string) => `“${written}” से बेडरूम की गिनती समझ नहीं आई। ऐसे लिखें: 3 बीएचके या 3।`,
  studio: 'स्टूडियो या 1 आरके में अलग बेडरूम नहीं होता। उसे प्रॉपर्टी टाइप में चुनें, और यह खाली छोड़ें।',
  noCount: (written: string) => `“${written}” से नंबर समझ नहीं आया। ऐसे लिखें: 2।`,
  noFloor: (written: string) => `“${written}” से मंजिल समझ नहीं आई। ऐसे लिखें: 5, 5/18, ग्राउंड या B1।`,
  topOfWhat: 'बिल्डिंग में कितनी मंजिलें हैं, यह भी लिखें, जैसे 18/18।',
  wholeBuilding: (written: string) =>
    `“${written}” पूरी बिल्डिंग है। उसे कुल मंजिलों में लिखें, और यहां घर की मंजिल, जैसे 2।`,
  floorAboveTop: (written: string) => `“${written}” बिल्डिंग की आखिरी मंजिल से ऊपर है। ऐसे लिखें: 5/18।`,
  day: (iso: string) => formatDate(iso),
  month: (iso: string) => formatMonth(iso),
  noDate: (written: string) => `“${written}” से तारीख समझ नहीं आई। ऐसे लिखें: 15/01/2027 या दिसंबर 2028।`,
  noChoice: (written: string, options: readonly string[]) =>
    `“${written}” दिए हुए जवाबों में नहीं है। इनमें से एक लिखें: ${options.join(', ')}।`,
} as const
