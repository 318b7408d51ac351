import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('A value is made when it is first asked for, and once, even if it is nothing', () => {
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
