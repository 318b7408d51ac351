import { describe, expect, it } from 'vitest'
import { inUnit, inUnitBeside } from './in-unit.ts'

describe('A text converted to another unit', () => {
  it.each([
    ['3 BHK flat ·\u00a01,450 sq ft carpet', 'sq m', '3 BHK flat ·\u00a0135 sq m carpet'],
    ['3 BHK flat ·\u00a01,450 sq ft carpet', 'sq yd', '3 BHK flat ·\u00a0161 sq yd carpet'],
    ['200 sq yd plot', 'sq ft', '1,800 sq ft plot'],
    ['0.125 acre', 'sq ft', '5,445 sq ft'],
    ['1,450 sq ft', 'acre', '0.033 acre'],
    ['Plots of 100 sq yd and 12.5 sq m', 'sq ft', 'Plots of 900 sq ft and 135 sq ft'],
    ['95 sq ft', 'sq m', '8.83 sq m'],
    ['450 sq ft', 'sq m', '41.8 sq m'],
    ['Flat ·\u00a01,450\u00a0sq\u00a0ft', 'sq m', 'Flat ·\u00a0135\u00a0sq\u00a0m'],
  ] as const)('has its areas in it: “%s” in %s', (text, unit, shown) =>
    expect(inUnit(text, unit)).toBe(shown),
  )

  it.each([
    ['₹6,111 per sq ft', 'sq yd', '₹54,999 per sq yd'],
    ['₹6,111 per sq ft', 'sq m', '₹65,778 per sq m'],
    ['₹5,000 per sq ft', 'acre', '₹21.78 Cr per acre'],
    [
      'from ₹42 L, mostly ₹5,100 to 7,400 per sq ft',
      'sq m',
      'from ₹42 L, mostly ₹54,900 to 79,700 per sq m',
    ],
  ] as const)('has its prices per area in it: “%s” in %s', (text, unit, shown) =>
    expect(inUnit(text, unit)).toBe(shown),
  )

  it('stays the same if it is already in that unit or names no unit', () => {
    for (const text of [
      '1,449.5 sq ft at ₹5,000 per sq ft',
      '3 bathrooms',
      '₹18,000 per month',
      '40 sq feet',
    ])
      expect(inUnit(text, 'sq ft')).toBe(text)
    for (const text of ['24 sq metres', '2 acres', 'sq ft', '₹18,000 per month'])
      expect(inUnit(text, 'sq m')).toBe(text)
  })
})

describe('A text with a label', () => {
  it('"per unit" changes bare figures together with the label', () => {
    const label = 'Price per sq ft'
    expect(inUnitBeside(label, label, 'sq yd')).toBe('Price per sq yd')
    expect(inUnitBeside(label, '₹4,966', 'sq yd')).toBe('₹44,694')
    expect(inUnitBeside(label, 'Does not apply', 'sq yd')).toBe('Does not apply')
  })

  it('"per unit" also changes headings, figures without a currency, and figures within words', () => {
    const label = 'per sq ft'
    for (const [text, shown] of [
      ['Per sq ft', 'Per sq yd'],
      ['Median price per sq ft, in rupees', 'Median price per sq yd, in rupees'],
      ['5,050', '45,450'],
      ['₹5,050', '₹45,450'],
      ['too few to say', 'too few to say'],
    ] as const)
      expect(inUnitBeside(label, text, 'sq yd')).toBe(shown)
    expect(inUnitBeside(label, '5,050', 'acre')).toBe('22 Cr')
    expect(inUnitBeside(label, '5,050', 'sq ft')).toBe('5,050')
  })

  it('"in unit" keeps areas in that unit', () => {
    expect(inUnitBeside('Area in sq ft', '1,800 sq ft', 'sq m')).toBe('1,800 sq ft')
    expect(inUnitBeside('Area', '1,800 sq ft plot', 'sq m')).toBe('167 sq m plot')
  })
})
