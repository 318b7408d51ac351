import { groupedDigits } from '../text/digits.ts'
import type { Nothing } from './plan.ts'

/** The first and the last of some lines; others may be in between. */
const spanned = (numbers: readonly number[]) => {
  const [first = 0, last = 0] = [Math.min(...numbers), Math.max(...numbers)]
  return first === last
    ? `लाइन ${groupedDigits(first)}`
    : `लाइन ${groupedDigits(first)} से ${groupedDigits(last)} तक`
}

/** What is said of a line beside its state. */
export const LINE_NOTES = {
  nothing: {
    same: 'पहले से पोस्ट है, और कुछ नहीं बदला। हम कुछ नहीं भेजते।',
    rejected: 'हमारी टीम ने यही लिस्टिंग नामंजूर की थी। फिर पोस्ट करने के लिए लाइन बदलें।',
    // Its own notes say why.
    closed: null,
    expired: null,
    closedHere: 'आपने बताया है कि यह बिक गई या किराए पर चढ़ गई। पहले प्रोफाइल में इसे फिर उपलब्ध करें।',
    alreadyClosed: 'इस पर पहले से “बिक गई” या “किराए पर चढ़ गई” लिखा है।',
    closedPending: 'इसे अभी मंजूरी का इंतजार है। प्रोफाइल से इसे वापस लिया जा सकता है।',
  } satisfies Record<Nothing, string | null>,
  edit: 'यह घर आपने पहले पोस्ट किया है। हमारी टीम के पास सिर्फ बदलाव जाएंगे।',
  takesPhotos: 'इस घर की अभी कोई फोटो नहीं है। आपकी फाइल की फोटो साथ जाएंगी।',
  repost: 'हमारी टीम ने इसे पहले नामंजूर किया था। यह फिर उसके पास जाएगा।',
  photosLost: (names: readonly string[]) =>
    `ये फोटो फिर चुनें, इस फोन या कंप्यूटर पर नहीं बचीं: ${names.join(', ')}।`,
  photoRefused: (name: string, why: string) => `${name}: ${why}`,
  photosRefused: (photos: readonly string[]) => `इन फोटो के बिना पोस्ट हुआ। ${photos.join(' ')}`,
  marked: { sold: 'अब “बिक गई” लिखा है।', rented: 'अब “किराए पर चढ़ गई” लिखा है।' },
} as const

/** The page on which a file is worked through. */
export const SEVERAL_TEXTS = {
  elsewhere: 'यह फाइल दूसरे टैब में खुली है।',
  elsewhereText: 'वहीं काम करें। वह टैब बंद करने पर काम यहां आगे बढ़ेगा।',
  instead: (name: string, other: string) =>
    `“${name}” पर काम चल रहा है। क्या उसकी जगह “${other}” खोलें?`,
  insteadText: 'उसके साथ आपके जवाब और बदलाव भी हट जाएंगे। जो पोस्ट हो चुका है, वह रहेगा।',
  replace: 'हां, बदलें',
  keepOwn: 'पहले वाली फाइल रखें',
  notKept: 'इस ब्राउजर में कुछ सेव नहीं होता: सब पोस्ट होने तक यह पेज खुला रखें। प्राइवेट विंडो में ऐसा होता है।',
  kept: 'पेज बंद करने या लॉग आउट करने पर भी आपकी फाइल इस फोन या कंप्यूटर पर रहती है।',
  photosTitle: 'इन घरों की फोटो',
  photosText:
    'कोई फोल्डर या ZIP चुनें। फोटो या फोल्डर के नाम में आपका कोड या बिल्डिंग का नाम हो, तो फोटो अपने घर से जुड़ जाती है।',
  chooseFolder: 'फोल्डर चुनें',
  choosePhotos: 'फोटो या ZIP चुनें',
  lost: (names: readonly string[]) =>
    `इस फोन या कंप्यूटर पर ${names.length === 1 ? '1 फोटो नहीं बची' : `${names.length} फोटो नहीं बचीं`}। फोल्डर या ZIP फिर चुनें: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`,
  photosNotKept:
    'ये फोटो इतनी बड़ी हैं कि इस फोन या कंप्यूटर पर सेव नहीं रहेंगी। सब भेजने से पहले पेज बंद किया, तो इन्हें फिर चुनना होगा।',
  /** The name of a file that was in a ZIP. */
  packed: (name: string, zip: string) => `${zip} में ${name}`,
  howRead: 'हमने आपकी फाइल कैसे पढ़ी',
  changeColumns: 'कॉलम बदलें',
  readingLines: 'लाइनें पढ़ी जा रही हैं…',
  linesRead: (done: number, all: number) =>
    `${groupedDigits(all)} में से ${groupedDigits(done)} लाइनें पढ़ी गईं`,
  stopReading: 'पढ़ना रोकें',
  readAgain: 'फिर से पढ़ें',
  brokeOff: 'इस फोन या कंप्यूटर पर पढ़ना बीच में रुक गया। दूसरे पेज बंद करें और फिर कोशिश करें।',
  inParts: (now: readonly number[], later: readonly number[], time: string) =>
    now.length > 0
      ? `आज आपकी ${groupedDigits(now.length + later.length)} लाइनों में से ${groupedDigits(now.length)} जा सकती हैं: ${spanned(now)}। बाकी ${groupedDigits(later.length)}, ${spanned(later)}, ${time} से जा सकेंगी।`
      : `आज जितनी लाइनें जा सकती थीं, सब चली गईं। बाकी ${groupedDigits(later.length)}, ${spanned(later)}, ${time} से जा सकेंगी।`,
  keptTillThen: 'तब तक आपकी फाइल, आपके जवाब और फोटो इस फोन या कंप्यूटर पर रहेंगे।',
  sooner: 'क्या सब जल्दी ऑनलाइन चाहिए? हमारी टीम कुछ दिन के लिए आपकी सीमा बढ़ा सकती है।',
  write: 'हमें लिखें',
  takeReady: {
    xlsx: 'जो तैयार है, डाउनलोड करें (.xlsx)',
    csv: 'जो तैयार है, डाउनलोड करें (.csv)',
  },
  readyName: (kind: 'csv' | 'xlsx') => `listings-ready.${kind}`,
} as const
