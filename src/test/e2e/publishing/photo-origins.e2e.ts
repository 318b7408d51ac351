import { LISTING_TEXTS, showAllPhotos } from '#language/listing/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ORIGIN_HINT, ORIGIN_QUESTION, originLabel } from '#language/photo/texts-origin'
import { approveListing, noteRead } from '../../../contract/moderation.ts'
import { listingPath, previewPath } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { fillDetails, photoField, signedIn, toPhotos } from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Staged ${Date.now()}`
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await cameraFile(1600, 1200)),
})

test('A photo that its poster says was made or staged is labelled so on the published page', async ({
  newVisitor,
}) => {
  const owner = await signedIn(newVisitor, 'Owner')
  await owner.goto('/postproperty')
  await fillDetails(owner, { name: NAME, locality: 'Aliganj' })
  await toPhotos(owner)
  await photoField(owner).setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
  const tick = owner.getByRole('checkbox', { name: `${ORIGIN_QUESTION}, photo 2` })
  await expect(tick).toHaveAccessibleDescription(ORIGIN_HINT)
  await tick.check()
  await expect(owner.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await owner.reload()
  await expect(tick).toBeChecked()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Submit' }).click()
  await expect(owner.getByText(LISTING_TEXTS.submitted)).toBeVisible()

  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [NAME],
  )
  const label = owner.locator('#photos').getByText(originLabel('AI'))
  const pictures = owner.locator('#photos').getByRole('img')
  await owner.goto(previewPath(id))
  await expect(label).toHaveCount(1)

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
  await expect(label).toBeVisible()
  await expect(pictures.nth(1)).toHaveAttribute('alt', /, made or staged with AI$/)
  await expect(pictures.first()).not.toHaveAttribute('alt', /made or staged/)
  await expectAccessible(owner)

  await owner
    .locator('#photos')
    .getByRole('link', { name: showAllPhotos(2) })
    .click()
  const all = owner.getByRole('dialog')
  const staged = all.getByRole('link', { name: /, made or staged with AI$/ })
  const [picture, mark] = await Promise.all(
    [staged, staged.getByText(originLabel('AI'))].map((part) => part.boundingBox()),
  )
  expect(mark?.y).toBeGreaterThan(picture?.y ?? Number.NaN)
  expect(mark?.y).toBeLessThan((picture?.y ?? 0) + 40)
})
