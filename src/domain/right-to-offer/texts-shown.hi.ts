import { A_PAPER } from '#language/right-to-offer/texts-papers'
import { joined } from '#language/text/texts'
import type { PosterWord } from '../listing/poster.ts'
import type { Agreeing } from './constants.ts'
import type { ShownRight } from './shown.ts'

const AGREED: Record<Agreeing, string> = {
  name: 'नाम',
  place: 'जगह',
  number: 'घर का नंबर',
}

/** What a listing's page says of the right to offer it. A date follows the first sentence, and the second follows it. */
export const SHOWN_RIGHT_TEXTS = {
  seen: 'घर देने का हक हमने देखा:',
  /** Of an invented poster. */
  seenInDemo: 'डेमो, काल्पनिक: घर देने का हक हमने देखा:',
  of: ({ kind, agree }: Pick<ShownRight, 'kind' | 'agree'>) =>
    `। ${A_PAPER[kind]}, जिसमें ${joined(agree.map((part) => AGREED[part]))} मेल खाते हैं। एक व्यक्ति ने देखकर मिटा दिया; किसी रजिस्टर से नहीं पूछा गया`,
  notShown: (who: PosterWord) =>
    who === 'agent' ? 'घर देने का हक: एजेंट, कोई पत्र नहीं देखा गया।' : 'घर देने का हक: नहीं दिखाया गया।',
} as const
