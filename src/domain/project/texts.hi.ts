import { CITY_COUNT, CITY_LIST, shownCity } from '#language/city/texts-named'
import { startingAt } from '#language/money/texts-amounts'
import { NO_LEGAL_ADVICE } from '#language/site/texts'

export const PROJECT_TEXTS = {
  state: 'राज्य',
  added: 'कब जोड़ा गया',
  addedOn: (date: string) => `${date} को जोड़ा गया`,
  homesFrom: (place: string, price: string) => `${place} में घर ${startingAt(price)}`,
  /** After the lowest price of a home near a project that states no price. */
  lowestThere: 'वहां का सबसे सस्ता घर',
  onSale: (count: number, place: string) => `${place} में ${count} प्रॉपर्टी बिक्री के लिए`,
  tellMe: 'कोई आए तो मुझे बताएं',
  noneListed: 'वहां अभी कुछ बिक्री के लिए नहीं है',
  kind: (category: string) => `${category} प्रोजेक्ट`,
  newLaunch: 'नया लॉन्च',
  onwards: 'से शुरू',
  pictureOf: (name: string) => `${name} की फोटो`,
  notListed: (city: string) => `यह प्रोजेक्ट ${shownCity(city)} की लिस्ट में नहीं है।`,
  listedUnder: (city: string) => `इसे ${shownCity(city)} की लिस्ट में देखें`,
  seeIt: 'इसका पेज देखें',
  noSuch: 'ऐसा कोई प्रोजेक्ट नहीं है!',
  noneIn: (city: string) => `${shownCity(city)} में कोई प्रोजेक्ट नहीं मिला`,
} as const

const ALL_BY_CITY = 'शहर के हिसाब से सभी प्रोजेक्ट'

/** Words of a project's page. */
export const PROJECT_PAGE = {
  described: (name: string, kind: string, price: string) =>
    `${name}: ${kind}${price && `, ${price}`}। फोटो, जानकारी और बुक करने से पहले क्या जांचें।`,
  shellTitle: 'प्रोजेक्ट',
  unavailable: 'यह प्रोजेक्ट हमारी साइट पर नहीं है',
  unavailableHint: 'लिंक फिर से देखें। हो सकता है प्रोजेक्ट हटा लिया गया हो।',
  loadFailed: 'यह प्रोजेक्ट नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  back: (city: string) => `${shownCity(city)} के प्रोजेक्ट`,
  backToAll: ALL_BY_CITY,
  facts: 'जानकारी',
  amenities: 'सुविधाएं',
  place: 'जगह',
  others: (city: string) => `${shownCity(city)} के दूसरे प्रोजेक्ट`,
  next: 'आगे क्या करें',
  ask: 'इस प्रोजेक्ट के बारे में पूछें',
  askHint: 'हमारा ऑफिस कामकाजी दिनों में जवाब देता है। प्रोजेक्ट का नाम लिखें, और यह भी कि देखने कब आना है।',
  buying: (city: string) => `${shownCity(city)} में कैसे खरीदें`,
  buyingHint: 'रजिस्ट्री, मंजूरी और कागज, एक-एक स्टेप।',
  offers: (city: string) => `${shownCity(city)} में कीमतों की रेंज`,
  unchecked: 'जानकारी बिल्डर की दी हुई है। पैसे देने से पहले प्रोजेक्ट को राज्य की रेरा साइट पर देखें।',
  noPrice: 'कीमत नहीं बताई',
  around: (place: string) => `${place} में बिक्री के लिए`,
  allAround: (found: string, place: string) => `${place} में खोजें: ${found}`,
} as const

