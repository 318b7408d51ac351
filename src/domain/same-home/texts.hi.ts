import type { PosterWord } from '../listing/poster.ts'
import { exact } from '../money/rules.ts'
import type { FormerPrices } from './elsewhere.ts'

const BY: Record<PosterWord, string> = { owner: 'मालिक की ओर से', agent: 'एजेंट की ओर से' }

export const ELSEWHERE_TEXTS = {
  title: 'यही घर, दूसरों की ओर से',
  also: (others: number, from: string) =>
    others === 1
      ? `यही घर एक और व्यक्ति ${from} में दे रहा है`
      : `यही घर ${others} और लोग दे रहे हैं, ${from} से शुरू`,
  found:
    'हमारी टीम के एक व्यक्ति ने लिस्टिंग मिलाकर देखीं और पाया कि घर एक ही है। हर कीमत उसे पोस्ट करने वाले की अपनी है।',
  offer: (price: string, who: PosterWord) => `${price}, ${BY[who]}`,
  seen: 'इनका घर देने का हक हमने देखा',
  line: ({ first, last, offered, until }: FormerPrices) =>
    [
      first ? `दूसरे अकाउंट से पब्लिश, ${exact(first)} में` : 'दूसरे अकाउंट से पब्लिश',
      last && `, आखिर में ${exact(last)}`,
      offered ? '; वहां अब भी उपलब्ध' : until ? `; वहां ${until} से उपलब्ध नहीं` : '; वहां अब उपलब्ध नहीं',
    ]
      .filter(Boolean)
      .join(''),
} as const
