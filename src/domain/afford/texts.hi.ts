import type { FitCounts, Verdict } from './rules.ts'

/** "12 मुश्किल से", "1 बजट से बाहर", those that there are. */
const others = ({ tight, not, open }: FitCounts): string[] =>
  [
    tight > 0 && `${tight} मुश्किल से`,
    not > 0 && `${not} बजट से बाहर`,
    open > 0 && `${open} का पता नहीं`,
  ].filter((part) => typeof part === 'string')

/** Whether homes fit what a household can pay. */
export const AFFORD_TEXTS = {
  open: 'क्या हम ले पाएंगे?',
  only: 'हमारे बजट में',
  any: 'बजट में हो या नहीं',
  sort: 'पहले जो हमारे बजट में हैं',
  verdicts: {
    fits: 'बजट में',
    tight: 'मुश्किल से बजट में',
    not: 'बजट से बाहर',
  } satisfies Record<Verdict, string>,
  undecided: 'कहा नहीं जा सकता',
  /** On a card. */
  fact: (word: string, atOnce: string, month: string) =>
    `${word}: एक बार ${atOnce}, हर महीने ${month}`,
  factWithoutLoan: (word: string, atOnce: string) => `${word}: एक बार ${atOnce}, बिना लोन`,
  short: (missing: string) => `बजट से बाहर: एक बार में ${missing} कम`,
  tooMuch: (month: string) => `बजट से बाहर: हर महीने ${month}`,
  undecidedFact: (month: string) => `हर महीने ${month}; सिक्योरिटी नहीं बताई`,
  /** On the map, of a locality. */
  inPlace: ({ fits, tight }: FitCounts) => {
    if (fits > 0) return `${fits} बजट में`
    return tight > 0 ? `${tight} मुश्किल से` : ''
  },
  sorted: 'पहले वे जो आपके बजट में हैं, फिर वे जो मुश्किल से बजट में हैं।',
  counted: (counts: FitCounts) => `${[`${counts.fits} बजट में`, ...others(counts)].join(', ')}।`,
  left: (counts: FitCounts) => {
    const out = others(counts)
    return out.length > 0 ? `बाकी यहां नहीं: ${out.join(', ')}।` : ''
  },
  failed: 'बजट का हिसाब नहीं हो पाया। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
} as const
