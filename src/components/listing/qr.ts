import { encode } from 'uqr'

/** Head of a bitmap of one bit a pixel, whose two colours are white and black. */
const HEAD_BYTES = 62
const WHITE = 0x00ffffff

/**
 * A code that leads to an address, as the address of a bitmap of one pixel for each module: a tenth of what the modules take
 * as shapes, and every page has one.
 */
export function qrPicture(address: string): string {
  // To try all eight masks would take longer than the rest of the mark.
  const { data, size } = encode(address, { ecc: 'L', border: 0, maskPattern: 2 })
  const rowBytes = Math.ceil(size / 32) * 4
  const bytes = new Uint8Array(HEAD_BYTES + rowBytes * size)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  // Where the pixels begin, the length of what follows, and rows from the top down.
  for (const [n, value] of [HEAD_BYTES, 40, size, -size].entries())
    view.setInt32(10 + 4 * n, value, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 1, true)
  view.setUint32(54, WHITE, true)
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) {
      const at = HEAD_BYTES + y * rowBytes + (x >> 3)
      if (dark) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7))
    }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
