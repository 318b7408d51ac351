import { expect, test } from 'vitest'
import { REFERENCE_TEXTS } from '#language/listing/texts-reference'
import { TEXT_ERRORS } from '#language/text/texts'
import { LISTING_LIMITS } from './constants.ts'
import { referenceKey, referenceSchema } from './reference.ts'

test('A reference is the same in any case, with any blanks and in any form of its letters', () => {
  for (const spelling of ['GN-12a', 'gn-12 A', ' GN - 12\u00a0a ', 'ＧＮ-12a'])
    expect(referenceKey(spelling)).toBe('gn-12a')
})

test('Signs and leading noughts tell homes apart', () => {
  const spellings = ['A-12', 'A12', 'A/12', 'A-012', 'A-1-2']
  expect(new Set(spellings.map(referenceKey)).size).toBe(spellings.length)
})

const errorOf = (reference: unknown) => {
  const read = referenceSchema.safeParse(reference)
  return read.success ? null : read.error.issues[0]?.message
}

test('A reference is one line of some letters or digits, trimmed', () => {
  expect(referenceSchema.parse('  <b>गोमती 12</b> ')).toBe('<b>गोमती 12</b>')
  expect(errorOf('x'.repeat(LISTING_LIMITS.reference))).toBeNull()
  expect(errorOf('x'.repeat(LISTING_LIMITS.reference + 1))).toBe(
    TEXT_ERRORS.tooLong(LISTING_LIMITS.reference),
  )
  for (const empty of ['', '  ', '---', null]) expect(errorOf(empty)).toBe(REFERENCE_TEXTS.empty)
})

test('A reference has no second line, no mark that turns its direction, and no letter that nobody sees', () => {
  for (const hidden of ['A\n12', 'A\t12', 'A\u202e12', 'A\u200f12', 'A\u200b12', 'A\u000012'])
    expect(errorOf(hidden)).toBe(TEXT_ERRORS.unsafe)
})
