import { describe, expect, test } from 'vitest'
import { COMPARED_MOST, comparedIds, withToggled } from './compared.ts'

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
