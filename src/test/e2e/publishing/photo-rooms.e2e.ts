import { LISTING_TEXTS, showAllPhotos } from '#language/listing/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ROOM_LABELS, ROOM_TEXTS } from '#language/photo/texts-rooms'
import { approveListing, noteRead } from '../../../contract/moderation.ts'
import { listingPath, previewPath } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { fillDetails, photoField, signedIn, toPhotos } from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Rooms ${Date.now()}`
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await cameraFile(1600, 1200)),
})

test('The room that the form asks of a photo survives a reload and names the photo on the published page', async ({
  newVisitor,
}) => {
  const owner = await signedIn(newVisitor, 'Owner')
  await owner.goto('/postproperty')
  await fillDetails(owner, { name: NAME, locality: 'Aliganj' })
  await toPhotos(owner)
  await photoField(owner).setInputFiles([
    await photo('one.jpg'),
    await photo('two.jpg'),
    await photo('three.jpg'),
  ])
  const second = owner.getByRole('combobox', { name: `${ROOM_TEXTS.ask}, photo 2` })
  await second.selectOption(ROOM_LABELS.kitchen)
  await expect(owner.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await owner.reload()
  await expect(second).toHaveValue('kitchen')
  await owner.getByRole('button', { name: 'Submit' }).click()
  await expect(owner.getByText(LISTING_TEXTS.submitted)).toBeVisible()

  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [NAME],
  )
  const pictures = owner.locator('#photos').getByRole('img')
  await owner.goto(previewPath(id))
  await expect(pictures.nth(1)).toHaveAttribute('alt', /^Kitchen: Flat in Aliganj, Lucknow$/)

  const admin = await signedIn(newVisitor, 'Admin')
  const { origin } = new URL(admin.url())
  const photos = await siteRows<{ id: string }>('select id from images where property_id = $1', [
    id,
  ])
  const read = { version: 1, part: 'all', photoIds: photos.map((row) => row.id) }
  for (const [endpoint, data] of [
    [noteRead, read],
    [approveListing, { version: 1 }],
  ] as const) {
    const path = endpoint.path.replace(':id', id)
    expect((await admin.request.post(path, { data, headers: { origin } })).status()).toBe(200)
  }
  await owner.goto(listingPath(id))
  await expect(pictures.nth(1)).toHaveAttribute('alt', /^Kitchen: /)

  await owner.setViewportSize({ width: 1440, height: 900 })
  await owner.getByRole('link', { name: showAllPhotos(3) }).click()
  const pair = owner.getByRole('dialog').locator('section:has(a + a) a')
  await expect(pair).toHaveCount(2)
  const [one, other] = await pair.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  )
  expect(one).toBe(other)
})
