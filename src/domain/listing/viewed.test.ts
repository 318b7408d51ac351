import { expect, test } from 'vitest'
import { VIEWED_MOST, withViewed } from './viewed.ts'

const [a, b, c] = ['aravali12345', 'belavista123', 'chandan12345'] as const

test('The last viewed listing comes first, without duplicates', () => {
  expect(withViewed([b, a], c)).toEqual([c, b, a])
  expect(withViewed([c, b, a], a)).toEqual([a, c, b])
})

test('A limited number is remembered, and the oldest are dropped', () => {
  const many = Array.from({ length: VIEWED_MOST }, (_, n) => `looked${1000 + n}`)
  const more = withViewed(many, a)
  expect(more).toHaveLength(VIEWED_MOST)
  expect([more[0], more.at(-1)]).toEqual([a, many.at(-2)])
})

test('An invalid id is not remembered', () => {
  expect(withViewed(['<script>', 'sample-1', '', a], '../../x')).toEqual([a])
})
