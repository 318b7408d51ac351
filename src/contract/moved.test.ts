import { describe, expect, test } from 'vitest'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { listAbove, movedTo } from './moved.ts'
import { PATHS } from './paths.ts'

const pages = [...new Set(Object.values(PATHS))]

describe('An address', () => {
  test.each(pages.filter((path) => path !== PATHS.landing))(
    '%s is canonical, with and without a slash at its end',
    (path) => {
      expect([movedTo(path), movedTo(`${path}/`)]).toEqual([null, null])
    },
  )

  test.each(pages.filter((path) => path !== PATHS.landing && path !== PATHS.home))(
    'like %s in another case redirects to the canonical spelling',
    (path) => {
      for (const other of [path.toLowerCase(), path.toUpperCase(), `${path.toUpperCase()}/`])
        if (other.replace(/\/$/, '') !== path) expect(movedTo(other), other).toBe(path)
    },
  )

  test.each([
    ['/Home', '/'],
    ['/home', '/'],
    ['/HOME/', '/'],
    ['/Lucknow/abc123', '/lucknow/abc123'],
    ['/UNKNOWN/Abc', '/unknown/abc'],
    ['/PROJECTS/LUCKNOW', '/projects/lucknow'],
    ['/projectservice/Noida', '/ProjectService/noida'],
    ['/Services/Rent-Home/', '/services/rent-home'],
    ['/Listing-Detail/ABC', '/listing-detail/abc'],
    ['/Project/Kanpur', '/project/kanpur'],
    ['/Agent/ABC', '/agent/abc'],
    ['/QUESTION/Abc-Def', '/question/abc-def'],
    ['/shortlist/ABC', '/shortlist/abc'],
    ['/search/2', '/Search/2'],
    ['/BUY/2/', '/buy/2'],
    ['/Flats-For-Sale-in-Gomti-Nagar-LUCKNOW/2', '/flats-for-sale-in-gomti-nagar-lucknow/2'],
  ])('%s redirects to %s', (path, right) => expect(movedTo(path)).toBe(right))

  test.each(ROUTED_CITIES.map(({ slug }) => slug))(
    'that is only the city %s redirects to its projects',
    (slug) => {
      for (const path of [`/${slug}`, `/${slug}/`, `/${slug.toUpperCase()}`])
        expect(movedTo(path)).toBe(`/project/${slug}/`)
    },
  )

  test.each(['/nothing', '/Nothing/At/All', '/project/Agra', '/api/me', '/lucknowx'])(
    '%s that is unknown does not redirect',
    (path) => expect(movedTo(path)).toBeNull(),
  )

  test('of a part of a kind leads to all of it, where no page is built for the part', () => {
    for (const path of [
      '/flats-for-sale-by-owner-in-lucknow/',
      '/flats-for-sale-right-to-offer-seen-in-lucknow/',
      '/2-bhk-flats-for-sale-in-lucknow',
    ])
      expect([movedTo(path), listAbove(path)]).toEqual([null, '/flats-for-sale-in-lucknow/'])
    expect(listAbove('/2-bhk-flats-for-sale-in-lucknow/9/')).toBe(
      '/2-bhk-flats-for-sale-in-lucknow/',
    )
    for (const path of ['/', '/buy/9/', '/flats-for-sale-in-lucknow/9/', '/lucknow/abc/'])
      expect(listAbove(path), path).toBeNull()
  })

  test('that is the target of a redirect does not redirect again', () => {
    for (const path of pages.flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()])) {
      const right = movedTo(path)
      if (right !== null) expect(movedTo(right), path).toBeNull()
    }
  })
})
