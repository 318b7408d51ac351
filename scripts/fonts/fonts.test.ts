import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { ASCII, SIGNS } from './characters.ts'
import { DRAWN_WORDS } from './drawn-words.ts'
import { interfaceWords, NAMES } from './interface-words.ts'

const STYLES = new URL('../../src/styles/', import.meta.url)
const MARKS = new URL('fonts/anek-marks.woff2', STYLES)
const CITIES = new URL('fonts/anek-cities.woff2', STYLES)
const HINDI = new URL('fonts/anek-hindi.woff2', STYLES)
const RUPEE = new URL('fonts/anek-rupee.woff2', STYLES)
const INTERFACE = new URL('fonts/anek-interface.woff2', STYLES)
const LATIN = new URL('fonts/anek-latin.woff2', STYLES)
const FILES = new URL(
  '../../node_modules/@fontsource-variable/anek-devanagari/files/',
  import.meta.url,
)
const FAMILY = new URL('anek-devanagari-devanagari-wght-normal.woff2', FILES)
const LATIN_FAMILY = new URL('anek-devanagari-latin-wght-normal.woff2', FILES)

/** Opens a font of the site, as far as a text needs it. */
async function openFont(file: URL, text: string): Promise<harfbuzz.Face> {
  const plain = await subsetFont(await readFile(file), text, { targetFormat: 'truetype' })
  return new harfbuzz.Face(new harfbuzz.Blob(plain))
}

/** Returns the outlines of a word, each with its place. */
function drawn(word: string, face: harfbuzz.Face, weight: number = LIGHTEST) {
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', weight)])
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, n) => ({ ...places[n], outline: font.glyphToPath(codepoint) }))
}

const [LIGHTEST, HEAVIEST] = [400, 650]
const NUMBER = /-?\d+(?:\.\d+)?/g
const PLAIN =
  'Buy 3 BHK homes in Gomti Nagar, Lucknow: 1,200 sq ft, ready to move in, from 26,000 a month'

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

/** No number of an outline or a place differs by more units, of which a letter's size has 2000. */
const UNITS = 6

/** Whether a word has the same outlines in the same places, but for rounding. */
function isLike(word: string, weight: number, faces: readonly [harfbuzz.Face, harfbuzz.Face]) {
  const [small, whole] = faces.map((face) => JSON.stringify(drawn(word, face, weight)))
  const [shape, other] = [small, whole].map((one) => one?.replace(NUMBER, ''))
  const [numbers, others] = [small, whole].map((one) => (one?.match(NUMBER) ?? []).map(Number))
  return shape === other && numbers?.every((n, at) => Math.abs(n - (others?.[at] ?? 0)) <= UNITS)
}

test.each([
  [
    'The font of pages in Hindi draws every word of the catalogues',
    INTERFACE,
    interfaceWords(),
    50,
  ],
  ['The font with the rupee draws the names of the site and of Hindi', RUPEE, NAMES, 4],
])('%s as the family does', async (_, file, words, kilobytes) => {
  expect((await readFile(file)).length).toBeLessThan(kilobytes * 1000)
  const [small, whole] = await Promise.all(
    [file, FAMILY].map((one) => openFont(one, words.join(''))),
  )
  if (!small || !whole) throw new Error('A font is missing.')
  const wrong = [LIGHTEST, HEAVIEST].flatMap((weight) =>
    words.filter((word) => !isLike(word, weight, [small, whole])),
  )
  // Run `node scripts/fonts/subset.ts` for new words.
  expect(wrong).toEqual([])
})

test('The Latin font draws plain text as the family does, and no wider in the weights between', async () => {
  expect((await readFile(LATIN)).length).toBeLessThan(16_000)
  const [small, whole] = await Promise.all(
    [LATIN, LATIN_FAMILY].map((one) => openFont(one, ASCII + SIGNS)),
  )
  if (!small || !whole) throw new Error('A font is missing.')
  // In light weights the family has another question mark, by a feature that we leave out.
  const signs = [...ASCII, ...SIGNS].filter((sign) => sign !== '?')
  const wrong = [LIGHTEST, HEAVIEST].flatMap((weight) =>
    signs.filter((sign) => !isLike(sign, weight, [small, whole])),
  )
  expect(wrong).toEqual([])
  for (const weight of [400, 500, 600, 650]) {
    const [width = 0, other = 0] = [small, whole].map((face) =>
      drawn(PLAIN, face, weight).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    )
    expect(Math.abs(width / other - 1), `${weight}`).toBeLessThan(0.003)
  }
})
