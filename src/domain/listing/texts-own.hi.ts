import { shownCity } from '#language/city/texts-named'
import { LIST_TEXTS } from '#language/paging/texts'
import { LISTING_DAYS } from './constants.ts'
import type { OwnNarrowing, OwnSort, OwnState } from './own-filter.ts'

/** Texts of the filter of a poster's own listings. */
export const OWN_FILTER_TEXTS = {
  title: 'अपनी लिस्टिंग में खोजें',
  q: 'नाम, इलाका, आईडी या आपका कोड',
  state: 'स्टेटस',
  city: 'शहर',
  listingType: 'किस काम के लिए',
  sort: 'क्रम',
  states: {
    reported: 'किसी ने कहा, अब नहीं है: जवाब दें',
    waiting: 'मंजूरी का इंतजार',
    shown: 'दिख रही हैं',
    changed: 'बदलाव को मंजूरी का इंतजार',
    confirm: 'जल्द कन्फर्म करें',
    expired: 'कन्फर्म नहीं, इसलिए नहीं दिखतीं',
    rejected: 'नामंजूर',
    closed: 'बिक गईं या किराए पर चढ़ गईं',
  } satisfies Record<OwnState, string>,
  sorts: {
    newest: 'नई पहले',
    'price-low': 'कम कीमत पहले',
    'price-high': 'ज्यादा कीमत पहले',
    confirmed: 'जिन्हें कन्फर्म किए ज्यादा दिन हुए, वे पहले',
    views: 'ज्यादा देखी गईं पहले',
  } satisfies Record<OwnSort, string>,
  option: (label: string, count: number) => `${label} (${count})`,
  all: LIST_TEXTS.all,
  /** `count` of `all` fit the filter; `page` of them are shown. */
  count: (count: number, all: number) =>
    count === all ? `${all} लिस्टिंग` : `${all} में से ${count} लिस्टिंग`,
  clear: LIST_TEXTS.clear,
  confirmNote: `आखिरी बार कन्फर्म होने के ${LISTING_DAYS.asked} दिन बाद हम इनके बारे में पूछते हैं। ${LISTING_DAYS.unconfirmed} दिन बाद ये नहीं दिखतीं।`,
  /** Why nothing is shown. */
  none: (all: number) => `आपकी ${all} लिस्टिंग में से किसी में यह सब नहीं है।`,
  /** What would be shown without one part of the filter. */
  without: {
    q: (count: number, said: string) => `“${said}” के बिना: ${count}`,
    state: (count: number, said: string) => `सिर्फ “${said}” नहीं, हर स्टेटस की: ${count}`,
    city: (count: number, said: string) => `सिर्फ ${shownCity(said)} की नहीं, सब शहरों की: ${count}`,
    listingType: (count: number, said: string) => `सिर्फ “${said}” नहीं, सब: ${count}`,
  } satisfies Record<OwnNarrowing, (count: number, said: string) => string>,
} as const

/** Texts of the change of a listing's price alone. */
export const PRICE_CHANGE_TEXTS = {
  open: 'फॉर्म खोलें: पहले इस लिस्टिंग का एक और जवाब ठीक करना होगा।',
  change: 'कीमत बदलें',
  label: (name: string) => `${name} की नई कीमत`,
  /** What happens next, by what visitors see of the listing. */
  next: {
    pending: 'इस लिस्टिंग पर अभी फैसला नहीं हुआ है। पुरानी कीमत की जगह नई आ जाएगी।',
    published: 'नई कीमत पर हमारी टीम फैसला करेगी। तब तक लोगों को पुरानी कीमत दिखेगी।',
    waiting: 'इस लिस्टिंग के एक बदलाव को पहले से मंजूरी का इंतजार है। नई कीमत उसमें जुड़ जाएगी।',
    expired: 'नई कीमत पर हमारी टीम फैसला करेगी। लिस्टिंग दिखे, इसके लिए कन्फर्म करें कि वह उपलब्ध है।',
  },
  submit: 'नई कीमत भेजें',
  busy: 'भेजी जा रही है…',
  cancel: 'यही कीमत रखें',
  same: 'कीमत पहले से यही है।',
  /** After it was sent. */
  waits: (name: string, price: string) => `${name}: ${price} पर हमारी टीम के फैसले का इंतजार है।`,
  changed: (name: string, price: string) => `${name} की कीमत अब ${price} है।`,
  undone: (name: string, price: string) => `${name} की कीमत ${price} ही है।`,
  unchanged: (name: string) => `${name} की कीमत पहले से यही थी।`,
} as const
