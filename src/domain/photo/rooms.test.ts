import { describe, expect, test } from 'vitest'
import type { Room } from './constants.ts'
import { byRoom, photoAlts, roomNames } from './rooms.ts'

const FLAT = '3 BHK flat in Gomti Nagar, Lucknow'
const photos: { id: string; room?: Room }[] = [
  { id: 'a', room: 'hall' },
  { id: 'b', room: 'bedroom' },
  { id: 'c' },
  { id: 'd', room: 'floor plan' },
  { id: 'e', room: 'bedroom' },
]

test('A photo is named after its room, and numbered where several show such a room', () =>
  expect(roomNames(photos)).toEqual(['Hall', 'Bedroom 1', '', 'Floor plan', 'Bedroom 2']))

describe('The alternative text of a photo', () => {
  test('names its room, or its number where nobody has said the room', () =>
    expect(photoAlts(photos, FLAT).slice(1, 3)).toEqual([`Bedroom 1: ${FLAT}`, `${FLAT}, photo 3`]))
  test('is the home itself for a cover without a room', () =>
    expect(photoAlts([{}], FLAT)).toEqual([FLAT]))
})

describe('All photos by room', () => {
  test('begin with the floor plan and end with those of no room, each room in its poster’s order', () =>
    expect(
      byRoom(photos).map(({ title, photos: shown }) => [title, ...shown.map(({ id }) => id)]),
    ).toEqual([
      ['Floor plan', 'd'],
      ['Hall', 'a'],
      ['Bedroom', 'b', 'e'],
      ['More photos', 'c'],
    ]))
  test('stay as they are where no room is said', () =>
    expect(byRoom(photos.slice(2, 3))).toEqual([
      { title: 'More photos', photos: photos.slice(2, 3) },
    ]))
})
