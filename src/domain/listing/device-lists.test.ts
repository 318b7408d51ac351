import { describe, expect, test } from 'vitest'
import { COMPARED_MOST, comparedIds, VIEWED_MOST, withToggled, withViewed } from './device-lists.ts'

const [a = '', b = '', c = '', d = '', e = ''] = [
  'aravali12345',
  'belavista123',
  'chandan12345',
  'devika123456',
  'ekta12345678',
]

describe('The listings that an address compares', () => {
  test('are the ids in it, without duplicates, four at most', () => {
    expect(comparedIds(`?ids=${a},${b},${a}`)).toEqual([a, b])
    expect(comparedIds(`?ids=${[a, b, c, d, e].join()}`)).toEqual([a, b, c, d])
  })
  test('are none if it has no valid id', () => {
    for (const bad of [
      '',
      '?ids=',
      '?ids=../../x',
      '?ids=<script>',
      '?ids=,,,',
      '?id=aravali12345',
      '?ids=%E0%A4%A',
    ])
      expect(comparedIds(bad)).toEqual([])
  })
})

describe('The choice for a comparison', () => {
  test('adds a listing at the first press and removes it at the second', () => {
    expect(withToggled([a], b)).toEqual([a, b])
    expect(withToggled([a, b], a)).toEqual([b])
  })
  test('accepts no fifth listing, but one of four can be removed', () => {
    const full = [a, b, c, d]
    expect(full).toHaveLength(COMPARED_MOST)
    expect(withToggled(full, e)).toBeNull()
    expect(withToggled(full, d)).toEqual([a, b, c])
  })
  test('ignores stored ids that are not valid', () => {
    expect(withToggled(['<script>', a, a, 'sample-1'], b)).toEqual([a, b])
  })
})

describe('The viewed listings', () => {
  test('begin with the last one, without duplicates', () => {
    expect(withViewed([b, a], c)).toEqual([c, b, a])
    expect(withViewed([c, b, a], a)).toEqual([a, c, b])
  })

  test('are limited in number, and the oldest are dropped', () => {
    const many = Array.from({ length: VIEWED_MOST }, (_, n) => `looked${1000 + n}`)
    const more = withViewed(many, a)
    expect(more).toHaveLength(VIEWED_MOST)
    expect([more[0], more.at(-1)]).toEqual([a, many.at(-2)])
  })

  test('have no invalid id', () => {
    expect(withViewed(['<script>', 'sample-1', '', a], '../../x')).toEqual([a])
  })
})
