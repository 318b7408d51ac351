import { dialledCode } from './abroad.ts'
import { countryName, countryOf } from './countries.ts'

/** A stored number with its country's code, without blanks: "+919876543210". */
export const wholeNumber = (stored: string): string =>
  stored.startsWith('+') ? stored : `+91${stored}`

/**
 * The same in groups: "+91 98765 43210", "+971 50 123 4567". Indian numbers have two of five digits; others end with
 * four, and have groups of three before them.
 */
export function groupedNumber(stored: string): string {
  const code = dialledCode(stored)
  if (!code) return `+91 ${stored.slice(0, 5)} ${stored.slice(5)}`
  const digits = stored.slice(1 + code.length)
  const groups = digits.slice(0, -4).match(/^\d{1,4}(?=(?:\d{3})*$)|\d{3}/g) ?? []
  return [`+${code}`, ...groups, digits.slice(-4)].join(' ')
}

/**
 * The same for a cell of a table: ten digits, or "(+971) 50 123 4567". Excel takes a number of more digits for an
 * amount, and drops the plus or runs it as a formula.
 */
export const numberInTable = (stored: string): string =>
  stored.startsWith('+') ? groupedNumber(stored).replace(/^\S+/, '($&)') : stored

/** A number as it is shown, with its country if that is another: "+971 50 123 4567 · UAE". */
export function shownNumber(stored: string): string {
  const country = countryOf(stored)
  return country ? `${groupedNumber(stored)} · ${countryName(country)}` : groupedNumber(stored)
}
