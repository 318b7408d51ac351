// Edits `gvar`, the table that says how outlines change with the weight:
// https://learn.microsoft.com/typography/opentype/spec/gvar

/** The end of an axis, in the format's fixed-point numbers. */
const END = 0x4000
const HEAD = 20
/** In the number of a glyph's changes: all of them are of the same points; and the number itself. */
const [SAME_POINTS, COUNT] = [0x8000, 0xfff]
/** In the flags of a change: it states its peak, its start and end, and its points; or the number of a shared peak. */
const [OWN_PEAK, OWN_RANGE, OWN_POINTS, SHARED_PEAK] = [0x8000, 0x4000, 0x2000, 0xfff]
/** In the head of a run of differences: they are all 0, or of two bytes; and their number, less one. */
const [ZEROS, WORDS, RUN] = [0x80, 0x40, 0x3f]
/**
 * Differences are rounded to a multiple of it. With 2000 units to a letter's size no point moves by more than a
 * thirtieth of a pixel in text of 32 px, and the table takes a quarter less once compressed.
 */
const STEP = 4

/** Returns where a list of points ends. */
function endOfPoints(data: Buffer, start: number): number {
  let at = start
  let count = data.readUInt8(at++)
  if (count & 0x80) count = ((count & 0x7f) << 8) | data.readUInt8(at++)
  for (let seen = 0; seen < count; ) {
    const run = data.readUInt8(at++)
    const length = (run & 0x7f) + 1
    at += length * (run & 0x80 ? 2 : 1)
    seen += length
  }
  return at
}

/** Rounds all differences, from a place to the end. */
function roundFrom(start: number, differences: Buffer): Buffer {
  const rounded = Buffer.from(differences)
  const round = (value: number) => Math.round(value / STEP) * STEP
  for (let at = start; at < rounded.length; ) {
    const run = rounded.readUInt8(at++)
    if (run & ZEROS) continue
    for (let n = 0; n <= (run & RUN); n++)
      if (run & WORDS) at = rounded.writeInt16BE(round(rounded.readInt16BE(at)), at)
      // 126 would become 128, which does not fit.
      else at = rounded.writeInt8(Math.min(round(rounded.readInt8(at)), 124), at)
  }
  return rounded
}

/** Returns a glyph's change whose peak is the end of the axis, as its only one. */
function lastOf(glyph: Buffer, sharedPeak: (n: number) => number): Buffer {
  if (glyph.length === 0) return glyph
  const count = glyph.readUInt16BE(0)
  const start = glyph.readUInt16BE(2)
  let data = count & SAME_POINTS ? endOfPoints(glyph, start) : start
  const points = glyph.subarray(start, data)
  let head = 4
  for (let n = 0; n < (count & COUNT); n++) {
    const size = glyph.readUInt16BE(head)
    const flags = glyph.readUInt16BE(head + 2)
    head += 4
    const peak = flags & OWN_PEAK ? glyph.readInt16BE(head) : sharedPeak(flags & SHARED_PEAK)
    head += (flags & OWN_PEAK ? 2 : 0) + (flags & OWN_RANGE ? 4 : 0)
    const change = glyph.subarray(data, data + size)
    data += size
    if (peak !== END) continue
    const only = Buffer.alloc(8)
    only.writeUInt16BE((count & SAME_POINTS) | 1)
    only.writeUInt16BE(only.length, 2)
    only.writeUInt16BE(size, 4)
    only.writeUInt16BE(flags & OWN_POINTS, 6)
    const first = flags & OWN_POINTS ? endOfPoints(change, 0) : 0
    const made = [only, points, roundFrom(first, change)]
    const length = made.reduce((sum, part) => sum + part.length, 0)
    return Buffer.concat([...made, Buffer.alloc(length % 2)])
  }
  return Buffer.alloc(0)
}

/**
 * Leaves of the changes only the one from the lowest weight to the highest, which is then in proportion for the weights
 * between. The family also draws one between, close to that line; it would take as many bytes again.
 */
export function betweenTwoWeights(gvar: Buffer): Buffer {
  const count = gvar.readUInt16BE(12)
  const peaks = gvar.readUInt32BE(8)
  const start = gvar.readUInt32BE(16)
  const isLong = gvar.readUInt16BE(14) === 1
  const place = (n: number) =>
    start + (isLong ? gvar.readUInt32BE(HEAD + n * 4) : gvar.readUInt16BE(HEAD + n * 2) * 2)
  const glyphs = Array.from({ length: count }, (_, n) =>
    lastOf(gvar.subarray(place(n), place(n + 1)), (peak) => gvar.readInt16BE(peaks + peak * 2)),
  )
  const places = Buffer.alloc((count + 1) * 4)
  let end = 0
  for (const [n, { length }] of glyphs.entries()) {
    end += length
    places.writeUInt32BE(end, (n + 1) * 4)
  }
  const peak = Buffer.alloc(2)
  peak.writeInt16BE(END)
  const head = Buffer.alloc(HEAD)
  head.writeUInt16BE(1)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(1, 6)
  head.writeUInt32BE(HEAD + places.length, 8)
  head.writeUInt16BE(count, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(HEAD + places.length + peak.length, 16)
  return Buffer.concat([head, places, peak, ...glyphs])
}
