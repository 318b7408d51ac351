import { PRINT } from './constants.ts'

/**
 * What tells a picture from others, whatever became of its file: a hash of 128 bits of each of its views. `bands` are
 * parts of these with their places, of which two prints of one picture have one in common. A picture with next to
 * nothing on it has no views, so it is like no other.
 */
export type Print = { views: readonly bigint[]; bands: readonly number[] }

type Box = { left: number; top: number; width: number; height: number }

const { side: SIDE, cells: CELLS, bits: BITS, band: BAND } = PRINT

/** The waves of a hash, the longest first: how often each goes up and down across the picture and down it. */
const WAVES = Array.from({ length: PRINT.waves ** 2 }, (_, n) => ({
  across: 1 + (n % PRINT.waves),
  down: 1 + Math.floor(n / PRINT.waves),
}))
  .sort((a, b) => a.across + a.down - b.across - b.down)
  .slice(0, BITS)
const bitOf = (n: number) => 1n << BigInt(n)

/** A mirrored picture has the other sign in each wave that is odd across, hence the other bit. */
export const MIRROR: bigint = WAVES.reduce(
  (mask, { across }, n) => (across % 2 ? mask | bitOf(n) : mask),
  0n,
)

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 }
/** The centre, the corners and the sides of the picture, for each share that a crop leaves. */
const PARTS: readonly Box[] = PRINT.crops.flatMap((share) => {
  const rest = 1 - share
  const part = (left: number, top: number, width: number = share, height: number = share) => ({
    left,
    top,
    width,
    height,
  })
  return [
    part(rest / 2, rest / 2),
    part(0, 0),
    part(rest, 0),
    part(0, rest),
    part(rest, rest),
    part(0, 0, share, 1),
    part(rest, 0, share, 1),
    part(0, 0, 1, share),
    part(0, rest, 1, share),
  ]
})
/** The whole picture and the picture without its border come first; the others are parts. */
export const WHOLE_VIEWS = 2

const COSINES = Array.from({ length: PRINT.waves + 1 }, (_, wave) =>
  Float64Array.from({ length: CELLS }, (_, n) =>
    Math.cos(((2 * n + 1) * wave * Math.PI) / (2 * CELLS)),
  ),
)

/** The sum of all pixels above and left of each corner of a pixel. */
function sumsOf(pixels: Uint8Array): Float64Array {
  const sums = new Float64Array((SIDE + 1) ** 2)
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0, row = 0; x < SIDE; x += 1) {
      row += pixels[y * SIDE + x] ?? 0
      sums[(y + 1) * (SIDE + 1) + x + 1] = (sums[y * (SIDE + 1) + x + 1] ?? 0) + row
    }
  return sums
}

/** The sum of all that is above and left of a place, which may be within a pixel. */
function sumAt(sums: Float64Array, x: number, y: number): number {
  const [left, top] = [Math.min(SIDE - 1, Math.floor(x)), Math.min(SIDE - 1, Math.floor(y))]
  const [dx, dy] = [x - left, y - top]
  const at = (down: number, right: number) => sums[(top + down) * (SIDE + 1) + left + right] ?? 0
  return (
    (at(0, 0) * (1 - dx) + at(0, 1) * dx) * (1 - dy) + (at(1, 0) * (1 - dx) + at(1, 1) * dx) * dy
  )
}

/** The mean grey of each cell of a part of the picture. */
function cellsOf(sums: Float64Array, { left, top, width, height }: Box): Float64Array {
  const edge = CELLS + 1
  const corners = Float64Array.from({ length: edge ** 2 }, (_, n) =>
    sumAt(
      sums,
      (left + (width * (n % edge)) / CELLS) * SIDE,
      (top + (height * Math.floor(n / edge)) / CELLS) * SIDE,
    ),
  )
  const area = (width * height * SIDE ** 2) / CELLS ** 2
  const corner = (place: number) => corners[place] ?? 0
  return Float64Array.from({ length: CELLS ** 2 }, (_, n) => {
    const at = n + Math.floor(n / CELLS)
    return (corner(at + edge + 1) - corner(at + edge) - corner(at + 1) + corner(at)) / area
  })
}

