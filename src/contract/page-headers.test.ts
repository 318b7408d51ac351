import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keptByCdn, PAGE_HEADERS } from './page-headers.ts'

test('Pages on demand are sent with the very headers that netlify.toml gives to built ones', () => {
  const text = readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8')
  const [, forAll = ''] =
    /\[\[headers\]\]\n {2}for = "\/\*"\n {2}\[headers\.values\]\n([\s\S]*?)\n\n/.exec(text) ?? []
  const values = forAll.split('\n').map((line) => /^\s*(\S+) = "(.*)"$/.exec(line)?.slice(1))
  expect(Object.fromEntries(values.filter((value) => value !== undefined))).toEqual(PAGE_HEADERS)
})

test('The CDN keeps an answer no longer than it holds, and never less than not at all', () => {
  expect(keptByCdn(90.7)['Netlify-CDN-Cache-Control']).toBe('public, durable, max-age=90')
  expect(keptByCdn(-5)['Netlify-CDN-Cache-Control']).toBe('public, durable, max-age=0')
})
