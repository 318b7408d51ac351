import { groupedDigits } from './digits.ts'

const characters = (count: number) =>
  `${groupedDigits(count)} ${count === 1 ? 'character' : 'characters'}`

/** Below a field for several lines: what may still be written, or is too much. */
export const COUNTED = {
  left: (count: number) => `${characters(count)} left`,
  tooMany: (count: number) => `${characters(count)} too many`,
} as const
