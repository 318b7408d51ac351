import { shownCity } from '#language/city/texts-named'
import { joined } from '#language/text/texts'
import { LEAST_LOCATED } from './constants.ts'
import type { Located } from './rules.ts'

/** A city in which too few localities are located. */
type LeftOut = Located & { city: string }

/** The sheet in which one says places of one's own. */
export const OWN_PLACES_TEXTS = {
  intro: (most: number) => `अपनी ${most} जगहें तक जोड़ें। फिर हर घर पर लिखा होगा कि वह उनसे कितनी दूर है।`,
  private: 'आपकी जगहें इसी फोन या कंप्यूटर पर रहती हैं। न किसी लिंक में जाती हैं, न हमारे पास।',
  places: 'आपकी जगहें',
  add: 'जगह जोड़ें',
  name: 'कौन सी जगह',
  otherName: 'दूसरा नाम',
  ownName: 'जगह का नाम',
  where: 'कहां है',
  whereExample: (cities: readonly string[]) =>
    `${joined(cities.map(shownCity), 'या')} का इलाका या मशहूर जगह`,
  onMap: 'नक्शे पर चुनें',
  mapOf: (city: string) => `${shownCity(city)} के किसी इलाके पर टैप करें।`,
  added: (name: string) => `${name} जुड़ गया।`,
  notFound: 'यह कहां है, हमें किसी सोर्स से पता नहीं। पास का कोई इलाका या स्टेशन लिखकर देखें।',
  nameMissing: 'पहले जगह का नाम लिखें।',
  nameTaken: (name: string) => `${name} नाम की जगह पहले से है।`,
  sorts: 'सबसे करीब पहले',
  within: (name: string) => `${name} से ज्यादा से ज्यादा कितनी दूर`,
  any: 'कितनी भी दूरी',
  upTo: (km: number) => `${km} किमी तक`,
  remove: (name: string) => `${name} को हटाएं`,
  removed: (name: string) => `${name} हट गया।`,
  forget: 'सभी जगहें मिटाएं',
  forgotten: 'आपकी जगहें मिटा दी गईं।',
  show: 'घर देखें',
  why: 'मिनट में क्यों नहीं?',
  because:
    'हमें पता है कि इलाका कहां है। रास्ता किस सड़क से होगा और उस वक्त ट्रैफिक कितना होगा, यह नहीं पता। इसलिए हम सीधी दूरी बताते हैं, मिनट कभी नहीं। घर के पेज पर सिर्फ इलाके का नाम होता है और इलाका बड़ा होता है: ब्रैकेट में लिखा है कि सीधी दूरी कितने से कितनी हो सकती है।',
  inCities: (cities: readonly string[]) => `हम ${joined(cities.map(shownCity))} में दूरी बताते हैं।`,
  leftOut: (cities: readonly LeftOut[]) =>
    `${joined(cities.map(({ city, known, total }) => `${shownCity(city)} (${total} में से ${known} इलाके)`))} में अभी नहीं: 10 में से ${LEAST_LOCATED * 10} इलाके कहां हैं, यह किसी सोर्स से पता होना चाहिए।`,
} as const
