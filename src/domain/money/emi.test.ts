import { describe, expect, it } from 'vitest'
import { HOME_LOAN, instalment, usualInstalment } from './emi.ts'

describe('An instalment', () => {
  it('is what banks state for the same loan', () => {
    // 10 lakh at 8.5 % over 20 years: Rs 8,678.
    expect(instalment(1_000_000, 8.5, 20)).toBe(8678)
    expect(instalment(2_500_000, 9, 15)).toBe(25_357)
  })

  it('without interest is the loan in equal parts', () =>
    expect(instalment(1_200_000, 0, 10)).toBe(10_000))

  it('pays the loan off to the last rupee', () => {
    const [loan, { yearlyPercent, years }] = [5_000_000, HOME_LOAN]
    let left = loan
    for (let month = 0; month < years * 12; month++)
      left += (left * yearlyPercent) / 1200 - instalment(loan, yearlyPercent, years)
    expect(Math.abs(left)).toBeLessThan(500)
  })

  it('of a home is that of four fifths of its price, in hundreds', () => {
    expect(HOME_LOAN.lentPercent).toBe(80)
    expect(usualInstalment(7_200_000)).toBe(50_000)
  })
})
