import type { PhotoKind } from './signature.ts'

/** Width and height in pixels, as they are stored: a turned photo has them swapped. */
export type Size = { width: number; height: number }
/** `more`: the size comes after these bytes. `incomplete`: the file ends before it. Null: there is none. */
export type HeaderSize = Size | 'more' | 'incomplete' | null

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const wordAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const sizeOf = (width: number, height: number): Size | null =>
  width > 0 && height > 0 ? { width, height } : null

/** A start of frame, which contains the size: 0xC0 to 0xCF without the three that are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length after them. */
const isAlone = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8)

function jpegSize(bytes: Uint8Array): HeaderSize {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    // The picture begins, or ends, before its size was said.
    if (marker === 0xda || marker === 0xd9) return null
    if (isFrame(marker))
      return at + 9 > bytes.length ? 'more' : sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return 'more'
}

function pngSize(bytes: Uint8Array): HeaderSize {
  if (bytes.length < 24) return 'more'
  if (wordAt(bytes, 12) !== 'IHDR') return null
  const view = viewOf(bytes)
  return sizeOf(view.getUint32(16), view.getUint32(20))
}

function webpSize(bytes: Uint8Array): HeaderSize {
  if (bytes.length < 30) return 'more'
  const view = viewOf(bytes)
  const form = wordAt(bytes, 12)
  if (form === 'VP8 ')
    return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return sizeOf((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  if (form !== 'VP8X') return null
  const three = (at: number) =>
    (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0) + 65_536 * (bytes[at + 2] ?? 0) + 1
  return sizeOf(three(24), three(27))
}

type Box = { type: string; start: number; end: number }

/** The boxes between two places; `end` may lie beyond the bytes. A box of an impossible size is the last one. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= Math.min(to, bytes.length)) {
    const [short, type] = [view.getUint32(at), wordAt(bytes, at + 4)]
    const isLong = short === 1 && at + 16 <= bytes.length
    const head = isLong ? 16 : 8
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (size < head) break
    boxes.push({ type, start: at + head, end: at + size })
    at += size
  }
  return boxes
}

/** What is said of the pictures in a container: `ispe` their sizes, `colr` their colours. */
function properties(bytes: Uint8Array, meta: Box): Box[] {
  const inside = (box: Box | undefined, skip = 0) =>
    box ? boxesIn(bytes, box.start + skip, box.end) : []
  const [iprp] = inside(meta, 4).filter(({ type }) => type === 'iprp')
  const [ipco] = inside(iprp).filter(({ type }) => type === 'ipco')
  return inside(ipco)
}

/**
 * The largest picture in a container: its parts, thumbnails and depth maps are smaller. `total` is the size of the file
 * in bytes.
 */
function containerSize(bytes: Uint8Array, total: number): HeaderSize {
  const boxes = boxesIn(bytes, 0, total)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (boxes.some(({ end }) => end > total)) return 'incomplete'
  if (!meta) return bytes.length < total ? 'more' : 'incomplete'
  if (meta.end > bytes.length) return 'more'
  const view = viewOf(bytes)
  const sizes = properties(bytes, meta)
    .filter(({ type, start, end }) => type === 'ispe' && end <= bytes.length && end - start >= 12)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height)
  return largest ? sizeOf(largest.width, largest.height) : null
}

/**
 * The size of a picture by its header, so that one with too many pixels is never decoded. `total` counts the file's
 * bytes.
 */
export function headerSize(kind: PhotoKind, bytes: Uint8Array, total: number): HeaderSize {
  const read = {
    jpeg: jpegSize,
    png: pngSize,
    webp: webpSize,
    heic: containerSize,
    avif: containerSize,
  }
  const size = read[kind](bytes, total)
  return size === 'more' && bytes.length >= total ? 'incomplete' : size
}

/** The red of Display P3 and of sRGB, as profiles state it: their first coordinate. */
const P3_RED = 0.515
const WIDTH_OF_RED = 0.01

/** Whether an ICC profile is that of Display P3, by its red. */
function isP3Profile(bytes: Uint8Array, { start, end }: Box): boolean {
  const view = viewOf(bytes)
  const profile = start + 4
  const tags = Math.min(100, view.getUint32(profile + 128))
  for (let tag = 0; tag < tags; tag += 1) {
    const at = profile + 132 + tag * 12
    if (at + 12 > end) return false
    if (wordAt(bytes, at) !== 'rXYZ') continue
    const red = profile + view.getUint32(at + 4) + 8
    if (red + 4 > end) return false
    return Math.abs(view.getInt32(red) / 65_536 - P3_RED) < WIDTH_OF_RED
  }
  return false
}

/** The number of the primaries of Display P3 in a container (ITU-T H.273). */
const P3_PRIMARIES = 12

/** Whether the colours of a HEIC are those of Display P3, as an iPhone writes them. */
export function hasWideColours(bytes: Uint8Array): boolean {
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta')
  if (!meta) return false
  return properties(bytes, meta)
    .filter(({ type, start, end }) => type === 'colr' && end <= bytes.length && end - start >= 10)
    .some((box) => {
      const form = wordAt(bytes, box.start)
      if (form === 'nclx') return viewOf(bytes).getUint16(box.start + 4) === P3_PRIMARIES
      return box.end - box.start > 136 && isP3Profile(bytes, box)
    })
}
