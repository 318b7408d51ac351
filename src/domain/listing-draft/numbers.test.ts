import { describe, expect, test } from 'vitest'
import { readNumber, readRupees } from './numbers.ts'

describe('a figure', () => {
  test.each([
    ['1450', 1450],
    ['1,450', 1450],
    [' 12.5 ', 12.5],
    ['1 450', 1450],
    ['0', 0],
    ['.5', 0.5],
    ['.25', 0.25],
    ['12.', 12],
    ['१,४५०', 1450],
    ['１２.５', 12.5],
  ])('%s is %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  test.each(['abc', '-5', '1.2.3', '12 sq ft', '१२ गज', '1e3', 'Infinity'])(
    '%s is none',
    (text) => {
      expect(readNumber(text)).toBeNaN()
    },
  )

  test('empty text gives undefined', () => {
    expect(readNumber('  ')).toBeUndefined()
    expect([readRupees(''), readRupees('  ')]).toEqual([undefined, undefined])
  })
})

describe('an amount of rupees', () => {
  test.each([
    ['7200000', 7_200_000],
    ['72,00,000', 7_200_000],
    ['₹ 72,00,000', 7_200_000],
    ['₹72 L', 7_200_000],
    ['72 lakh', 7_200_000],
    ['७२ lakh', 7_200_000],
    ['72.5 lacs', 7_250_000],
    ['1.3 Cr', 13_000_000],
    ['1.13 crore', 11_300_000],
    ['15,000/-', 15_000],
    ['Rs. 15k', 15_000],
    ['Rs 15 thousand', 15_000],
    ['INR 500', 500],
    ['.5 L', 50_000],
    ['2 crores', 20_000_000],
    ['3 LAC', 300_000],
    ['15000.50', 15_000.5],
  ])('%s is %d', (text, value) => {
    expect(readRupees(text)).toBe(value)
  })

  test.each([
    '72.00.000',
    'cheap',
    'x5',
    '5 5 x',
    '15k per month',
    'about 15k',
    '-5',
    '₹',
    '12 millions',
  ])('%s is none', (text) => {
    expect(readRupees(text)).toBeNaN()
  })
})
