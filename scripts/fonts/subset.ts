// Cuts the font files of the site, but for the signs of marks.ts, from the full family: `node scripts/fonts/subset.ts`.
// Run it when a text needs a new glyph.
import { readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { ASCII, HINDI, HINDI_DIGITS, SIGNS } from './characters.ts'
import { cutGlyphs } from './cut-glyphs.ts'
import { DRAWN_WORDS } from './drawn-words.ts'
import { interfaceWords, NAMES } from './interface-words.ts'

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/anek-devanagari/files/',
  import.meta.url,
)
const TARGET = new URL('../../src/styles/fonts/', import.meta.url)
const REGULAR = 400
/** `--heavy` in `src/styles/tokens.css`: no text is bolder. */
const HEAVY = 650

const devanagari = await readFile(new URL('anek-devanagari-devanagari-wght-normal.woff2', SOURCE))
const latin = await readFile(new URL('anek-devanagari-latin-wght-normal.woff2', SOURCE))

async function write(name: string, bytes: Buffer) {
  await writeFile(new URL(name, TARGET), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}

const IN_ONE_WEIGHT = [
  {
    to: 'anek-cities.woff2',
    text: DRAWN_WORDS.join(''),
    // Everything that these words need to be spelled right; the other features bring ligatures of any two letters, and
    // vowel signs as wide as any of them, 32 kB.
    features: [
      'rkrf',
      'blwf',
      'blws',
      'abvs',
      'half',
      'nukt',
      'abvm',
      'blwm',
      'mark',
      'kern',
      'dist',
    ],
  },
  // Hindi written by people, for machines without a font for it.
  { to: 'anek-hindi.woff2', text: HINDI },
]
for (const { to, text, features } of IN_ONE_WEIGHT) {
  const cut = await subsetFont(devanagari, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: REGULAR },
    ...(features ? { keepFeatures: features } : {}),
  })
  await write(to, cut)
}

const IN_ALL_WEIGHTS = [
  {
    to: 'anek-latin.woff2',
    whole: latin,
    text: ASCII + SIGNS,
    features: ['kern', 'tnum'],
    // 4 kB less; few pairs, such as “Tw”, are half a pixel closer for it in a large heading.
    isEven: true,
  },
  // The family has ₹ in its Devanagari part, which is 258 kB as a whole. A page in English writes only the site's name
  // in that script, that of the other language, and those of its cities and of what is drawn on their maps.
  { to: 'anek-rupee.woff2', whole: devanagari, words: NAMES, text: NAMES.join('') },
  // What pages in Hindi say themselves. All of Hindi would be 198 kB; `fonts.test.ts` says when a word needs a new
  // shape.
  {
    to: 'anek-interface.woff2',
    whole: devanagari,
    words: interfaceWords(),
    text: `${[...HINDI].filter((sign) => !HINDI_DIGITS.includes(sign)).join('')}₹`,
  },
]
for (const { to, whole, ...part } of IN_ALL_WEIGHTS)
  await write(to, await cutGlyphs(whole, { ...part, weights: [REGULAR, HEAVY] }))
