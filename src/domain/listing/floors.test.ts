import { expect, test } from 'vitest'
import { LISTING_LIMITS } from './constants.ts'
import { FLOOR_IDS, floorIdsOf } from './floors.ts'

const idsOf = (floorNumber: number | null, totalFloors: number | null = null) =>
  floorIdsOf({ floorNumber, totalFloors })

test('A floor belongs to its group, and the last one is also the top', () => {
  expect([-5, -1, 0, 1, 4, 5, 9, 10, 200].map((floor) => idsOf(floor))).toEqual([
    ['below-ground'],
    ['below-ground'],
    ['ground'],
    ['1-4'],
    ['1-4'],
    ['5-9'],
    ['5-9'],
    ['10-up'],
    ['10-up'],
  ])
  expect(idsOf(3, 3)).toEqual(['1-4', 'top'])
  expect(idsOf(0, 0)).toEqual(['ground', 'top'])
  expect(idsOf(2, 3)).toEqual(['1-4'])
  expect(idsOf(null, 3)).toEqual([])
})

test('Every possible floor has a group that is offered', () => {
  const { floors, floorsBelow } = LISTING_LIMITS
  for (let floor = -floorsBelow; floor <= floors; floor++)
    expect(FLOOR_IDS, String(floor)).toEqual(expect.arrayContaining(idsOf(floor)))
})
