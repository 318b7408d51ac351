import { expect, it } from 'vitest'
import { editPath, listingPath, PATHS, postPath, previewPath, repostPath } from './paths.ts'
import { purposeOf } from './purpose.ts'

it.each([
  [`${listingPath('ab-12')}#phone`, { purpose: 'number', listing: 'ab-12' }],
  [`${PATHS.listing}?id=ab-12#phone`, { purpose: 'number', listing: 'ab-12' }],
  ['/LISTING-DETAIL/ab-12', { purpose: 'property', listing: 'ab-12' }],
  [PATHS.saved, { purpose: 'saved' }],
  ['/Search?city=lucknow#save-search', { purpose: 'alerts' }],
  [PATHS.savedSearches, { purpose: 'alerts' }],
  [postPath(4), { purpose: 'post' }],
  ['/amenities/', { purpose: 'post' }],
  [PATHS.postSeveral, { purpose: 'several' }],
  [editPath('ab-12', 'price'), { purpose: 'change' }],
  [repostPath('ab-12'), { purpose: 'change' }],
  [PATHS.profile, { purpose: 'own' }],
  [previewPath('ab-12'), { purpose: 'preview' }],
  [PATHS.adminUsers, { purpose: 'desk' }],
])('A login that leads back to %s is for that', (next, purpose) => {
  expect(purposeOf(next)).toEqual(purpose)
})

it.each([null, '/', '/about', '/savedother', 'https://evil.example/saved', '//evil.example/saved'])(
  'One that leads to %s says nothing of its own',
  (next) => {
    expect(purposeOf(next)).toBeNull()
  },
)

it.each(['<b>x</b>', 'a/b', '%2e%2e', ''])('No listing is asked for by the name %s', (name) => {
  expect(purposeOf(`${PATHS.listing}/${name}`)).toBeNull()
})
