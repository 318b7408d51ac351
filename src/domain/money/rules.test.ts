import { describe, expect, test } from 'vitest'
import { formatRupees, formatRupeesShort, pricePerSquareFoot, priceUnit } from './rules.ts'

describe('Prices in INR, en-IN format, no decimals', () => {
  test.each([
    [950, '₹950'],
    [72_00_000, '₹72,00,000'],
    [1_30_00_000, '₹1,30,00,000'],
    [10_00_00_00_000, '₹10,00,00,00,000'],
  ])('%i is %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text))

  test.each([
    [950, '₹ 950'],
    [18_500, '₹ 18,500'],
    [1_00_000, '₹ 1 L'],
    [72_00_000, '₹ 72 L'],
    [72_50_000, '₹ 72.5 L'],
    [72_34_567, '₹ 72.35 L'],
    [99_999, '₹ 99,999'],
    [99_99_999, '₹ 1 Cr'],
    [1_00_00_000, '₹ 1 Cr'],
    [1_30_00_000, '₹ 1.3 Cr'],
    [1_23_45_678, '₹ 1.23 Cr'],
  ])('%i on a card is %s', (rupees, text) => expect(formatRupeesShort(rupees)).toBe(text))
})

describe('The price unit follows the listing type', () => {
  test('Sell is the total', () => expect(priceUnit('Sell')).toBe(''))
  test('Rent is per month', () => expect(priceUnit('Rent')).toBe('per month'))
  test('PG is per bed per month', () => expect(priceUnit('PG')).toBe('per bed per month'))
})

test('Price per sq ft is given for sales only', () => {
  expect(pricePerSquareFoot({ listingType: 'Sell', price: 72_00_000, plotArea: 1440 })).toBe(5000)
  expect(pricePerSquareFoot({ listingType: 'Rent', price: 20_000, plotArea: 1000 })).toBeNull()
  expect(pricePerSquareFoot({ listingType: 'Sell', price: 72_00_000, plotArea: 0 })).toBeNull()
})
