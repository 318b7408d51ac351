import type { Page } from '@playwright/test'
import exifr from 'exifr'
import sharp from 'sharp'
import { ENTRY_TEXTS } from '#english/content/texts'
import { PHOTO_STEP_TEXTS, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS, REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { PATHS } from '../../../contract/paths.ts'
import { PHOTO_LIMITS } from '../../../domain/photo/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  fillDetails,
  logIn,
  onDisk,
  onStep,
  photoField,
  toPhotos,
} from '../../support/browser/journeys.ts'
import { cameraFile, heicPicture, noisyPhoto } from '../../support/data/pictures.ts'

const file = (name: string, bytes: Uint8Array) => ({
  name,
  // What a system says of a file is often wrong.
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})
const plain = (width: number, height: number, background = '#9db4c8') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Collects the bytes of each photo that the page sends from now on. */
async function sentPhotos(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = []
  await page.exposeFunction('noteSent', (base64: string) => {
    sent.push(Buffer.from(base64, 'base64'))
  })
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      if (body instanceof Blob) {
        const reader = new FileReader()
        reader.onload = () => Reflect.get(window, 'noteSent')(String(reader.result).split(',')[1])
        reader.readAsDataURL(body)
      }
      send.call(this, body)
    }
  })
  return sent
}
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name }) })

/** The colour of a photo's preview at a place, both from 0 to 1. */
const colourAt = (page: Page, name: string, x: number, y: number) =>
  page.getByRole('img', { name }).evaluate(
    (image: HTMLImageElement, [right, down]) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const [across, below] = [right * canvas.width, down * canvas.height]
      return [...(context?.getImageData(across, below, 1, 1).data ?? [])].slice(0, 3)
    },
    [x, y] as const,
  )
const isNear = (colour: number[], wanted: number[]) =>
  wanted.every((value, at) => Math.abs(value - (colour[at] ?? 0)) < 16)
const RED = [208, 32, 32]
const BLUE = [32, 80, 208]
const GREEN = [32, 160, 64]

/** Opens the step of the photos. */
async function openPhotos(page: Page): Promise<void> {
  await logIn(page, demoAccount('Owner'), '/postproperty')
  await onStep(page, 1, STEP_NAMES[0])
  await fillDetails(page, { name: 'Lens Court', locality: 'Aliganj' })
  await toPhotos(page)
}

test('Photos of any phone are made small on the device, upright and with the right colours, and nothing else of them is sent', async ({
  page,
}) => {
  await openPhotos(page)
  const sent = await sentPhotos(page)
  const motion = Buffer.concat([await cameraFile(1600, 1200, 6), Buffer.from('\0\0\0\x18ftypmp42')])
  const noisy = await noisyPhoto()
  expect(noisy.length).toBeGreaterThan(10_000_000)
  await photoField(page).setInputFiles([
    await onDisk('panorama.jpg', await plain(8000, 1500).jpeg().toBuffer()),
    await onDisk('IMG_1.HEIC', await heicPicture('phone')),
    await onDisk('wide.jpg', await heicPicture('wide')),
    await onDisk('motion.MP.jpg', motion),
    await onDisk('noisy.jpg', noisy),
    await onDisk(
      'print.jpg',
      await plain(900, 600, '#b5553a').toColourspace('cmyk').jpeg().toBuffer(),
    ),
  ])
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible({ timeout: 90_000 })

  for (const name of ['IMG_1.HEIC', 'wide.jpg'])
    for (const [x, y, colour] of [
      [0.5, 0.1, RED],
      [0.5, 0.9, BLUE],
      [0.05, 0.5, GREEN],
    ] as const) {
      const seen = await colourAt(page, name, x, y)
      expect(isNear(seen, colour), `${name} at ${x}, ${y}: ${seen}`).toBe(true)
    }
  // Stored turned, its red corner is at the upper right.
  const corner = await colourAt(page, 'motion.MP.jpg', 0.95, 0.05)
  expect(isNear(corner, RED), `${corner}`).toBe(true)
  // Without a profile a browser converts by its own rule; an inverted one would be blue.
  const [red = 0, , blue = 255] = await colourAt(page, 'print.jpg', 0.5, 0.5)
  expect(red).toBeGreaterThan(160)
  expect(blue).toBeLessThan(90)

  await expect.poll(() => sent.length).toBe(6)
  for (const bytes of sent) {
    const { format, width, height, isProgressive, exif, xmp, iptc } = await sharp(bytes).metadata()
    expect({ format, isProgressive, exif, xmp, iptc }).toEqual({
      format: 'jpeg',
      isProgressive: false,
    })
    expect(Math.max(width, height)).toBeLessThanOrEqual(PHOTO_LIMITS.edge)
    expect(bytes.length).toBeLessThanOrEqual(PHOTO_LIMITS.bytes)
    expect(await exifr.parse(bytes).catch(() => undefined)).toBeUndefined()
    expect(bytes.includes('ftyp') || bytes.includes('MPF\0')).toBe(false)
  }
  // The first photo is the cover, and cards cut a panorama.
  await expect(card(page, 'IMG_1.HEIC')).toContainText(PHOTO_STEP_TEXTS.cover)
  await expect(page.getByRole('img', { name: 'panorama.jpg' })).toHaveCSS('object-fit', 'contain')
})

