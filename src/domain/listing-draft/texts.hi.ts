import { PG_RESIDENTIAL } from '#language/listing/texts'
import { FIELD_TEXTS } from '#language/listing/texts-fields'
import { inMegabytes } from '#language/photo/texts'
import { SUBMITTING } from '#language/text/texts'
import type { ListingType } from '../listing/constants.ts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

export const WIZARD_TEXTS = {
  saved: 'ड्राफ्ट इस फोन या कंप्यूटर पर सेव है',
  startOver: 'शुरू से भरें',
  startOverAsk: 'इससे चारों स्टेप खाली हो जाएंगे और फोटो हट जाएंगी।',
  startOverYes: 'हां, ड्राफ्ट हटाएं',
  keep: 'मेरा ड्राफ्ट रखें',
  replaceYes: 'हां, ड्राफ्ट की जगह यह भरें',
  fillLoading: 'आपकी लिस्टिंग खुल रही है…',
  fillFailed: 'आपकी लिस्टिंग नहीं खुली। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  submit: 'भेजें',
  busy: SUBMITTING,
  checksMissing: 'आपके जवाबों की जांच नहीं हो सकी। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  waitingForPhotos: 'आपकी फोटो अभी अपलोड हो रही हैं। पूरी होते ही हम लिस्टिंग भेज देंगे।',
  photosMissing: 'कुछ फोटो अब सर्वर पर नहीं हैं। हम उन्हें फिर अपलोड कर रहे हैं। पूरी होने पर लिस्टिंग भेजें।',
  photosWait: 'फोटो अपलोड करने के लिए लॉग इन करें। तब तक वे इसी फोन या कंप्यूटर पर रहेंगी।',
  photosNotKept: 'यह ब्राउजर आपकी सभी फोटो नहीं रख सकता। पेज बंद करने से पहले लिस्टिंग भेज दें।',
  postAs: 'क्या पब्लिश करना है?',
  postAsHint: 'शहर के प्रोजेक्ट में नाम, जगह और फोटो होते हैं; नए लॉन्च में कीमत, एरिया और सुविधाएं भी।',
  notAsked: 'शहर के प्रोजेक्ट के लिए यहां कुछ नहीं भरना है। अगले स्टेप पर जाएं।',
  optionalStep: 'इनमें से कुछ भी जरूरी नहीं। पर जितने जवाब, उतने कम फोन।',
  draft: 'आपका ड्राफ्ट',
  noAmenity: 'कुछ नहीं चुना। यह छोड़ा जा सकता है।',
  amenities: (chosen: number, all: number) =>
    `${all} में से ${chosen} चुनी ${chosen === 1 ? 'है' : 'हैं'}`,
  reraExample: (example: string) => `यह ऐसा दिखता है: ${example}।`,
  listingSoFar: 'अब तक आपकी लिस्टिंग',
  projectSoFar: 'अब तक आपका प्रोजेक्ट',
  submittedCard: 'आपने यह भेजा है',
  toProfile: 'आपकी प्रोफाइल',
  next: 'पहले हमारी टीम इस पर फैसला करेगी। ऑनलाइन होने पर इसका पेज शेयर करें।',
  addPhotos: 'फोटो जोड़ें',
  resumed: (step: number, name: string) => `आपका ड्राफ्ट स्टेप ${step} पर है: ${name}।`,
  unchanged: 'कुछ नहीं बदला। लिस्टिंग वैसी ही है।',
  publishedNext: 'यह एक-दो मिनट में साइट पर आ जाएगा।',
  pgHint: PG_RESIDENTIAL,
  chooseCategory: 'पहले कैटेगरी चुनें, फिर प्रॉपर्टी टाइप दिखेंगे।',
} as const

/** Shown instead of the form where scripts do not run. */
export const WIZARD_WITHOUT_SCRIPT =
  'पोस्ट करने के लिए जावास्क्रिप्ट चाहिए: फोटो छोटी की जाती हैं और आपका ड्राफ्ट आपके ब्राउजर में रहता है। इसे चालू करें और पेज फिर खोलें।'

const PRICE_LABELS: Record<ListingType, string> = {
  Sell: 'कीमत',
  Rent: 'हर महीने का किराया',
  PG: 'प्रति बेड किराया, हर महीने',
}

/** What the price of a listing type is called; "कीमत" before one is chosen. */
export function priceLabel(listingType: string): string {
  return PRICE_LABELS[listingType as ListingType] ?? FIELD_TEXTS.price.label
}

export const PRICE_HINTS: Record<string, string> = {
  Rent: 'रुपये में, जैसे 18,500।',
  PG: 'रुपये में, एक बेड का, जैसे 8,500।',
}

/** From which per cent on a listing is called so. */
const PRAISE = [
  [100, 'सब भर गया।'],
  [85, 'बहुत बढ़िया।'],
  [60, 'बढ़िया।'],
] as const

/** Texts about the completeness of a listing. A sentence claims only what the rule says. */
export const COMPLETENESS_TEXTS = {
  percent: (percent: number) => `${percent}% पूरी`,
  said: (percent: number) => {
    const praise = PRAISE.find(([from]) => percent >= from)?.[1] ?? ''
    return `${praise} आपकी लिस्टिंग ${percent}% पूरी है।`.trim()
  },
  gain: (percent: number) => `इससे ${percent}% हो जाएगी`,
  fillIn: (label: string) => `“${label}” भरें`,
  rest: (count: number) => `और क्या काम आएगा (${count})`,
  photos: (count: number, more: boolean) => (more ? `${count} फोटो और जोड़ें` : `${count} फोटो जोड़ें`),
  describe: 'अपने शब्दों में बताएं',
  describeMore: 'इसके बारे में और बताएं',
  amenities: 'प्रॉपर्टी या सोसायटी में जो है, उसे चुनें',
} as const

