/** Entries of a directory of TIFF: a tag, a type, a count, and a value of four bytes. */
type Entry = readonly [tag: number, type: number, count: number, value: readonly number[]]

const two = (value: number) => [value >> 8, value & 255]
const four = (value: number) => [...two(value >>> 16), ...two(value & 65_535)]
const directory = (entries: readonly Entry[]) => [
  ...two(entries.length),
  ...entries.flatMap(([tag, type, count, value]) => [
    ...two(tag),
    ...two(type),
    ...four(count),
    ...value,
  ]),
  ...four(0),
]

/** Degrees, minutes and seconds as fractions. */
const degrees = (...parts: readonly number[]) =>
  parts.flatMap((part) => [...four(part), ...four(1)])

/** What a phone writes into a photo: that it lies on its side, and where it was taken, which is in Lucknow. */
function exif(): number[] {
  const first = directory([
    [0x01_12, 3, 1, [...two(6), 0, 0]],
    [0x88_25, 4, 1, four(8 + 30)],
  ])
  const places = 8 + first.length + 54
  const place = directory([
    [1, 2, 2, [78, 0, 0, 0]],
    [2, 5, 3, four(places)],
    [3, 2, 2, [69, 0, 0, 0]],
    [4, 5, 3, four(places + 24)],
  ])
  const tiff = [77, 77, ...two(42), ...four(8), ...first, ...place]
  return [69, 120, 105, 102, 0, 0, ...tiff, ...degrees(26, 50, 49), ...degrees(80, 56, 46)]
}

/** Returns a JPEG as a phone would have made it, with EXIF data. */
export async function asFromPhone(jpeg: Blob): Promise<Blob> {
  const data = exif()
  const segment = new Uint8Array([0xff, 0xe1, ...two(data.length + 2), ...data])
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)])
}
