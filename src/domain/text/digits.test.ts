import { expect, test } from 'vitest'
import { groupedDigits, withPlainDigits } from './digits.ts'

test.each(['०१२३४५६७८९', '٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '৩৪', '𝟎𝟏𝟐𝟗𝟘𝟙', '𝟶𝟿'])(
  '%s are digits as good as 0 to 9',
  (digits) => expect(withPlainDigits(digits)).toMatch(/^[0-9]+$/),
)

test('Each digit is replaced by its value, and other characters stay', () => {
  expect(withPlainDigits('०१२३४५६७८९ ०')).toBe('0123456789 0')
  expect(withPlainDigits('०९ ٠٩ ０９ 𝟘𝟡 a1')).toBe('09 09 09 09 a1')
  expect(withPlainDigits('𝟎𝟏𝟗𝟘𝟙𝟡𝟢')).toBe('0190190')
  expect(withPlainDigits('₹ ७२ लाख, ½')).toBe('₹ 72 लाख, ½')
})

test('A number is grouped in thousands, lakhs and crores', () => {
  expect([999, 1450, 145000, 12345678].map(groupedDigits)).toEqual([
    '999',
    '1,450',
    '1,45,000',
    '1,23,45,678',
  ])
})
