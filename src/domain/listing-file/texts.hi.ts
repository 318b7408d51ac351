import { inMegabytes } from '#language/photo/texts'
import { joined } from '#language/text/texts'
import { RATE_LIMITS } from '../account/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_LIMITS, TABLE_LIMITS } from './constants.ts'

/** The beginning of what a file says, for a sentence about it. */
export const inBrief = (written: string): string =>
  written.length > FILE_LIMITS.quoted
    ? `${written.slice(0, FILE_LIMITS.quoted).toWellFormed()}…`
    : written
const listed = (names: readonly string[]) => names.join(', ')
/** The first of them, for a sentence. */
const few = (names: readonly string[]) =>
  listed(names.slice(0, FILE_LIMITS.named).map(inBrief)) +
  (names.length > FILE_LIMITS.named ? ', …' : '')
const lines = (count: number) => (count === 1 ? '1 लाइन' : `${count} लाइनें`)
const inLines = (count: number) => (count === 1 ? '1 लाइन में' : `${count} लाइनों में`)

/** The answers to a question, unless they are too many to be read in a sentence. */
export const oneOf = (options: readonly string[]) =>
  options.length > FILE_LIMITS.answersNamed ? 'क्या है' : joined(options, 'या')

/** What is wrong with a file, or with a line of it. */
export const FILE_PROBLEM_TEXTS = {
  empty: 'किसी लाइन में लिस्टिंग नहीं है।',
  openQuote: (line: number) =>
    `लाइन ${line} में डबल कोट (") सेल के आखिर में बंद नहीं होता। इसे ठीक करें और फाइल फिर चुनें।`,
  unknown: (names: readonly string[]) => `ये कॉलम नहीं पढ़े गए: ${few(names)}।`,
  unnamed: (place: number) => `कॉलम ${place}, जिसका नाम नहीं है`,
  moreCells: 'सेल कॉलमों से ज्यादा हैं। जिस सेल में कॉमा हो, उसे डबल कोट (") में रखें।',
  sameAs: (line: number) => `यह लाइन ${line} जैसी ही है। किसी एक को बदलें या हटाएं।`,
  example: 'यह टेम्पलेट का नमूना है। इसे हटाएं, या यहां अपनी लिस्टिंग लिखें।',
  longCell: (length: number) =>
    `इस सेल में ${groupedDigits(length)} अक्षर हैं। ज्यादा से ज्यादा ${groupedDigits(FILE_LIMITS.cell)} पढ़े जाते हैं: इसे छोटा करें।`,
  cell: (written: string, sentence: string) => `“${inBrief(written)}”: ${sentence}`,
  missingCell: (sentence: string, example: string) => `${sentence} जैसे: ${example}।`,
  otherTotal: (written: string, total: number) =>
    `“${written}” में कुल मंजिलें उस कॉलम से अलग हैं जिसमें कुल मंजिलें ${total} लिखी हैं। एक ही बार लिखें, जैसे 5/18।`,
} as const

/** The questions about a file. Each stands once, for all lines that raise it. */
export const FILE_QUESTION_TEXTS = {
  title: 'लाइनों के बारे में सवाल',
  about:
    'एक जवाब उन सभी लाइनों पर लागू होता है जिनमें वही लिखा है। लाइन तभी पोस्ट होती है जब उसके सवालों के जवाब मिल जाएं।',
  which: (column: string, written: string, count: number, options: readonly string[]) =>
    `${column} “${written}”, ${inLines(count)}: ${oneOf(options)}?`,
  whichHere: (written: string, options: readonly string[]) => `“${written}”: ${oneOf(options)}?`,
  unit: (kind: string, count: number, options: readonly string[]) =>
    `${kind && `${kind}: `}${inLines(count)} एरिया की यूनिट नहीं लिखी। ${joined(options, 'या')}?`,
  unitHere: (options: readonly string[]) => `यूनिट नहीं लिखी: ${joined(options, 'या')}?`,
  unusual: (question: string, count: number) =>
    count > 1 ? `${question} (${lines(count)})` : question,
  left: (column: string, written: string) =>
    `${column} “${written}”: लिस्टिंग में साफ नंबर लिखना होता है। कितना है?`.trim(),
  inLines: (numbers: readonly number[], about: string) => {
    if (numbers.length === 1) return `लाइन ${numbers[0]}${about && `: ${about}`}`
    const more = numbers.length - FILE_LIMITS.linesNamed
    const named = more > 1 ? numbers.slice(0, FILE_LIMITS.linesNamed) : numbers
    return `लाइन ${more > 1 ? `${listed(named.map(String))} और ${more} दूसरी लाइनें` : joined(named.map(String))}`
  },
  take: 'यही लें',
  choose: 'जवाब चुनें',
  progress: (done: number, all: number) => `${all} में से ${done} के जवाब मिल गए`,
  more: (left: number) => `${left} सवाल और दिखाएं`,
  answered: (count: number) => `${count} के जवाब मिल गए। उन्हें देखें, या कोई वापस लें`,
  taken: (answer: string) => `जवाब: ${answer}`,
  /** Answers a question, and those of the same kind about other values with it. */
  yesToAll: (others: number) =>
    others === 1 ? 'हां, और दूसरी लाइन में भी सही है' : `हां, और बाकी ${others} लाइनों में भी सही है`,
  undo: 'वापस लें',
  undoOf: (sentence: string) => `वापस लें: ${sentence}`,
} as const

