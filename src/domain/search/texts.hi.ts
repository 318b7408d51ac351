import { CITY_COUNT, CITY_LIST, shownCity } from '#language/city/texts-named'
import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { SWITCH_TEXTS } from '#language/listing/texts-facets'
import { properties } from '#language/search/texts-options'
import { joined } from '#language/text/texts'
import { once, short } from '../money/rules.ts'
import { SALES_FROM } from './constants.ts'

/** What a budget means where neither buying nor renting was chosen. */
export const MEANT_TEXTS = {
  sale: {
    chip: 'खरीदने के लिए',
    text: `${short(once(SALES_FROM))} या ज्यादा के बजट को हमने खरीदने की कीमत माना है। किराए के लिए ऊपर “${SWITCH_TEXTS.rent}” चुनें।`,
  },
  let: {
    chip: 'किराए पर',
    text: `${short(once(SALES_FROM))} से कम के बजट को हमने किराया माना है। खरीदने के लिए ऊपर “${SWITCH_TEXTS.buy}” चुनें।`,
  },
  /** Words that no listing states anything about. */
  aside: (words: readonly string[]) =>
    `हमने ${joined(words.map((word) => `“${word}”`))} छोड़ दिया: यह किसी लिस्टिंग में नहीं लिखा।`,
  elsewhere: (city: string, isSoon: boolean) =>
    isSoon ? `${city}: जल्द आ रहा है।` : `${city} अभी इस पोर्टल पर नहीं है।`,
  tell: (city: string) => `${city} में घर आने पर मुझे बताएं`,
} as const
export const SEARCH_TEXTS = {
  noMatch: 'ऐसी कोई प्रॉपर्टी नहीं मिली।',
  noMatchHint: 'कम शब्द लिखें, दूसरा शहर चुनें या फिल्टर हटाएं।',
  /** In place of what was not found: what comes nearest to it, and searches that ask for less. */
  nearest: 'सबसे करीब',
  nearestIs: (home: string, price: string) => `सबसे करीब: ${home}, ${price}।`,
  over: (amount: string) => `बजट से ${amount} ज्यादा`,
  under: (amount: string) => `बजट से ${amount} कम`,
  /** A range on offer excludes its upper end. */
  atLimit: 'ठीक बजट की सीमा पर',
  relax: 'या दायरा बढ़ाकर खोजें',
  /** Another reading of the words. */
  other: (label: string) => `या फिर ${label}?`,
} as const

/** Searches that ask for less than one that found nothing. */
export const LOOSEN_TEXTS = {
  raise: (amount: string) => `बजट ${amount} तक बढ़ाएं`,
  lower: (amount: string) => `बजट ${amount} तक घटाएं`,
  nextDoor: 'पास के इलाके भी',
  wholeOf: (city: string) => (city ? `पूरा ${shownCity(city)}` : 'कोई भी इलाका'),
  any: {
    city: 'कोई भी शहर',
    bhk: 'कितने भी बीएचके',
    type: 'सभी प्रॉपर्टी टाइप',
    furnishing: 'कोई भी फर्निशिंग',
    facing: 'कोई भी दिशा',
    age: 'कितनी भी पुरानी',
    by: 'किसी ने भी पोस्ट की हो',
    right: 'घर देने का हक देखा गया हो या नहीं',
    added: 'कभी भी पोस्ट हुई हो',
  } as Readonly<Record<string, string>>,
  without: (...labels: string[]) => `${joined(labels, 'या')} हटाकर`,
  counted: (label: string, count: number) => `${label} (${count})`,
} as const

