import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('A result is computed once, even if undefined, and dropped when the cache is full', () => {
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
