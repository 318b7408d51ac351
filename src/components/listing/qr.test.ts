import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr.ts'

test('The code drawn on paper has the dark modules of the address, and no other', () => {
  const address = 'https://aangan.example/listing-detail/abcdefghijklmnop/'
  const { side, path } = qrPath(address)
  const drawn = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(encode(address, { ecc: 'L', border: 0, maskPattern: 2 }).data)
})
