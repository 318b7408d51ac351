import { withPlainDigits } from '../text/digits.ts'

const NUMBER = /^(\d[\d,\s]*(?:\.\d*)?|\.\d+)$/
// Blanks stand in one place of the pattern each, so that a long row of them is not divided in every possible way.
const MONEY =
  /^(?:₹|rs\.?|inr)?\s*([\d.,]+(?:\s+[\d.,]+)*)\s*(?:(k|thousand|l|lac|lacs|lakh|lakhs|cr|crore|crores)\s*)?(?:\/-)?$/i
const ENDS_IN_DIGIT = /\d\.?$/
const TIMES: Record<string, number> = { k: 1000, t: 1000, l: 100_000, c: 10_000_000 }

/** Parses a typed number ("1,450"). NaN if it is not a number, undefined if it is empty. */
export function readNumber(text: string): number | undefined {
  const written = withPlainDigits(text).trim()
  if (written === '') return undefined
  return NUMBER.test(written) ? Number(written.replace(/[,\s]/g, '')) : Number.NaN
}

/** Parses typed rupees: "72,00,000", "₹ 72 lakh", "1.3 Cr", "15,000/-". NaN if invalid, undefined if empty. */
export function readRupees(text: string): number | undefined {
  const written = withPlainDigits(text).trim()
  if (written === '') return undefined
  const [, digits = '', unit = ''] = MONEY.exec(written) ?? []
  const amount = ENDS_IN_DIGIT.test(digits) ? (readNumber(digits) ?? Number.NaN) : Number.NaN
  const times = TIMES[unit.charAt(0).toLowerCase()] ?? 1
  // In floating point, 1.13 Cr is not a whole number of rupees; amounts below a paisa are rounding errors.
  return Math.round(amount * times * 100) / 100
}
