import { HOME_LOAN } from './emi.ts'

export const EMI_TEXTS = {
  from: (rupees: string) => `EMI from ${rupees} a month`,
  assumed: `Reckoned with ${HOME_LOAN.lentPercent} % of the price lent for ${HOME_LOAN.years} years at ${HOME_LOAN.yearlyPercent} % a year. Your bank's rate decides; stamp duty and registration come on top.`,
} as const