/** Advice about the chosen photos. */
export const PHOTO_ADVICE_TEXTS = {
  more: (count: number, enough: number) =>
    `लिस्टिंग ${enough} फोटो से पूरी होती है, अभी ${count} ${count === 1 ? 'है' : 'हैं'}। लोग हर कमरा एक बार देखना चाहते हैं।`,
  upright: (place: number) =>
    `कवर फोटो खड़ी है, और कार्ड पर ऊपर-नीचे से कट जाती है। फोटो ${place} आड़ी है: उसे कवर बनाएं।`,
  panorama: (place: number) =>
    `कवर फोटो पैनोरमा है, और कार्ड पर कट जाती है। फोटो ${place} को कवर बनाएं।`,
  onlyPanoramas: 'कवर फोटो पैनोरमा है, और कार्ड पर कट जाती है। कवर के लिए आम फोटो बेहतर है।',
  allUpright: 'कवर फोटो खड़ी है, और कार्ड पर ऊपर-नीचे से कट जाती है। एक फोटो फोन को आड़ा पकड़कर लें।',
} as const

/** The choice whether visitors of a new listing may only write. */
export const MESSAGES_ONLY_TEXTS = {
  label: 'सिर्फ मैसेज: मेरा नंबर न दिखाएं',
  hint: 'तब इस लिस्टिंग के लिए लोग आपको यहीं मैसेज करेंगे। नहीं चुना तो वही होगा जो आपके अकाउंट में है। प्रोफाइल में इसे कभी भी बदलें, बदलाव तुरंत लागू होगा।',
} as const

/** Texts of the photo step; `place` counts from 1. */
export const PHOTO_STEP_TEXTS = {
  advice:
    'फोटो जरूरी नहीं, पर इनसे लोग दूर बैठे अंदाजा लगा लेते हैं। सामने का हिस्सा, हॉल, किचन, बाथरूम और बाहर का नजारा दिखाएं।',
  full: `सभी ${PHOTO_LIMITS.count} जगहें भर गई हैं। दूसरी चुनने के लिए कोई फोटो हटाएं।`,
  choose: 'फोटो चुनें',
  drop: 'या यहां खींचकर छोड़ें।',
  chooseHint: `${PHOTO_LIMITS.count} फोटो तक, जैसी फोन खींचता है (JPEG, HEIC, PNG या WebP), हर एक ${inMegabytes(PHOTO_LIMITS.chosenBytes)} से छोटी। भेजने से पहले वे यहीं छोटी की जाती हैं। जगह और कैमरे की जानकारी हटा दी जाती है।`,
  uploaded: 'अपलोड हो गई',
  uploadedOf: (done: number, all: number) =>
    `${all} में से ${done} फोटो अपलोड हो ${done === 1 ? 'गई' : 'गईं'}`,
  uploading: (place: number) => `फोटो ${place} अपलोड हो रही है`,
  percent: (share: number) => `${Math.floor(share * 100)}% अपलोड`,
  questions: {
    screenshot: 'यह स्क्रीनशॉट लगता है। क्या यह उसी जगह की फोटो है?',
    twin: 'आपने यह फाइल दो बार चुनी है। क्या दोनों रखनी हैं?',
  },
  yesKeep: 'हां, रखें',
  noRemove: 'नहीं, हटाएं',
  kept: 'फोटो रखी गई',
  alt: (place: number, name: string) =>
    `चुनी गई ${place === 1 ? 'कवर फोटो' : `फोटो नंबर ${place}`}${name && `: ${name}`}`,
  cover: 'कवर',
  earlier: 'पहले लाएं',
  later: 'बाद में ले जाएं',
  asCover: 'कवर बनाएं',
  remove: 'हटाएं',
  /** What a button of one photo does. */
  ofPhoto: (action: string, place: number) => `फोटो ${place}: ${action}`,
  removed: 'फोटो हटा दी गई',
  coverNow: 'अब यह कवर फोटो है',
  moved: (from: number, to: number) => `फोटो ${from} अब नंबर ${to} पर है`,
} as const

/** Texts of the posting form when it is filled from a listing that is posted again or edited. */
export const FILL_TEXTS = {
  repost: {
    ask: 'इस फोन या कंप्यूटर पर आपका एक ड्राफ्ट है। क्या उसकी जगह वह लिस्टिंग भरें जिसे फिर पोस्ट करना है?',
    missing: 'यह लिस्टिंग अब फिर पोस्ट नहीं हो सकती। आपका ड्राफ्ट जैसा था, वैसा ही है।',
    ready: 'आपकी लिस्टिंग भर दी गई है। जो कहा गया था उसे बदलें, फिर दोबारा भेजें।',
  },
  edit: {
    title: (name: string) => `${name} में बदलाव`,
    ask: 'इस फोन या कंप्यूटर पर आपका एक ड्राफ्ट है। क्या उसकी जगह वह लिस्टिंग भरें जिसमें बदलाव करना है?',
    missing: 'इस लिस्टिंग में अभी बदलाव नहीं हो सकता। आपका ड्राफ्ट जैसा था, वैसा ही है।',
    ready: 'आपकी लिस्टिंग भर दी गई है। जो चाहें बदलें, फिर भेजें।',
    readyPublished:
      'आपकी लिस्टिंग भर दी गई है। जब तक हमारी टीम आपका बदलाव मंजूर न करे, लोगों को पुरानी ही दिखेगी।',
    goOn: 'ये अब तक के आपके बदलाव हैं। पूरे होने पर भेजें।',
  },
} as const
