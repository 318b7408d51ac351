import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('An answer is worked out once, also where it is none, and forgotten when there are too many', () => {
  const asked: string[] = []
  const lengthOf = remembered((text: string) => {
    asked.push(text)
    return text ? text.length : undefined
  }, 2)
  expect(['ab', '', 'ab', ''].map(lengthOf)).toEqual([2, undefined, 2, undefined])
  expect(asked).toEqual(['ab', ''])
  expect(['abc', 'ab', 'abc'].map(lengthOf)).toEqual([3, 2, 3])
  expect(asked).toEqual(['ab', '', 'abc', 'ab'])
})
