import { expect, test } from 'vitest'
import { cutAtWord } from './cut.ts'

test('A text is cut between two words, and never exceeds its limit', () => {
  expect(cutAtWord('one two three', 13)).toBe('one two three')
  expect(cutAtWord('one two three', 12)).toBe('one two…')
  expect(cutAtWord('one two three', 8)).toBe('one two…')
  expect(cutAtWord('one two three', 7)).toBe('one…')
  expect(cutAtWord('one, two', 6)).toBe('one…')
  expect(cutAtWord('  one\n two ')).toBe('one two')
  expect(cutAtWord('abcdef', 4)).toBe('abc…')
  for (let length = 2; length < 30; length++)
    expect(cutAtWord('a bc def ghij klmno pqrstu vwxyz', length).length).toBeLessThanOrEqual(length)
})
