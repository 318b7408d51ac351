import { expect, test } from 'vitest'
import { prerendered } from './build.ts'

const listings = Array.from({ length: 60_000 }, (_, n) => n)

test('A build renders the pages of all listings, up to the number of files that Netlify allows in a directory', () => {
  expect(prerendered([3, 2, 1], undefined)).toEqual([3, 2, 1])
  expect(prerendered([3, 2, 1], '  ')).toEqual([3, 2, 1])
  expect(prerendered(listings, undefined)).toHaveLength(50_000)
})

test('A setting limits them to the newest; it may be 0, or more than fit into a directory', () => {
  expect(prerendered([3, 2, 1], '2')).toEqual([3, 2])
  expect(prerendered([3, 2, 1], '0')).toEqual([])
  expect(prerendered(listings, '60000')).toHaveLength(60_000)
})

test.each(['many', '-1', '1e3', '2.5'])(
  'A setting of %s fails the build with a message',
  (setting) => {
    expect(() => prerendered([1], setting)).toThrow(`not "${setting}"`)
  },
)
