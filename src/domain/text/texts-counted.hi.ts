import { groupedDigits } from './digits.ts'

/** Below a field for several lines: what may still be written, or is too much. */
export const COUNTED = {
  left: (count: number) => `${groupedDigits(count)} अक्षर बाकी`,
  tooMany: (count: number) => `${groupedDigits(count)} अक्षर ज्यादा`,
} as const
