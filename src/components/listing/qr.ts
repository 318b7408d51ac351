import { encode } from 'uqr'

/** The dark modules of a code that leads to an address, row by row as one path, and how many there are a side. */
export function qrPath(address: string): { side: number; path: string } {
  // Every page has one: to try all eight masks would take longer than the rest of the mark.
  const { data, size: side } = encode(address, { ecc: 'L', border: 0, maskPattern: 2 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end < 0 ? side : end) - x}v1H${x}`
    }),
  )
  return { side, path: runs.join('') }
}
