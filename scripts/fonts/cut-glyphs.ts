import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { fileOf, tablesOf } from './tables.ts'
import { betweenTwoWeights } from './two-weights.ts'

/** Names in HarfBuzz's header `hb-subset.h`. */
const [WRITABLE, LAYOUT_FEATURES] = [2, 6]
const NO_LAYOUT_CLOSURE = 0x200

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

type Part = {
  text: string
  /**
   * What the glyphs besides those of the text's characters are for. The usual way keeps each shape that any two of the
   * characters could form, which is ten times as many in Devanagari.
   */
  words?: readonly string[]
  /** All, if not stated. */
  features?: readonly string[]
  weights: readonly [from: number, to: number]
  /** Whether letters are as far apart in every weight as they are in the lowest, but for their own widths. */
  isEven?: boolean
}

/** Cuts a part from a font: what a text and some words are drawn with, from one weight to another. */
export async function cutGlyphs(
  whole: Uint8Array,
  { text, words, features, weights: [from, to], isEven }: Part,
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
  const cutTo = (highest: number) => {
    const input = call('hb_subset_input_create_or_fail')
    call('hb_subset_input_set_flags', input, words ? NO_LAYOUT_CLOSURE : 0)
    const kept = call('hb_subset_input_set', input, LAYOUT_FEATURES)
    call('hb_set_clear', kept)
    if (!features) call('hb_set_invert', kept)
    for (const feature of features ?? []) call('hb_set_add', kept, tag(feature))
    const characters = call('hb_subset_input_unicode_set', input)
    for (const sign of text) call('hb_set_add', characters, sign.codePointAt(0) ?? 0)
    const glyphs = call('hb_subset_input_glyph_set', input)
    for (const glyph of glyphsOf(words ?? [], plain)) call('hb_set_add', glyphs, glyph)
    call('hb_subset_input_set_axis_range', input, face, tag('wght'), from, highest, from)
    const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
    const length = call('hb_blob_get_length', cut)
    if (length === 0) throw new Error('The font could not be cut.')
    return tablesOf(Buffer.from(bytes(call('hb_blob_get_data', cut, 0), length)))
  }

  const tables = cutTo(to)
  tables.set('gvar', betweenTwoWeights(tables.get('gvar') ?? Buffer.alloc(0)))
  // Where the spacing is even, its table and that of the variations which it would name are those of one weight.
  if (isEven)
    for (const [name, table] of cutTo(from))
      if (name === 'GPOS' || name === 'GDEF') tables.set(name, table)
  return subsetFont(fileOf(tables), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
}
