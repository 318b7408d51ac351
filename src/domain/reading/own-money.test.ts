import { describe, expect, test } from 'vitest'
import { INCOME } from '../afford/constants.ts'
import { readIncome, readOwnSum } from './own-money.ts'

/** What was understood: an amount, the amounts that are asked about, or why it was refused. */
function meant(reading: ReturnType<typeof readIncome>) {
  if (!reading) return null
  if (reading.is === 'refused') return reading.why
  return reading.is === 'taken' ? reading.value : reading.readings.map(({ value }) => value)
}
const BEFORE_TAX = /before tax and provident fund.*for example 55,000/

describe('An income', () => {
  test.each([
    ['40k in hand', 40_000],
    ['40 हजार', 40_000],
    ['₹ 55,000/-', 55_000],
    ['salary 62000 pm', 62_000],
    ['1.2 lakh in hand', 1_20_000],
    ['1,25,000 per month', 1_25_000],
    ['take home 48k', 48_000],
    ['तनख्वाह ४५ हज़ार महीना', 45_000],
    ['haath mein 30 hazar', 30_000],
    ['3.5 lakh a month', 3_50_000],
    ['0', 0],
    ['nil', 0],
    ['शून्य', 0],
  ])('“%s” is %i a month', (text, rupees) => expect(meant(readIncome(text, INCOME))).toBe(rupees))

  test.each([
    '8 lakh package',
    '8 LPA',
    '12lpa',
    'ctc 9.6 lakh',
    '₹8,00,000 gross',
    '60k before tax',
    '8 लाख पैकेज',
  ])('“%s” is before tax, so it is refused with the way out', (text) =>
    expect(meant(readIncome(text, INCOME))).toMatch(BEFORE_TAX),
  )

  test.each([
    ['8 lakh', [66_667, 8_00_000]],
    ['9.6 lakh per annum', [80_000]],
    ['6,00,000 yearly in hand', [50_000]],
    ['40', [40_000]],
    ['1,25 lakh', [1_25_000]],
    ['1.5', [1_50_000, 1_500]],
    ['8', [8_00_000, 8_000]],
    ['1 lakh yearly', [8_333]],
  ])('“%s” may mean %o, so it is asked', (text, rupees) =>
    expect(meant(readIncome(text, INCOME))).toEqual(rupees),
  )

  test('What is no amount is refused, and nothing is null', () => {
    expect(readIncome('  ', INCOME)).toBeNull()
    for (const text of ['enough', '40k and 60k', '9876543210', '-5000', 'in hand'])
      expect(readIncome(text, INCOME)?.is, text).toBe('refused')
  })
})

describe('A sum of one’s own', () => {
  test.each([
    ['15 lakh', 15_00_000],
    ['0', 0],
    ['nil', 0],
    ['कोई नहीं', 0],
    ['1,25,000', 1_25_000],
    ['2 cr', 2_00_00_000],
  ])('“%s” of savings is %i', (text, rupees) =>
    expect(meant(readOwnSum(text, { monthly: false }))).toBe(rupees),
  )

  test('A small figure lacks its unit', () => {
    expect(meant(readOwnSum('25', { monthly: false }))).toEqual([25_00_000, 25_000])
    expect(meant(readOwnSum('12', { monthly: true }))).toEqual([12_000])
    expect(meant(readOwnSum('12k', { monthly: true }))).toBe(12_000)
  })
})