/** The strength of each wave in the cells, in shades of grey: the lower part of a cosine transform. */
function strengthsOf(cells: Float64Array): number[] {
  const rows = COSINES.map((cosine) =>
    Float64Array.from({ length: CELLS }, (_, y) => {
      let sum = 0
      for (let x = 0; x < CELLS; x += 1) sum += (cosine[x] ?? 0) * (cells[y * CELLS + x] ?? 0)
      return sum
    }),
  )
  return WAVES.map(({ across, down }) => {
    let sum = 0
    for (let y = 0; y < CELLS; y += 1) sum += (COSINES[down]?.[y] ?? 0) * (rows[across]?.[y] ?? 0)
    return sum / (CELLS / 2) ** 2
  })
}

const hashOf = (strengths: readonly number[]) =>
  strengths.reduce((hash, strength, n) => (strength > 0 ? hash | bitOf(n) : hash), 0n)

/** The part within borders of one shade; such a border is at most a quarter of the picture on each side. */
function withoutBorder(pixels: Uint8Array): Box {
  const most = SIDE / 4
  const plain = (from: number, step: number, count: number) => {
    let [low, high] = [255, 0]
    for (let n = 0; n < count; n += 1) {
      const shade = pixels[from + n * step] ?? 0
      low = Math.min(low, shade)
      high = Math.max(high, shade)
    }
    return high - low <= PRINT.borderShades
  }
  const depth = (line: (n: number) => boolean) => {
    let n = 0
    while (n < most && line(n)) n += 1
    // The next pixel is partly border.
    return n === 0 ? 0 : n + 1
  }
  const top = depth((n) => plain(n * SIDE, 1, SIDE))
  const bottom = depth((n) => plain((SIDE - 1 - n) * SIDE, 1, SIDE))
  const rows = SIDE - top - bottom
  const left = depth((n) => plain(top * SIDE + n, SIDE, rows))
  const right = depth((n) => plain(top * SIDE + SIDE - 1 - n, SIDE, rows))
  return {
    left: left / SIDE,
    top: top / SIDE,
    width: (SIDE - left - right) / SIDE,
    height: rows / SIDE,
  }
}

const BANDS = BITS / BAND
const VALUES = 2 ** BAND
/** Bands of whole pictures are told from those of parts. */
const OF_WHOLE = BANDS * VALUES

const isWhole = (view: number) => view < WHOLE_VIEWS
const distinct = (numbers: number[]) => [...new Set(numbers)]
const bandsOf = (hash: bigint, view: number) =>
  Array.from(
    { length: isWhole(view) ? BANDS : PRINT.partBands },
    (_, n) => n * VALUES + Number((hash >> BigInt(n * BAND)) & BigInt(VALUES - 1)),
  )

/** The print of a picture of `PRINT.side` pixels in width and height, each a shade of grey. */
export function printOf(pixels: Uint8Array): Print {
  const sums = sumsOf(pixels)
  const strengths = (box: Box) => strengthsOf(cellsOf(sums, box))
  const whole = strengths(WHOLE)
  if (Math.hypot(...whole) < PRINT.leastContrast) return { views: [], bands: [] }
  const views = [whole, strengths(withoutBorder(pixels)), ...PARTS.map(strengths)].map(hashOf)
  const bands = views.flatMap((hash, view) =>
    bandsOf(hash, view).map((band) => (isWhole(view) ? OF_WHOLE + band : band)),
  )
  return { views, bands: distinct(bands) }
}

/**
 * The bands of the prints that may be of the same picture as these views, mirrored or not: the whole of one of the two
 * against all of the other.
 */
export function soughtBands(views: readonly bigint[]): number[] {
  return distinct(
    views.flatMap((hash, view) =>
      [hash, hash ^ MIRROR].flatMap((one) => [
        ...bandsOf(one, view).map((band) => OF_WHOLE + band),
        ...(isWhole(view) ? bandsOf(one, WHOLE_VIEWS) : []),
      ]),
    ),
  )
}
