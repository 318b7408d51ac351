import { expect, test } from 'vitest'
import { joined, type Own } from './own.ts'
import type { Table } from './table.ts'

const table = {} as Table
const own = (given: Partial<Own>): Own => ({ fact: () => '', says: () => '', ...given })
const cheap = own({
  fits: () => (row) => row < 10,
  fact: (_, row) => (row < 5 ? 'fits' : ''),
  says: () => 'What fits.',
  isOut: (_, slug) => slug === 'dear',
})
const near = own({
  fits: () => (row) => row % 2 === 0,
  key: () => (row) => -row,
  fact: (_, row) => (row < 8 ? 'near' : ''),
  says: () => 'Nearest first.',
  isOut: (_, slug) => slug === 'far',
})

test('Nothing is added by none, and one addition stays as it is', () => {
  expect(joined([])).toBeNull()
  expect(joined([near])).toBe(near)
})

test('All tests hold, the order decides the fact of a card, and each says its sentence', () => {
  const both = joined([cheap, near]) as Own
  expect([0, 1, 8, 12].map((row) => both.fits?.(table)(row))).toEqual([true, false, true, false])
  expect(both.key?.(table)(3)).toBe(-3)
  expect([4, 9].map((row) => both.fact(table, row))).toEqual(['near', ''])
  expect(joined([cheap, own({ ...near, fact: () => '' })])?.fact(table, 4)).toBe('fits')
  expect(['dear', 'far', 'here'].map((slug) => both.isOut?.('Noida', slug))).toEqual([
    true,
    true,
    false,
  ])
  expect(both.says([], [], () => [])).toBe('Nearest first. What fits.')
})

test('What the visitor has hidden is left out by each, and by none where none hides', () => {
  const both = joined([
    own({ keeps: () => (row) => row !== 1 }),
    own({ keeps: () => (row) => row !== 2 }),
  ])
  expect([1, 2, 3].map((row) => both?.keeps?.(table)(row))).toEqual([false, false, true])
  expect(joined([own({}), cheap])?.keeps).toBeUndefined()
})

test('Additions without a test or an order add neither', () => {
  const silent = joined([own({}), own({})])
  expect([silent?.fits, silent?.key, silent?.isOut]).toEqual([undefined, undefined, undefined])
})
