import type { Source } from './constants.ts'
import { LOANS, type LoanKind } from './emi.ts'

/**
 * What banks lend on a home, each slab up to a loan in rupees and in per cent of the price, by the Reserve Bank's
 * circular DBR.BP.BC.No.72/08.12.015/2016-17. Duty and registration are no part of that price.
 */
const LENT: readonly (readonly [upTo: number, percent: number])[] = [
  [30_00_000, 90],
  [75_00_000, 80],
  [Number.POSITIVE_INFINITY, 75],
]

/** The most that a bank lends on a home or a plot at a price, in whole rupees. On a plot, what is usual. */
export function mostLent(price: number, kind: LoanKind): number {
  if (kind !== 'home') return Math.floor((price * LOANS[kind].lentPercent) / 100)
  return Math.floor(
    Math.max(...LENT.map(([upTo, percent]) => Math.min(upTo, (price * percent) / 100))),
  )
}

/**
 * The shares of a monthly income, in per cent, up to which payments for a home are usual: those for all loans, those to
 * which banks go, and the rent.
 */
export const SHARES = { loans: 40, most: 50, rent: 30 } as const

/** Where these rules and the usual interest stand. */
export const LENDING_SOURCES = [
  {
    key: 'lent on a home',
    address:
      'website.rbi.org.in/hi/web/rbi/-/notifications/individual-housing-loans-rationalisation-of-risk-weights-and-loan-to-value-ltv-ratios-10995',
    date: '2017-06-07',
  },
  {
    key: 'interest of banks',
    address:
      'livemint.com/money/personal-finance/rbi-policy-lower-lending-rates-to-follow-banks-currently-charge-these-interest-rates-on-home-loans-sbi-hdfc-icici-11764929006745.html',
    date: '2025-12-05',
  },
  {
    key: 'share for loans',
    address:
      'patrika.com/business-news/sbi-home-loan-calculator-and-interest-rate-for-rs-37-lakh-know-required-salary-20067039',
    date: '2025-11-01',
  },
  {
    key: 'share for rent',
    address: 'housingindia.in/how-to-calculate-your-rental-affordability',
    date: '2025-01-31',
  },
] as const satisfies readonly Source[]
