import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WORKER_PATH } from '../domain/site/constants.ts'
import { HEIC_FOLDER, HEIC_POLICY } from './heic.ts'
import {
  ADMIN_POLICY,
  distinguishedBy,
  figuresTag,
  keptByCdn,
  listingsTag,
  PAGE_HEADERS,
  pageTag,
} from './page-headers.ts'

/** The headers that netlify.toml gives to these addresses. */
function headersFor(path: string): Record<string, string> {
  const text = readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8')
  const rule = text.split('[[headers]]\n').find((part) => part.startsWith(`  for = "${path}"\n`))
  return Object.fromEntries(
    [...(rule ?? '').matchAll(/^ {4}(\S+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
  )
}

test('Pages on demand have the same headers as netlify.toml gives to built pages', () => {
  expect(headersFor('/*')).toEqual(PAGE_HEADERS)
})

test('Only scripts of the portal run in pages, and admins’ pages never turn text into code', () => {
  const { 'Content-Security-Policy': policy } = PAGE_HEADERS
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']{44}')+;/)
  expect(policy).not.toContain('unsafe')
  expect(headersFor('/admin/*')).toEqual({ 'Content-Security-Policy': ADMIN_POLICY })
  expect(ADMIN_POLICY).toBe(`${policy}; require-trusted-types-for 'script'`)
})

test('No browser and no network keeps a copy of the service worker, and pages may have no other one', () => {
  expect(headersFor(WORKER_PATH)).toEqual({ 'Cache-Control': 'no-store' })
  // Without a rule for workers, that for scripts holds.
  expect(PAGE_HEADERS['Content-Security-Policy']).not.toContain('worker-src')
})

test('Only the worker that decodes HEIC may run WebAssembly, and it has no network', () => {
  expect(headersFor(`${HEIC_FOLDER}*`)).toEqual({ 'Content-Security-Policy': HEIC_POLICY })
  expect(HEIC_POLICY).not.toMatch(/'unsafe|https?:|\*/)
  expect(HEIC_POLICY).toContain("connect-src 'none'")
})

test.each([
  ['any number of', undefined, 86_400, 86_400],
  ['90.7', 90.7, 90, 0],
  ['100,000', 100_000, 86_400, 13_600],
  ['-5', -5, 0, 0],
])(
  'With %s seconds left, the CDN keeps a page fresh for a day at most, and sends it for a day more while it makes another',
  (_, left, fresh, stale) => {
    expect(keptByCdn(['a'], left)).toMatchObject({
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${fresh}, stale-while-revalidate=${stale}`,
      'Netlify-Cache-Tag': 'pages-on-demand,a',
    })
  },
)

test('A page has a copy for each value of the parameters that it reads, and one for all other queries', () => {
  expect(keptByCdn(['a'], 90)['Netlify-Vary']).toBe('query=none')
  expect(distinguishedBy(['city', 'page'])).toBe('query=city|page')
})

test('A tag is one word, whatever the address or a locality contains', () => {
  expect(pageTag('ab, c\nd€9')).toBe('page-abcd9')
  expect(pageTag('x'.repeat(500))).toHaveLength(45)
  expect(listingsTag(' LUCKNOW ')).toBe('listings-lucknow')
  expect(figuresTag('Lucknow', 'pg', null)).toBe('figures-lucknow-pg')
  expect(figuresTag('Lucknow', 'pg', 'गली, ४')).toMatch(/^figures-lucknow-pg-[%A-F\d]+$/)
})
