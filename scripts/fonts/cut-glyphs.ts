import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'

/** Names in HarfBuzz's header `hb-subset.h`. */
const [WRITABLE, LAYOUT_FEATURES, NO_LAYOUT_CLOSURE] = [2, 6, 0x200]

type Subsetter = { memory: WebAssembly.Memory } & Record<string, (...values: number[]) => number>

async function subsetter(): Promise<Subsetter> {
  const file = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const made = instance.exports as Subsetter
  made._initialize?.()
  return made
}

const tag = (name: string) => Buffer.from(name).readUInt32BE()

/**
 * Returns the glyphs that words are drawn with, and those that join to others on the way: a rule needs all of its own.
 */
function glyphsOf(words: readonly string[], plain: Uint8Array): Set<number> {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(plain)))
  const glyphs = new Set<number>()
  for (const word of words) {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    const steps = harfbuzz
      .shapeWithTrace(font, buffer, [], 0, 0)
      .filter(({ glyphs: shaped }) => shaped)
    for (const { t: row } of steps)
      for (const { g: glyph } of row as { g: number }[]) glyphs.add(glyph)
  }
  return glyphs
}

/**
 * Cuts from a font what some words are drawn with, and every character of a text. The usual way keeps each shape that
 * any two of the characters could form, which is ten times as many in Devanagari.
 */
export async function cutGlyphs(
  whole: Uint8Array,
  { words, text, weights }: { words: readonly string[]; text: string; weights: [number, number] },
): Promise<Buffer> {
  const plain: Uint8Array = await subsetFont(whole, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  })
  const hb = await subsetter()
  const call = (name: string, ...values: number[]) => hb[name]?.(...values) ?? 0
  const bytes = (start: number, length: number) => new Uint8Array(hb.memory.buffer, start, length)

  const place = call('malloc', plain.length)
  bytes(place, plain.length).set(plain)
  const blob = call('hb_blob_create', place, plain.length, WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE)
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const characters = call('hb_subset_input_unicode_set', input)
  for (const sign of text) call('hb_set_add', characters, sign.codePointAt(0) ?? 0)
  const kept = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphsOf(words, plain)) call('hb_set_add', kept, glyph)
  call('hb_subset_input_set_axis_range', input, face, tag('wght'), ...weights, Number.NaN)
  const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
  const length = call('hb_blob_get_length', cut)
  if (length === 0) throw new Error('The font could not be cut.')
  const result = Buffer.from(bytes(call('hb_blob_get_data', cut, 0), length))
  return subsetFont(result, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
}
