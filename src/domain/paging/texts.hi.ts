import { shownCity } from '#language/city/texts-named'

/** Texts of all admins' lists with filters and pages. */
export const LIST_TEXTS = {
  /** The header of the last column, for screen readers only. */
  actions: '.क्या किया जा सकता है',
  find: 'खोजें',
  all: 'सभी',
  pages: 'पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  place: (page: number) => `पेज ${page}`,
  loading: 'लिस्ट खुल रही है…',
  failed: 'यह पेज नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  none: 'इस फिल्टर से कुछ नहीं मिला।',
  clear: 'सब दिखाएं',
} as const

/** Words of lists of listings on numbered pages. */
export const PAGES_TEXTS = {
  pages: LIST_TEXTS.pages,
  page: LIST_TEXTS.place,
  pageWord: 'पेज',
  newer: 'नई',
  older: 'पुरानी',
  results: 'प्रॉपर्टी',
  block: (oldest: number, newest: number) => `पेज ${oldest} से ${newest}`,
  olderThan: 'पुरानी लिस्टिंग, जो अब भी उपलब्ध हैं।',
  withFilters: 'फिल्टर लगाकर खोजें',
  near: 'इलाके के हिसाब से',
  parts: 'और छांटें',
  all: LIST_TEXTS.all,
  /** Of a list of what owners post, and of what has a right to offer that was seen. */
  said: {
    by: 'इन्हें उन लोगों ने पोस्ट किया है जो खुद को मालिक बताते हैं, एजेंट ने नहीं।',
    right:
      'हर एक के लिए हमारी टीम ने कोई कागज या मालिक का मेल देखकर मिलान किया। किसी रजिस्टर से नहीं पूछा गया।',
  },
  prices: 'कीमत के हिसाब से',
  wholeCity: (city: string) => `पूरा ${shownCity(city)}`,
  inCity: (city: string) => `${shownCity(city)} में प्रॉपर्टी`,
  more: 'इस तरह की और प्रॉपर्टी',
  placeDescription: (name: string) =>
    `${name}: कीमत और एरिया, और मालिक ने आखिरी बार कब कन्फर्म किया। हर लिस्टिंग हमारी टीम ने मंजूर की है।`,
} as const
