import { inMegabytes } from '#language/photo/texts'
import { joined } from '#language/text/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { PAPER_LIMITS } from './constants.ts'
import type { Brush, DividedPages } from './covering.ts'

/** Why a paper cannot be shown, and what helps. */
export const PAPER_PROBLEMS = {
  other: 'यह न तो फोटो है, न ऐसी PDF जो हमसे खुल सके। कागज की फोटो या PDF चुनें।',
  tooLarge: `फाइल बहुत बड़ी है। ${inMegabytes(PHOTO_LIMITS.chosenBytes)} से छोटी फोटो या PDF चुनें।`,
  unreadable: 'यह फाइल नहीं खुली। इसे फिर चुनें।',
  password:
    'यह PDF पासवर्ड मांगती है, जैसे कई ई-बिल मांगते हैं। इसे पासवर्ड से खोलें और नई PDF में प्रिंट करें, या स्क्रीनशॉट लें। फिर उसे चुनें।',
  damaged: 'यह PDF खराब या अधूरी है। इसे फिर डाउनलोड करके चुनें, या इसके पेज का स्क्रीनशॉट चुनें।',
  tooManyPages: `इस PDF में ${PAPER_LIMITS.pdfPages} से ज्यादा पेज हैं। जिस पेज पर नाम और पता है, उसका स्क्रीनशॉट लें और उसे चुनें।`,
  notDrawn: 'यह पेज नहीं दिख सका। इसका स्क्रीनशॉट लें, या इसे नई PDF में प्रिंट करें, और उसे चुनें।',
  slow: 'इस फोन या कंप्यूटर पर यह PDF खुलने में बहुत समय लग रहा है। इसके पेज का स्क्रीनशॉट लें और उसे चुनें।',
  notLoaded: 'PDF खोलने वाला प्रोग्राम लोड नहीं हुआ। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
} as const

const named = (pages: readonly number[]) => `पेज ${joined(pages.map((page) => `${page}`))}`
/** More pages than these are not named one by one. */
const NAMED = 5

function open(pages: readonly number[]): string {
  if (pages.length > NAMED) return 'बाकी पेज नहीं भेजे जाएंगे, क्योंकि उन पर कुछ ढका नहीं है।'
  return pages.length === 1
    ? `${named(pages)} नहीं भेजा जाएगा, क्योंकि उस पर कुछ ढका नहीं है।`
    : `${named(pages)} नहीं भेजे जाएंगे, क्योंकि उन पर कुछ ढका नहीं है।`
}
const beyond = (pages: readonly number[]) =>
  `${named(pages)} ${pages.length === 1 ? 'नहीं भेजा जाएगा' : 'नहीं भेजे जाएंगे'}, क्योंकि सिर्फ ${PAPER_LIMITS.pages} पेज भेजे जा सकते हैं। ${pages.length === 1 ? 'इसे' : 'इन्हें'} भेजना हो, तो किसी और पेज को साफ करें।`

/** Says which pages go. Pages are counted from 1. */
function going(pages: DividedPages): string {
  if (pages.sent.length + pages.open.length === 1)
    return pages.sent.length === 1
      ? 'यह पेज वैसा ही भेजा जाएगा, जैसा यहां दिख रहा है।'
      : 'अभी कुछ ढका नहीं है। इस पेज पर कुछ ढकने के बाद ही यह भेजा जाएगा।'
  if (pages.sent.length === 0) return 'अभी कुछ ढका नहीं है। कोई पेज तभी भेजा जाएगा, जब उस पर कुछ ढका हो।'
  return [
    `${named(pages.sent)} ${pages.sent.length === 1 ? 'भेजा जाएगा' : 'भेजे जाएंगे'}।`,
    ...(pages.open.length > 0 ? [open(pages.open)] : []),
    ...(pages.beyond.length > 0 ? [beyond(pages.beyond)] : []),
  ].join(' ')
}

const brushes: Record<Brush, string> = {
  small: 'पतला ब्रश',
  medium: 'मझोला ब्रश',
  large: 'मोटा ब्रश',
}

export const COVER_TEXTS = {
  tool: 'किससे ढकें',
  brushes,
  rectangle: 'चौकोर',
  move: 'पेज खिसकाएं',
  byFinger:
    'एक उंगली या माउस से ढकें। ऊपर-नीचे जाने के लिए दो उंगलियों से, पेज के बगल से, या “पेज खिसकाएं” चुनकर खिसकाएं। छोटे अक्षरों के लिए “बड़ा करें” दबाएं।',
  byKeys:
    'पेज पर तीर वाले बटनों से निशान खिसकता है, शिफ्ट के साथ ज्यादा दूर तक। स्पेस से चौकोर शुरू होता है, और फिर स्पेस से वह ढक जाता है। Escape से वह हट जाता है। Ctrl+Z से पिछला ढका हुआ हिस्सा खुल जाता है।',
  page: (page: number, pages: number) => `आपके कागज का पेज ${page}, कुल ${pages} में से, ढकने के लिए`,
  place: (page: number, pages: number) => `पेज ${page}, कुल ${pages} में से`,
  before: 'पिछला',
  after: 'अगला',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  undo: 'वापस लें',
  clear: 'पेज साफ करें',
  enlarge: 'बड़ा करें',
  fit: 'पूरी चौड़ाई में देखें',
  drawing: 'पेज खुल रहा है …',
  at: (across: number, down: number) => `बाएं से ${across}%, ऊपर से ${down}%`,
  started: 'चौकोर शुरू हुआ। दूसरे सिरे तक जाएं और स्पेस दबाएं।',
  dropped: 'चौकोर हटा दिया गया।',
  tooSmall: 'यह चौकोर इतना छोटा है कि इससे कुछ नहीं ढकता।',
  covered: 'ढक दिया गया।',
  undone: 'पिछला ढका हुआ हिस्सा खोल दिया गया।',
  cleared: 'इस पेज पर अब कुछ ढका नहीं है।',
  going,
} as const

/** The drawn example of a bill, and what it shows in words. */
export const WHAT_TO_COVER = {
  sketch: { name: 'नाम', flat: 'फ्लैट नंबर, पता' },
  open: 'खुला छोड़ें',
  openParts: 'नाम, पता और फ्लैट या मकान का नंबर।',
  cover: 'ढकें',
  coverParts: 'कंज्यूमर या अकाउंट नंबर, हर रकम, फोन नंबर, ईमेल, QR कोड और बारकोड, आधार, पैन और दस्तखत।',
  never: 'हमें आपके आधार, पैन, बैंक अकाउंट या किसी रकम की जरूरत कभी नहीं होती।',
} as const
