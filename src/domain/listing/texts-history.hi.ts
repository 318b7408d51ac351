import type { Period } from '../money/rules.ts'
import { exact } from '../money/rules.ts'
import type { EventKind, History, HistoryLine } from './history.ts'

const OFFERED: Partial<Record<Period, string>> = {
  '': 'तब से बिक्री के लिए:',
  month: 'तब से किराए के लिए:',
  bed: 'तब से पीजी के तौर पर:',
}

const said = (line: HistoryLine, alone: string, at: string) =>
  line.price ? `${at} ${exact(line.price)}` : alone

function priceChange({ price, former }: HistoryLine): string {
  if (!price) return 'कीमत बदली'
  if (!former) return `कीमत ${exact(price)}`
  if (price.period !== former.period) return `${OFFERED[price.period]} ${exact(price)}`
  const change = price.rupees < former.rupees ? 'घटी' : 'बढ़ी'
  return `कीमत ${change}: पहले ${exact(former)}, अब ${exact(price)}`
}

/** What is said of an event, by the event that makes it true. Its day stands before it. */
const EVENT_TEXTS: Record<Exclude<EventKind, 'since'>, (line: HistoryLine) => string> = {
  posted: () => 'यहां पहली बार पोस्ट हुई',
  read: () => 'हमारी टीम ने खोलकर पढ़ी',
  'price-read': () => 'हमारी टीम ने नई कीमत पढ़ी',
  register: () => 'हमारी टीम ने इसका रेरा नंबर अथॉरिटी के रजिस्टर में देखा',
  published: (line) => said(line, 'पब्लिश हुई', 'पब्लिश हुई, कीमत'),
  price: priceChange,
  confirmed: () => 'कन्फर्म हुआ कि उपलब्ध है',
  lapsed: () => 'साइट से हटी, क्योंकि समय पर किसी ने कन्फर्म नहीं किया',
  sold: () => 'बताया गया कि बिक गई',
  rented: () => 'बताया गया कि किराए पर चढ़ गई',
  again: () => 'फिर उपलब्ध बताई गई',
  hidden: () => 'छिपाई गई, क्योंकि किसी ने बताया कि बिक गई या किराए पर चढ़ गई',
  shown: () => 'फिर दिखाई गई',
  off: () => 'साइट से हटाई गई',
  on: (line) => said(line, 'फिर साइट पर', 'फिर साइट पर, कीमत'),
}

export const HISTORY_TEXTS = {
  title: 'इस लिस्टिंग में कब क्या हुआ',
  /** What happened on one day. */
  day: (lines: readonly HistoryLine[]) =>
    lines.map((line) => EVENT_TEXTS[line.kind](line)).join('; '),
  more: (count: number) => `और ${count} ${count === 1 ? 'लाइन' : 'लाइनें'}`,
  /** What is left out between the first lines and the others; null where nothing is. */
  leftOut: ({ confirmations, others }: History['earlier']): string | null => {
    const parts = [
      confirmations > 0 && `${confirmations} बार कन्फर्म`,
      others > 0 && `${others} बदलाव`,
    ].filter((part) => part !== false)
    return parts.length > 0 ? `और इससे पहले ${parts.join(' और ')}।` : null
  },
  /** Of the time before this day only a part is known. */
  since: (day: string) =>
    `${day} से सब दर्ज है। उससे पहले का हमें इतना ही पता है: कब पोस्ट और मंजूर हुई, कौन सी कीमतें मंजूर हुईं, और आखिरी बार कब कन्फर्म हुई। और क्या हुआ, यह पता नहीं।`,
} as const
