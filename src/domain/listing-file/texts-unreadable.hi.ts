import { inMegabytes } from '#language/photo/texts'
import { groupedDigits } from '../text/digits.ts'
import { FILE_LIMITS, TABLE_LIMITS } from './constants.ts'

const within = (name: string) => (name ? `“${name}” शीट` : 'इस फाइल')
/** What a poster can do with a table that has too much in it. */
const COPY = 'जो लाइनें पोस्ट करनी हैं, उन्हें नई फाइल में कॉपी करें और वह फाइल चुनें।'

/** Why a file gives no table. */
export const UNREADABLE_TEXTS = {
  pdf: 'यह PDF है। इसकी लाइनें कॉपी करके यहां पेस्ट करें, या लिस्ट Excel फाइल में मांगें।',
  picture: 'यह फोटो है। टेबल ही चुनें: Excel फाइल, CSV फाइल या टेक्स्ट।',
  word: 'यह Word फाइल है। इसकी टेबल कॉपी करके यहां पेस्ट करें, या इसे Excel फाइल में सेव करें।',
  slides: 'यह प्रेजेंटेशन है। इसकी टेबल कॉपी करके यहां पेस्ट करें।',
  archive: 'यह ZIP जैसी पैक की हुई फाइल है। इसे अनजिप करें और अंदर की टेबल चुनें।',
  severalTables: (names: readonly string[]) =>
    `इस ZIP में ${groupedDigits(names.length)} टेबल हैं: ${names.slice(0, FILE_LIMITS.named).join(', ')}। इसे अनजिप करें और उनमें से एक चुनें। फोटो के लिए यही ZIP बाद में चुनें।`,
  photosOnly: 'इस ZIP में फोटो हैं, पर टेबल नहीं। पहले टेबल चुनें, फिर फोटो के लिए यही ZIP।',
  locked: 'यह फाइल पासवर्ड मांगती है। इसे बिना पासवर्ड सेव करें और फिर चुनें।',
  broken: 'यह फाइल नहीं खुली। शायद खराब है। इसे Excel या Google Sheets में खोलें, फिर सेव करें और नई फाइल चुनें।',
  empty: 'इस फाइल में कुछ नहीं है।',
  tooLarge: `फाइल बहुत बड़ी है। ${inMegabytes(FILE_LIMITS.bytes)} तक की चलेगी। ${COPY}`,
  unpacked: `खोलने पर यह फाइल ${inMegabytes(TABLE_LIMITS.unpacked)} से बड़ी है। ${COPY}`,
  entries: (count: number) =>
    `यह फाइल ${groupedDigits(count)} हिस्सों से बनी है। हम ${TABLE_LIMITS.entries} तक पढ़ते हैं। ${COPY}`,
  names: 'यह फाइल अपने बाहर की चीजों से जुड़ी है। टेबल को नई फाइल में सेव करें और वह चुनें।',
  definitions:
    'इस XML फाइल में खुद के बनाए शब्द हैं (DOCTYPE)। इसे उनके बिना सेव करें, या लिस्ट Excel फाइल में मांगें।',
  foreign: (format: string) => `यह ${format} फीड है, जिसे हम नहीं पढ़ते। लिस्ट Excel या CSV फाइल में मांगें।`,
  markup: (line: number) =>
    `यह XML फाइल लाइन ${groupedDigits(line)} पर टूटी या उलझी है। इसे फिर मंगाएं, या Excel फाइल मांगें।`,
  tooManyRows: (sheet: string) =>
    `${within(sheet)} में ${groupedDigits(TABLE_LIMITS.rows)} से ज्यादा लाइनें हैं। ${COPY}`,
  tooManyColumns: (sheet: string) =>
    `${within(sheet)} में ${groupedDigits(TABLE_LIMITS.columns)} से ज्यादा कॉलम हैं। ${COPY}`,
  longCell: (sheet: string, line: number, length: number) =>
    `${within(sheet)} की लाइन ${groupedDigits(line)} के एक सेल में ${groupedDigits(length)} अक्षर हैं। ${groupedDigits(TABLE_LIMITS.cell)} तक पढ़े जाते हैं: इसे छोटा करें।`,
  tooMuchText: `इस फाइल में बहुत ज्यादा टेक्स्ट है। ${COPY}`,
  slow: `इस फाइल को पढ़ने में बहुत समय लग रहा है। ${COPY}`,
} as const
