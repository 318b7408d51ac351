import { readFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { ROUTED_CITIES } from '../../../src/domain/city/constants.ts'
import { CONTACT_RESULT_TEXTS } from '../../../src/domain/contact/texts.ts'

const STYLES = new URL('../../../src/styles/', import.meta.url)
const MARKS = new URL('fonts/anek-marks.woff2', STYLES)
const CITIES = new URL('fonts/anek-cities.woff2', STYLES)

/** Returns which of some characters a font has, from the table that maps them to outlines; format 4, as our fonts have it. */
async function charactersOf(font: Uint8Array, wanted: string): Promise<number[]> {
  const bytes: Buffer = await subsetFont(font, wanted, { targetFormat: 'truetype' })
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, n) => 12 + n * 16)
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = bytes.readUInt32BE(entry + 8)
  const table = cmap + bytes.readUInt32BE(cmap + 8)
  const segments = bytes.readUInt16BE(table + 6) / 2
  const ends = Array.from({ length: segments }, (_, n) => bytes.readUInt16BE(table + 14 + n * 2))
  return ends.flatMap((end, n) => {
    const start = bytes.readUInt16BE(table + 16 + (segments + n) * 2)
    return Array.from({ length: end - start + 1 }, (_, more) => start + more)
  })
}

const codesOf = (text: Iterable<string>) =>
  [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0).toSorted((a, b) => a - b)

test('A font of the site contains the signs of specified texts, and is tiny', async () => {
  const [font, styles] = await Promise.all([
    readFile(MARKS),
    readFile(new URL('fonts.css', STYLES), 'utf8'),
  ])
  expect(font.length).toBeLessThan(1000)
  const signs = new Set(
    Object.values(CONTACT_RESULT_TEXTS)
      .join('')
      .match(/\p{Emoji_Presentation}/gu),
  )
  const codes = codesOf(signs)
  expect(codes).toEqual([0x2705, 0x274c])
  expect(await charactersOf(font, '❌✅')).toEqual([...codes, 0xffff])
  const face = styles.split('@font-face').find((block) => block.includes('anek-marks')) ?? ''
  for (const code of codes) expect(face).toContain(`U+${code.toString(16).toUpperCase()}`)
})

test('A font of the site contains the Hindi names of all cities with pages, and is small', async () => {
  const font = await readFile(CITIES)
  expect(font.length).toBeLessThan(6000)
  const names = ROUTED_CITIES.map(({ hindi }) => hindi).join('')
  expect(await charactersOf(font, names)).toEqual([...codesOf(names), 0xffff])
})
