import { inBrief, oneOf } from '#language/listing-file/texts'
import { joined } from '#language/text/texts'
import { FILE_LIMITS } from './constants.ts'

const inLines = (count: number) => (count === 1 ? '1 लाइन में' : `${count} लाइनों में`)
const quoted = (all: readonly string[]) =>
  all
    .slice(0, FILE_LIMITS.beside)
    .map((one) => `“${one}”`)
    .join(', ') + (all.length > FILE_LIMITS.beside ? ', …' : '')
const listed = (names: readonly string[]) => names.map(inBrief).join(', ')

/** What is said of lines that come from somebody else's table. */
export const READ_TEXTS = {
  missing: (column: string, count: number, options: readonly string[]) =>
    `${inLines(count)} “${column}” खाली है: ${oneOf(options)}?`,
  missingHere: (options: readonly string[]) => `यह खाली है: ${oneOf(options)}?`,
  missingTyped: (column: string, count: number) =>
    `${inLines(count)} “${column}” खाली है। ${count === 1 ? 'क्या लिखना है?' : 'इन सबमें क्या लिखना है?'}`,
  missingTypedHere: 'यह खाली है। क्या लिखना है?',
  /** About lines of homes that have no name. */
  names: (count: number, example: string) =>
    `${inLines(count)} नाम नहीं है: टाइप और इलाके से बना दें${example && `, जैसे “${example}”`}?`,
  nameHere: (example: string) =>
    `नाम नहीं है: ${example ? `“${example}”` : 'टाइप और इलाके से बना'} रख दें?`,
  makeNames: 'हां, टाइप और इलाके से बना दें',
  /** A word about the state of an offer that we do not know. */
  offer: (word: string, count: number) =>
    `स्टेटस “${inBrief(word)}”, ${inLines(count)}: क्या यह अब भी उपलब्ध है?`,
  offerHere: (word: string) => `स्टेटस “${inBrief(word)}”: क्या यह अब भी उपलब्ध है?`,
  offers: {
    offered: 'हां, उपलब्ध है',
    closed: 'नहीं, बिक गई या किराए पर चढ़ गई',
    expired: 'नहीं, अभी उपलब्ध नहीं',
  },
  closed: (word: string) =>
    word
      ? `“${inBrief(word)}”: यह अब उपलब्ध नहीं है, इसलिए पोस्ट नहीं होगा।`
      : 'यह शीट उन घरों की है जो बिक गए या किराए पर चढ़ गए, इसलिए यह पोस्ट नहीं होगा।',
  expired: (word: string) =>
    word
      ? `“${inBrief(word)}”: आपके चुने बिना यह पोस्ट नहीं होगा।`
      : 'यह शीट उपलब्ध घरों की नहीं है: आपके चुने बिना यह पोस्ट नहीं होगा।',
  /** About lines that look for a home. */
  wanted: (count: number) =>
    count === 1
      ? 'इसमें घर ढूंढा जा रहा है: इसे छोड़ दें?'
      : `${inLines(count)} घर ढूंढा जा रहा है: इन्हें छोड़ दें?`,
  leaveWanted: 'हां, छोड़ दें',
  offersHome: 'नहीं, घर दिया जा रहा है',
  /** Why a line waits until it is chosen. */
  aside: {
    hidden: 'आपकी फाइल में यह लाइन छिपी है: आपके चुने बिना पोस्ट नहीं होगी।',
    sum: 'इसमें दूसरी लाइनों का जोड़ है, कोई घर नहीं: आपके चुने बिना पोस्ट नहीं होगी।',
    note: 'घर के लिए इसमें बहुत कम लिखा है: आपके चुने बिना पोस्ट नहीं होगी।',
  },
  validUntil: (day: string) => `${day} तक मान्य`,
  prices: (heads: readonly string[], count: number) =>
    `${inLines(count)} एक से ज्यादा कीमतें हैं: किसे मानें, ${joined(
      heads.map((head) => `“${head}”`),
      'or',
    )}?`,
  pricesHere: (heads: readonly string[]) =>
    `किस कीमत को मानें, ${joined(
      heads.map((head) => `“${head}”`),
      'or',
    )}?`,
  twins: (numbers: readonly number[]) =>
    `लाइन ${joined(numbers.map(String))} में एक ही घर है: किसे मानें?`,
  line: (line: number) => `लाइन ${line}`,
  apart: 'हर लाइन में अलग घर है',
  otherCounts: (line: number) => `इस घर के लिए लाइन ${line} मानी गई।`,
  pincode: (code: string, city: string) => `${code} ${city} का पिनकोड है। इलाका या सेक्टर लिखें।`,
  setAside: (words: readonly string[]) => `हमारी सुविधाओं में नहीं, इसलिए छोड़ दिया: ${listed(words)}।`,
  contactsLeft: 'फोन नंबर और ईमेल, और उनके साथ लिखे वाक्य, ब्योरे में नहीं लिए गए।',
  longReference: (written: string, most: number) =>
    `“${inBrief(written)}” कोड के लिए बहुत लंबा है: ज्यादा से ज्यादा ${most} अक्षर रखे जाते हैं, इसलिए इसका कोड नहीं है।`,
  sharedReference: (reference: string) =>
    `“${inBrief(reference)}” कई घरों पर लिखा है, इसलिए यह उनका कोड नहीं है।`,
  /** About cells that are no answer to anything that such a home is asked. */
  notOfKind: (names: readonly string[]) =>
    `ऐसी प्रॉपर्टी के लिए नहीं पूछा जाता, छोड़ दिया: ${listed(names)}।`,
  /** An optional cell that we cannot read, by the sentence of its reader. */
  unread: (column: string, why: string, count: number) =>
    `${column}, ${inLines(count)}: ${why} या छोड़ दें।`,
  unreadHere: (why: string) => why,
  leaveEmpty: 'छोड़ दें',
  rest: (text: string) => `नहीं पढ़ा गया: “${text}”।`,
  /** What a message or a feed says that is no part of a home. */
  beside: (said: readonly string[]) => `घरों के अलावा जो लिखा है, वह नहीं पढ़ा गया: ${quoted(said)}।`,
  /** The answer that an optional cell is not needed. */
  leaveOut: 'इनमें से कोई नहीं, छोड़ दें',
  /** About a whole file. */
  areas: 'जिस लाइन में कई एरिया हैं, वहां कारपेट एरिया माना गया, वह न हो तो बिल्ट-अप, फिर सुपर बिल्ट-अप।',
  neverImported: (names: readonly string[]) =>
    `फोन नंबर और लोगों के नाम कभी नहीं लिए जाते: ${listed(names)}।`,
} as const

/** How a file writes its figures and days, asked once for all its lines. */
export const MANNER_TEXTS = {
  sentences: {
    decimal: (written: string, count: number) =>
      `दशमलव से पहले कौन सा निशान है? ${inLines(count)} यह साफ नहीं, जैसे “${written}”।`,
    order: (written: string, count: number) =>
      `तारीखों में पहले क्या आता है? ${inLines(count)} यह साफ नहीं, जैसे “${written}”।`,
    marla: (written: string, count: number) =>
      `${inLines(count)} एक मरला कितना बड़ा है, जैसे “${written}”?`,
  },
  here: {
    marla: (written: string) => `“${written}”: एक मरला कितना बड़ा है?`,
    decimal: (written: string) => `“${written}”: दशमलव से पहले कौन सा निशान है?`,
    order: (written: string) => `“${written}”: पहले दिन है या महीना?`,
  },
  decimals: { comma: 'अल्पविराम: 1,5 यानी 1.5', point: 'बिंदु: 1,5 यानी 15' },
  orders: {
    'day first': 'दिन: 03/04 यानी 3 अप्रैल',
    'month first': 'महीना: 03/04 यानी 4 मार्च',
  },
  marla: (squareYards: number) => `1 मरला = ${squareYards} गज`,
} as const
