import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, provideChromium, usualPlaces } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('On Windows a Chromium is looked for where Chrome and Edge install themselves', () => {
  const folders = {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
  }
  const places = usualPlaces('win32', folders)
  expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
  expect(places).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe')
  expect(usualPlaces('win32', {})).toEqual([])
})

test('On macOS it is looked for among everyone’s applications, then among one’s own', () => {
  expect(usualPlaces('darwin', { HOME: '/Users/meera' })).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/meera/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/meera/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/meera/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ])
})

test('On Linux it is looked for by name, first the one that opens no windows', () => {
  expect(usualPlaces('linux', {}).slice(0, 2)).toEqual(['chromium-headless-shell', 'chromium'])
})

test('The one that the environment names must be there', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium')
  await expect(provideChromium()).rejects.toThrow(
    'CHROMIUM_PATH is /no/such/chromium, which does not run. Install Chromium or Chrome and run npm test again',
  )
})

test('Playwright alone drives the one that npm test finds, wherever it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-chromium-'))
  const own = join(folder, 'chromium-headless-shell')
  await writeFile(own, '#!/bin/sh\n', { mode: 0o755 })
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
  const found = await findChromium()
  const { default: config } = await import('../../playwright.config.ts')
  await rm(folder, { recursive: true })
  if (process.platform === 'linux') expect(found).toBe(own)
  expect(config.use?.launchOptions?.executablePath).toBe(found ?? undefined)
})
