import { type Category, PLOT, type PropertyType } from '../listing/constants.ts'
import { isHome } from '../listing/rules.ts'

/**
 * The default values for an instalment: the loan in per cent of the price, the years, and the interest rate a year.
 * Banks lend less, for fewer years and at a higher rate, on bare land and on commercial property.
 */
export const LOANS = {
  home: { lentPercent: 80, years: 20, yearlyPercent: 8.5 },
  plot: { lentPercent: 70, years: 15, yearlyPercent: 9 },
  business: { lentPercent: 65, years: 15, yearlyPercent: 10.5 },
} as const
export type LoanKind = keyof typeof LOANS
export type Loan = (typeof LOANS)[LoanKind]

type Bought = { propertyCategory: Category; propertyType: PropertyType }

/** The usual kind of loan for a listing for sale. */
export function loanKindFor(listing: Bought): LoanKind {
  if (isHome(listing)) return 'home'
  const isPlot = listing.propertyCategory === 'Residential' && listing.propertyType === PLOT
  return isPlot ? 'plot' : 'business'
}

const MONTHS = 12
const STEP = 100

/** The equated monthly instalment of a loan, in whole rupees. */
export function instalment(rupees: number, yearlyPercent: number, years: number): number {
  const rate = yearlyPercent / 100 / MONTHS
  const growth = (1 + rate) ** (years * MONTHS)
  return Math.round(
    rate === 0 ? rupees / (years * MONTHS) : (rupees * rate * growth) / (growth - 1),
  )
}

/** The monthly instalment for a price with the default loan, rounded down to hundreds of rupees: "from" this amount. */
export function usualInstalment(
  price: number,
  { lentPercent, years, yearlyPercent }: Loan,
): number {
  const exact = instalment((price * lentPercent) / 100, yearlyPercent, years)
  return Math.floor(exact / STEP) * STEP
}
