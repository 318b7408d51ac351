import { COST_LIMITS } from '../money/cost.ts'
import { LOANS } from '../money/emi.ts'
import { SHARES } from '../money/lending.ts'

/** What somebody says of their money: two incomes, what is saved, the instalments of loans, and today's rent. */
export const MONEY_FIELDS = ['first', 'second', 'savings', 'loans', 'rent'] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

/** An income of a month, in rupees. From `yearlyFrom` on, an amount without its period may be that of a year. */
export const INCOME = { least: 1000, most: 1_00_00_000, yearlyFrom: 3_00_000 } as const

/** The rules by which a home fits: shares of the income and interest in per cent, the loan in years. */
export const RULES = {
  share: SHARES.loans,
  most: SHARES.most,
  rentShare: SHARES.rent,
  rate: LOANS.home.yearlyPercent,
  years: LOANS.home.years,
} as const
export type RuleName = keyof typeof RULES
export type Rules = Record<RuleName, number>
export const RULE_NAMES = Object.keys(RULES) as RuleName[]

const SHARE = { min: 5, max: 100 } as const
export const RULE_LIMITS: Record<RuleName, { min: number; max: number }> = {
  share: SHARE,
  most: SHARE,
  rentShare: SHARE,
  rate: COST_LIMITS.rate,
  years: COST_LIMITS.years,
}
