import { fromTo } from '#language/money/texts-amounts'
import { within } from '#language/text/texts'
import { LEAST_ASKED, type Sure } from './constants.ts'

/** Homes, or what else is on offer, as it stands before के. */
const many = (isHome: boolean) => (isHome ? 'ऐसे घरों के' : 'ऐसी प्रॉपर्टी के')

/** What is asked for a home or another property: a heading, and a button that says it. */
/* @__NO_SIDE_EFFECTS__ */
export const askedTitle = (isHome: boolean) => `${many(isHome)} कितने मांगे जाते हैं?`

/** Where the posting form says it. */
export const ASKED_FORM_TEXTS = {
  loading: 'देखा जा रहा है कि ऐसे घरों के कितने मांगे जाते हैं…',
  failed: 'ऐसे घरों के कितने मांगे जाते हैं, यह लोड नहीं हुआ।',
  retry: 'फिर देखें',
  needs: (labels: string) => `यह देखने के लिए भरें: ${labels}।`,
  bedrooms: 'कितने बेडरूम? इससे फर्क पड़ता है।',
} as const

/** What such homes are asked for. Never what one is worth, and never one figure. */
export const ASKED_TEXTS = {
  range: (low: string, high: string, period: string) =>
    [period, fromTo(low, high)].filter(Boolean).join(' '),
  says: (isHome: boolean, range: string) => `${many(isHome)} ${range} मांगे जाते हैं।`,
  saysInCity: (isHome: boolean, range: string, city: string) =>
    `पूरे ${city} में ${many(isHome)} ${range} मांगे जाते हैं।`,
  tooFewIn: (place: string) => `${within(place)} इतनी कम लिस्टिंग हैं कि कुछ कहा नहीं जा सकता।`,
  tooFewAtAll: (place: string, city: string) =>
    `${within(place)} और पूरे ${city} में इतनी कम लिस्टिंग हैं कि कुछ कहा नहीं जा सकता।`,
  counted: (here: number, inCity: number) =>
    `मांगी गई कीमतें: यहां ${here}, पूरे शहर में ${inCity}। कम से कम ${LEAST_ASKED} चाहिए।`,
  /** `what` is "बिक्री के लिए 3 बीएचके फ्लैट", `size` is "1,450 वर्ग फुट". */
  basis: (count: number, what: string, place: string, size: string | null) =>
    `${within(place)} ${what}: मांगी गई ${count} कीमतों का बीच का आधा हिस्सा${size ? `, ${size} के हिसाब से` : ''}।`,
  since: (day: string) => `हर कीमत ${day} को या उसके बाद बताई या कन्फर्म की गई।`,
  howSure: (word: string) => `कितना पक्का: ${word}`,
  sure: { high: 'काफी', fair: 'ठीक-ठाक', low: 'कम' } satisfies Record<Sure, string>,
  invented: 'डेमो: इनमें काल्पनिक घर हैं, और उनकी कीमतें भी काल्पनिक हैं।',
  how: 'यह कैसे निकाला जाता है',
  table: 'महीने दर महीने (CSV)',
  /** In a table: for which size a range is, and the range of the next larger place. */
  detail: (size: string, sure: string) => `${size} के लिए, पक्का: ${sure}`,
  inCity: (city: string, count: number, range: string, detail: string) =>
    `पूरे ${city} की ${count} कीमतें: ${range}, ${detail}`,
} as const
