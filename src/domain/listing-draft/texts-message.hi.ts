import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { groupedDigits } from '../text/digits.ts'

const listed = (parts: readonly string[]) => parts.map((part) => `“${part}”`).join(', ')

export const PASTE_TEXTS = {
  open: 'मैसेज पेस्ट करें',
  title: 'मैसेज से फॉर्म भरें',
  label: 'आपका मैसेज',
  hint: 'एक घर का व्हाट्सऐप मैसेज या मेल। हम इसे इसी फोन या कंप्यूटर पर पढ़ते हैं। कुछ भी पोस्ट नहीं होता।',
  read: 'मैसेज पढ़ें',
  reading: 'पढ़ा जा रहा है…',
  close: 'बंद करें',
  loading: 'खुल रहा है…',
  failed: 'यह नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  empty: 'पहले मैसेज पेस्ट करें।',
  nothing: `इस मैसेज में कोई घर नहीं मिला। पूरा मैसेज पेस्ट करें, जैसे “3 बीएचके फ्लैट, ${EXAMPLE_LOCALITY}, 1,450 वर्ग फुट, 1.15 करोड़”।`,
  tooLong: (most: number) => `यह मैसेज बहुत लंबा है। ज्यादा से ज्यादा ${groupedDigits(most)} अक्षर पेस्ट करें।`,
  several: (count: number) => `इस मैसेज में ${count} घर हैं। यहां जिसे पोस्ट करना है, उसे चुनें।`,
  severalAll: 'सभी एक साथ पोस्ट करें',
  filled: (count: number) =>
    count === 0
      ? 'मैसेज में जो है, वह फॉर्म में पहले से है।'
      : `हमने आपके मैसेज से ${count} ${count === 1 ? 'जवाब भरा। इसे' : 'जवाब भरे। हर एक को'} देख लें।`,
  rest: (parts: readonly string[]) => `नहीं पढ़ा गया: ${listed(parts)}।`,
  leftOut: (parts: readonly string[]) =>
    `छोड़ दिया: ${listed(parts)}। फोन नंबर, नाम और यह कि कौन दे रहा है, मैसेज से नहीं लिए जाते।`,
  which: (label: string, options: readonly string[]) =>
    `${label}: मैसेज से साफ नहीं है। ${options.join(' या ')}?`,
  kept: (label: string, own: string, said: string) =>
    `${label}: आपने “${own}” लिखा है, मैसेज में “${said}” है। हमने आपका रखा है।`,
  take: 'मैसेज वाला लें',
  keep: 'मेरा रखें',
  undo: 'वापस लें',
  undone: 'फॉर्म वैसा ही है जैसा मैसेज से पहले था।',
  mark: 'आपके मैसेज से लिया।',
  right: 'यह सही है',
  rightOf: (label: string) => `यह सही है: ${label}`,
} as const
