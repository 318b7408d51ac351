import type { Loan } from './emi.ts'

export const EMI_TEXTS = {
  from: (rupees: string) => `EMI from ${rupees} a month`,
  link: 'EMI and whole cost',
  assumed: ({ lentPercent, years, yearlyPercent }: Loan) =>
    `${lentPercent} % lent for ${years} years at ${yearlyPercent} %`,
} as const
/** What a listing has cost in public. */
export const PRICE_HISTORY = { title: 'Price over time', until: 'until', now: 'now' } as const
/** What the ends and the middle of a ruler of prices are called. */
export const AMONG_TEXTS = { low: 'Lowest', median: 'Middle', high: 'Highest' } as const
