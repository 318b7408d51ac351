import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTO_TEXTS as texts } from '#language/photo/texts'
import { HEAVY } from '../../test/support/data/pictures.ts'
import { processPhoto } from './process.ts'

const MOST_MB = 300

test.each([
  ['a lossless WebP of 38 bytes and 50 megapixels', 'losslessWebp', 7060, texts.tooManyPixels],
  ['an interlaced PNG of 16 bits and 20 megapixels', 'deepPng', 4500, texts.tooHeavy],
  ['an interlaced PNG of 20 megapixels', 'interlacedPng', 4500, texts.tooHeavy],
] as const)('%s is refused in words, unread', async (_, kind, edge, message) =>
  expect(await processPhoto(await HEAVY[kind](edge, edge))).toMatchObject({ ok: false, message }),
)

test('A very tall picture is stored no taller than three times its width', async () => {
  const photo = await processPhoto(await HEAVY.tower(1400, 9000))
  if (!photo.ok) throw new Error(photo.message)
  expect([photo.value.width, photo.value.height]).toEqual([1400, 9000])
  for (const { width, bytes } of photo.value.variants) {
    const stored = await sharp(bytes).metadata()
    expect(stored.height).toBeLessThanOrEqual(3 * width)
    expect(stored.width / stored.height).toBeCloseTo(1400 / 9000, 1)
  }
})

/** Measures the memory of a process that gets all pictures of a folder at once. */
const MEASURE = `
  const [, folder, module] = process.argv
  const { readdirSync, readFileSync } = await import('node:fs')
  const { processPhoto } = await import(module)
  const files = readdirSync(folder).map((name) => readFileSync(folder + '/' + name))
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => { most = Math.max(most, process.memoryUsage.rss()) }, 2)
  const results = await Promise.all(files.map(processPhoto))
  clearInterval(timer)
  console.log(JSON.stringify({ taken: results.map(({ ok }) => ok), mb: Math.round((most - before) / 1e6) }))`

test(`The largest accepted pictures need less than ${MOST_MB} MB, however many come at once`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-heavy-'))
  const pictures = [
    await HEAVY.losslessWebp(5000, 4999),
    await HEAVY.interlacedPng(4000, 2999),
    await HEAVY.deepPng(4000, 2999),
  ]
  for (const [n, picture] of pictures.entries()) writeFileSync(join(folder, `${n}`), picture)
  const module = new URL('./process.ts', import.meta.url).href
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', MEASURE, folder, module])
  rmSync(folder, { recursive: true })
  const { taken, mb } = JSON.parse(String(out)) as { taken: boolean[]; mb: number }
  expect(taken).toEqual([true, true, true])
  expect(mb).toBeLessThan(MOST_MB)
})
