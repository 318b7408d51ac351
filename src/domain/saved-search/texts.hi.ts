import { SAVED_SEARCH_LIMITS } from './constants.ts'
import type { AlertRhythm, AlertStop } from './constants.ts'

export const SAVED_SEARCH_TEXTS = {
  title: 'सेव की हुई खोजें',
  save: 'यह खोज सेव करें',
  saved: 'खोज सेव हो गई। कुछ नया आए या कीमत घटे, तो हम दिन में एक बार मेल करेंगे।',
  instead: (name: string) => `“${name}” की जगह सेव करें`,
  another: 'नई खोज बनाकर सेव करें',
  changed: 'खोज बदल गई। मेल पहले जितने ही आएंगे।',
  savedUnconfirmed: 'खोज सेव हो गई। अपना ईमेल कन्फर्म करें, फिर मेल आने लगेंगे।',
  nothing: 'पहले शहर, प्रॉपर्टी टाइप या कीमत चुनें।',
  tooLong: 'यह खोज बहुत लंबी है, सेव नहीं होगी।',
  full: `आपकी ${SAVED_SEARCH_LIMITS.perAccount} खोजें सेव हैं। पहले एक हटाएं।`,
} as const

/** Texts of the page to which the links in mails lead that stop such mails. */
export const ALERTS_OFF_TEXTS = {
  title: 'ये मेल बंद करें',
  description: 'एक खोज, सभी सेव की हुई खोजों या सेव की हुई प्रॉपर्टी के मेल यहां बंद करें।',
  busy: 'बंद हो रहे हैं…',
} as const

/** The same by what the link stops. */
export const ALERT_STOP_TEXTS: Record<AlertStop, { intro: string; submit: string; done: string }> =
  {
    search: {
      intro: 'खोज सेव रहेगी। उसके मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      submit: 'इस खोज के मेल बंद करें',
      done: 'अब इस खोज के मेल नहीं आएंगे।',
    },
    searches: {
      intro: 'आपकी खोजें सेव रहेंगी। उनके मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      submit: 'सेव की हुई खोजों के सभी मेल बंद करें',
      done: 'अब सेव की हुई खोजों के मेल नहीं आएंगे।',
    },
    homes: {
      intro:
        'आपकी प्रॉपर्टी सेव रहेंगी, और घटी हुई कीमतें उनके पेज पर दिखती रहेंगी। ये मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      submit: 'सेव की हुई प्रॉपर्टी के मेल बंद करें',
      done: 'अब सेव की हुई प्रॉपर्टी के मेल नहीं आएंगे।',
    },
  }

export const RHYTHM_TEXTS: Record<AlertRhythm, string> = {
  'at once': 'तुरंत',
  daily: 'दिन में एक बार',
  weekly: 'हफ्ते में एक बार',
  never: 'कभी नहीं',
}

/** Texts of the list in the profile. */
export const SAVED_SEARCH_LIST_TEXTS = {
  mails: 'मेल',
  mailsStopped: 'हमने आपकी खोजों के मेल रोक दिए: एक मेल लौट आया या उसे स्पैम बताया गया।',
  rhythm: (name: string) => `${name} के मेल`,
  changed: (name: string, rhythm: AlertRhythm) => `${name}: अब से ${RHYTHM_TEXTS[rhythm]}।`,
  changeShort: 'बदलें',
  change: (name: string) => `${name} बदलें`,
  removeShort: 'हटाएं',
  remove: (name: string) => `${name} हटाएं`,
  removed: (name: string) => `${name}: खोज हट गई।`,
  empty: 'अभी कोई खोज सेव नहीं है।',
  emptyHint: 'कोई खोज सेव करें। नई लिस्टिंग आए या कीमत घटे, तो हम मेल करेंगे।',
  loading: 'सेव की हुई खोजें खुल रही हैं…',
  failed: 'सेव की हुई खोजें नहीं खुलीं।',
  toSearch: 'खोज पर जाएं',
  homes: 'सेव की हुई प्रॉपर्टी की कीमत घटने पर मुझे मेल करें',
  homesHint: 'सबके लिए दिन में ज्यादा से ज्यादा एक मेल। आपका ईमेल कन्फर्म होना जरूरी है।',
  homesChanged: (mails: boolean) =>
    mails ? 'सेव की हुई प्रॉपर्टी की कीमत घटने पर हम आपको मेल करेंगे।' : ALERT_STOP_TEXTS.homes.done,
} as const

/** Follows a price that was higher. */
export const fallenFrom = (price: string) => `(पहले ${price})`
