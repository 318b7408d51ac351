import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAPER, securityText, webManifest } from './manifest.ts'
import { SITE_DEFAULTS } from './settings.ts'

test('The manifest has the portal’s name and existing icons, one of them maskable', () => {
  const manifest = webManifest({ ...SITE_DEFAULTS, name: 'Haveli' }, 'Homes', '/')
  expect([manifest.name, manifest.theme_color]).toEqual(['Haveli', PAPER])
  expect([manifest.lang, manifest.start_url]).toEqual(['en-IN', '/'])
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`/* ${PAPER} */`)
  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
    expect(existsSync(`public/${file}`), file).toBe(true)
})

test('The security contact is valid for half a year after the build', () => {
  const at = 'https://s.in/.well-known/security.txt'
  expect(securityText(SITE_DEFAULTS, at, '2026-11-22T13:30:00.000Z').split('\n')).toEqual([
    `Contact: mailto:${SITE_DEFAULTS.email}`,
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${at}`,
    '',
  ])
})
