import { CITIES_TO_COME, CITY_COUNT, CITY_LIST, shownCity } from '#language/city/texts-named'
import { PROJECT_LISTS } from '#language/project/texts'
import { GALLERIES } from '#language/search/texts'
import { joined } from '#language/text/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

/** A city, or all of them. */
const where = (city: string | null) => (city === null ? CITY_COUNT : shownCity(city))

export const HOME_TEXTS = {
  headline: 'भरोसा सबसे पहले',
  subHeadline: 'अपने सपनों की प्रॉपर्टी भरोसे के साथ खोजें',
  lead: 'भरोसेमंद नेटवर्क, एक्सपर्ट की सलाह, प्रीमियम लिस्टिंग।',
  pageTitle: `${CITY_LIST} में प्रॉपर्टी`,
  pageDescription: `${CITY_LIST} में खरीदने या किराए पर लेने के लिए फ्लैट, मकान, प्लॉट, ऑफिस और पीजी के बेड। हर लिस्टिंग हमारी टीम ने मंजूर की है।`,
  wish: 'आपको क्या चाहिए',
  wishes: { buy: 'खरीदें', rent: 'किराए पर', pg: 'पीजी' },
  words: 'शहर, इलाका या 70 लाख तक 3 बीएचके',
  find: 'प्रॉपर्टी खोजें',
  cityAnswers: 'किसी शहर में खोजें',
  cityHomes: (city: string | null) =>
    city === null ? `${where(city)} में घर` : `${where(city)} में इलाके के हिसाब से घर`,
  cityHomesDescription: (city: string) =>
    `${shownCity(city)} का नक्शा: हर इलाके में बिक्री के लिए घर, उनकी कीमतें और सबसे नई लिस्टिंग।`,
  otherCities: 'नक्शे वाले शहर',
  allCities: 'सभी शहर',
  cityAll: (count: number, city: string | null) =>
    count === 1 ? `${where(city)} की प्रॉपर्टी` : `${where(city)} की सभी ${count} प्रॉपर्टी`,
  cityEmpty: (city: string | null) => `${where(city)} की पहली मंजूर प्रॉपर्टी जल्द यहां दिखेंगी।`,
  cityFailed: (city: string | null) => `${where(city)} का नक्शा नहीं खुला। इंटरनेट कनेक्शन जांचें।`,
  pauseFilm: 'वीडियो रोकें',
  playFilm: 'वीडियो चलाएं',
  projects: 'प्रोजेक्ट',
  allProjects: PROJECT_LISTS.allTitle,
  cities: `${CITY_COUNT} में, गली-गली`,
  citiesText: `${CITY_LIST} में घर, ऑफिस और प्लॉट। ${CITIES_TO_COME}`.trim(),
  bannerTitle: 'आपकी प्रॉपर्टी, उनके सामने जो उसे खोज रहे हैं',
  bannerText: `बेचें या किराए पर दें: चार छोटे स्टेप, ${PHOTO_LIMITS.count} तक फोटो, कोई फीस नहीं। ऑनलाइन होने से पहले हर लिस्टिंग को हमारी टीम मंजूर करती है।`,
  oneListing: 'प्रॉपर्टी लिस्टिंग',
  builders: 'लोकप्रिय बिल्डर',
  ofBuilder: (builder: string) => `(${builder})`,
  available: (count: number) => `${count} प्रॉपर्टी उपलब्ध`,
  viewProperties: 'प्रॉपर्टी देखें',
  notOnline: (builder: string) => `${builder} की लिस्टिंग अभी ऑनलाइन नहीं हैं।`,
  builderInvitation: 'क्या आप बिल्डर हैं?',
  builderInvitationText:
    'अपने प्रोजेक्ट इनके साथ दिखाएं। हर लिस्टिंग की तरह मंजूरी के बाद, आपके नाम और आपके कागजों के साथ।',
  builderContact: 'देखें क्या चाहिए, और प्रोजेक्ट भेजें',
  recommended: 'चुनिंदा प्रॉपर्टी',
  recommendedEmpty: 'पहली मंजूर प्रॉपर्टी जल्द यहां दिखेंगी।',
  allForSale: GALLERIES.buy.link,
  comingSoon: 'जल्द आने वाले प्रोजेक्ट',
  comingSoonNote: 'घोषणा हो चुकी है, बुकिंग अभी नहीं खुली।',
  showSlide: (title: string) => `${title} दिखाएं`,
  pause: 'स्लाइड शो रोकें',
  play: 'स्लाइड शो चलाएं',
  services: 'हमारी सेवाएं',
  servicesText: 'बताएं कि आपको क्या चाहिए। हमारी तरफ से कोई आपको फोन करेगा।',
} as const

/** What changed on the portal; the parts around a date are put together with it. */
export const NEWS_TEXTS = {
  since: { before: '', after: ' से क्या बदला' },
  asOf: { before: '', after: (hour: string) => ` ${hour} तक।` },
  added: (count: number) => (count === 0 ? 'कुछ नया नहीं' : `${count} नई`),
  lowered: (count: number) => (count === 0 ? 'किसी की कीमत नहीं घटी' : `${count} की कीमत घटी`),
  closed: (count: number) =>
    count === 0 ? 'कोई बिकी या किराए पर नहीं गई' : `${count} बिकी या किराए पर गई`,
  /** Where that was, with the number of places that are not named. */
  places: (names: readonly string[], more: number) =>
    joined(more > 0 ? [...names, `${more} दूसरी जगह`] : names),
} as const

/** The external chat: the button’s name, and the prefilled message. */
export const CHAT_TEXTS = {
  open: 'हमसे व्हाट्सऐप पर बात करें',
  greeting: 'नमस्ते, मुझे आपकी मदद चाहिए ..',
} as const

export const APP_TEXTS = {
  pageTitle: 'मोबाइल ऐप',
  whatTitle: 'फोन पर यह पोर्टल क्या करता है',
  what: [
    {
      title: 'जो आपने सेव किया',
      text: 'दिल पर टैप करें और लिस्टिंग सेव करें: इस फोन में, और अकाउंट बनने के बाद उसमें भी।',
    },
    {
      title: 'गेट पर खड़े होकर सवाल',
      text: 'लिस्टिंग के पेज से मालिक को लिखें। फोन नंबर देखने के लिए लॉग इन करें।',
    },
    {
      title: 'कमजोर नेटवर्क में भी',
      text: 'पेज हल्के हैं, और फोटो उतनी ही बड़ी आती है जितनी आपकी स्क्रीन पर दिखती है।',
    },
  ],
  noApp: 'खोजने या पोस्ट करने के लिए ऐप जरूरी नहीं:',
  useSite: 'यह साइट किसी भी फोन पर दोनों काम करती है',
  title: 'पोर्टल आपकी जेब में',
  text: 'घर बैठे खोजें, और देखने जाएं तो वहीं फोन पर फिर खोल लें: वही लिस्टिंग, हर एक हमारी टीम की मंजूर की हुई।',
  playStore: 'Google Play',
  playStoreLead: 'यहां से लें:',
  appStore: 'App Store',
  appStoreLead: 'डाउनलोड करें:',
} as const
