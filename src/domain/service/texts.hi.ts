import { GALLERIES } from '#language/search/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

export const SERVICE_TEXTS = {
  title: 'सेवाएं',
  description:
    'कमर्शियल प्रॉपर्टी खरीदना और लीज पर लेना, प्लॉट, किराए के घर, पीजी और को-लिविंग: हर काम कैसे होता है, और अभी क्या उपलब्ध है।',
  intro: 'लोग हमारे पास पांच कामों के लिए आते हैं। हर पेज पर लिखा है कि काम कैसे होता है, और आज क्या उपलब्ध है।',
  offers: (count: number) => `अभी ${count} उपलब्ध`,
  how: 'यह कैसे होता है',
  onOffer: 'अभी उपलब्ध',
  nothing: 'आज ऐसा कुछ नहीं है। अपना नंबर दें, कुछ आने पर हम फोन करेंगे।',
  ask: 'इसके बारे में हमसे पूछें',
  seeAll: GALLERIES.search.title,
  others: 'दूसरी सेवाएं',
} as const

export const SELL_RENT_TEXTS = {
  title: 'बेचें या किराए पर दें',
  description: 'देखें कि अभी क्या बिक्री और किराए के लिए है, और उसके साथ अपनी प्रॉपर्टी भी पोस्ट करें।',
  intro: 'अपनी प्रॉपर्टी चार स्टेप में मुफ्त पोस्ट करें। नीचे: अभी बिक्री और किराए के लिए दूसरों की प्रॉपर्टी।',
  tabs: { sell: 'बिक्री के लिए', rent: 'किराए पर' },
  tabsLabel: 'बिक्री या किराया',
  all: { sell: GALLERIES.buy.link, rent: 'किराए के सभी घर' },
  none: { sell: 'इस समय बिक्री के लिए कुछ नहीं है।', rent: 'इस समय किराए के लिए कुछ नहीं है।' },
  postTitle: 'अपनी प्रॉपर्टी चार स्टेप में पोस्ट करें',
  /** The questions of each step of the posting form, in their order. */
  steps: [
    'बेचना या किराए पर देना, जगह, कीमत और एरिया।',
    'मंजिल, दिशा, फर्निशिंग, सिक्योरिटी, रेरा नंबर।',
    'जो है, उसे चुनें, लिफ्ट से पावर बैकअप तक।',
    `${PHOTO_LIMITS.count} तक फोटो, जो आपके फोन पर ही छोटी हो जाती हैं।`,
  ],
  after: 'हमारी टीम उस पर फैसला करती है। आपको मेल मिलेगा, और फैसला और उसकी वजह प्रोफाइल में दिखेगी।',
} as const

/** Texts for an address below /services without a service; the pages of cities show them with an icon. */
export const NO_SUCH_SERVICE = {
  services: 'यह सेवा नहीं मिली',
  cities: 'यह सेवा नहीं मिली!',
} as const

export const NO_SUCH_SERVICE_HINTS = {
  services: 'लिंक फिर से देखें। हमारी सेवाएं ये हैं:',
  cities: 'इस जगह का हमारे पास पेज नहीं है। हमारे शहर ये हैं:',
} as const
