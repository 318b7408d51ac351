// Cuts the font files of the site, but for the signs of marks.ts, from the full family: `node scripts/fonts/subset.ts`.
// Run it when a text needs a new glyph.
import { readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { ASCII, HINDI, SIGNS } from './characters.ts'
import { cutGlyphs } from './cut-glyphs.ts'
import { DRAWN_WORDS } from './drawn-words.ts'
import { interfaceWords, NAMES } from './interface-words.ts'

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/anek-devanagari/files/',
  import.meta.url,
)
const TARGET = new URL('../../src/styles/fonts/', import.meta.url)
const REGULAR = 400
const BOLD = 700

const FILES = [
  {
    from: 'latin',
    to: 'anek-latin.woff2',
    text: ASCII + SIGNS,
    features: ['kern', 'tnum', 'ccmp', 'mark', 'locl'],
  },
  {
    from: 'devanagari',
    to: 'anek-cities.woff2',
    text: DRAWN_WORDS.join(''),
    weight: REGULAR,
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
  // Hindi written by people, in one weight, for machines without a font for it.
  { from: 'devanagari', to: 'anek-hindi.woff2', text: HINDI, weight: REGULAR },
]

for (const file of FILES) {
  const whole = await readFile(new URL(`anek-devanagari-${file.from}-wght-normal.woff2`, SOURCE))
  const cut = await subsetFont(whole, file.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: file.weight ?? { min: REGULAR, max: BOLD } },
    ...(file.features ? { keepFeatures: file.features } : {}),
  })
  await writeFile(new URL(file.to, TARGET), cut)
  console.log(`${file.to}: ${cut.length} bytes`)
}

// What few words need, in all weights: the usual way would keep the shapes of all others with them.
const devanagari = await readFile(new URL('anek-devanagari-devanagari-wght-normal.woff2', SOURCE))
const FEW_WORDS = [
  // The family has ₹ in its Devanagari part, which is 258 kB as a whole. A page in English writes only the site's name
  // in that script, that of the other language, and those of its cities and of what is drawn on their maps.
  { to: 'anek-rupee.woff2', words: NAMES, text: NAMES.join('') },
  // What pages in Hindi say themselves. All of Hindi would be 198 kB; `fonts.test.ts` says when a word needs a new
  // shape.
  { to: 'anek-interface.woff2', words: interfaceWords(), text: HINDI },
]
for (const { to, words, text } of FEW_WORDS) {
  const cut = await cutGlyphs(devanagari, { words, text, weights: [REGULAR, BOLD] })
  await writeFile(new URL(to, TARGET), cut)
  console.log(`${to}: ${cut.length} bytes`)
}
