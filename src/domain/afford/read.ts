import { BUYERS, type Buyer } from '../money/constants.ts'
import { type Reading, readFigure, readIncome, readOwnSum } from '../reading/reading.ts'
import {
  INCOME,
  MONEY_FIELDS,
  type MoneyField,
  RULE_LIMITS,
  RULE_NAMES,
  RULES,
  type RuleName,
  type Rules,
} from './constants.ts'
import type { Means } from './rules.ts'

/** What was typed into a field; `rupees` is null while it is not clear what it means, or if nothing was typed. */
export type Said = { text: string; rupees: number | null }
/** All that was said, as the device keeps it. */
export type Answers = { money: Record<MoneyField, Said>; buyer: Buyer; rules: Rules }

export const NO_ANSWERS: Answers = {
  money: Object.fromEntries(
    MONEY_FIELDS.map((name) => [name, { text: '', rupees: null }]),
  ) as Answers['money'],
  buyer: BUYERS[0],
  rules: RULES,
}

/** Reads a sum of money; null if nothing was written. */
export function readSum(name: MoneyField, text: string): Reading<number> | null {
  if (name === 'first' || name === 'second') return readIncome(text, INCOME)
  return readOwnSum(text, { monthly: name !== 'savings' })
}

/** Reads one of the rules; null for what is none within its limits. */
export function readRule(name: RuleName, text: string): number | null {
  const { min, max } = RULE_LIMITS[name]
  const reading = readFigure(text, [min, max])
  if (reading?.is !== 'taken') return null
  const { value } = reading
  const isWhole = name !== 'years' || Number.isInteger(value)
  return value >= min && value <= max && isWhole ? value : null
}

/** What the answers come to; null while there is no income, or it is open what could be paid at once. */
export function meansOf({ money, buyer, rules }: Answers): Means | null {
  const sum = (name: MoneyField) => money[name].rupees ?? 0
  const isOpen = MONEY_FIELDS.some((name) => money[name].text.trim() && money[name].rupees === null)
  const income = sum('first') + sum('second')
  if (isOpen || income === 0 || money.savings.rupees === null) return null
  return { income, savings: sum('savings'), loans: sum('loans'), rent: sum('rent'), buyer, rules }
}

/** Whether a rule is as the portal has it. */
export const isUsual = (rules: Rules): boolean =>
  RULE_NAMES.every((name) => rules[name] === RULES[name])
