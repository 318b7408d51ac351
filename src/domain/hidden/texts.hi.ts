import { HIDDEN_LIMITS } from './constants.ts'
import type { HiddenKind } from './rules.ts'

/** What a visitor does not want to see in a search. */
export const HIDDEN_TEXTS = {
  hide: { home: 'यह घर छिपाएं', poster: 'इस पोस्ट करने वाले का सब छिपाएं' },
  /** Said after it, with the way back. */
  done: {
    home: 'यह घर अब आपकी खोज में नहीं दिखेगा।',
    poster: 'इस पोस्ट करने वाले का कुछ भी अब आपकी खोज में नहीं दिखेगा।',
  },
  undo: 'वापस लाएं',
  full: {
    home: `आपने ${HIDDEN_LIMITS.home} घर छिपा रखे हैं, और जगह नहीं है। कुछ घर फिर दिखाएं।`,
    poster: `आपने ${HIDDEN_LIMITS.poster} पोस्ट करने वाले छिपा रखे हैं, और जगह नहीं है। कुछ फिर दिखाएं।`,
  } satisfies Record<HiddenKind, string>,
  /** Below the heading of the results. */
  count: (count: number) => (count === 1 ? '1 नतीजा आपने छिपाया है।' : `${count} नतीजे आपने छिपाए हैं।`),
  everything: 'जितने मिले, सब आपने छिपाए हैं।',
  show: 'छिपाए हुए देखें',
  failed: 'आपने जो छिपाया, वह हटाया नहीं जा सका। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
} as const

/** The list of what is hidden. */
export const HIDDEN_LIST_TEXTS = {
  title: 'आपका छिपाया हुआ',
  intro:
    'ये आपकी किसी खोज में नहीं दिखते, न लिस्ट में, न नक्शे पर। सिर्फ आपके लिए: बाकी सबको ये पहले जैसे दिखते हैं, और इनके पेज आपके लिए भी खुलते हैं।',
  named: (name: string, kind: HiddenKind) =>
    kind === 'home' ? name : `${name} पोस्ट करने वाले का सब कुछ`,
  /** On the listing's page. */
  onPage: { home: 'यह घर फिर दिखाएं', poster: 'इस पोस्ट करने वाले का सब फिर दिखाएं' },
  again: 'फिर दिखाएं',
  /** The same, for screen readers. */
  showAgain: (what: string) => `फिर दिखाएं: ${what}`,
  all: 'सब फिर दिखाएं',
  left: (count: number) => `इस लिस्ट में अब भी ${count}।`,
  none: 'अब कुछ छिपा नहीं है।',
  end: 'वापस खोज पर',
} as const
