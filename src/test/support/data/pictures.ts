import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Returns a camera file: a JPEG of this size, red in the upper left corner as stored, with EXIF orientation and a GPS
 * location.
 */
export async function cameraFile(
  width = 4000,
  height = 3000,
  orientation = 6,
): Promise<Uint8Array> {
  const corner = await sharp({
    create: {
      width: Math.round(width / 4),
      height: Math.round(height / 4),
      channels: 3,
      background: '#d02020',
    },
  })
    .png()
    .toBuffer()
  const file = await sharp({ create: { width, height, channels: 3, background: '#9db4c8' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: 'Aangan Camera', Model: 'Test' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '26/1 50/1 48/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '80/1 56/1 46/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer()
  return new Uint8Array(file)
}

/** Returns a PNG of a few kilobytes with a hundred megapixels. */
export async function pixelBomb(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#9db4c8' } })

/** Small files with very many pixels, the most expensive to decode. */
export const HEAVY = {
  losslessWebp: (width: number, height: number) =>
    plain(width, height).webp({ lossless: true }).toBuffer(),
  interlacedPng: (width: number, height: number) =>
    plain(width, height).png({ progressive: true }).toBuffer(),
  deepPng: (width: number, height: number) =>
    plain(width, height, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  tower: (width: number, height: number) => plain(width, height).jpeg().toBuffer(),
} as const

/** Returns the first bytes of an iPhone's HEIC photo: its container box with the brand. */
export function heicFile(): Uint8Array {
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(5000, 7),
    ]),
  )
}

export const svgFile = () =>
  new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>',
  )
export const programFile = () =>
  new Uint8Array(
    Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(20_000, 1)]),
  )

/**
 * Two HEIC files of the same picture: red above, blue below, green at the left. `phone` is stored sideways, with a turn
 * in its container and in its EXIF data; `wide` has 10 bits a colour, in Display P3.
 */
export const heicPicture = (name: 'phone' | 'wide'): Promise<Uint8Array> =>
  readFile(new URL(`./heic/${name}.heic`, import.meta.url))

/** Returns a JPEG of a phone's 48 megapixels that is as large as one with much detail. */
export async function noisyPhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const quarter = { width: 2016, height: 1512, channels: 3, background: '#fff', noise } as const
  const small = await sharp({ create: quarter }).png({ compressionLevel: 1 }).toBuffer()
  return sharp(small).resize(8064, 6048, { kernel: 'nearest' }).jpeg({ quality: 92 }).toBuffer()
}

/** Returns a picture of the demo, small enough to be stored quickly. */
export async function demoPicture(name: string): Promise<Uint8Array> {
  const file = new URL(`../../../../scripts/seed/pictures/${name}.webp`, import.meta.url)
  return new Uint8Array(
    await sharp(await readFile(file))
      .resize(320)
      .webp()
      .toBuffer(),
  )
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Returns a picture like one of a phone at dusk: shapes of many sizes in soft light, with the noise of a sensor. Each
 * seed gives another one, the same each time.
 */
export async function scenePicture(seed: number, width = 800, height = 600): Promise<Uint8Array> {
  const random = randomFrom(seed)
  const within = (most: number) => Math.round(random() * most)
  const grey = () => `hsl(${within(360)} ${within(60)}% ${15 + within(70)}%)`
  const shapes = Array.from({ length: 26 }, (_, n) => {
    const [x, y] = [within(width), within(height)]
    const [w, h] = [30 + within(width / (2 + n / 6)), 30 + within(height / (2 + n / 6))]
    return n % 3 === 0
      ? `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${grey()}" fill-opacity=".8"/>`
      : `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${grey()}" fill-opacity=".85"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="l" x1="${random()}" y1="0" x2="${random()}" y2="1">
      <stop offset="0" stop-color="${grey()}"/><stop offset="1" stop-color="${grey()}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#l)"/>${shapes.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .blur(1.2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let n = 0; n < data.length; n += 1)
    data[n] = Math.max(0, Math.min(255, (data[n] ?? 0) + within(36) - 18))
  const { channels } = info
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 88 }).toBuffer(),
  )
}
