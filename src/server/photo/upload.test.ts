import { sql } from 'drizzle-orm/sql/sql'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { PHOTO_TEXTS } from '#language/photo/texts'
import showPhoto from '../../../functions/photo.ts'
import { photoPath } from '../../contract/paths.ts'
import { PHOTO_FORMATS, PHOTO_LIMITS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import {
  cameraFile,
  heicFile,
  pixelBomb,
  programFile,
  svgFile,
} from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { sendPhoto } from '../../test/support/database/stored.ts'
import { type Answer, login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
let cookie: string
beforeAll(async () => {
  cookie = (await login(owner.email)).cookie
})

const upload = (bytes: Uint8Array, over: { cookie?: string } = { cookie }) => sendPhoto(bytes, over)
const photoOf = (answer: Answer) => answer.body as unknown as Photo
const refusal = async (bytes: Uint8Array) => {
  const answer = await upload(bytes)
  return [answer.status, answer.body.message]
}

describe('A camera photo', () => {
  let photo: Photo
  beforeAll(async () => {
    photo = photoOf(await upload(await cameraFile()))
  })

  test('is kept upright, under a key of random letters, which holds nothing of the file’s name', () => {
    expect([photo.width, photo.height]).toEqual([3000, 4000])
    expect(photo.key).toMatch(/^property_images\/[a-z0-9]{16}-photo$/)
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(photo.placeholder.length).toBeLessThan(400)
  })

  test('is stored in three widths as AVIF and WebP, rotated upright', async () => {
    for (const width of PHOTO_WIDTHS)
      for (const format of PHOTO_FORMATS) {
        const answer = await showPhoto(
          new Request(`http://localhost${photoPath(photo.key, width, format)}`, {
            headers: { cookie },
          }),
          { ip: '10.0.0.1' },
          () => backend,
        )
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        const picture = sharp(await answer.arrayBuffer())
        expect(await picture.metadata()).toMatchObject({
          width,
          height: Math.round((width * 4) / 3),
        })
        // Orientation 6 moves the red corner from the upper left to the upper right.
        const corner = await sharp(
          await picture
            .extract({ left: width - 20, top: 5, width: 10, height: 10 })
            .png()
            .toBuffer(),
        ).stats()
        expect(corner.channels[0]?.mean).toBeGreaterThan(180)
        expect(corner.channels[1]?.mean).toBeLessThan(70)
      }
  })

  test('contains no metadata, such as location and camera', async () => {
    expect(await exifr.gps(Buffer.from(await cameraFile()))).toMatchObject({
      latitude: expect.closeTo(26.85, 1),
    })
    for (const format of PHOTO_FORMATS) {
      const bytes = Buffer.from(
        (await backend.photos.read(`${photo.key}/1280.${format}`)) as ArrayBuffer,
      )
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(bytes.includes('Aangan Camera')).toBe(false)
    }
  })
})

describe('An upload that is not a valid photo is refused with a clear message, and nothing is stored', () => {
  test('HEIC', async () => expect(await refusal(heicFile())).toEqual([422, PHOTO_TEXTS.heic]))
  test('SVG', async () => expect(await refusal(svgFile())).toEqual([422, PHOTO_TEXTS.wrongType]))
  test('a program named like a picture', async () =>
    expect(await refusal(programFile())).toEqual([422, PHOTO_TEXTS.wrongType]))
  test('a GIF', async () => {
    const gif = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#fff' },
    })
      .gif()
      .toBuffer()
    expect(await refusal(new Uint8Array(gif))).toEqual([422, PHOTO_TEXTS.wrongType])
  })
  test('a picture of a hundred megapixels', async () =>
    expect(await refusal(await pixelBomb())).toEqual([422, PHOTO_TEXTS.tooManyPixels]))
  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const whole = await sharp(await cameraFile(1600, 1200))
      .toFormat(format)
      .toBuffer()
    for (const length of [20, Math.floor(whole.length / 2)])
      expect(await refusal(new Uint8Array(whole.subarray(0, length))), `${length}`).toEqual([
        422,
        PHOTO_TEXTS.broken,
      ])
  })
  test('a picture too small to show', async () =>
    expect(await refusal(await cameraFile(100, 80, 1))).toEqual([422, PHOTO_TEXTS.tooSmall]))
  test('a very tall picture', async () => {
    const tall = await sharp({
      create: { width: 200, height: 30_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    expect(await refusal(new Uint8Array(tall))).toEqual([422, PHOTO_TEXTS.tooManyPixels])
  })
  test('an empty body', async () =>
    expect(await refusal(new Uint8Array())).toEqual([422, PHOTO_TEXTS.wrongType]))
  test('seven megabytes', async () => {
    const answer = await upload(new Uint8Array(7_000_000))
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      413,
      'too_large',
      PHOTO_TEXTS.tooLarge,
    ])
  })
  test('an upload by a visitor', async () =>
    expect((await upload(await cameraFile(800, 600), {})).status).toBe(401))

  test('none of these is left in the database', async () => {
    const row = await backend.db.row<{ count: number }>(
      sql`select count(*) as count from images where user_id = ${owner.id}`,
    )
    expect(row?.count).toBe(1)
  })
})

test('the number of unused photos is limited, so that nobody can fill the store', async () => {
  const hoarder = await makeUser(backend.db)
  for (let i = 0; i < PHOTO_LIMITS.unusedPerUser; i++) await makePhotoRow(backend.db, hoarder)
  const answer = await upload(await cameraFile(900, 600, 1), {
    cookie: (await login(hoarder.email)).cookie,
  })
  expect([answer.status, answer.body.message]).toEqual([429, PHOTO_TEXTS.quota])
})
