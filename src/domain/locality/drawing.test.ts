import { expect, it } from 'vitest'
import { bendBeyond, outlineBeyond } from './drawing.ts'

it('An outline goes on where the edge of the sheet cuts it, also around a corner of the sheet', () => {
  expect(outlineBeyond('7,100 7,50 80,60 80,110')).toBe('7,100 -593,100 -593,50 7,50 80,60 80,110')
  expect(outlineBeyond('90,600 7,600 7,713 90,713')).toBe(
    '90,600 7,600 -593,600 -593,1313 90,1313 90,713',
  )
})

it('An outline on the sheet, or with one corner at its edge, stays as it is', () => {
  for (const outline of ['20,20 90,20 90,90', '8,40 90,20 90,90'])
    expect(outlineBeyond(outline)).toBe(outline)
})

it('A course that leaves the sheet goes on straight; one that ends on it does not', () => {
  expect(bendBeyond('0,100 300,100')).toMatch(/^M-600 100L0 100/)
  expect(bendBeyond('20,100 300,100')).toMatch(/^M20 100/)
})
