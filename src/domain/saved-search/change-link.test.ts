import { expect, test } from 'vitest'
import { changeFragment, changeOf } from './change-link.ts'

test('The fragment that changes a saved search is read as it was written', () => {
  expect(changeOf(changeFragment('lucknow12345'))).toBe('lucknow12345')
})

test.each(['', '#', '#save-search', '#change-', '#change-a b', '#change-x"y12345678'])(
  'The fragment %j changes none',
  (fragment) => {
    expect(changeOf(fragment)).toBeNull()
  },
)
