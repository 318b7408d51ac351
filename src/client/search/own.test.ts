import { expect, test } from 'vitest'
import { NOT_FAR } from '../../domain/distance/far.ts'
import { entryOf, wishesIn } from './own.ts'

test('What a search makes of what the device knows is in its entry of the history, and of no other', () => {
  const far = { sort: 'work', within: { name: 'work', km: 5 } }
  for (const isNew of [true, false]) {
    expect(wishesIn(entryOf({ far, isNew }))).toEqual({ far, isNew })
    expect(wishesIn(entryOf({ far: NOT_FAR, isNew }))).toEqual({ far: NOT_FAR, isNew })
  }
  expect(entryOf({ far: NOT_FAR, isNew: false })).toBeNull()
  for (const entry of [null, {}, { far: 'work', isNew: 1 }, { far: { sort: 1, within: null } }])
    expect(wishesIn(entry)).toEqual({ far: NOT_FAR, isNew: false })
})
