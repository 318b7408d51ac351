import type { Loan } from './emi.ts'

export const EMI_TEXTS = {
  from: (rupees: string) => `EMI from ${rupees} a month`,
  link: 'EMI and whole cost',
  assumed: ({ lentPercent, years, yearlyPercent }: Loan) =>
    `${lentPercent} % lent for ${years} years at ${yearlyPercent} %`,
} as const
/** Texts of a listing's price history. */
export const PRICE_HISTORY = { title: 'Price over time', until: 'until', now: 'now' } as const
/** Labels of the ends and the middle of a price scale. */
export const AMONG_TEXTS = { low: 'Lowest', median: 'Middle', high: 'Highest' } as const