/** Words of the lists of projects. */
export const PROJECT_LISTS = {
  cityTitle: (city: string) => `${shownCity(city)} के प्रोजेक्ट`,
  cityDescription: (city: string, count: number) =>
    `${shownCity(city)} में ${projects(count)}: फोटो, इलाका और बुक करने से पहले क्या जांचें।`,
  count: (count: number) => projects(count),
  cityHint: 'इस जगह का कोई प्रोजेक्ट अभी नहीं जोड़ा गया। इन शहरों में प्रोजेक्ट हैं:',
  citiesFailed: 'प्रोजेक्ट नहीं खुले। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  cityWithoutScript: 'इस शहर का अपना पेज नहीं है। इनमें से चुनें:',

  allTitle: ALL_BY_CITY,
  allDescription: `पोर्टल का हर प्रोजेक्ट एक ही लिस्ट में, शहर के हिसाब से: ${CITY_LIST}।`,
  allIntro: 'सभी प्रोजेक्ट, हर शहर में सबसे नए पहले। नए प्रोजेक्ट साइट के अगले अपडेट में दिखेंगे।',
  /** The pages that show projects, each in its own way. */
  doors: 'प्रोजेक्ट देखने के दूसरे तरीके',
  elsewhere: 'दूसरी जगहें',
  buyingByCity: 'खरीदते कैसे हैं, शहर के हिसाब से',
  offersFrom: (price: string) => `कीमतों की रेंज ${startingAt(price)}`,
  added: 'जोड़ा गया:',

  exploreTitle: 'शहर के प्रोजेक्ट देखें',
  exploreDescription: 'शहर चुनें, उसके प्रोजेक्ट साथ-साथ देखें और जो पसंद आए उसे खोलें।',
  exploreIntro: 'शहर चुनें, फिर प्रोजेक्ट। यह लिंक शेयर करें: यह इसी जगह खुलेगा।',
  cities: 'शहर',
  otherCities: 'दूसरे शहर',
  projectsOf: (city: string) => `${shownCity(city)} के प्रोजेक्ट`,
  open: 'प्रोजेक्ट का पेज खोलें',

  newTitle: 'नए लॉन्च',
  newDescription: `${CITY_COUNT} में नए लॉन्च हुए प्रोजेक्ट, उनकी शुरुआती कीमत, एरिया और सुविधाओं के साथ।`,
  newIntro: 'वे प्रोजेक्ट जिनकी बिक्री पिछले कुछ हफ्तों में शुरू हुई। कीमतें सबसे छोटी यूनिट की हैं।',
  newNouns: ['लॉन्च', 'लॉन्च'],
  newCount: (count: number) => `${count} लॉन्च`,
  newRange: (low: string, high: string) => `शुरुआती कीमतें ${low} से ${high} तक हैं।`,
  newNone: 'अभी कोई नया लॉन्च नहीं है। शहरों के प्रोजेक्ट देखें।',
  city: 'शहर',
  anyCity: 'सभी शहर',

  compareTitle: 'लॉन्च की तुलना करें',
  compareIntro: 'सबसे कम शुरुआती कीमत पहले।',
  beforeTitle: 'लॉन्च में बुक करने से पहले',
  beforeMore: 'हर स्टेप, और किससे पूछें, शहर के हिसाब से:',

  newestTitle: 'हर शहर का सबसे नया',
  newestDescription: `हर शहर का सबसे नया प्रोजेक्ट, एक ही कतार में: ${CITY_LIST}।`,
  newestIntro: 'हर शहर का एक कार्ड: जो प्रोजेक्ट सबसे बाद में आया।',
  newestAll: 'सभी प्रोजेक्ट, सबसे नए पहले',
  allOf: (city: string, count: number) => `${shownCity(city)} के सभी ${projects(count)}`,
} as const

/** Texts of a city's offers and of how to buy there. */
export const OFFER_TEXTS = {
  title: (city: string) => `${shownCity(city)} में खरीदने के लिए क्या है`,
  description: (city: string) =>
    `${shownCity(city)} के प्रोजेक्ट में कीमतों की रेंज, जगह, प्रॉपर्टी टाइप और सुविधाओं के हिसाब से, 50 लाख से 3 करोड़ तक।`,
  intro: (city: string) =>
    `${shownCity(city)} के प्रोजेक्ट में कितना मांगा जाता है, सबसे कम कीमत से सबसे ज्यादा तक। अपने बजट और पसंद की जगह के हिसाब से लिस्ट छोटी करें।`,
  nouns: ['विकल्प', 'विकल्प'],
  count: (count: number) => `${count} विकल्प`,
  show: (count: number) => `${count} विकल्प देखें`,
  /** What is before and after the number of offers in the same words. */
  aroundCount: { before: '', after: ' देखें' },
  price: 'कीमत',
  location: 'जगह',
  type: 'प्रॉपर्टी टाइप',
  amenities: 'सुविधाएं',
  any: 'कोई भी',
  how: 'खरीदते कैसे हैं',
  see: (found: string, place: string, prices: string) => `${place} में ${found} देखें, ${prices}`,
  seeAtAnyPrice: (found: string, place: string) => `इस कीमत पर कुछ नहीं: ${place} में ${found} देखें`,
  seeInCity: (found: string, place: string, city: string, prices: string) =>
    `अभी ${place} में कुछ नहीं: ${shownCity(city)} में ${found} देखें, ${prices}`,
  reset: 'सब देखें',

  serviceTitle: (city: string) => `${shownCity(city)} में प्रोजेक्ट खरीदना`,
  serviceDescription: (city: string, authority: string) =>
    `${shownCity(city)} में पहली बार देखने से चाबी मिलने तक: ${authority}, मंजूरी, एग्रीमेंट, स्टांप ड्यूटी और रजिस्ट्री।`,
  steps: 'एक-एक स्टेप',
  whom: 'किससे पूछें',
  whomRegulator: 'रेरा अथॉरिटी',
  whomAuthority: 'नक्शा कौन मंजूर करता है',
  whomRecords: 'रजिस्ट्री कहां होती है',
  local: (city: string) => `${shownCity(city)} में क्या अलग है`,
  launches: (city: string) => `${shownCity(city)} में नए लॉन्च`,
  cityProjects: (city: string) => `${shownCity(city)} शहर के प्रोजेक्ट`,
  ranges: (city: string) => `${shownCity(city)} में कीमतों की रेंज`,
  talk: 'हमारे ऑफिस से बात करें',
  notAdvice: `${NO_LEGAL_ADVICE} दरें और नियम बदलते हैं: मौजूदा दरें पूछ लें।`,
} as const

function projects(count: number): string {
  return `${count} प्रोजेक्ट`
}
