// Cuts the three font files of the site from the full family: `node scripts/studio/fonts/subset.ts`. Run it when a text needs a new glyph.
import { readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'

const SOURCE = new URL(
  '../../../node_modules/@fontsource-variable/anek-devanagari/files/',
  import.meta.url,
)
const TARGET = new URL('../../../src/styles/fonts/', import.meta.url)
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** What Hindi is written with: letters, vowel signs, letters with a dot, figures, and the two joiners. */
const HINDI = [
  [0x901, 0x903],
  [0x905, 0x90b],
  [0x90d, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x930],
  [0x932, 0x932],
  [0x935, 0x939],
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95f],
  [0x964, 0x970],
  [0x200c, 0x200d],
]
  .map(([from = 0, to = 0]) => range(from, to))
  .join('')
const REGULAR = 400

const FILES = [
  { from: 'latin', to: 'anek-latin.woff2', text: `${ASCII}\u00a0–—‘’“”…•×²é→←` },
  // The family keeps ₹ in its Devanagari part, which is 220 kB whole; the site itself writes only its name in that script.
  { from: 'devanagari', to: 'anek-rupee.woff2', text: '₹आँगन' },
  // What people write in Hindi, in one weight, for machines that have no font for it.
  { from: 'devanagari', to: 'anek-hindi.woff2', text: HINDI, weight: REGULAR },
]

for (const file of FILES) {
  const whole = await readFile(new URL(`anek-devanagari-${file.from}-wght-normal.woff2`, SOURCE))
  const cut = await subsetFont(whole, file.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: file.weight ?? { min: REGULAR, max: 700 } },
    ...(file.from === 'latin' ? { keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'locl'] } : {}),
  })
  await writeFile(new URL(file.to, TARGET), cut)
  console.log(`${file.to}: ${cut.length} bytes`)
}
