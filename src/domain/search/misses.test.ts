import { expect, test } from 'vitest'
import { MISSES, missedWords } from './misses.ts'

test.each([
  ['  Vastu   Vihar ', 'vastu vihar'],
  ['Cafe\u0301 near\u200b Metro', 'cafe near metro'],
  ['2 बीएचके लिफ्ट', '2 बीएचके लिफ्ट'],
  ['२ बीएचके', '2 बीएचके'],
  ['plot 226010', 'plot 226010'],
  ['sector 62 201301', 'sector 62 201301'],
  ['2.5 cr, 3 bhk', '2.5 cr, 3 bhk'],
])('Words that found nothing are folded: %s', (written, kept) => {
  expect(missedWords(written)).toBe(kept)
  expect(missedWords(kept), 'once is enough').toBe(kept)
})

test.each([
  ['9876543210', ''],
  ['call 98765 43210 noida', 'call noida'],
  ['+91-98765-43210', ''],
  ['(0522) 234.5678 gomti', 'gomti'],
  ['९८७६५४३२१०', ''],
  ['aadhaar 1234 5678 9012', 'aadhaar'],
  ['1234567 flat', 'flat'],
  ['asha@example.in flat', 'flat'],
  ['asha @ example.in', 'asha example.in'],
  ['!!! ???', ''],
  ['\u0000\ud83d', ''],
])('Numbers of people, addresses and marks are dropped: %s', (written, kept) => {
  expect(missedWords(written)).toBe(kept)
})

test('Long words are cut, never within a letter', () => {
  expect(missedWords('a'.repeat(100))).toHaveLength(MISSES.letters)
  expect(missedWords(`${'a'.repeat(MISSES.letters - 1)}🏠`)).toBe('a'.repeat(MISSES.letters - 1))
})
