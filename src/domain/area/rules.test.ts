import { describe, expect, test } from 'vitest'
import { AREA_UNIT_NAMES } from './constants.ts'
import { formatArea, fromSquareFeet, toSquareFeet } from './rules.ts'

describe('Areas are stored in square feet', () => {
  test('a gaj, or square yard, is nine', () => expect(toSquareFeet(100, 'sq yd')).toBe(900))
  test('an acre is 43,560', () => expect(toSquareFeet(1, 'acre')).toBe(43_560))
  test('a square metre is exactly what its feet of 0.3048 m make', () =>
    expect(toSquareFeet(9280, 'sq m')).toBe(99_889.09))
  test('and come back as they were stated', () => {
    for (const unit of AREA_UNIT_NAMES)
      for (const amount of [0.125, 1, 37.5, 250, 1999])
        expect(fromSquareFeet(toSquareFeet(amount, unit), unit)).toBeCloseTo(
          amount,
          unit === 'acre' ? 3 : 1,
        )
  })
  test('Bigha is offered nowhere', () => expect(AREA_UNIT_NAMES.join()).not.toMatch(/bigha/i))
})

test('An area is shown in the poster’s unit with its basis', () => {
  expect(formatArea(1450, 'sq ft', 'Carpet')).toBe('1,450 sq ft carpet')
  expect(formatArea(1800, 'sq yd', 'Plot')).toBe('200 sq yd plot')
  expect(formatArea(1000, 'acre')).toBe('0.023 acre')
  expect(formatArea(1_23_456)).toBe('1,23,456 sq ft')
})