test('A screenshot and a file that was chosen twice are asked about, and stay unless they are removed', async ({
  page,
}) => {
  await openPhotos(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const photo = file('hall.jpg', await cameraFile(1600, 1200))
  await photoField(page).setInputFiles([
    photo,
    { ...photo, name: 'hall-2.jpg' },
    file('phone.png', await plain(1080, 2400).png().toBuffer()),
  ])
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await expect(card(page, 'hall-2.jpg')).toContainText(PHOTO_STEP_TEXTS.questions.twin)
  await expect(card(page, 'phone.png')).toContainText(PHOTO_STEP_TEXTS.questions.screenshot)
  await expectAccessible(page)
  await card(page, 'phone.png').getByText(PHOTO_STEP_TEXTS.yesKeep).click()
  await expect(page.getByText(PHOTO_STEP_TEXTS.questions.screenshot)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove, photo 3' })).toBeFocused()
  await card(page, 'hall-2.jpg').getByText(PHOTO_STEP_TEXTS.noRemove).click()
  await expect(page.getByRole('img', { name: /^Chosen/ })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('img', { name: 'phone.png' })).toBeVisible()
  await expect(page.getByText(PHOTO_STEP_TEXTS.questions.screenshot)).toBeHidden()
})

test('What is no photo is named by its kind, a HEIC waits for the connection, and a photo can be tried again', async ({
  page,
  problems,
}) => {
  await openPhotos(page)
  const heic = await heicPicture('phone')
  await photoField(page).setInputFiles([
    file('half.heic', heic.subarray(0, 900)),
    file('flat.jpg', Buffer.from('%PDF-1.7 a brochure')),
    file('bomb.png', await plain(10_000, 7000).png({ compressionLevel: 9 }).toBuffer()),
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(`half.heic: ${CHOSEN_TEXTS.incomplete}`)
  await expect(alert).toContainText(`flat.jpg: ${REFUSED_KIND_TEXTS.pdf}`)
  await expect(alert).toContainText(`bomb.png: ${CHOSEN_TEXTS.tooManyPixels}`)

  problems.declare([
    /answer 404 GET .*\/heic\/libheif\.wasm/,
    /console error: .*404.*\/heic\/libheif\.wasm/,
  ])
  await page.route('**/heic/libheif.wasm', (route) => route.fulfill({ status: 404 }))
  await photoField(page).setInputFiles(file('IMG_2.HEIC', heic))
  await expect(page.getByText(CHOSEN_TEXTS.notLoaded)).toBeVisible()
  await page.unroute('**/heic/libheif.wasm')
  await page.getByRole('button', { name: WIZARD_TEXTS.retry }).click()
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
})

test('An admin adds an iPhone’s photo to an entry, on a page that starts no script from a text', async ({
  page,
}) => {
  await logIn(page, demoAccount('Admin'), PATHS.adminLaunch)
  const answer = await page.reload()
  expect(answer?.headers()['content-security-policy']).toContain('require-trusted-types-for')
  const pictures = page.getByLabel(ENTRY_TEXTS.pictures)
  await pictures.setInputFiles(file('IMG_3.HEIC', await heicPicture('phone')))
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
})
