import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPicture } from './qr.ts'

/** Reads the dark pixels of a bitmap with one bit for each pixel, row by row from the top. */
function pixelsOf(address: string): boolean[][] {
  const bytes = Buffer.from(address.replace('data:image/bmp;base64,', ''), 'base64')
  const [pixels, width, height] = [10, 18, 22].map((at) => bytes.readInt32LE(at)) as [
    number,
    number,
    number,
  ]
  const colours = [54, 58].map((at) => bytes.readUInt32LE(at).toString(16))
  expect([bytes.toString('latin1', 0, 2), bytes.readUInt16LE(28), colours]).toEqual([
    'BM',
    1,
    ['ffffff', '0'],
  ])
  expect([bytes.length, height]).toEqual([bytes.readUInt32LE(2), -width])
  const row = (bytes.length - pixels) / width
  return Array.from({ length: width }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const byte = bytes[pixels + y * row + Math.floor(x / 8)] ?? 0
      return ((byte >> (7 - (x % 8))) & 1) === 1
    }),
  )
}

test.each([
  'https://aangan.example/listing-detail/abcdefghijklmnop/',
  `https://aangan.example/listing-detail/${'a'.repeat(80)}/`,
])('The QR code on paper has exactly the dark modules of the address %s', (address) => {
  expect(pixelsOf(qrPicture(address))).toEqual(
    encode(address, { ecc: 'L', border: 0, maskPattern: 2 }).data,
  )
})

test('The QR code takes fewer than 500 bytes', () => {
  expect(qrPicture('https://aangan.example/listing-detail/abcdefghijkl/').length).toBeLessThan(500)
})
