// Makes the icons of browsers and home screens from the logo: `node scripts/icons/make.ts`. Run it when
// public/favicon.svg changes.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const PUBLIC = new URL('../../public/', import.meta.url)
const PAPER = '#FBF8F3'
/**
 * A maskable icon is never cropped inside a circle of four fifths of its width. At a little more than half the width,
 * the logo's corners are inside that circle.
 */
const SAFE = 0.56
const logo = await readFile(new URL('favicon.svg', PUBLIC))

/** Draws the logo with the width `share` of its square; with `filled`, on a background of paper. */
async function icon(size: number, share = 1, filled = false): Promise<Buffer> {
  const inner = Math.round(size * share)
  const drawn = await sharp(logo, { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = filled ? PAPER : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Makes an .ico from PNGs: a header, one entry of 16 bytes for each, then the pictures. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => icon(size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [n, picture] of pictures.entries()) {
    const at = 6 + 16 * n
    head.writeUInt8(sizes[n] ?? 0, at)
    head.writeUInt8(sizes[n] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

const FILES = {
  'favicon.ico': ico([16, 32, 48]),
  // iOS rounds the corners itself, and shows transparent parts as black.
  'apple-touch-icon.png': icon(180, 0.72, true),
  'icons/192.png': icon(192, 0.86),
  'icons/512.png': icon(512, 0.86),
  'icons/maskable.png': icon(512, SAFE, true),
}
for (const [name, bytes] of Object.entries(FILES)) {
  const content = await bytes
  await writeFile(new URL(name, PUBLIC), content)
  console.log(`${name}: ${content.length} bytes`)
}
