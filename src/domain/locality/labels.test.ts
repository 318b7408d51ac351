import { expect, test } from 'vitest'
import { CITY_NAMES } from '../city/constants.ts'
import { monthly, once } from '../money/rules.ts'
import { pointsOf } from './drawing.ts'
import {
  cropAround,
  hasRoom,
  linesOf,
  namedOnSheet,
  pillPrice,
  reaches,
  sheetAround,
  widthOf,
} from './labels.ts'
import { CITY_MAPS } from './maps.ts'

test('A pill has a lower bound of the lowest price', () => {
  expect(pillPrice(once(5_299_999))).toBe('₹52.9 L+')
  expect(pillPrice(monthly(24_500))).toBe('₹24,500+')
})

test('A long name is split into two lines of similar length', () => {
  expect(linesOf('Gomti Nagar')).toEqual(['Gomti Nagar'])
  expect(linesOf('Gomti Nagar Extension')).toEqual(['Gomti Nagar', 'Extension'])
  expect(linesOf('Sushant Golf City')).toEqual(['Sushant', 'Golf City'])
})

test('A wider text makes a wider pill, and signs above a letter do not', () => {
  expect(widthOf('₹52 L+', 12)).toBeLessThan(widthOf('₹152 L+', 12))
  expect(widthOf('करोड़', 100)).toBe(widthOf('कराड', 100))
})

test('A crop stays within the sheet, and includes shapes that overlap it', () => {
  const crop = cropAround([300, 360], [400, 264], [600, 720])
  expect(crop).toEqual({ left: 100, top: 228, width: 400, height: 264 })
  expect(cropAround([10, 715], [400, 264], [600, 720])).toMatchObject({ left: 0, top: 456 })
  const square = (x: number, y: number) => [[x, y] as const, [x + 50, y + 50] as const]
  expect(
    [square(60, 300), square(40, 300), square(300, 500)].map((one) => reaches(one, crop)),
  ).toEqual([true, false, false])
})

test('A name that the edge of a crop would cut is left out', () => {
  const crop = cropAround([300, 360], [400, 264], [600, 720])
  expect([hasRoom([300, 360], crop), hasRoom([470, 360], crop), hasRoom([300, 484], crop)]).toEqual(
    [true, false, false],
  )
})

test.each(CITY_NAMES)(
  'The sheet of each locality of %s holds its whole plot and its name',
  (city) => {
    for (const { at, outline } of Object.values(CITY_MAPS[city].plots)) {
      const { left, top, width, height } = sheetAround(at)
      const points = pointsOf(outline)
      expect(
        points.every(([x, y]) => x > left && x < left + width && y > top && y < top + height),
      ).toBe(true)
      for (const part of Object.values(namedOnSheet(at))) expect(hasRoom(at, part)).toBe(true)
    }
  },
)
