import { expect, test } from 'vitest'
import { isPanorama, looksLikeScreenshot } from './shape.ts'

test.each([
  ['a panorama', 8000, 1500, true],
  ['one that was taken upwards', 1500, 8000, true],
  ['a photo', 4000, 3000, false],
  ['a photo of a phone’s whole screen', 4000, 1800, false],
])('%s is a panorama only if it is much longer than a screen', (_, width, height, is) => {
  expect(isPanorama({ width, height })).toBe(is)
})

test.each([
  ['Screenshot_20261126-101500.jpg', 'jpeg', 1080, 2400, true],
  ['Screen Shot 2026.png', 'png', 1500, 900, true],
  ['IMG_0042.PNG', 'png', 1179, 2556, true],
  ['turned.png', 'png', 2400, 1080, true],
  ['IMG-20261126-WA0001.jpg', 'jpeg', 720, 1600, false],
  ['plan.png', 'png', 1600, 1200, false],
  ['tall-plan.png', 'png', 1080, 4000, false],
] as const)(
  '%s may be a screenshot by its name, or by its size as a PNG',
  (name, kind, width, height, is) => {
    expect(looksLikeScreenshot({ name, kind, width, height })).toBe(is)
  },
)
