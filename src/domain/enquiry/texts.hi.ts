import { shownValue } from '#language/listing/texts-values'
import type { PosterWord } from '../listing/poster.ts'

export const ENQUIRY_TEXTS = {
  open: (who: PosterWord) => `${shownValue(who)} से पूछें`,
  title: (name: string) => `${name} के बारे में पूछें`,
  intro: (owner: string) =>
    `आपका मैसेज, नाम, नंबर और ईमेल ${owner} को मिलेगा, और जवाब सीधे आपके पास आएगा।`,
  opening: 'मुझे इस प्रॉपर्टी में दिलचस्पी है। क्या यह अब भी उपलब्ध है? इसे कब देखा जा सकता है?',
  submit: 'सवाल भेजें',
  done: (who: PosterWord) => `सवाल भेज दिया गया। ${shownValue(who)} का जवाब सीधे आपके पास आएगा।`,
  next: 'अब आगे',
  toQuestion: 'आपका सवाल और उसका जवाब',
  toPhone: 'फोन करें या व्हाट्सऐप पर लिखें: नंबर देखें',
  more: (list: string) => `ऐसी और: ${list}`,
  linkHint: 'यह लिंक संभालकर रखें: जवाब वहीं दिखेगा। हमारे मेल आपको मिल रहे हों, तो यह लिंक मेल से भी आएगा।',
  privacy: (who: PosterWord) =>
    `आपका मैसेज, नाम, मोबाइल नंबर और ईमेल इस लिस्टिंग के ${shownValue(who)} को साइट पर और मेल से मिलेगा, और किसी को नहीं, ताकि आपको फोन या मेल किया जा सके, या व्हाट्सऐप पर लिखा जा सके। भेजने का मतलब है कि आपको यह मंजूर है।`,
  loadFailed: 'फॉर्म नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  listTitle: 'सवाल',
  listEmpty: 'अभी कोई सवाल नहीं। आपकी लिस्टिंग के बारे में लोग जो पूछेंगे, वह यहां दिखेगा।',
  listLoading: 'सवाल खुल रहे हैं…',
  listFailed: 'सवाल नहीं खुले।',
  about: 'लिस्टिंग:',
} as const

/** Shown instead of the button where scripts do not run. */
export const ENQUIRY_WITHOUT_SCRIPT =
  'यहां से पूछने के लिए जावास्क्रिप्ट चाहिए। उसके बिना आपका सवाल हमारा ऑफिस आगे पहुंचाता है।'

/** How many people asked about a listing, around the day with which the week ended. */
export const askedBy = (people: number) => ({
  before: '',
  after: ` तक के हफ्ते में ${people} लोगों ने पूछा`,
})

/** Texts of answers to enquiries, for the poster and for the sender of the enquiry. */
export const ANSWER_TEXTS = {
  open: 'यहीं जवाब दें',
  openAbout: (name: string) => `${name} को यहीं जवाब दें`,
  label: 'जवाब',
  hint: (name: string) =>
    `${name} को मेल जाएगा, और जवाब वहां या यहां पढ़ा जा सकता है। चाहें तो लिखें कि आपसे बात कैसे हो, पर लिंक न लिखें। हर सवाल का एक ही जवाब।`,
  shareEmail: (name: string) =>
    `${name} मेरे ईमेल पर जवाब भेज सकें, अगर उनका ईमेल कन्फर्म है। नहीं तो मेरा ईमेल किसी को नहीं दिखेगा।`,
  submit: 'जवाब भेजें',
  cancel: 'अभी नहीं',
  missing: 'पहले जवाब लिखें।',
  link: 'लिंक नहीं भेजे जा सकते, क्योंकि कोई नहीं जांचता कि वे कहां ले जाते हैं। लिंक हटाएं। अगर यह लिंक नहीं है, तो डॉट के बाद एक स्पेस दें।',
  done: (name: string) => `आपका जवाब ${name} को भेजा जा रहा है।`,
  own: 'आपने जवाब दिया:',
  notLoaded: 'जवाब का फॉर्म नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  sentTitle: 'आपने जो पूछा',
  sentEmpty: 'अभी कोई सवाल नहीं। लॉग इन करके पूछे गए आपके सवाल और उनके जवाब यहां दिखेंगे।',
  sentLoading: 'आपके सवाल खुल रहे हैं…',
  sentFailed: 'आपके सवाल नहीं खुले।',
  answered: 'जवाब मिला:',
  waiting: 'यहां अभी जवाब नहीं आया। हो सकता है, आपको फोन या मैसेज आया हो।',
} as const

/** The page that a question's link opens, for the person who asked. */
export const QUESTION_TEXTS = {
  title: 'आपका सवाल',
  titleAbout: (about: string) => `${about} के बारे में आपका सवाल`,
  description: 'एक लिस्टिंग के बारे में सवाल, और उसका जवाब।',
  asked: 'आपने पूछा',
  answered: 'आपको जवाब मिला',
  waiting: 'अभी जवाब नहीं आया। आने पर इसी पेज पर दिखेगा, और हम आपको मेल करेंगे। फोन भी आ सकता है।',
  open: 'यह लिस्टिंग अब भी उपलब्ध है।',
  closed: 'यह लिस्टिंग अब उपलब्ध नहीं है।',
  toListing: 'लिस्टिंग देखें',
  gone: 'यहां कोई सवाल नहीं है',
  goneHint: 'हो सकता है लिंक अधूरा हो, या अकाउंट डिलीट हो गया हो और उसके साथ सवाल भी।',
  notYou: 'यह आपने नहीं पूछा? तो किसी ने आपका ईमेल दे दिया। यह पेज बंद करें; और कुछ नहीं होगा।',
} as const

/** Why an answer is refused. */
export const ANSWER_RESULT_TEXTS = {
  twice: 'इस सवाल का जवाब पहले से है। वह अब दिख रहा है।',
  unconfirmed: 'पहले प्रोफाइल के “सुरक्षा” हिस्से में अपना ईमेल कन्फर्म करें।',
  gone: 'अब इसका जवाब नहीं दिया जा सकता: पूछने वाले ने अपना अकाउंट डिलीट कर दिया है।',
} as const
