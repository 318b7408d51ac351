import type { Loan } from './emi.ts'

export const EMI_TEXTS = {
  from: (rupees: string) => `EMI from ${rupees} a month`,
  assumed: ({ name, lentPercent, years, yearlyPercent }: Loan) =>
    `Reckoned as ${name}: ${lentPercent} % of the price lent for ${years} years at ${yearlyPercent} % a year. Your bank's rate decides; stamp duty and registration come on top.`,
} as const
/** What a listing has cost in public. */
export const PRICE_HISTORY = { title: 'Price over time', until: 'until', now: 'now' } as const