/** Words of every gallery. */
export const GALLERY_TEXTS = {
  words: 'इलाका, मशहूर जगह या बिल्डिंग',
  wordsExample: `${EXAMPLE_LOCALITY}, या 70 लाख तक 3 बीएचके`,
  places: 'चुनी हुई जगहें',
  suggestions: 'सुझाव',
  switch: 'आपको क्या चाहिए',
  filters: 'फिल्टर',
  close: 'फिल्टर बंद करें',
  results: 'नतीजे',
  sort: 'क्रम',
  chips: 'चुने हुए और बाकी फिल्टर',
  clear: 'सब हटाएं',
  more: 'और दिखाएं',
  least: 'कम से कम',
  most: 'ज्यादा से ज्यादा',
  samples: 'लिस्टिंग ऐसी दिखती है',
  cities: 'शहर चुनें',
  city: 'शहर',
  closeCities: 'शहरों की लिस्ट बंद करें',
  settings: 'इस खोज के और विकल्प',
  kinds: (city: string) => `${shownCity(city)} में सब कुछ`,
  chosen: (count: number) => `${count} चुने`,
  /** After the homes. */
  commercial: (count: number) => `+ ${count} कमर्शियल`,
  remove: (label: string) => `${label} हटाएं`,
  show: (count: number) => `${properties(count)} देखें`,
  loadFailed: 'लिस्ट नहीं खुली। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  withoutScript:
    'ये सबसे नई प्रॉपर्टी हैं। खोज और फिल्टर के लिए जावास्क्रिप्ट चाहिए; हर शहर के लिंक इसके बिना भी चलते हैं।',
} as const

/** The galleries with their filters and texts. */
export const GALLERIES = {
  buy: {
    title: 'बिक्री के लिए प्रॉपर्टी',
    link: 'बिक्री के लिए सभी प्रॉपर्टी',
    description: `${CITY_LIST} में बिक्री के लिए फ्लैट, मकान, प्लॉट, दुकान और ऑफिस। हर एक को हमारी टीम ने मंजूर किया है।`,
    intro:
      'ऑनलाइन होने से पहले हर एक को हमारी टीम ने मंजूर किया है। सबमें कीमत है, एरिया है, और यह भी कि मालिक ने आखिरी बार कब कन्फर्म किया।',
    count: (count: number) => `${properties(count)} बिक्री के लिए`,
  },
  search: {
    title: 'सभी प्रॉपर्टी में खोजें',
    description: `${CITY_COUNT} में खरीदने, किराए या लीज पर लेने की हर प्रॉपर्टी, और पीजी और को-लिविंग घरों के बेड खोजें।`,
    intro: 'घर, दुकान और पीजी के बेड, खरीदने, किराए या लीज पर लेने के लिए, एक ही लिस्ट में।',
    count: (count: number) => properties(count),
  },
} as const

export type GalleryName = keyof typeof GALLERIES

/** The headings of the galleries; separate, because no script needs them. */
export const GALLERY_HEADS: Record<GalleryName, string> = {
  buy: `${CITY_COUNT} में बिक्री के लिए फ्लैट, मकान, प्लॉट और ऑफिस`,
  search: `${CITY_COUNT} में फ्लैट, मकान, प्लॉट, ऑफिस और पीजी खोजें`,
}

/** The label of the first option, "any", of a facet with a single choice. */
export const ANY_TEXTS: Readonly<Record<string, string>> = {
  city: 'कोई भी शहर',
  budget: 'कोई भी बजट',
  deal: 'दोनों',
  for: 'सभी',
  category: 'कोई भी',
  ready: 'कोई भी',
  guests: 'कोई भी',
  added: 'कभी भी',
}

/** The page of a city's localities. */
export const PLACES_TEXTS = {
  crumb: 'इलाके',
  title: (city: string) => `${shownCity(city)} में कहां खरीदें`,
  description: (city: string) =>
    `नक्शे पर ${shownCity(city)} के इलाके: हर इलाके में बिक्री के लिए कितनी प्रॉपर्टी हैं, सबसे कम कीमत, और फ्लैट की प्रति वर्ग फुट बीच की कीमत।`,
  intro:
    'किसी इलाके पर टैप करें और देखें कि वहां बिक्री के लिए क्या है। स्विच से फ्लैट की बीच की कीमत प्रति वर्ग फुट दिखती है।',
  kinds: (city: string) => `${shownCity(city)} में बाकी प्रॉपर्टी`,
  parts: (city: string) => `${shownCity(city)} में बिक्री के लिए: साइज, मालिक और घर देने के हक के हिसाब से`,
  map: 'नक्शा',
  open: 'नक्शा',
  closeMap: 'नक्शा बंद करें',
} as const
