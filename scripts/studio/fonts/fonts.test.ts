import { readFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '../../../src/domain/contact/texts.ts'

const STYLES = new URL('../../../src/styles/', import.meta.url)
const MARKS = new URL('fonts/anek-marks.woff2', STYLES)

/** Returns the characters of a font, from the table that maps them to outlines; format 4, as our font has it. */
async function charactersOf(font: Uint8Array): Promise<number[]> {
  const bytes: Buffer = await subsetFont(font, '❌✅', { targetFormat: 'truetype' })
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, n) => 12 + n * 16)
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = bytes.readUInt32BE(entry + 8)
  const table = cmap + bytes.readUInt32BE(cmap + 8)
  const segments = bytes.readUInt16BE(table + 6) / 2
  return Array.from({ length: segments }, (_, n) => bytes.readUInt16BE(table + 14 + n * 2))
}

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
  const codes = [...signs].map((sign) => sign.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  expect(codes).toEqual([0x2705, 0x274c])
  expect(await charactersOf(font)).toEqual([...codes, 0xffff])
  const face = styles.split('@font-face').find((block) => block.includes('anek-marks')) ?? ''
  for (const code of codes) expect(face).toContain(`U+${code.toString(16).toUpperCase()}`)
})
