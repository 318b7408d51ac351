/** What an instalment is reckoned with where nobody has said otherwise: per cent of the price lent, years, per cent a year. */
export const HOME_LOAN = { lentPercent: 80, years: 20, yearlyPercent: 8.5 } as const

const MONTHS = 12
const STEP = 100

/** The equated monthly instalment of a loan of so many rupees, in whole rupees. */
export function instalment(rupees: number, yearlyPercent: number, years: number): number {
  const rate = yearlyPercent / 100 / MONTHS
  const growth = (1 + rate) ** (years * MONTHS)
  return Math.round(
    rate === 0 ? rupees / (years * MONTHS) : (rupees * rate * growth) / (growth - 1),
  )
}

/** What a home of this price costs a month on an ordinary loan, rounded to hundreds of rupees. */
export function usualInstalment(price: number): number {
  const { lentPercent, years, yearlyPercent } = HOME_LOAN
  const exact = instalment((price * lentPercent) / 100, yearlyPercent, years)
  return Math.round(exact / STEP) * STEP
}
