import { describe, expect, test } from 'vitest'
import { publicListing } from '../test/support/data/public-listing.ts'
import { sources } from '../test/support/structure/sources.ts'
import { canonicalPath, listingPath, PATHS, photoPath } from './paths.ts'
import { CLOSED_PATHS, sitemapParts } from './sitemap.ts'
import { emptySnapshot, type SiteSnapshot } from './snapshot.ts'

const snapshot = (over: Partial<SiteSnapshot> = {}): SiteSnapshot => ({
  ...emptySnapshot(),
  ...over,
})

test('Robots are kept out of a private page in both languages, where it exists in both', () =>
  expect(CLOSED_PATHS).toEqual(['/api/', '/admin', '/profile', '/hi/profile']))

describe('The sitemap', () => {
  test('has every page without parameters that search engines may index, and no other', () => {
    const named = [...sitemapParts(snapshot()).values()]
      .flatMap((entries) => entries())
      .map(({ path }) => path)
    const built = sources('src/pages/**/*.astro')
      .filter(({ path }) => !path.includes('['))
      .filter(({ text }) => !/\bnoindex\b|<(Account|Admin)Page/.test(text))
      .map(({ path }) => path.replace(/^src\/pages\/|(\/?index)?\.astro$/g, ''))
      .map((path) => canonicalPath(`/${path}`))
    const shown = named.filter((path) => path.split('/').length <= 3)
    expect({
      missing: built.filter((path) => !shown.includes(path)),
      unknown: shown.filter((path) => !built.includes(path)),
    }).toEqual({ missing: [], unknown: [] })
    expect(new Set(named).size).toBe(named.length)
  })

  test('has the listings oldest first, in files of ten thousand, so that a new one changes the last file alone', () => {
    const listings = Array.from({ length: 10_001 }, (_, i) => publicListing(`l${10_000 - i}`))
    const parts = sitemapParts(snapshot({ listings }))
    const paths = (part: string) =>
      parts
        .get(part)?.()
        .map(({ path }) => path)
    expect(paths('listings-1')).toEqual(
      Array.from({ length: 10_000 }, (_, i) => listingPath(`l${i}`)),
    )
    expect(paths('listings-2')).toEqual([listingPath('l10000')])
    expect(parts.has('listings-3')).toBe(false)
  })

  test('reads a listing only for the part that names it', () => {
    const read: string[] = []
    const listings = Array.from({ length: 10_001 }, (_, i) => {
      const listing = publicListing(`l${10_000 - i}`)
      return Object.defineProperty(listing, 'photos', {
        get() {
          read.push(listing.id)
          return []
        },
      })
    })
    const parts = sitemapParts(snapshot({ listings }))
    expect(read).toEqual([])
    parts.get('listings-2')?.()
    expect(read).toEqual(['l10000'])
  })

  test('has the time of the last decision on a listing, and its photos', () => {
    const photo = { id: 'p', key: 'property_images/a-b', width: 4, height: 3, placeholder: '' }
    const changed = { a: '2026-11-09T00:00:00.000Z' }
    const listings = [publicListing('a', { photos: [photo] }), publicListing('b')]
    expect(sitemapParts(snapshot({ listings, changedAt: changed })).get('listings-1')?.()).toEqual([
      { path: listingPath('b'), changedAt: '2026-11-02T00:00:00Z', pictures: [] },
      { path: listingPath('a'), changedAt: changed.a, pictures: [photoPath(photo.key, 1280)] },
    ])
  })

  test('has the projects, with stored pictures and pictures of the site', () => {
    const project = {
      id: 'x1',
      city: 'Noida',
      projectBuildingName: 'X',
      locality: 'Sector 1',
      propertyCategory: 'Residential',
      createdAt: '',
      launch: null,
      imageUrls: ['https://elsewhere.example/x.webp'],
    }
    const parts = sitemapParts(snapshot({ projectExplore: [project] }))
    expect(parts.get('projects')?.()).toEqual([
      { path: '/noida/x1/', pictures: ['https://elsewhere.example/x.webp'] },
    ])
  })
})

test('The canonical address of a page ends with a slash', () => {
  expect([canonicalPath(PATHS.home), canonicalPath('/buy'), canonicalPath('/a/b/')]).toEqual([
    '/',
    '/buy/',
    '/a/b/',
  ])
})
