import { expect, test } from 'vitest'
import { cropAround, linesOf, mapPrice, widthOf } from './labels.ts'

test('A label has a short price that is never more than the price', () => {
  const prices = [5_299_999, 13_000_000, 12_999_999, 520_000, 18_900, 6500, 900]
  expect(prices.map(mapPrice)).toEqual([
    ...['₹ 52 L', '₹ 1.3 Cr', '₹ 1.2 Cr', '₹ 5.2 L', '₹ 18k', '₹ 6.5k', '₹ 900'],
  ])
})

test('A long name stands in two lines of like length', () => {
  expect(linesOf('Gomti Nagar')).toEqual(['Gomti Nagar'])
  expect(linesOf('Gomti Nagar Extension')).toEqual(['Gomti Nagar', 'Extension'])
  expect(linesOf('Sushant Golf City')).toEqual(['Sushant', 'Golf City'])
})

test('A wider text makes a wider pill', () =>
  expect(widthOf('₹ 52 L+', 12)).toBeLessThan(widthOf('₹ 152 L+', 12)))

test('A crop stays on the sheet', () => {
  expect(cropAround([300, 360], 330, 230, [600, 720])).toBe('135 245 330 230')
  expect(cropAround([10, 715], 330, 230, [600, 720])).toBe('0 490 330 230')
})
