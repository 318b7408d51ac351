import { expect, test } from 'vitest'
import { NOT_ASKED } from '../../domain/afford/wish.ts'
import { NOT_FAR } from '../../domain/distance/far.ts'
import { entryOf, ownFilters, wishesIn, withoutFilters } from './own.ts'

const far = { sort: 'work', within: { name: 'work', km: 5 } }
const NOTHING = { far: NOT_FAR, afford: NOT_ASKED, isNew: false }

test('What a search makes of what the device knows is in its entry of the history, and of no other', () => {
  const wishes = { far, afford: { only: true, sorts: false }, isNew: true }
  expect(wishesIn(entryOf(wishes))).toEqual(wishes)
  expect(entryOf(NOTHING)).toBeNull()
  expect(entryOf({ ...NOTHING, afford: { only: false, sorts: true } })).not.toBeNull()
  expect(entryOf({ ...NOTHING, isNew: true })).not.toBeNull()
  for (const own of [
    null,
    {},
    'work',
    { far: 'work', afford: 1, isNew: 1 },
    { far: { sort: 1, within: null } },
  ])
    expect(wishesIn({ own })).toEqual(NOTHING)
  expect(wishesIn(null)).toEqual(NOTHING)
})

test('Without what leaves homes out, the orders stay', () => {
  const wishes = { far, afford: { only: true, sorts: true }, isNew: true }
  expect(ownFilters(wishes)).toBe(3)
  expect(withoutFilters(wishes)).toEqual({
    far: { sort: 'work', within: null },
    afford: { only: false, sorts: true },
    isNew: false,
  })
  expect(ownFilters(withoutFilters(wishes))).toBe(0)
})
