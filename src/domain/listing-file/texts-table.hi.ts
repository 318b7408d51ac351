import { groupedDigits } from '../text/digits.ts'

const lines = (count: number) => (count === 1 ? '1 लाइन' : `${groupedDigits(count)} लाइनें`)
/** The end of "भेजी गई", "भेजी गईं". */
const gone = (count: number) => (count === 1 ? 'गई' : 'गईं')

/** The table to work in, and its lines. */
export const LINE_TABLE_TEXTS = {
  title: 'लाइन दर लाइन',
  groups: {
    all: 'सभी',
    asked: 'जवाब बाकी',
    wrong: 'सुधार बाकी',
    ready: 'तैयार',
    off: 'इस बार नहीं',
    posted: 'पोस्ट हो गईं',
  },
  show: 'दिखाएं',
  nothingIn: {
    all: 'फाइल में कोई लाइन नहीं है।',
    asked: 'किसी लाइन में जवाब बाकी नहीं है।',
    wrong: 'किसी लाइन में सुधार बाकी नहीं है।',
    ready: 'अभी कोई लाइन तैयार नहीं है। सवालों के जवाब दें, लाइनें यहां आ जाएंगी।',
    off: 'आपने कोई लाइन बंद नहीं की है।',
    posted: 'अभी कोई लाइन पोस्ट नहीं हुई है।',
  },
  states: {
    ready: 'तैयार',
    asked: 'जवाब बाकी',
    wrong: 'सुधार बाकी',
    off: 'इस बार नहीं',
    sending: 'पोस्ट हो रही है…',
    waiting: 'बारी का इंतजार',
    posted: 'पोस्ट हो गई',
    changed: 'बदलाव भेजा गया',
    known: 'बदलाव नहीं',
    refused: 'नहीं ली गई',
    failed: 'अभी पोस्ट नहीं हुई',
  },
  line: (line: number) => `लाइन ${line}`,
  home: 'घर',
  post: 'पोस्ट करें',
  postLine: (line: number, about: string) => `लाइन ${line} पोस्ट करें${about && `, ${about}`}`,
  reference: (reference: string) => `आपका कोड ${reference}`,
  nextOpen: 'अगला सवाल',
  more: (count: number) => `${count} कॉलम और`,
  fewer: 'खाली कॉलम छिपाएं',
  keys: (next: string) =>
    `तीर वाले बटनों से एक सेल से दूसरे पर जाएं। Enter या टाइप करने से सेल बदलता है, Escape से जैसा था वैसा रहता है। Ctrl+Z से बदलाव वापस होता है, ${next} से अगला सवाल आता है।`,
  undo: 'वापस लें',
  pasteLeft: (count: number) =>
    count === 1
      ? 'पेस्ट किया 1 सेल आखिरी लाइन या कॉलम से आगे था: वह छूट गया।'
      : `पेस्ट किए ${groupedDigits(count)} सेल आखिरी लाइन या कॉलम से आगे थे: वे छूट गए।`,
  /** For screen readers, before what was read of a cell. */
  cellStates: { asked: 'जवाब बाकी:', refused: 'समझ में नहीं आया:', empty: 'नहीं लिखा:', taken: '' },
  missing: 'नहीं लिखा',
  nothing: 'खाली',
  none: 'जवाब नहीं',
  asWritten: (written: string) => `फाइल में लिखा है: ${written}`,
  written: (written: string) => `आपकी फाइल में “${written}” लिखा है।`,
  here: 'चुना हुआ सेल',
  place: (line: number, column: string) => `लाइन ${line}, ${column}`,
  change: 'बदलें',
  changeOf: (column: string) => `${column} बदलें`,
  take: 'यही लें',
  byAnswer: (sentence: string, answer: string) => `“${sentence}” पर आपका जवाब: “${answer}”।`,
  takeBack: 'जवाब वापस लें',
  folded: 'पहले ऊपर के सवालों के जवाब दें: ज्यादातर लाइनें अपने आप तैयार हो जाएंगी।',
  unfold: (count: number) => (count === 1 ? 'लाइन दिखाएं' : `सभी ${lines(count)} दिखाएं`),
  countsFor: (count: number) =>
    `आपका जवाब ${count === 1 ? '1 लाइन' : `${groupedDigits(count)} लाइनों`} के लिए है।`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  changeFrom: (column: string, from: string, to: string) =>
    from ? `${column}: ${from} → ${to}` : `${column}: ${to}, पहले खाली था`,
  allAnswers: (count: number) => (count === 1 ? '1 जवाब' : `सभी ${count} जवाब`),
  moreLines: (count: number, left: number) =>
    count < left ? `${left} में से ${count} और दिखाएं` : `बाकी ${left} दिखाएं`,
} as const

