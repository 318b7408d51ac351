import { describe, expect, test } from 'vitest'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { cityOffAt, isOfCity } from './cities-off.ts'

const JAIPUR = {
  name: 'Jaipur',
  names: { hi: 'जयपुर' },
  slug: 'jaipur',
  at: [26.9124, 75.7873],
  state: 'Rajasthan',
  claim: null,
} as const

describe('An address of a city that is off', () => {
  test.each([
    '/jaipur',
    '/jaipur/',
    '/Jaipur/abcd2345/',
    '/jaipur/feed.xml',
    '/project/jaipur/',
    '/projects/jaipur',
    '/ProjectService/jaipur/',
    '/projectservice/Jaipur/',
    '/homes/jaipur/',
    '/localities/jaipur/',
    '/flats-for-sale-in-jaipur/',
    '/2-bhk-flats-for-sale-in-malviya-nagar-jaipur/3/',
  ])('is known: %s', (path) => expect(isOfCity(path, JAIPUR)).toBe(true))

  test.each([
    '/',
    '/jaipurx',
    '/unknown/jaipur',
    '/project/jaipurx/',
    '/listing-detail/jaipur',
    '/flats-for-sale-in-jaipur-road-lucknow/',
    '/Search?city=jaipur',
  ])('is no other: %s', (path) => expect(isOfCity(path, JAIPUR)).toBe(false))

  test('is none of a city that is on', () => {
    expect(cityOffAt('/jaipur/abcd2345', [JAIPUR])).toBe(JAIPUR)
    for (const { slug } of ROUTED_CITIES)
      expect(cityOffAt(`/project/${slug}/`, [JAIPUR])).toBeUndefined()
  })
})
