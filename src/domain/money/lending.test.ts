import { expect, test } from 'vitest'
import { mostLent } from './lending.ts'

// Up to 30 lakh of loan 90 %, up to 75 lakh 80 %, above 75 %: where two slabs meet, the lower one's limit holds.
test.each([
  [20_00_000, 18_00_000],
  [33_33_333, 29_99_999],
  [35_00_000, 30_00_000],
  [37_50_000, 30_00_000],
  [40_00_000, 32_00_000],
  [93_75_000, 75_00_000],
  [98_00_000, 75_00_000],
  [1_00_00_000, 75_00_000],
  [2_00_00_000, 1_50_00_000],
])('On a home of %i a bank lends %i at most', (price, loan) =>
  expect(mostLent(price, 'home')).toBe(loan),
)

test('On a plot it lends what is usual there', () =>
  expect(mostLent(10_00_000, 'plot')).toBe(7_00_000))
