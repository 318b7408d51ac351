import type { AlertStop, RhythmChoice } from './constants.ts'
import { FOLLOWER_DAYS, PAUSE_DAYS, SAVED_SEARCH_LIMITS } from './constants.ts'

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

/** Texts of the dialog for a visitor who saves a search and is not logged in. */
export const FOLLOW_TEXTS = {
  what: 'इस खोज के नए घर और घटी हुई कीमतें हम दिन में एक बार मेल करेंगे। हर मेल में उसे बदलने या बंद करने का लिंक होगा।',
  logIn: 'लॉग इन करके सेव करें',
  without: 'या बिना अकाउंट के:',
  email: 'आपका ईमेल',
  emailInvalid: 'अपना ईमेल लिखें, जैसे asha@example.in।',
  submit: 'नए घर मेरे ईमेल पर भेजें',
  busy: 'भेजा जा रहा है…',
  asked: (email: string) =>
    `हमने ${email} पर मेल भेजा है। उसका लिंक खोलें और वहां बटन दबाएं, फिर मेल आने लगेंगे।`,
  spam: `मेल नहीं मिला? स्पैम फोल्डर देखें। लिंक ${FOLLOWER_DAYS.unconfirmed} दिन तक चलेगा।`,
} as const

/** Texts of the page to which mails to an address without an account lead. */
export const FOLLOWED_TEXTS = {
  title: 'ईमेल पर आपकी खोजें',
  description: 'जिन खोजों के मेल आते हैं, उन्हें यहां बदलें, बंद करें या डिलीट करें।',
  loading: 'आपकी खोजें खुल रही हैं…',
  failed: 'आपकी खोजें नहीं खुलीं।',
  confirmIntro: (email: string) => `हम ${email} पर इस खोज के मेल भेजेंगे:`,
  start: 'ये मेल शुरू करें',
  starting: 'शुरू हो रहे हैं…',
  started: 'हो गया। कुछ नया आए या कीमत घटे, तो हम मेल करेंगे।',
  inAccount: 'खोज आपके अकाउंट में सेव हो गई। वह आपकी प्रोफाइल में मिलेगी।',
  toAccount: 'सेव की हुई खोजें देखें',
  /** For whom nobody asked: the mails that ask to confirm never come again. */
  never: 'इस ईमेल पर फिर कभी न पूछें',

  neverIntro:
    'किसी ने नए घरों के मेल के लिए आपका ईमेल लिख दिया। बटन दबाएं, फिर किसी के कहने पर ऐसा मेल आपको नहीं आएगा। अपने ईमेल से अकाउंट तब भी बन सकेगा।',
  nevering: 'सेव हो रहा है…',
  nevered: 'हो गया। इस ईमेल पर हम फिर कभी नहीं पूछेंगे।',
  keptFor: (email: string, day: string) =>
    `${email} की ये खोजें हमारे पास ${day} तक रहेंगी। कुछ बदलने या “रखें” दबाने पर और समय तक रहेंगी।`,
  lastSearch: 'इस खोज को हटाने पर आपका ईमेल भी यहां से डिलीट हो जाएगा।',
  keep: 'एक साल और रखें',
  kept: (day: string) => `ये खोजें ${day} तक रहेंगी।`,
  mailsStopped:
    'हमने मेल रोक दिए: एक मेल लौट आया या उसे स्पैम बताया गया। फिर चालू करने के लिए कोई खोज दोबारा सेव करें।',
  stop: 'सभी मेल बंद करें',
  erase: 'सब कुछ अभी डिलीट करें',
  eraseAsk: 'आपकी खोजें और आपका ईमेल यहां से डिलीट हो जाएंगे। यह वापस नहीं लिया जा सकता।',
  eraseSure: 'हां, सब डिलीट करें',
  erased: 'सब डिलीट हो गया। अब हमारे पास न आपकी खोजें हैं, न आपका ईमेल।',
} as const

