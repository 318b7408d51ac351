import { describe, expect, it } from 'vitest'
import { keptText, STAGE_HINT } from '#language/money/texts'
import { GST, gstOf, KEPT_BACK, keptBack } from './taxes.ts'

describe('The tax that a buyer keeps back', () => {
  it.each([
    [49_99_999, null],
    [50_00_000, 50_000],
    [50_00_049, 50_000],
    [50_00_050, 50_001],
    [72_50_000, 72_500],
    [1_00_00_000, 1_00_000],
  ])('of a price of %i is %s', (price, tax) => expect(keptBack(price)).toBe(tax))

  it('is told as a part of the price, and below the limit as none', () => {
    expect(keptText({ kept: keptBack(75_00_000) }, { price: 75_00_000 })).toBe(
      'Of the price, keep back ₹75,000 (1 %) and pay it to the state by form 141: the seller gets ₹74,25,000.',
    )
    expect(keptText({ kept: keptBack(49_99_999) }, { price: 49_99_999 })).toMatch(/^No income tax/)
  })
})

describe('GST', () => {
  it.each([
    ['finished', 40_00_000, 0],
    ['building', 40_00_000, 2_00_000],
    ['building', 72_50_000, 3_62_500],
    ['affordable', 40_00_000, 40_000],
    ['affordable', 45_00_000, 45_000],
    ['affordable', 45_00_001, 2_25_000],
  ] as const)('of a home that is %s, at %i, is %i', (stage, price, tax) =>
    expect(gstOf({ stage, price })).toBe(tax),
  )

  it('says which homes are affordable by the limits of their city', () =>
    expect(STAGE_HINT).toContain('60 sq m of carpet area in Noida and Gurugram, 90 sq m'))
})

it('Each tax names the source and date of its rates, and how it was read', () => {
  for (const { sources } of [KEPT_BACK, GST]) {
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources)
      expect(Object.values(source).every((said) => said.trim())).toBe(true)
  }
})
