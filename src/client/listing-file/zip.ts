/**
 * An entry of a ZIP. `path` is only a name, and may be anything. `size` is what the directory claims; only unpacking
 * tells the real one.
 */
export type ZipEntry = {
  path: string
  size: number
  packed: number
  offset: number
  method: number
  locked: boolean
}

const END = 0x06_05_4b_50
const END_64 = 0x06_06_4b_50
const LOCATOR_64 = 0x07_06_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
/** The bytes of a record without what varies in length, and of the longest comment after the last one. */
const SIZES = { end: 22, locator64: 20, end64: 56, entry: 46, local: 30, comment: 0xff_ff } as const
/** A figure of 32 bits that says that the real one is in the extra field. */
const ELSEWHERE = 0xff_ff_ff_ff
/** The most bytes of a directory: names of 6,000 photos in deep folders need less. */
const DIRECTORY_BYTES = 8_000_000

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer())

const bigAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

/** Where the directory is, and how many entries it has; null if this is no ZIP. */
async function directoryOf(file: Blob) {
  const from = Math.max(0, file.size - SIZES.end - SIZES.comment)
  const tail = await viewOf(file, from, file.size)
  let at = tail.byteLength - SIZES.end
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1
  if (at < 0) return null
  const short = {
    count: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  }
  const locator = at - SIZES.locator64
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR_64) return short
  const end = bigAt(tail, locator + 8)
  const long = await viewOf(file, end, end + SIZES.end64)
  if (long.byteLength < SIZES.end64 || long.getUint32(0, true) !== END_64) return null
  return { count: bigAt(long, 32), size: bigAt(long, 40), offset: bigAt(long, 48) }
}

/** The figures of an entry that did not fit into 32 bits, in the order in which the extra field has them. */
function longFigures(view: DataView, from: number, to: number, figures: number[]): number[] {
  let at = from
  while (at + 4 <= to) {
    const size = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1) {
      let next = at + 4
      return figures.map((figure) => {
        if (figure !== ELSEWHERE || next + 8 > Math.min(to, at + 4 + size)) return figure
        next += 8
        return bigAt(view, next - 8)
      })
    }
    at += 4 + size
  }
  return figures
}

/**
 * Reads the directory of a ZIP, and nothing of what is packed. Returns null if it is no ZIP or a broken one; a count
 * above `most` is returned without its entries.
 */
export async function readDirectory(
  file: Blob,
  most: number,
): Promise<{ count: number; entries: ZipEntry[] } | null> {
  const directory = await directoryOf(file)
  if (!directory) return null
  const { count, size, offset } = directory
  if (count > most) return { count, entries: [] }
  if (size > DIRECTORY_BYTES || offset + size > file.size) return null
  const view = await viewOf(file, offset, offset + size)
  const names = new TextDecoder()
  const entries: ZipEntry[] = []
  let at = 0
  while (at + SIZES.entry <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const name = at + SIZES.entry
    const extra = name + view.getUint16(at + 28, true)
    const end = extra + view.getUint16(at + 30, true)
    if (end > view.byteLength) return null
    const [unpacked = 0, packed = 0, start = 0] = longFigures(view, extra, end, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ])
    entries.push({
      path: names.decode(new Uint8Array(view.buffer, name, extra - name)),
      size: unpacked,
      packed,
      offset: start,
      method: view.getUint16(at + 10, true),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at = end + view.getUint16(at + 32, true)
    // The end may claim fewer entries than there are.
    if (entries.length > most) return { count: entries.length, entries: [] }
  }
  return entries.length === count ? { count, entries } : null
}

/**
 * Unpacks an entry. Stops as soon as it has more than `most` bytes, whatever the directory says. Returns null then;
 * throws if it is broken.
 */
export async function unpack(
  file: Blob,
  { offset, packed, method }: ZipEntry,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await viewOf(file, offset, offset + SIZES.local)
  if (head.byteLength < SIZES.local || head.getUint32(0, true) !== LOCAL)
    throw new Error('No entry is there.')
  const start = offset + SIZES.local + head.getUint16(26, true) + head.getUint16(28, true)
  const stored = file.slice(start, start + packed)
  if (stored.size < packed) throw new Error('The entry is cut off.')
  if (method === 0) return packed > most ? null : new Uint8Array(await stored.arrayBuffer())
  if (method !== 8) throw new Error('The way of packing is unknown.')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stored.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