/** What a column takes. */
export const COLUMN_TEXTS = {
  some: (options: readonly string[]) => `इनमें से कोई भी, बीच में सेमीकोलन (;) लगाकर: ${listed(options)}`,
  count: (min: number, max: number) => `${min} से ${max} तक का नंबर, दशमलव के बिना`,
  floor: (least: number, most: number) => `${least} से ${most} तक की मंजिल, जैसे 5, 5/18, ग्राउंड या B1`,
  examplePrice: '72 लाख',
  money: 'रुपये, जैसे 7200000, 72 लाख या 1.3 करोड़',
  area: (unit: string) =>
    `यूनिट के साथ, जैसे 1,450 वर्ग फुट या 200 गज, या सिर्फ नंबर अगर यूनिट “${unit}” कॉलम में है`,
  date: 'तारीख, जैसे 15/01/2027 या दिसंबर 2028',
  text: (max: number) => `टेक्स्ट, ${max} अक्षर तक`,
  amenities: 'सुविधाएं',
  problem: 'गलती',
  /** The column of what stands in a line by itself above others. */
  heading: 'ऊपर की हेडिंग',
} as const

export const LISTING_FILE_TEXTS = {
  title: 'कई लिस्टिंग एक साथ पोस्ट करें',
  description: 'एजेंटों के लिए: एक टेबल या मैसेज से कई लिस्टिंग पोस्ट करें, एक-एक लाइन जांचकर।',
  intro: `अपनी टेबल या मैसेज जैसा है वैसा ही लाएं, और एक दिन में ${groupedDigits(RATE_LIMITS.fileLines.attempts)} तक लिस्टिंग पोस्ट करें। आपके कहे बिना कुछ नहीं भेजा जाता।`,
  loading: 'आपका अकाउंट देखा जा रहा है…',
  unknown: 'आपके अकाउंट की जानकारी नहीं मिली। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  whoFor: 'यह पेज एजेंटों के लिए है। आपके अकाउंट से प्रॉपर्टी एक-एक करके पोस्ट होती हैं।',
  postOne: 'प्रॉपर्टी पोस्ट करें',
  prepare: 'अभी टेबल नहीं है?',
  prepareText:
    'हमारा टेम्पलेट Excel या Google Sheets में खोलें और हर लाइन में एक लिस्टिंग लिखें। कॉलम किसी भी क्रम में हो सकते हैं; जिनकी जरूरत नहीं, उन्हें हटा दें।',
  template: 'टेम्पलेट डाउनलोड करें',
  templateName: 'listings-template.csv',
  columns: 'कॉलम, और उनमें क्या लिखना है',
  required: 'जरूरी',
  choose: 'फाइल चुनें, या यहां खींचकर छोड़ें',
  chooseHint: `Excel, OpenDocument, CSV या एक्सपोर्ट की हुई चैट, या फोटो के साथ उसकी ZIP: ${groupedDigits(TABLE_LIMITS.rows)} लाइनों और ${inMegabytes(FILE_LIMITS.bytes)} तक। पोस्ट करने तक यह आपके फोन या कंप्यूटर पर ही रहती है।`,
  orPaste: 'या मैसेज या लाइनें पेस्ट करें',
  paste: 'कोई मैसेज, या टेबल की लाइनें',
  pasteHint: 'व्हाट्सऐप मैसेज, मेल, या स्प्रेडशीट की लाइनें कॉलमों के नाम के साथ कॉपी करें।',
  read: 'ये लाइनें जांचें',
  pastedName: 'पेस्ट किया टेक्स्ट',
  own: 'पोस्ट किए घर बदलें',
  ownText:
    'कई घरों के नए दाम लिखने हैं? अपनी लिस्टिंग टेबल में खोलें, नए दाम पेस्ट या टाइप करें, और सभी बदलाव एक साथ भेजें।',
  openOwn: 'मेरी लिस्टिंग टेबल में खोलें',
  ownName: 'मेरी लिस्टिंग',
  ownNone: 'आपकी कोई लिस्टिंग ऑनलाइन या मंजूरी के इंतजार में नहीं है।',
  check: 'जांचें और पोस्ट करें',
  another: 'दूसरी फाइल चुनें',
  summary: (ready: number, asked: number, wrong: number) =>
    [
      `${lines(ready)} तैयार`,
      ...(asked > 0 ? [`${asked} में जवाब बाकी`] : []),
      ...(wrong > 0 ? [`${wrong} में सुधार बाकी`] : []),
    ].join(', '),
  post: (count: number, again: boolean) =>
    again ? `बाकी ${lines(count)} पोस्ट करें` : `तैयार ${lines(count)} पोस्ट करें`,
  wrong: (count: number) => `अधूरी ${lines(count)} डाउनलोड करें`,
  wrongName: 'listings-to-mend.csv',
  wrongHint:
    'डाउनलोड की गई फाइल में एक कॉलम और है, जिसमें लिखा है कि क्या कमी है। उसे ठीक करें और फिर अपलोड करें; पोस्ट हो चुकी लिस्टिंग उसमें नहीं हैं।',
  toProfile: 'अपनी प्रोफाइल में देखें',
  knownNote: (state: string) =>
    `यह लिस्टिंग आपकी प्रोफाइल में पहले से है: ${state}। हमने इसे फिर पोस्ट नहीं किया।`,
} as const
