import { expect, test } from 'vitest'
import { isBuiltIn } from './languages.ts'

test('Another language has the files that people read, and shares all others', () => {
  for (const path of ['/lucknow/feed.xml', '/manifest.webmanifest', '/buy'])
    expect([isBuiltIn('en', path), isBuiltIn('hi', path)], path).toEqual([true, true])
  for (const path of ['/robots.txt', '/sitemap.xml', '/build.json', '/admin'])
    expect([isBuiltIn('en', path), isBuiltIn('hi', path)], path).toEqual([true, false])
})
