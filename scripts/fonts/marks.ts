// Draws the two signs at the start of specified texts, and makes a font of them: `node scripts/fonts/marks.ts`.
// A system's emoji font would draw them too loud; without one, they would be empty boxes.
import { writeFile } from 'node:fs/promises'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'
import { type Glyph, trueType } from './true-type.ts'

const TARGET = new URL('../../src/styles/fonts/anek-marks.woff2', import.meta.url)
const on = (x: number, y: number) => ({ x, y, on: true })
const off = (x: number, y: number) => ({ x, y, on: false })

/** A cross: a plus of two bars, turned by 45°. Outer contours run clockwise. */
function cross(): Glyph {
  const [long, half] = [400, 72]
  const plus = [
    [half, long],
    [half, half],
    [long, half],
    [long, -half],
    [half, -half],
    [half, -long],
    [-half, -long],
    [-half, -half],
    [-long, -half],
    [-long, half],
    [-half, half],
    [-half, long],
  ]
  const turn = (x = 0, y = 0) =>
    on(Math.round(500 + (x + y) * Math.SQRT1_2), Math.round(350 + (y - x) * Math.SQRT1_2))
  return { code: 0x274c, contours: [plus.map(([x, y]) => turn(x, y))] }
}

/** A tick, cut out of a box with round corners. */
function tick(): Glyph {
  const [left, right, bottom, top, round] = [80, 920, -70, 770, 160]
  const box = [
    on(left, bottom + round),
    on(left, top - round),
    off(left, top),
    on(left + round, top),
    on(right - round, top),
    off(right, top),
    on(right, top - round),
    on(right, bottom + round),
    off(right, bottom),
    on(right - round, bottom),
    on(left + round, bottom),
    off(left, bottom),
  ]
  const cut = [on(235, 345), on(330, 440), on(440, 330), on(690, 580), on(785, 485), on(440, 140)]
  return { code: 0x2705, contours: [box, cut.toReversed()] }
}

const glyphs = [tick(), cross()]
const text = glyphs.map(({ code }) => String.fromCodePoint(code)).join('')
const packed = await subsetFont(trueType('Anek Marks', glyphs), text, { targetFormat: 'woff2' })
await writeFile(TARGET, packed)
console.log(`anek-marks.woff2: ${packed.length} bytes`)
