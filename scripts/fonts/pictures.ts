// Packs the letters for the pictures of shared links: `node scripts/fonts/pictures.ts`. A server cannot rely on
// installed fonts. The format is JSON, because the function's bundle, the tests and Node can all import it.
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { ASCII, HINDI, range, SIGNS } from './characters.ts'

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/anek-devanagari/files/',
  import.meta.url,
)
const TARGET = new URL('../../src/server/share-picture/fonts.json', import.meta.url)
const MEDIUM = 500

const FILES = {
  latin: { text: ASCII + range(0xa0, 0xff) + SIGNS, wght: { min: 400, max: 700 } },
  // All weights of Hindi would double the size.
  devanagari: { text: HINDI, wght: MEDIUM },
  rupee: { text: '₹', wght: { min: 400, max: 700 } },
}

const fonts: Record<string, string> = {}
for (const [name, { text, wght }] of Object.entries(FILES)) {
  const part = name === 'latin' ? name : 'devanagari'
  const whole = await readFile(new URL(`anek-devanagari-${part}-wght-normal.woff2`, SOURCE))
  const cut = await subsetFont(whole, text, {
    targetFormat: 'truetype',
    variationAxes: { wght },
  })
  fonts[name] = brotliCompressSync(cut).toString('base64')
  console.log(`${name}: ${cut.length} bytes, ${fonts[name].length} packed`)
}
await writeFile(TARGET, `${JSON.stringify(fonts)}\n`)
