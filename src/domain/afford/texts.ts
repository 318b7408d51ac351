import type { FitCounts, Verdict } from './rules.ts'

/** "12 are tight", "1 does not fit", those that there are. */
const others = ({ tight, not, open }: FitCounts): string[] =>
  [
    tight > 0 && `${tight} ${tight === 1 ? 'is' : 'are'} tight`,
    not > 0 && `${not} ${not === 1 ? 'does' : 'do'} not fit`,
    open > 0 && `of ${open} we cannot say`,
  ].filter((part) => typeof part === 'string')

/** Whether homes fit what a household can pay. */
export const AFFORD_TEXTS = {
  open: 'Can we afford it?',
  only: 'Fits us',
  any: 'Fits us or not',
  sort: 'What fits us first',
  verdicts: { fits: 'Fits', tight: 'Tight', not: 'Does not fit' } satisfies Record<Verdict, string>,
  undecided: 'Cannot be said',
  /** On a card. */
  fact: (word: string, atOnce: string, month: string) =>
    `${word}: ${atOnce} at once, ${month} a month`,
  factWithoutLoan: (word: string, atOnce: string) => `${word}: ${atOnce} at once, no loan`,
  short: (missing: string) => `Does not fit: ${missing} short at once`,
  tooMuch: (month: string) => `Does not fit: ${month} a month`,
  undecidedFact: (month: string) => `${month} a month; deposit not stated`,
  /** On the map, of a locality. */
  inPlace: ({ fits, tight }: FitCounts) => {
    if (fits > 0) return `${fits} fit`
    return tight > 0 ? `${tight} tight` : ''
  },
  sorted: 'What fits you first, then what is tight.',
  counted: (counts: FitCounts) =>
    `${[`${counts.fits} ${counts.fits === 1 ? 'fits' : 'fit'}`, ...others(counts)].join(', ')}.`,
  left: (counts: FitCounts) => {
    const out = others(counts)
    return out.length > 0 ? `Left out: ${out.join(', ')}.` : ''
  },
  failed: 'What fits you could not be worked out. Check your connection and try again.',
} as const
