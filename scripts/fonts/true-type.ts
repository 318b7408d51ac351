import { fileOf } from './tables.ts'

/**
 * A point of an outline, in thousandths of the letter's size. A point that is not `on` is a control point, which bends
 * the line towards it.
 */
type Point = { x: number; y: number; on: boolean }
export type Glyph = { code: number; contours: Point[][] }

const UNITS = 1000
const [ASCENT, DESCENT] = [950, -280]
const short = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [n, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, n * 2)
  return bytes
}
const long = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, n * 4)
  return bytes
}
const deltas = (values: number[]) => values.map((value, n) => value - (values[n - 1] ?? 0))

function outline({ contours }: Glyph): Buffer {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  let end = -1
  const ends = contours.map((contour) => (end += contour.length))
  const bytes = Buffer.concat([
    short(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    short(...ends, 0),
    Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
    short(...deltas(xs), ...deltas(ys)),
  ])
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

/** Returns the table from characters to glyphs: one segment for each, and the last one that the format requires. */
function characters(codes: number[]): Buffer {
  const all = [...codes, 0xffff]
  const count = all.length
  const power = 2 ** Math.floor(Math.log2(count))
  const ids = all.map((code, n) => (code === 0xffff ? 1 : n + 1 - code))
  const table = Buffer.concat([
    short(count * 2, power * 2, Math.log2(power), (count - power) * 2),
    short(...all, 0, ...all, ...ids, ...all.map(() => 0)),
  ])
  return Buffer.concat([short(0, 1, 3, 1), long(12), short(4, table.length + 6, 0), table])
}

function naming(family: string): Buffer {
  const texts = [family, 'Regular', family, family, '1.0', family.replaceAll(' ', '')]
  const words = texts.map((text) => Buffer.from(text, 'utf16le').swap16())
  let start = 0
  const records = words.map((word, n) => {
    const record = short(3, 1, 0x409, n + 1, word.length, start)
    start += word.length
    return record
  })
  return Buffer.concat([short(0, words.length, 6 + words.length * 12), ...records, ...words])
}

/** Makes a font of some outlines, ordered by their characters; each is as wide as high. */
export function trueType(family: string, glyphs: readonly Glyph[]): Buffer {
  const drawn = [Buffer.alloc(0), ...glyphs.map(outline)]
  const count = drawn.length
  const places = drawn.map((_, n) => Buffer.concat(drawn.slice(0, n)).length)
  const all = Buffer.concat(drawn)
  const points = Math.max(...glyphs.map(({ contours }) => contours.flat().length))
  const codes = glyphs.map(({ code }) => code)
  const os2 = Buffer.concat([
    short(4, UNITS, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
    Buffer.alloc(10),
    long(0, 0x02000000, 0, 0),
    Buffer.from('NONE'),
    short(0x40, Math.min(...codes), Math.max(...codes), ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    long(0, 0),
    short(480, 700, 0, 32, 1),
  ])
  const edges = short(0, -100, UNITS, 800)
  const tables: [string, Buffer][] = [
    ['OS/2', os2],
    ['cmap', characters(codes)],
    ['glyf', all],
    [
      'head',
      Buffer.concat([
        long(0x10000, 0x10000, 0, 0x5f0f3cf5),
        short(3, UNITS),
        Buffer.alloc(16),
        edges,
        short(0, 8, 2, 1, 0),
      ]),
    ],
    ['hhea', short(1, 0, ASCENT, DESCENT, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    ['hmtx', short(...drawn.flatMap(() => [UNITS, 0]))],
    ['loca', long(...places, all.length)],
    ['maxp', short(1, 0, count, points, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['name', naming(family)],
    ['post', Buffer.concat([long(0x30000, 0), short(-100, 50), long(0, 0, 0, 0, 0)])],
  ]
  return fileOf(new Map(tables))
}