/** Texts of the page to which the links in mails lead that stop such mails. */
export const ALERTS_OFF_TEXTS = {
  title: 'ये मेल बंद करें',
  description: 'एक खोज, सभी सेव की हुई खोजों या सेव की हुई प्रॉपर्टी के मेल यहां बंद करें।',
  busy: 'बंद हो रहे हैं…',
} as const

const STOP_ONE = {
  submit: 'इस खोज के मेल बंद करें',
  done: 'अब इस खोज के मेल नहीं आएंगे।',
} as const
const STOP_ALL = {
  submit: 'सेव की हुई खोजों के सभी मेल बंद करें',
  done: 'अब सेव की हुई खोजों के मेल नहीं आएंगे।',
} as const

/** The same by what the link stops. */
export const ALERT_STOP_TEXTS: Record<AlertStop, { intro: string; submit: string; done: string }> =
  {
    search: {
      intro: 'खोज सेव रहेगी। उसके मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      ...STOP_ONE,
    },
    searches: {
      intro: 'आपकी खोजें सेव रहेंगी। उनके मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      ...STOP_ALL,
    },
    homes: {
      intro:
        'आपकी प्रॉपर्टी सेव रहेंगी, और घटी हुई कीमतें उनके पेज पर दिखती रहेंगी। ये मेल आपकी प्रोफाइल में फिर चालू हो सकते हैं।',
      submit: 'सेव की हुई प्रॉपर्टी के मेल बंद करें',
      done: 'अब सेव की हुई प्रॉपर्टी के मेल नहीं आएंगे।',
    },
    together: {
      intro: 'लिस्ट रहेगी, और जो नया हो वह दिखाएगी। ये मेल वहीं फिर चालू हो सकते हैं।',
      submit: 'दो लोगों की लिस्ट के मेल बंद करें',
      done: 'अब दो लोगों की लिस्ट के मेल नहीं आएंगे।',
    },
    alert: {
      intro: 'मेल फिर चालू करने या खोज डिलीट करने के लिए हमारे मेल का बटन दबाएं।',
      ...STOP_ONE,
    },
    news: {
      intro:
        'आपकी खोजें, सेव की हुई प्रॉपर्टी और दो लोगों की लिस्ट रहेंगी। ये मेल प्रोफाइल में और लिस्ट पर फिर चालू हो सकते हैं।',
      submit: 'नई खबरों के सब मेल बंद करें',
      done: 'अब नई खबरों के मेल नहीं आएंगे।',
    },
    pause: {
      intro: 'खोज सेव रहेगी, और मेल अपने आप लौटेंगे। तब तक जो नया आए, वह खोज के पेज पर मिलेगा।',
      submit: `${PAUSE_DAYS / 7} हफ्ते के लिए रोकें`,
      done: `${PAUSE_DAYS / 7} हफ्ते तक इस खोज के मेल नहीं आएंगे।`,
    },
    alerts: {
      intro: 'मेल फिर चालू करने या खोजें डिलीट करने के लिए हमारे मेल का बटन दबाएं।',
      ...STOP_ALL,
    },
  }

export const RHYTHM_TEXTS: Record<RhythmChoice, string> = {
  'at once': 'तुरंत',
  daily: 'दिन में एक बार',
  weekly: 'हफ्ते में एक बार',
  paused: ALERT_STOP_TEXTS.pause.submit,
  never: 'कभी नहीं',
}

/** Texts of the list in the profile. */
export const SAVED_SEARCH_LIST_TEXTS = {
  mails: 'मेल',
  mailsStopped: 'हमने आपकी खोजों के मेल रोक दिए: एक मेल लौट आया या उसे स्पैम बताया गया।',
  rhythm: (name: string) => `${name} के मेल`,
  pausedUntil: (day: string) => `${day} तक रुकी है`,
  changed: (name: string, rhythm: RhythmChoice) =>
    rhythm === 'paused'
      ? `${name}: ${ALERT_STOP_TEXTS.pause.done}`
      : `${name}: अब से ${RHYTHM_TEXTS[rhythm]}।`,
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
