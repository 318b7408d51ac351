import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cameraFile, heicPicture } from '../../test/support/data/pictures.ts'
import { hasWideColours, headerSize } from './header.ts'
import type { PhotoKind } from './signature.ts'

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#9db4c8' } })
const sizeOf = (kind: PhotoKind, bytes: Uint8Array) => headerSize(kind, bytes, bytes.length)

describe('The size of a picture is in its header', () => {
  test.each<[string, PhotoKind, () => Promise<Uint8Array>]>([
    ['a JPEG', 'jpeg', () => plain(700, 300).jpeg().toBuffer()],
    ['a progressive JPEG', 'jpeg', () => plain(700, 300).jpeg({ progressive: true }).toBuffer()],
    ['a camera’s JPEG, as it is stored', 'jpeg', () => cameraFile(700, 300, 6)],
    ['a PNG', 'png', () => plain(700, 300).png().toBuffer()],
    ['a WebP', 'webp', () => plain(700, 300).webp().toBuffer()],
    ['a lossless WebP', 'webp', () => plain(700, 300).webp({ lossless: true }).toBuffer()],
    [
      'a WebP with a profile and transparency',
      'webp',
      () => plain(700, 300, 4).withIccProfile('p3').webp().toBuffer(),
    ],
    ['an AVIF', 'avif', () => plain(700, 300).avif({ effort: 0 }).toBuffer()],
  ])('of %s', async (_, kind, file) => {
    expect(sizeOf(kind, await file())).toEqual({ width: 700, height: 300 })
  })

  test('of a HEIC, as it is stored', async () => {
    expect(sizeOf('heic', await heicPicture('phone'))).toEqual({ width: 480, height: 640 })
  })
})

describe('A header that', () => {
  let jpeg: Uint8Array
  let heic: Uint8Array
  beforeAll(async () => {
    jpeg = await cameraFile(700, 300)
    heic = await heicPicture('phone')
  })

  test('goes on after what was read asks for more, and one that ends there is incomplete', () => {
    for (const [kind, bytes] of [
      ['jpeg', jpeg.subarray(0, 40)],
      ['heic', heic.subarray(0, 60)],
    ] as const) {
      expect(headerSize(kind, bytes, 100_000)).toBe('more')
      expect(sizeOf(kind, bytes)).toBe('incomplete')
    }
  })

  test('says that more follows than the file has is incomplete', () => {
    expect(sizeOf('heic', heic.subarray(0, -1))).toBe('incomplete')
    const onlyBrand = Buffer.concat([heic.subarray(0, 28), Buffer.alloc(500)])
    expect(sizeOf('heic', onlyBrand)).toBe('incomplete')
  })

  test('has no size, or none that a picture can have, gives none', () => {
    expect(sizeOf('jpeg', Buffer.from('ffd8ffe0000212345678', 'hex'))).toBeNull()
    expect(sizeOf('jpeg', Buffer.from('ffd8ffd9ffd9ffd9', 'hex'))).toBeNull()
    expect(sizeOf('jpeg', Buffer.from('ffd8ffe0000100000000', 'hex'))).toBeNull()
    expect(sizeOf('png', Buffer.alloc(40, 1))).toBeNull()
    expect(sizeOf('webp', Buffer.alloc(40, 1))).toBeNull()
  })

  test('is one long fill is read once', () => {
    expect(sizeOf('jpeg', Buffer.from(`ffd8${'ff'.repeat(1_000_000)}`, 'hex'))).toBe('incomplete')
    const boxes = Buffer.concat(
      Array.from({ length: 100_000 }, () => Buffer.from('\0\0\0\x08free')),
    )
    expect(sizeOf('heic', boxes)).toBe('incomplete')
  })
})

test('An iPhone’s wide colours are told from those of all screens', async () => {
  expect(hasWideColours(await heicPicture('wide'))).toBe(true)
  expect(hasWideColours(await heicPicture('phone'))).toBe(false)
  expect(hasWideColours(new Uint8Array(10))).toBe(false)
})
