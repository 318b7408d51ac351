import { joined } from '#language/text/texts'
import { groupedDigits } from '../text/digits.ts'

/** What was read of a file: its kind, its sheets, how it is written. */
export const TABLE_READ_TEXTS = {
  title: 'आपकी फाइल',
  reading: 'फाइल पढ़ी जा रही है…',
  kinds: {
    xlsx: 'Excel फाइल',
    xls: 'पुरानी तरह की Excel फाइल',
    ods: 'OpenDocument टेबल',
    csv: 'CSV फाइल',
    xml: 'XML फाइल',
    message: 'मैसेज',
    own: 'आपकी लिस्टिंग, जैसी अभी हैं',
  },
  delimiters: { ',': 'कॉमा', ';': 'सेमीकोलन', '\t': 'टैब', '|': 'खड़ी लकीर' } as Readonly<
    Record<string, string>
  >,
  read: (
    kind: string,
    sheet: string | null,
    sheets: number,
    delimiter: string | null,
    encoding: string | null,
  ) =>
    [
      kind,
      ...(sheet === null ? [] : [`${sheets > 1 ? `${sheets} में से ` : ''}“${sheet}” शीट`]),
      ...(delimiter === null ? [] : [`${delimiter} से अलग किए कॉलम`]),
      ...(encoding === null ? [] : [encoding]),
    ].join(', '),
  sheet: 'शीट',
  sheetOption: (name: string, count: number) =>
    `${name} (${count === 1 ? '1 लाइन' : `${groupedDigits(count)} लाइनें`})`,
  preview: 'शुरू की लाइनें',
  noLines: 'यह शीट खाली है। दूसरी चुनें।',
} as const

/** The columns of a file, and what each holds. */
export const MAPPING_TEXTS = {
  title: 'आपके कॉलमों में क्या है?',
  reading: 'आपके कॉलम देखे जा रहे हैं…',
  toCheck: (open: number, all: number) =>
    open === 0 ? `सभी ${all} कॉलम समझ में आ गए।` : `${all} में से ${open} कॉलम देखने हैं`,
  remembered: 'आपने पहले भी ऐसी फाइल भेजी है। हमने कॉलम पिछली बार की तरह पढ़े हैं।',
  forget: 'शुरू से देखें',
  unnamed: (place: number) => `कॉलम ${place}, बिना नाम का`,
  samples: (samples: readonly string[]) => samples.map((sample) => `“${sample}”`).join(', '),
  noSamples: 'इसके सभी सेल खाली हैं।',
  means: (head: string) => `“${head}” में क्या है`,
  ask: (head: string, likelier: string) => `हमने “${head}” को “${likelier}” समझा है। क्या यह सही है?`,
  askNothing: (head: string) => `“${head}” हमारी समझ में नहीं आया। चुनें कि यह क्या है।`,
  yes: (likelier: string) => `हां, ${likelier}`,
  doNotRead: 'इसे छोड़ दें',
  orElse: 'या कुछ और',
  choose: 'चुनें कि यह क्या है',
  groups: { fields: 'हमारे सवाल', other: 'बाकी' },
  meanings: {
    reference: 'मेरा अपना कोड',
    status: 'स्टेटस: उपलब्ध, बिक गई, समय पूरा',
    facts: 'एक सेल में कई बातें',
    private: 'फोन नंबर या नाम: नहीं लिया जाएगा',
    ignored: 'न पढ़ें',
  },
  private: 'नहीं लिया जाएगा। यह आपके फोन या कंप्यूटर पर ही रहता है।',
  referenceHint: 'अगले महीने यही फाइल भेजने पर हम इसी से घर पहचानेंगे।',
  twice: (field: string, heads: readonly string[]) =>
    `${joined(heads.map((head) => `“${head}”`))}: इन सबके लिए “${field}” चुना गया है। किसी एक के लिए कुछ और चुनें।`,
  missing: (fields: readonly string[]) =>
    `आपके कॉलमों में नहीं: ${fields.join(', ')}। इन्हें अगले पेज पर भी भरा जा सकता है।`,
  done: 'लाइनें पढ़ें',
  doneOpen: (count: number) =>
    count === 1 ? 'पहले वह कॉलम देखें जिस पर निशान है।' : `पहले वे ${count} कॉलम देखें जिन पर निशान है।`,
} as const
