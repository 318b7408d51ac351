import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { demoPictures } from '../../../scripts/seed/pictures.ts'
import { PRINT } from '../../domain/photo/constants.ts'
import { type Print, soughtBands } from '../../domain/photo/print.ts'
import { likenessOf } from '../../test/support/data/alike.ts'
import { scenePicture } from '../../test/support/data/pictures.ts'
import { printFrom } from './print.ts'

const [WIDTH, HEIGHT] = [480, 360]
const DRAWN = 40
const SCENES = 12

const cut = (left: number, top: number, width: number, height: number) => (picture: Sharp) =>
  picture.extract({
    left: Math.round(left * WIDTH),
    top: Math.round(top * HEIGHT),
    width: Math.round(width * WIDTH),
    height: Math.round(height * HEIGHT),
  })
const border =
  (background: string, pixels = 22) =>
  (picture: Sharp) =>
    picture.extend({ top: pixels, bottom: pixels, left: pixels, right: pixels, background })
const written = (svg: string) => (picture: Sharp) =>
  picture.composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">${svg}</svg>`,
      ),
    },
  ])
const watermark = written(
  `<text x="240" y="200" font-size="44" fill="#fff" fill-opacity=".7" text-anchor="middle">homes.example</text>`,
)
const bar = written(
  `<rect y="324" width="480" height="36" fill-opacity=".6"/><text x="8" y="350" font-size="22" fill="#fff">Call the agent</text>`,
)
const saved = (quality: number) => (picture: Sharp) => picture.jpeg({ quality })
type Change = (picture: Sharp) => Sharp
const mirrored: Change = (picture) => picture.flop()

/** What one change does to a picture; each is found. */
const SINGLE: Record<string, Change[]> = {
  'saved again at quality 70': [saved(70)],
  'saved again at quality 40': [saved(40)],
  'scaled to half its width': [(picture) => picture.resize(WIDTH / 2)],
  mirrored: [mirrored],
  'brighter by 10 %': [(picture) => picture.modulate({ brightness: 1.1 })],
  'darker by 10 %': [(picture) => picture.modulate({ brightness: 0.9 })],
  'cut to its centre, 90 %': [cut(0.05, 0.05, 0.9, 0.9)],
  'cut to a corner, 90 %': [cut(0.1, 0, 0.9, 0.9)],
  'cut at a side, 90 %': [cut(0, 0, 0.9, 1)],
  'cut at the bottom, 85 %': [cut(0, 0, 1, 0.85)],
  'a white border': [border('#fff')],
  'a black border': [border('#000')],
  'a watermark': [watermark],
  'a bar with a text': [bar],
}
/** Several changes at once, and cuts that fit no stored part: said, not required. */
const MORE: Record<string, Change[]> = {
  'mirrored, cut to 90 %, saved at 60': [mirrored, cut(0.05, 0.05, 0.9, 0.9), saved(60)],
  'mirrored, white border, saved at 60': [mirrored, border('#fff'), saved(60)],
  'watermark, cut to a corner, saved at 50': [watermark, cut(0, 0.1, 0.9, 0.9), saved(50)],
  'white border, bar, mirrored': [bar, border('#fff'), mirrored],
  'cut to 93 %, off the centre': [cut(0.02, 0.05, 0.93, 0.93)],
  'cut to 87 %, off the centre': [cut(0.09, 0.03, 0.87, 0.87)],
  'cut to 80 %': [cut(0.1, 0.1, 0.8, 0.8)],
  'cut to 70 %': [cut(0.15, 0.15, 0.7, 0.7)],
}

async function changed(bytes: Uint8Array, changes: readonly Change[]): Promise<Print> {
  let picture = bytes
  for (const change of changes) picture = new Uint8Array(await change(sharp(picture)).toBuffer())
  return printFrom(sharp(picture))
}

/** Whether the bands lead from the copy to the original, and the hashes then tell it. */
const isFound = (copy: Print, original: Print) => {
  const sought = new Set(soughtBands(copy.views))
  return (
    original.bands.some((band) => sought.has(band)) &&
    likenessOf(copy.views, original.views) !== null
  )
}

let pictures: Uint8Array[]
let prints: Print[]
beforeAll(async () => {
  const drawn = [...(await demoPictures()).values()].slice(0, DRAWN)
  const scenes = await Promise.all(
    Array.from({ length: SCENES }, (_, n) => scenePicture(n + 1, WIDTH, HEIGHT)),
  )
  pictures = await Promise.all(
    [...drawn, ...scenes].map(
      async (bytes) =>
        new Uint8Array(
          await sharp(bytes)
            .resize(WIDTH, HEIGHT, { fit: 'fill' })
            .jpeg({ quality: 92 })
            .toBuffer(),
        ),
    ),
  )
  prints = await Promise.all(pictures.map((bytes) => printFrom(sharp(bytes))))
}, 60_000)

/** The threshold was set on the pictures of even places; what is said here is of the others. */
const isHeldBack = (_: unknown, n: number) => n % 2 === 1

test('Of pictures that the threshold was not set on, at least 19 of 20 are found after each change, and no other', async () => {
  const held = pictures.map((_, n) => n).filter(isHeldBack)
  const shares: Record<string, number> = {}
  const lines: string[] = []
  for (const [name, changes] of [...Object.entries(SINGLE), ...Object.entries(MORE)]) {
    let found = 0
    for (const n of held) {
      const print = await changed(pictures[n] ?? new Uint8Array(), changes)
      if (isFound(print, prints[n] as Print)) found += 1
    }
    shares[name] = found / held.length
    lines.push(`${name.padEnd(42)} ${found} of ${held.length}`)
  }
  const others = held.flatMap((one, at) =>
    held.slice(at + 1).map((other) => isFound(prints[one] as Print, prints[other] as Print)),
  )
  const wrong = others.filter(Boolean).length
  console.info(
    [...lines, `${'other pictures taken for it'.padEnd(42)} ${wrong} of ${others.length}`].join(
      '\n',
    ),
  )
  for (const name of Object.keys(SINGLE)) expect(shares[name], name).toBeGreaterThanOrEqual(0.95)
  expect(wrong).toBe(0)
}, 180_000)

test('The threshold lies far from the nearest two different pictures of the half that it was set on', () => {
  const half = prints.filter((print, n) => !isHeldBack(print, n))
  const nearest = Math.min(
    ...half.flatMap((one, at) =>
      half
        .slice(at + 1)
        .map((other) => likenessOf(one.views, other.views, PRINT.bits)?.distance ?? PRINT.bits),
    ),
  )
  expect(nearest).toBeGreaterThanOrEqual(PRINT.farthest + 8)
})
