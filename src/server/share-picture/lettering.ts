import { brotliDecompressSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import fonts from './fonts.json' with { type: 'json' }

/** The style of a text: size in pixels, weight from 400 to 700. The Hindi font has only one weight. */
export type Type = { size: number; weight: number; fill: string }

const faceOf = (packed: string) =>
  new harfbuzz.Face(new harfbuzz.Blob(brotliDecompressSync(Buffer.from(packed, 'base64'))))

type Script = { face: harfbuzz.Face; letters: Set<number>; byWeight: Map<number, harfbuzz.Font> }
const scriptOf = (packed: string): Script => {
  const face = faceOf(packed)
  return { face, letters: new Set(face.collectUnicodes()), byWeight: new Map() }
}

let loaded: readonly Script[] | undefined
/** Unpacks the fonts for the first text. */
const scripts = () => (loaded ??= Object.values(fonts).map(scriptOf))

function fontOf(script: Script, weight: number): harfbuzz.Font {
  const known = script.byWeight.get(weight)
  if (known) return known
  const font = new harfbuzz.Font(script.face)
  font.setVariations([new harfbuzz.Variation('wght', weight)])
  script.byWeight.set(weight, font)
  return font
}

/**
 * Splits a text into runs of one script. Characters that neither font has are left out, instead of drawing an empty
 * box.
 */
function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const script = scripts().find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (script && last?.script === script) last.text += letter
    else if (script) runs.push({ script, text: letter })
  }
  return runs
}

type Placed = { outline: string; x: number; y: number; scale: number }

/** The outlines of a text and its width, both in pixels. */
function shaped(text: string, { size, weight }: Type): { width: number; glyphs: Placed[] } {
  const glyphs: Placed[] = []
  let width = 0
  for (const run of runsOf(text)) {
    const font = fontOf(run.script, weight)
    const scale = size / run.script.face.upem
    const buffer = new harfbuzz.Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const places = buffer.getGlyphPositions()
    for (const [n, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[n] ?? {}
      const outline = font.glyphToPath(codepoint)
      if (outline) glyphs.push({ outline, x: width + xOffset * scale, y: -yOffset * scale, scale })
      width += xAdvance * scale
    }
  }
  return { width, glyphs }
}

/** The width of a text in pixels. */
export const widthOf = (text: string, type: Type): number => shaped(text, type).width

/** One line of text as SVG outlines, which need no font. Its left end and base line are at the given point. */
export function line(text: string, x: number, y: number, type: Type): string {
  const outlines = shaped(text, type).glyphs.map(
    (one) =>
      `<path transform="translate(${one.x.toFixed(2)} ${one.y.toFixed(2)}) scale(${one.scale} -${one.scale})" d="${one.outline}"/>`,
  )
  return `<g transform="translate(${x} ${y})" fill="${type.fill}">${outlines.join('')}</g>`
}

/**
 * Breaks a text at words into at most `most` lines of a width in pixels; a text that does not fit ends with an
 * ellipsis.
 */
export function wrapText(text: string, type: Type, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, type) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  return kept.map((one, n) => ellipsize(one, type, width, n === most - 1 && lines.length > most))
}

/** Shortens a line letter by letter until it fits. */
function ellipsize(text: string, type: Type, width: number, goesOn: boolean): string {
  if (!goesOn && widthOf(text, type) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, type) > width)
    letters.pop()
  return `${letters.join('').trimEnd()}…`
}
