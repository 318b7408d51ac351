import { encode } from 'uqr'

/** The header of a bitmap with one bit for each pixel, in white and black. */
const HEAD_BYTES = 62
const WHITE = 0x00ffffff

/**
 * Returns the QR code of an address as the data address of a bitmap with one pixel for each module. A drawing as shapes
 * would take ten times the bytes, and every page has a code.
 */
export function qrPicture(address: string): string {
  // A fixed mask: trying all eight takes longer than the rest of the code.
  const { data, size } = encode(address, { ecc: 'L', border: 0, maskPattern: 2 })
  const rowBytes = Math.ceil(size / 32) * 4
  const bytes = new Uint8Array(HEAD_BYTES + rowBytes * size)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  // The offset of the pixels, the length of the second header, and rows from the top down (a negative height).
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
