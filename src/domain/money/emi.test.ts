import { describe, expect, it } from 'vitest'
import type { Category, PropertyType } from '../listing/constants.ts'
import { instalment, LOANS, loanKindFor, usualInstalment } from './emi.ts'

describe('An instalment', () => {
  it('is what banks state for the same loan', () => {
    // 10 lakh at 8.5 % over 20 years: Rs 8,678.
    expect(instalment(1_000_000, 8.5, 20)).toBe(8678)
    expect(instalment(2_500_000, 9, 15)).toBe(25_357)
  })

  it('without interest is the loan in equal parts', () =>
    expect(instalment(1_200_000, 0, 10)).toBe(10_000))

  it('pays the loan off to the last rupee', () => {
    const [loan, { yearlyPercent, years }] = [5_000_000, LOANS.home]
    let left = loan
    for (let month = 0; month < years * 12; month++)
      left += (left * yearlyPercent) / 1200 - instalment(loan, yearlyPercent, years)
    expect(Math.abs(left)).toBeLessThan(500)
  })

  it('of a home is that of four fifths of its price, rounded down to hundreds', () => {
    expect(LOANS.home.lentPercent).toBe(80)
    expect(instalment(5_760_000, 8.5, 20)).toBe(49_987)
    expect(usualInstalment(7_200_000, LOANS.home)).toBe(49_900)
  })

  it('uses the loan that is usual for the kind of property', () => {
    const loan = (propertyCategory: Category, propertyType: PropertyType) =>
      loanKindFor({ propertyCategory, propertyType })
    expect(loan('Residential', 'Flat/Apartment')).toBe('home')
    expect(loan('Residential', 'Plot/Land')).toBe('plot')
    expect(loan('Commercial', 'Retail')).toBe('business')
    expect(loan('Commercial', 'Plot/Land')).toBe('business')
    // 70 lakh of a crore at 9 % over 15 years: Rs 70,999.
    expect(usualInstalment(10_000_000, LOANS.plot)).toBe(70_900)
  })
})
