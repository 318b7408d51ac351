import { shownCity } from '#language/city/texts-named'
import { shownValue } from '#language/listing/texts-values'
import { joined } from '#language/text/texts'
import { COMPARED_MOST } from './device-lists.ts'
import type { PosterWord } from './poster.ts'

export const LISTING_TEXTS = {
  place: 'जगह',
  untitled: 'बिना नाम का प्रोजेक्ट',
  noImage: 'कोई फोटो नहीं',
  sample: 'नमूना',
  sampleNote: 'लिस्टिंग ऐसी दिखती है',
  notAvailable: 'यह लिस्टिंग उपलब्ध नहीं है',
  notLoggedIn: 'प्रॉपर्टी भेजने के लिए पहले लॉग इन करें।',
  submitted: 'प्रॉपर्टी भेज दी गई।',
  submitFailed: 'प्रॉपर्टी नहीं भेजी जा सकी। फिर कोशिश करें।',
} as const

/** Under the place of a home, with who says where it is. */
export const placeNote = (who: PosterWord) => `इलाका ${shownValue(who)} ने बताया है। पूरा पता उनसे पूछें।`

/** On the button over the pictures of a page. */
export const showAllPhotos = (count: number) => `सभी ${count} फोटो देखें`

/** The link of a card to the page of its listing. */
export const LEARN_MORE = 'और जानें'

/** Follows a title that was cut. */
export const TITLE_CUT = '...'

/** Labels that the facts and the filters share. */
export const FACT_TEXTS = { bedrooms: 'बेडरूम', furnishing: 'फर्निशिंग' } as const

/** Both the hint of the field and its error. */
export const PG_RESIDENTIAL = 'पीजी हमेशा रिहायशी होता है, प्लॉट कभी नहीं।'

/** Words on the page of a listing and on its cards. */
export const LISTING_PAGE_TEXTS = {
  back: (city: string) => `${shownCity(city)} की प्रॉपर्टी`,
  facts: 'जानकारी',
  amenities: 'सुविधाएं',
  description: 'ब्योरा',
  similar: (city: string) => `${shownCity(city)} में ऐसी और प्रॉपर्टी`,
  /** The same where this one cannot be had any more, and it is the first thing to say. */
  stillOffered: (city: string) => `${shownCity(city)} में अब भी उपलब्ध`,
  /** The day is that of the owner's press: when it was sold is not asked. */
  closedOn: (state: string, day: string) => `${state}, ${day} को बताया गया`,
  owner: 'मालिक',
  agent: 'एजेंट',
  memberSince: (role: string, month: string) => `${role}, ${month} से सदस्य`,
  agentRera: (number: string) => `रेरा एजेंट नंबर ${number}`,
  save: 'सेव करें',
  perSquareFoot: 'प्रति वर्ग फुट',
  /** Follows the number of photos, for screen readers. */
  photos: (_count: number) => 'फोटो',
} as const

/** What a card says besides the facts of the home. */
export const CARD_TEXTS = {
  isNew: 'नई',
  seen: 'देखी हुई',
  lowered: (day: string) => `${day} को कीमत घटी`,
  read: (day: string) => `${day} को पढ़ी`,
  /** Follows, for screen readers. */
  byPerson: ', हमारी टीम ने',
  /** Before the day, for screen readers: a sign stands for it. */
  confirmed: 'कन्फर्म: ',
} as const

/** What the buttons of a card are called, by their parts; `more` opens what else can be done with the listing. */
export const CARD_BUTTONS = {
  heart: (name: string) => `${name} ${LISTING_PAGE_TEXTS.save}`,
  more: (name: string) => `${name}: और विकल्प`,
} as const

export const COMPARE_TEXTS = {
  title: 'प्रॉपर्टी की तुलना',
  description: `${COMPARED_MOST} प्रॉपर्टी तक साथ-साथ, और उनमें फर्क।`,
  loading: 'प्रॉपर्टी खुल रही हैं…',
  emptyTitle: 'तुलना के लिए अभी कुछ नहीं',
  emptyText: 'कम से कम दो प्रॉपर्टी पर “तुलना करें” दबाएं। वे यहां साथ-साथ दिखेंगी।',
  toSaved: 'सेव की हुई प्रॉपर्टी में से चुनें',
  failed: 'प्रॉपर्टी नहीं खुलीं। इंटरनेट कनेक्शन जांचें।',
  withoutScript: 'तुलना के लिए जावास्क्रिप्ट चाहिए। हर प्रॉपर्टी का अपना पेज उसके बिना भी खुलता है।',
  /** `names` are those that are known, `others` how many are not. */
  gone: (names: readonly string[], others: number) => {
    const rest = names.length > 0 ? `${others} और प्रॉपर्टी` : `इनमें से ${others} प्रॉपर्टी`
    const many = names.length + others > 1
    return `${joined(others > 0 ? [...names, rest] : names)} अब उपलब्ध नहीं ${many ? 'हैं' : 'है'}।`
  },
  label: 'तुलना',
  /** What sets the best value of a row apart. */
  best: { lowest: 'सबसे कम', largest: 'सबसे बड़ा', most: 'सबसे ज्यादा' },
  instalment: 'ईएमआई कितने से शुरू',
  /** Which loan the instalments are of; `names` are those of its homes where there are several loans. */
  loan: (terms: string, names: readonly string[]) =>
    `${names.length > 0 ? `${joined(names)} की ` : ''}ईएमआई: ${terms}।`,
  kinds: 'ये अलग-अलग तरह की प्रॉपर्टी हैं, इसलिए हर बात सब पर लागू नहीं।',
  onlyThese: (names: readonly string[]) => `सिर्फ ${joined(names)} की तुलना करें`,
  furtherAmenities: 'बाकी सुविधाएं',
  noFurther: 'और कोई नहीं',
  same: (count: number) => (count === 1 ? '1 बात एक जैसी है' : `${count} बातें एक जैसी हैं`),
  unstated: 'नहीं बताया',
  noMeaning: 'लागू नहीं',
  takeOut: 'हटाएं',
  takenOut: (name: string) => `${name} को हटा दिया।`,
  choose: 'तुलना करें',
  chosen: (count: number) => (count === 1 ? 'तुलना के लिए एक और चुनें।' : `${count} प्रॉपर्टी चुनी हैं`),
  full: `एक साथ ${COMPARED_MOST} से ज्यादा नहीं। पहले एक हटाएं।`,
  open: (count: number) => `तुलना करें (${count})`,
  clear: 'सब हटाएं',
  withSimilar: 'इसकी तुलना इन सभी से करें',
} as const

/** The row of listings that this device has shown before. */
export const VIEWED_TEXTS = {
  title: 'हाल में देखी प्रॉपर्टी',
  clear: 'लिस्ट मिटाएं',
  cleared: 'हाल में देखी प्रॉपर्टी की लिस्ट इस फोन या कंप्यूटर से मिटा दी गई।',
} as const

/** Logged to the console if the home page cannot fetch listings newer than its build. */
export const FETCH_FAILED = 'नई प्रॉपर्टी नहीं लाई जा सकीं'
