import { describe, expect, test } from 'vitest'
import {
  type ChosenPhoto,
  moveBy,
  type PhotoState,
  placeAt,
  toUpload,
  uploadedIds,
  uploadOutcome,
} from './photos.ts'

const photo = (id: string, state: PhotoState = 'uploaded'): ChosenPhoto => ({
  id,
  name: `${id}.jpg`,
  state,
  progress: 0,
  problem: null,
  room: null,
  origin: null,
  question: null,
  preview: null,
  photo:
    state === 'uploaded'
      ? { id: `server-${id}`, key: 'k', width: 1, height: 1, placeholder: '' }
      : null,
})
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

describe('the order of photos', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => photo(id))

  test.each([
    ['c', 0, 'cabd'],
    ['a', 3, 'bcda'],
    ['a', 99, 'bcda'],
    ['d', -5, 'dabc'],
    ['x', 0, 'abcd'],
  ])('%s at %d gives %s', (id, place, order) => {
    expect(ids(placeAt(list, id, place))).toBe(order)
  })

  test('a photo moves one place, and not past the ends', () => {
    expect(ids(moveBy(list, 'b', -1))).toBe('bacd')
    expect(ids(moveBy(list, 'b', 1))).toBe('acbd')
    expect(ids(moveBy(list, 'a', -1))).toBe('abcd')
    expect(ids(moveBy(list, 'd', 1))).toBe('abcd')
  })

  test('the cover is submitted first, photos not uploaded are left out', () => {
    expect(uploadedIds([photo('b'), photo('a', 'failed'), photo('c')])).toEqual([
      'server-b',
      'server-c',
    ])
    expect(uploadedIds([{ ...photo('a'), photo: null }])).toEqual([])
    expect(uploadedIds([{ ...photo('a'), state: 'failed' }])).toEqual([])
  })
})

describe('uploading', () => {
  test('at most two run at once, in the order of the list', () => {
    expect(toUpload([photo('a', 'waiting'), photo('b', 'waiting'), photo('c', 'waiting')])).toEqual(
      ['a', 'b'],
    )
    expect(
      toUpload([
        photo('a', 'uploading'),
        photo('b', 'preparing'),
        photo('c', 'waiting'),
        photo('d', 'waiting'),
      ]),
    ).toEqual(['c'])
    expect(
      toUpload([photo('a', 'uploading'), photo('b', 'uploading'), photo('c', 'waiting')]),
    ).toEqual([])
  })

  test('the outcome is known when no upload is in progress', () => {
    expect(uploadOutcome([])).toBe('none')
    expect(uploadOutcome([photo('a'), photo('b', 'preparing')])).toBe('busy')
    expect(uploadOutcome([photo('a', 'failed'), photo('b', 'uploading')])).toBe('busy')
    expect(uploadOutcome([photo('a', 'failed'), photo('b')])).toBe('failed')
    expect(uploadOutcome([photo('a'), photo('b')])).toBe('uploaded')
  })
})
