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
  test('are those that it names, each once, four at most', () => {
    expect(comparedIds(`?ids=${a},${b},${a}`)).toEqual([a, b])
    expect(comparedIds(`?ids=${[a, b, c, d, e].join()}`)).toEqual([a, b, c, d])
  })
  test('are none where it names nothing that could be one', () => {
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

describe('What is chosen for a comparison', () => {
  test('is pressed to be in it, and once more to be out', () => {
    expect(withToggled([a], b)).toEqual([a, b])
    expect(withToggled([a, b], a)).toEqual([b])
  })
  test('is no fifth one, but one of four can be taken out', () => {
    const full = [a, b, c, d]
    expect(full).toHaveLength(COMPARED_MOST)
    expect(withToggled(full, e)).toBeNull()
    expect(withToggled(full, d)).toEqual([a, b, c])
  })
  test('leaves out what the browser keeps and can be no listing', () => {
    expect(withToggled(['<script>', a, a, 'sample-1'], b)).toEqual([a, b])
  })
})
