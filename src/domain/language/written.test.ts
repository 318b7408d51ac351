import { expect, it } from 'vitest'
import { writtenIn } from './written.ts'

it.each([
  ['Quiet, near the park', undefined],
  ['पार्क के पास, शांत', 'hi'],
  ['Quiet, पार्क के पास', 'hi'],
  ['3', undefined],
  [null, undefined],
])('On a page in English, %j is marked as %j', (text, language) =>
  expect(writtenIn(text)).toBe(language),
)
