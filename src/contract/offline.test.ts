import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../on-demand/routes.ts'
import { FUNCTION_ADDRESSES } from './functions.ts'
import { decisionFor, mayKeep, offlinePath, PAGES } from './offline.ts'
import { questionPath, sharedShortlistPath } from './paths.ts'

/** The values of the parameters in the addresses of pages. */
const EXAMPLES: Readonly<Record<string, string>> = {
  city: 'lucknow',
  place: 'flats-for-sale-in-gomti-nagar-lucknow',
  content: 'ourproject',
}
const example = (pattern: string) =>
  pattern.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => EXAMPLES[name] ?? '2')

const built = globSync('**/*.astro', { cwd: new URL('../pages', import.meta.url) }).map(
  (file) =>
    `/${file
      .replaceAll('\\', '/')
      .replace(/(^|\/)index(?=\.astro)/, '')
      .replace('.astro', '')}`,
)
/** An address of each page of the site. */
const addresses = [...built, ...ROUTES.map(({ pattern }) => pattern)]
  // It is shown at addresses that have no page.
  .filter((pattern) => pattern !== '/404')
  .map(example)

describe('What a device keeps of a visit', () => {
  test('is decided for each page of the site', () => {
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((path) => decisionFor(path) === null)).toEqual([])
  })

  test('is decided for pages that exist, and for no others', () => {
    const numbered = ['/buy/2', '/Search/2']
    const isMet = (pattern: string) =>
      [...addresses, ...numbered].some((path) =>
        new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path),
      )
    expect(Object.keys(PAGES).filter((pattern) => !isMet(pattern))).toEqual([])
  })

  test('is nothing that needs an account, belongs to one person, or has a secret in its address', () => {
    const kept = addresses.filter(mayKeep)
    expect(addresses.filter((path) => !mayKeep(path)).sort()).toEqual([
      '/AdditionalDetails',
      '/Amenities',
      '/Postlisting',
      '/PropertyDetails',
      '/admin',
      '/admin/Audit',
      '/admin/Builds',
      '/admin/Buys',
      '/admin/Messages',
      '/admin/Stats',
      '/admin/Users',
      '/admin/launches',
      '/admin/ourproject',
      '/admin/papers',
      '/agent/2',
      '/alerts',
      '/alerts-off',
      '/city-off/lucknow',
      '/compare',
      '/forgot-password',
      '/launch',
      '/login',
      '/offline',
      '/owners-letter',
      '/post-several',
      '/postproperty',
      '/preview/2',
      '/profile',
      '/question/2',
      '/reset-password',
      '/right-to-offer',
      '/shortlist/2',
      '/sign',
      '/still-available',
      '/verify-email',
    ])
    expect(kept).toContain('/listing-detail/2')
    const secret = [sharedShortlistPath('s3cret'), questionPath('q1', 's3cret')]
    expect(secret.filter(mayKeep)).toEqual([])
  })

  test('is no answer of a function, no file, and nothing that has no line in the table', () => {
    const unknown = [
      '/api/me',
      '/api/my/security',
      '/build.json',
      '/sitemap.xml',
      '/lucknow/feed.xml/x',
    ]
    const others = [
      '/new-page',
      '/listing-detail/a/b',
      '/admin/a/b',
      '//admin',
      '/Admin',
      '/saved/x',
    ]
    expect([...FUNCTION_ADDRESSES, ...unknown, ...others].filter(mayKeep)).toEqual([])
  })

  test('is the same in each language', () => {
    const same = addresses.filter((path) => !/^\/(admin|Postlisting)/.test(path))
    expect(same.map((path) => mayKeep(`/hi${path}`))).toEqual(same.map(mayKeep))
    expect([mayKeep('/hi'), mayKeep('/hi/'), mayKeep('/hi/admin')]).toEqual([true, true, false])
    expect(['/buy', '/hi', '/hi/buy/'].map(offlinePath)).toEqual([
      '/offline',
      '/hi/offline',
      '/hi/offline',
    ])
  })

  test('does not depend on a slash at the end', () => {
    expect([mayKeep('/saved'), mayKeep('/saved/'), mayKeep('/')]).toEqual([true, true, true])
    expect([mayKeep('/profile'), mayKeep('/profile/')]).toEqual([false, false])
  })
})
