import { expect, test } from 'vitest'
import { durationInWords } from '#english/rebuild/texts'

test.each([
  [4700, '4.7 s'],
  [0, '0 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [119_700, '2 min 0 s'],
  [-5, '0 s'],
])('A build of %i ms took %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})
