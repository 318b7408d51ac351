import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS, REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
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
import { cameraFile, heicFile, programFile, svgFile } from '../../support/data/pictures.ts'

const file = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})
const jpeg = async (name: string, bytes?: Uint8Array) =>
  file(name, 'image/jpeg', bytes ?? (await cameraFile(1200, 900)))

test.beforeEach(async ({ page }) => {
  await logIn(page, demoAccount('Owner'), '/postproperty')
  await onStep(page, 1, STEP_NAMES[0])
  await fillDetails(page, { name: 'Photo Court', locality: 'Aliganj' })
  await toPhotos(page)
})

test('Each file that is not a photo is refused with a clear sentence, and the others are uploaded', async ({
  page,
}) => {
  const huge = new Uint8Array(PHOTO_LIMITS.chosenBytes + 1)
  huge.set(await cameraFile(400, 300))
  await photoField(page).setInputFiles([
    await onDisk('holiday.heic', heicFile()),
    await onDisk('drawing.svg', svgFile()),
    await onDisk('huge.jpg', huge),
    await onDisk('good.jpg', await cameraFile(1200, 900)),
  ])
  const alert = page.getByRole('alert')
  await expect(alert.filter({ hasText: 'holiday.heic' })).toContainText(CHOSEN_TEXTS.incomplete)
  await expect(alert.filter({ hasText: 'drawing.svg' })).toContainText(REFUSED_KIND_TEXTS.svg)
  await expect(alert.filter({ hasText: 'huge.jpg' })).toContainText(CHOSEN_TEXTS.tooLarge)
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove, photo/ })).toHaveCount(1)
  await expectAccessible(page)

  await test.step('a program and half a photo, each named like a photo', async () => {
    const half = await cameraFile(1600, 1200)
    await photoField(page).setInputFiles([
      await jpeg('setup.jpg', programFile()),
      await jpeg('half.jpg', half.subarray(0, 200)),
    ])
    await expect(page.getByText(REFUSED_KIND_TEXTS.other).first()).toBeVisible()
  })
})

test('Photos can be reordered, made the cover and removed, also by keyboard', async ({ page }) => {
  await photoField(page).setInputFiles([
    await jpeg('a.jpg'),
    await jpeg('b.jpg'),
    await jpeg('c.jpg'),
  ])
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  const order = () =>
    page
      .getByRole('img', { name: /^Chosen/ })
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(': ')[1]))
  expect(await order()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await page.getByRole('button', { name: 'Move later, photo 1' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
  await page.getByRole('button', { name: 'Use as cover, photo 3' }).click()
  await expect.poll(order).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
  await page.getByRole('button', { name: 'Remove, photo 2' }).click()
  await expect.poll(order).toEqual(['c.jpg', 'a.jpg'])
  await page.reload()
  await expect.poll(order).toEqual(['c.jpg', 'a.jpg'])
})

test('An interrupted upload can be retried, and more than twelve photos are refused', async ({
  page,
  context,
  expectProblems,
}) => {
  // Without a connection, every further request of the browser fails: the upload, the session, the icon.
  expectProblems(
    /request failed \(net::ERR_INTERNET_DISCONNECTED\)/,
    /console error: .*ERR_INTERNET_DISCONNECTED/,
  )
  await context.setOffline(true)
  await photoField(page).setInputFiles([await jpeg('road.jpg')])
  await expect(page.getByText(PHOTO_TEXTS.failed).first()).toBeVisible()
  await context.setOffline(false)
  // It may have continued by itself once the connection was back.
  const retry = page.getByRole('button', { name: 'Try again, photo 1' })
  if (await retry.isVisible()) await retry.click()
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  const many = await Promise.all(Array.from({ length: 12 }, (_, i) => jpeg(`${i}.jpg`)))
  await photoField(page).setInputFiles(many)
  await expect(page.getByRole('alert').filter({ hasText: PHOTO_TEXTS.tooMany })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove, photo/ })).toHaveCount(12)
})
