import { expect, it } from 'vitest'
import { ERROR_LIMITS } from '../../src/domain/asked/constants.ts'
import { errorLine } from './report.ts'

it('A city has one line, which says what of it is on the page', () => {
  const { least, days } = ERROR_LIMITS
  const line = (asked: number, held: number, apart: number | null) =>
    errorLine('Noida', { asked, held, inside: Math.round(held / 2), apart })
  expect(line(least, 100, 6.2)).toBe(
    `Noida: ${least} asking prices of the last ${days} days, 100 held back, 50 % in their range, half of the others less than 6.2 % outside.`,
  )
  expect(line(least - 1, 100, null)).toMatch(
    new RegExp(`, 50 % in their range\\. Not on the page: it needs ${least}\\.$`),
  )
  expect(line(3, 0, null)).toMatch(/, none with a range\.$/)
})
