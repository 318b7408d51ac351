import { expect, test } from 'vitest'
import { NOT_FAR } from '../../domain/distance/far.ts'
import { entryOf, wishesIn } from './own.ts'

test('What a search makes of what the device knows is in its entry of the history, and of no other', () => {
  const far = { sort: 'work', within: { name: 'work', km: 5 } }
  expect(wishesIn(entryOf({ far }))).toEqual({ far })
  expect(entryOf({ far: NOT_FAR })).toBeNull()
  for (const entry of [null, {}, { far: 'work' }, { far: { sort: 1, within: null } }])
    expect(wishesIn(entry)).toEqual({ far: NOT_FAR })
})
