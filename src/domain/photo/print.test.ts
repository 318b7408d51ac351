import { describe, expect, test } from 'vitest'
import { likenessOf } from '../../test/support/data/alike.ts'
import { PRINT } from './constants.ts'
import { printOf, soughtBands } from './print.ts'

const SIDE = PRINT.side
type Draw = (x: number, y: number) => number

/** A picture from the shade of each place; the places go from 0 to 1. */
const picture = (draw: Draw) =>
  Uint8Array.from({ length: SIDE ** 2 }, (_, n) =>
    Math.max(0, Math.min(255, Math.round(draw((n % SIDE) / SIDE, Math.floor(n / SIDE) / SIDE)))),
  )

/** Spots at places that follow from a number, so that each number is another picture. */
function scene(seed: number): Draw {
  let state = seed * 7919 + 1
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const spots = Array.from({ length: 24 }, () => ({
    x: random(),
    y: random(),
    size: 0.04 + random() / 8,
    shade: random() * 240 - 120,
  }))
  return (x, y) =>
    spots.reduce(
      (shade, spot) => shade + (Math.hypot(x - spot.x, y - spot.y) < spot.size ? spot.shade : 0),
      128 + 30 * x - 20 * y,
    )
}

const viewsOf = (draw: Draw) => printOf(picture(draw)).views
const [house, other] = [scene(1), scene(2)]

describe('A picture is the same', () => {
  test.each([
    ['as itself', house, { mirrored: false, cropped: false }],
    [
      'when it is darker',
      (x: number, y: number) => house(x, y) * 0.8,
      { mirrored: false, cropped: false },
    ],
    [
      'when it is mirrored',
      (x: number, y: number) => house(1 - x, y),
      { mirrored: true, cropped: false },
    ],
    [
      'when a tenth of its width is cut off',
      (x: number, y: number) => house(0.1 + 0.9 * x, y),
      { mirrored: false, cropped: true },
    ],
    [
      'when a corner is left, mirrored',
      (x: number, y: number) => house(0.9 * (1 - x), 0.9 * y),
      { mirrored: true, cropped: true },
    ],
    [
      'when it has a white border',
      (x: number, y: number) => {
        const [inX, inY] = [(x - 0.08) / 0.84, (y - 0.08) / 0.84]
        return Math.min(inX, inY) < 0 || Math.max(inX, inY) > 1 ? 255 : house(inX, inY)
      },
      { mirrored: false, cropped: false },
    ],
  ])('%s', (_, copy, said) => {
    const [one, two] = [printOf(picture(house)), printOf(picture(copy))]
    expect(likenessOf(one.views, two.views)).toMatchObject(said)
    expect(likenessOf(two.views, one.views)).toMatchObject(said)
    for (const [sought, found] of [
      [one, two],
      [two, one],
    ] as const)
      expect(soughtBands(sought.views).some((band) => found.bands.includes(band))).toBe(true)
  })
})

test('Another picture is not the same', () => {
  expect(likenessOf(viewsOf(house), viewsOf(other))).toBeNull()
})

test('A blank picture is like no other, not even like itself', () => {
  const blank = picture((x, y) => 200 + ((x * 97 + y * 31) % 1) * 6)
  expect(printOf(blank)).toEqual({ views: [], bands: [] })
  expect(likenessOf(printOf(blank).views, printOf(blank).views)).toBeNull()
})

test('All bands fit the integers of the database, and their number is bounded', () => {
  const { views, bands } = printOf(picture(house))
  expect(Math.max(...bands, ...soughtBands(views))).toBeLessThan(2 ** 31)
  expect(bands.length).toBeLessThanOrEqual(2 * 8 + 27 * PRINT.partBands)
})
