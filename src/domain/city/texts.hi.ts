import { CITY_COUNT, CITY_LIST, shownCity } from '#language/city/texts-named'
import { REGION } from '#language/city/texts-region'
import { OFFER_TEXTS } from '#language/project/texts'

const CHAPTERS = ['नक्शा और प्रोजेक्ट', 'खरीदने के लिए क्या है', OFFER_TEXTS.how] as const

export const CITY_TEXTS = {
  /** In the footer. Here, because no script needs it, and scripts load the texts of the whole site. */
  portal: `${CITY_COUNT} में घर, ऑफिस और प्लॉट। पब्लिश होने से पहले हर लिस्टिंग को हमारी टीम मंजूर करती है।`,
  title: 'हमारे शहर',
  description: `पोर्टल किन शहरों में है: ${CITY_LIST}। हमारा ऑफिस, और हमसे संपर्क कैसे करें।`,
  intro: `${REGION} के ${CITY_COUNT} में से एक चुनें और उसके प्रोजेक्ट देखें, या उसके बारे में ऑफिस से पूछें।`,
  claim: (count: string) => `${count} प्रॉपर्टी`,
  counted: (digits: string, _count: number) => `${digits} प्रॉपर्टी`,
  /** Beside a claim, which may say another number of the whole network. */
  online: (count: number, city: string) => `${shownCity(city)} में आज ऑनलाइन ${count} प्रॉपर्टी देखें`,
  comingSoon: 'जल्द आ रहा है',
  contact: (city: string) => `${shownCity(city)} के बारे में पूछें`,
  map: (city: string) => `${shownCity(city)} का नक्शा`,
  opensMap: 'openstreetmap.org नए टैब में खुलेगा',
  office: 'हमारा ऑफिस',
  officeText: 'सोमवार से शुक्रवार, दस से छह बजे के बीच कभी भी आएं। चाय हमारी तरफ से।',
  /** The drawing of its surroundings, with their names, below public/art. */
  officeDrawing: 'office-map-hi',
  officeMap: 'हमारे ऑफिस के आसपास की सड़कों का नक्शा, पार्क और नदी के बीच',
  openMap: 'नक्शा खोलें',
  follow: 'हमें फॉलो करें',
  newInTitle: 'हर शहर में नया क्या है',
  newInDescription: 'हर शहर के सबसे नए प्रोजेक्ट और सबसे नई लिस्टिंग, साथ-साथ।',
  newInIntro: 'हर शहर में नया क्या आया, और आगे कहां देखें।',
  newIn: (city: string) => `${shownCity(city)} में नया`,
  newestProject: 'सबसे नया प्रोजेक्ट',
  newestListing: 'सबसे नई लिस्टिंग',
  listings: (count: number, city: string) => `${shownCity(city)} में ${count} लिस्टिंग`,
  chapters: CHAPTERS,
  sheet: (n: number) => `भाग ${n}, कुल ${CHAPTERS.length}`,
  sheets: (city: string) => `${shownCity(city)} के पेज`,
  published: 'पब्लिश हुआ',
  forSale: 'बिक्री के घर',
  forRent: 'किराए के घर',
  pg: 'पीजी',
  business: 'बिजनेस के लिए',
  onOffer: 'आज उपलब्ध',
  projects: (count: number) => `${count} प्रोजेक्ट`,
} as const
