import { expect, test } from 'vitest'
import { asWhole } from './bundle-functions.ts'

// Netlify would trace and pack each file of each package again where the config does not say so.
test.each([
  ['under its own name', 'var config={path:"/a"};export{config,a as default};'],
  [
    'under another, as a package has taken it, and one has something of that name',
    'function b(){var config2={}}var config={};var config2={path:"/a"};export{config2 as config,a as default};\n/*! A licence */',
  ],
])('A function with a config %s is packed as the one file that it is', (_, text) => {
  expect(asWhole(text)).toBe(text.replace('{path:', "{nodeBundler:'none',path:"))
})

test('A function without a config gets one', () => {
  expect(asWhole('var a=1;export{a as default};')).toMatch(
    /export const config = \{ nodeBundler: 'none' \};\n$/,
  )
})
