import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { DRAWN_WORDS } from './drawn-words.ts'
import { interfaceWords, NAMES } from './interface-words.ts'

const STYLES = new URL('../../src/styles/', import.meta.url)
const MARKS = new URL('fonts/anek-marks.woff2', STYLES)
const CITIES = new URL('fonts/anek-cities.woff2', STYLES)
const HINDI = new URL('fonts/anek-hindi.woff2', STYLES)
const RUPEE = new URL('fonts/anek-rupee.woff2', STYLES)
const INTERFACE = new URL('fonts/anek-interface.woff2', STYLES)
const FAMILY = new URL(
  '../../node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  import.meta.url,
)

/** Opens a font of the site, as far as a text needs it. */
async function openFont(file: URL, text: string): Promise<harfbuzz.Face> {
  const plain = await subsetFont(await readFile(file), text, { targetFormat: 'truetype' })
  return new harfbuzz.Face(new harfbuzz.Blob(plain))
}

/** Returns the outlines of a word, each with its place. */
function drawn(word: string, face: harfbuzz.Face) {
  const font = new harfbuzz.Font(face)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, n) => ({ ...places[n], outline: font.glyphToPath(codepoint) }))
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
  const face = await openFont(MARKS, [...signs].join(''))
  expect([...face.collectUnicodes()]).toEqual(codes)
  const rule = styles.split('@font-face').find((block) => block.includes('anek-marks')) ?? ''
  for (const code of codes) expect(rule).toContain(`U+${code.toString(16).toUpperCase()}`)
})

test('A small font draws the Hindi names of all cities exactly as that of all Hindi does, and what their maps name', async () => {
  expect((await readFile(CITIES)).length).toBeLessThan(12_000)
  const [small, whole] = await Promise.all(
    [CITIES, HINDI].map((file) => openFont(file, DRAWN_WORDS.join(''))),
  )
  if (!small || !whole) throw new Error('A font is missing.')
  expect([...small.collectUnicodes()]).toEqual(codesOf(DRAWN_WORDS.join('')))
  for (const { names } of ROUTED_CITIES)
    expect(drawn(names.hi, small), names.hi).toEqual(drawn(names.hi, whole))
  // Two letters that a sign joins become one shape, or a half one before the other: the sign itself is not seen.
  for (const word of DRAWN_WORDS.filter((one) => one.includes('\u094d')))
    expect(drawn(word, small).length, word).toBeLessThan(word.length)
})

test.each([
  [
    'The font of pages in Hindi draws every word of the catalogues',
    INTERFACE,
    interfaceWords(),
    72,
  ],
  ['The font with the rupee draws the names of the site and of Hindi', RUPEE, NAMES, 5],
])('%s as the family does', async (_, file, words, kilobytes) => {
  expect((await readFile(file)).length).toBeLessThan(kilobytes * 1000)
  const [small, whole] = await Promise.all(
    [file, FAMILY].map((one) => openFont(one, words.join(''))),
  )
  if (!small || !whole) throw new Error('A font is missing.')
  const wrong = words.filter(
    (word) => JSON.stringify(drawn(word, small)) !== JSON.stringify(drawn(word, whole)),
  )
  // Run `node scripts/fonts/subset.ts` for new words.
  expect(wrong).toEqual([])
})
