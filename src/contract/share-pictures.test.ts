import { expect, test } from 'vitest'
import { publicListing } from '../test/support/data/public-listing.ts'
import {
  askedPicture,
  sharedCity,
  sharedListing,
  sharedPlace,
  sharedSite,
} from './share-pictures.ts'

test('The picture of a listing has another address in each of its versions, and each leads to the listing', () => {
  const path = (version: number) => sharedListing(publicListing('abc12345', { version })).path
  expect([path(2), path(3)]).toEqual([
    '/share/listing/abc12345-2.jpg',
    '/share/listing/abc12345-3.jpg',
  ])
  for (const version of [2, 3, 120])
    expect(askedPicture(path(version))).toEqual({ kind: 'listing', name: 'abc12345', version })
})

test('An address without a version leads to its picture too', () => {
  expect(askedPicture('/share/listing/abc12345.jpg')).toEqual({
    kind: 'listing',
    name: 'abc12345',
    version: null,
  })
  const { path } = sharedCity({ name: 'Lucknow', slug: 'lucknow' })
  expect(askedPicture(path)).toEqual({ kind: 'city', name: 'lucknow', version: null })
})

test('A locality and the portal have pictures of their own', () => {
  const { path } = sharedPlace(
    { name: 'Sector 62', slug: 'sector-62' },
    { name: 'Noida', slug: 'noida' },
  )
  expect(askedPicture(path)).toEqual({ kind: 'place', name: 'sector-62-noida', version: null })
  expect(askedPicture(sharedSite.path)).toEqual({ kind: 'site', name: 'home', version: null })
})

test.each([
  '/share/site/elsewhere.jpg',
  '/share/place/gomti/nagar.jpg',
  '/share/city/lucknow-2.jpg',
  '/share/project/abc12345.jpg',
  '/share/listing/abc12345-.jpg',
  '/share/listing/abc12345-2-3.jpg',
  '/share/listing/abc12345-two.jpg',
  '/share/listing/abc12345-1234567890.jpg',
  '/share/listing/-2.jpg',
])('%s is an address of no picture', (path) => expect(askedPicture(path)).toBeNull())