/** What a file says of homes that are sold or let, and of two lines about one home. */
export const LINE_DECISION_TEXTS = {
  title: 'इन लाइनों पर फैसला करें',
  sold: (line: number, about: string) =>
    `लाइन ${line}, ${about}: आपकी फाइल में यह बिक गई है, पर अभी ऑनलाइन है। क्या इस पर “बिक गई” लिख दें?`,
  rented: (line: number, about: string) =>
    `लाइन ${line}, ${about}: आपकी फाइल में यह किराए पर चढ़ गई है, पर अभी ऑनलाइन है। क्या इस पर “किराए पर चढ़ गई” लिख दें?`,
  mark: { sold: '“बिक गई” लिखें', rented: '“किराए पर चढ़ गई” लिखें' },
  markAll: (count: number) => `सभी ${count} पर लिखें`,
  leave: 'ऑनलाइन रहने दें',
  twins: (first: number, second: number) =>
    `लाइन ${first} और ${second} एक ही घर की हैं। इनमें से किसे मानें?`,
  twinsTable: (first: number, second: number) => `लाइन ${first} और ${second} साथ-साथ`,
  differ: 'क्या अलग है',
  same: 'दोनों के सभी जवाब एक जैसे हैं।',
  counts: (line: number) => `लाइन ${line} मानें`,
  both: 'ये दो अलग घर हैं',
} as const

/** Sending the lines that are ready. */
export const SENDING_TEXTS = {
  title: 'पोस्ट हो रहा है',
  progress: (done: number, all: number) =>
    `${groupedDigits(all)} में से ${groupedDigits(done)} भेजी ${gone(done)}`,
  photos: (done: number, all: number) =>
    `${groupedDigits(all)} में से ${groupedDigits(done)} फोटो भेजी ${gone(done)}`,
  running: 'यह पेज बंद किया जा सकता है। इसी फोन या कंप्यूटर पर फिर खोलें, काम आगे बढ़ेगा।',
  until: (time: string) =>
    `${time} पर यह अपने आप आगे बढ़ेगा। यह पेज खुला रखें या तब लौटें: कोई लाइन नहीं खोएगी।`,
  paused: 'रुका हुआ है। कोई लाइन नहीं खोई।',
  offline: 'इंटरनेट बंद है। चालू होते ही काम आगे बढ़ेगा।',
  signedOut: 'आप लॉग आउट हैं। फिर लॉग इन करें, काम आगे बढ़ेगा।',
  pause: 'रोकें',
  goOn: 'आगे बढ़ाएं',
  signIn: 'लॉग इन करें',
  done: (count: number) =>
    count === 1 ? 'आपकी लिस्टिंग पोस्ट हो गई।' : `${groupedDigits(count)} लिस्टिंग पोस्ट हो गईं।`,
  nothing: 'कुछ पोस्ट नहीं हुआ।',
  report: (counts: {
    changed: number
    known: number
    refused: number
    left: number
  }): readonly string[] => [
    ...(counts.changed > 0
      ? [`${lines(counts.changed)} बदली ${gone(counts.changed)}: हर बदलाव हमारी टीम देखेगी।`]
      : []),
    ...(counts.known > 0 ? [`${lines(counts.known)} पहले जैसी: कुछ नहीं भेजा गया।`] : []),
    ...(counts.refused > 0
      ? [`${lines(counts.refused)} नहीं ली ${gone(counts.refused)}। वजह टेबल में लिखी है।`]
      : []),
    ...(counts.left > 0 ? [`${lines(counts.left)} अभी तैयार नहीं। जवाब भरें और बाद में पोस्ट करें।`] : []),
  ],
  mailed: 'यह रिपोर्ट, लाइन दर लाइन, आपको ईमेल से भी मिलेगी।',
  decides: 'लोगों को दिखने से पहले हर एक पर हमारी टीम फैसला करती है।',
} as const

/** Photos and the homes that they belong to. */
export const PHOTO_MATCH_TEXTS = {
  title: 'कौन सी फोटो कहां जाएगी',
  reading: 'फोटो घरों से मिलाई जा रही हैं…',
  summary: (matched: number, all: number) => `${all} में से ${matched} फोटो का घर मिल गया।`,
  none: 'अभी कोई फोटो नहीं',
  noneText:
    'कोई फोल्डर या ZIP चुनें। फोटो या फोल्डर के नाम में आपका कोड या बिल्डिंग का नाम हो, तो फोटो अपने घर से जुड़ जाती है।',
  how: {
    reference: (reference: string) => `कोड ${reference} से`,
    name: (name: string) => `नाम “${name}” से`,
    hand: 'आपने चुना',
  },
  home: (line: number, about: string) => `लाइन ${line}: ${about}`,
  photos: (count: number) => `${count} फोटो`,
  tooMany: (count: number, most: number) =>
    `${count} फोटो हैं, और एक लिस्टिंग में ${most} ही आती हैं। पहली ${most} पोस्ट होंगी।`,
  over: 'पोस्ट नहीं होगी',
  move: (name: string) => `${name} किस घर की है`,
  noHome: 'छोड़ दें',
  unmatched: (count: number) => `बिना घर की ${count} फोटो`,
  unmatchedText: 'हर एक का घर चुनें। बिना घर की फोटो नहीं भेजी जातीं।',
  choose: 'घर चुनें',
  more: (left: number) => `${left} और दिखाएं`,
  without: (count: number) =>
    `${count === 1 ? '1 घर' : `${count} घरों`} की अभी कोई फोटो नहीं है। फोटो बाद में प्रोफाइल से भी जोड़ी जा सकती हैं।`,
} as const
