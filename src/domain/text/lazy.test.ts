import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('A value is created once, at its first use, even if it is undefined', () => {
  for (const value of ['a formatter', undefined]) {
    let made = 0
    const ask = lazy(() => {
      made += 1
      return value
    })
    expect(made).toBe(0)
    expect([ask(), ask(), made]).toEqual([value, value, 1])
  }
})
