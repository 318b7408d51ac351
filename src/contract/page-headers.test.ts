import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN_POLICY, keptByCdn, listingsTag, PAGE_HEADERS, pageTag } from './page-headers.ts'

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

test('The CDN keeps an answer no longer than it is valid, and the time is never negative', () => {
  expect(keptByCdn(90.7)['Netlify-CDN-Cache-Control']).toBe('public, durable, max-age=90')
  expect(keptByCdn(-5)['Netlify-CDN-Cache-Control']).toBe('public, durable, max-age=0')
})

test('A tag is one word, whatever the address contains', () => {
  expect(pageTag('ab, c\nd€9')).toBe('page-abcd9')
  expect(pageTag('x'.repeat(500))).toHaveLength(45)
  expect(listingsTag(' LUCKNOW ')).toBe('listings-lucknow')
})
