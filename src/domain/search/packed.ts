import { fromPlanes, fromRounded, toPlanes, toRounded } from './planes.ts'
import { type Columns, WORD_FIELDS, type WordField } from './table.ts'

/** Areas are packed in hundredths of a square foot, as in the database. */
const HUNDREDTHS = 100

type Packed<Planes = readonly string[]> = {
  size: number
  words: Record<WordField, { values: readonly string[]; codes: Planes }>
  slugs: readonly string[]
  price: readonly [Planes, Planes]
  plotArea: readonly [Planes, Planes]
  amenities: Planes
  /** The day of the newest row, then the difference from each row to the next. */
  day: { first: number; steps: Planes }
  rank: { first: number; steps: Planes }
}
/** The columns of one city's listings, newest first, in the format of the download. */
export type PackedColumns = Packed

function steps(numbers: ArrayLike<number>, sign: 1 | -1): { first: number; steps: string[] } {
  const own = Array.from(numbers, (number, n) =>
    n === 0 ? 0 : sign * (number - (numbers[n - 1] ?? 0)),
  )
  return { first: numbers[0] ?? 0, steps: toPlanes(own) }
}

function sums({ first, steps: planes }: Packed['day'], size: number, sign: 1 | -1): Float64Array {
  const own = fromPlanes(planes, size)
  const numbers = new Float64Array(size)
  let sum = first
  for (let n = 0; n < size; n++) {
    sum += sign * (own[n] ?? 0)
    numbers[n] = sum
  }
  return numbers
}

const bySpelling = (values: readonly string[]) =>
  values.map((_, n) => n).sort((a, b) => ((values[a] ?? '') < (values[b] ?? '') ? -1 : 1))

export function pack(columns: Columns): PackedColumns {
  const words = WORD_FIELDS.map((field) => {
    const { codes, values } = columns.words[field]
    // Sorted names share prefixes with their neighbours, which compresses well.
    const order = bySpelling(values)
    const places: number[] = []
    for (const [place, n] of order.entries()) places[n] = place
    const sorted = order.map((n) => values[n] ?? '')
    return [
      field,
      { values: sorted, codes: toPlanes(Array.from(codes, (code) => places[code] ?? 0)) },
    ]
  })
  return {
    size: columns.size,
    words: Object.fromEntries(words) as PackedColumns['words'],
    slugs: bySpelling(columns.words.locality.values).map((n) => columns.slugs[n] ?? ''),
    price: toRounded(columns.price),
    plotArea: toRounded(Array.from(columns.plotArea, (area) => Math.round(area * HUNDREDTHS))),
    amenities: toPlanes(columns.amenities),
    day: steps(columns.day, -1),
    rank: steps(columns.rank, 1),
  }
}

export function unpack(packed: PackedColumns): Columns {
  const { size } = packed
  const words = WORD_FIELDS.map((field) => {
    const { values, codes } = packed.words[field]
    return [field, { values, codes: fromPlanes(codes, size) }]
  })
  return {
    size,
    words: Object.fromEntries(words) as Columns['words'],
    slugs: packed.slugs,
    price: fromRounded(packed.price, size),
    plotArea: fromRounded(packed.plotArea, size, HUNDREDTHS),
    amenities: fromPlanes(packed.amenities, size),
    day: sums(packed.day, size, -1),
    rank: sums(packed.rank, size, 1),
  }
}

/** The number of cards in one file. */
const CHUNK = 64

/** The place of each row's card. Similar listings are in the same chunk, newest first, so a filter needs few chunks. */
export function cardPlaces({ size, words }: Pick<Columns, 'size' | 'words'>): {
  chunks: number
  chunkOf: Uint16Array
  slotOf: Uint8Array
} {
  const { listingType, propertyType } = words
  const kinds = propertyType.values.length
  const kindOf = (row: number) =>
    (listingType.codes[row] ?? 0) * kinds + (propertyType.codes[row] ?? 0)
  const sizes = new Uint32Array(listingType.values.length * kinds)
  for (let row = 0; row < size; row++) sizes[kindOf(row)] = (sizes[kindOf(row)] ?? 0) + 1
  let before = 0
  const next = sizes.map((own) => {
    before += own
    return before - own
  })
  const chunkOf = new Uint16Array(size)
  const slotOf = new Uint8Array(size)
  for (let row = 0; row < size; row++) {
    const place = next[kindOf(row)] ?? 0
    next[kindOf(row)] = place + 1
    chunkOf[row] = Math.floor(place / CHUNK)
    slotOf[row] = place % CHUNK
  }
  return { chunks: Math.ceil(size / CHUNK), chunkOf, slotOf }
}
