import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PASTE_TEXTS } from '#language/listing-draft/texts-message'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { FORM_TEXTS } from '#language/site/texts'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  isAsked,
  next,
  photoField,
  submitLogin,
  tellDetails,
} from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

const NAME = `By talk ${Date.now()}`

test('A flat is posted on a phone in one question a screen: photos first, an answer changed, Back, a reload and the login', async ({
  page,
}) => {
  await page.goto(PATHS.post)
  const question = page.getByRole('heading', { level: 2 })
  await expectAccessible(page)

  await test.step('Photos chosen first wait on the device, and ask nobody to log in', async () => {
    await page.getByRole('button', { name: TALK_TEXTS.photosFirst }).tap()
    await isAsked(page, 'photos')
    const buffer = Buffer.from(await cameraFile(1600, 1200))
    await photoField(page).setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }])
    await expect(page.getByText(WIZARD_TEXTS.photosWait)).toBeVisible()
    await expect(page.getByText(LISTING_TEXTS.notLoggedIn)).toHaveCount(0)
    await expectAccessible(page)
    await next(page)
  })

  await test.step('The questions of step 1, with the card that grows', async () => {
    await tellDetails(page, { name: NAME, locality: 'Aliganj' })
    await expect(page.getByText('₹72 L · Flat · 1,450 sq ft · Aliganj')).toBeVisible()
    await expect(question).toBeFocused()
    await expect(question).toContainText(TALK_TEXTS.count(8, 14))
    await expectAccessible(page)
  })

  await test.step('Back goes back by one question, and a reload stays', async () => {
    await page.getByRole('radio', { name: '3', exact: true }).tap()
    await isAsked(page, 'floorNumber')
    await page.goBack()
    await isAsked(page, 'bedrooms')
    await page.reload()
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    await next(page)
    for (const name of ['floorNumber', 'furnishing', 'availableFrom']) {
      await isAsked(page, name)
      await next(page)
    }
    await isAsked(page, 'more')
    await expectAccessible(page)
  })

  await test.step('What else can be said, and an earlier answer changed from the card', async () => {
    await page.getByRole('button', { name: /^Facing/ }).tap()
    await page.getByRole('radio', { name: 'North-East', exact: true }).tap()
    await isAsked(page, 'totalFloors')
    await page.getByRole('button', { name: new RegExp(TALK_TEXTS.change) }).tap()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Price \d/ }).tap()
    await isAsked(page, 'price')
    await page.getByLabel('Price', { exact: true }).fill('71 lakh')
    await page.getByRole('button', { name: FORM_TEXTS.next, exact: true }).tap()
    await isAsked(page, 'totalFloors')
  })

  await test.step('The login comes with Submit, and leads back to the photos', async () => {
    await page.goto(`${PATHS.post}?step=4`)
    await isAsked(page, 'photos')
    await page.getByRole('button', { name: WIZARD_TEXTS.submit }).tap()
    await expect(page.getByText(LISTING_TEXTS.notLoggedIn)).toBeVisible()
    await page.waitForURL('**/login?next=*')
    await submitLogin(page, demoAccount('Client'))
    await isAsked(page, 'photos')
    await expect(page.getByText(`· ${STEP_NAMES[3]}`)).toBeVisible()
    await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
    await page.getByRole('button', { name: WIZARD_TEXTS.submit }).tap()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  })

  const rows = await siteRows(
    `select property_type, locality, price, bedrooms, facing_type,
      (select count(*)::int from images i where i.property_id = p.id) as photos
      from properties p where project_building_name = $1`,
    [NAME],
  )
  expect(rows).toEqual([
    {
      property_type: 'Flat/Apartment',
      locality: 'Aliganj',
      price: expect.anything(),
      bedrooms: 3,
      facing_type: 'North-East',
      photos: 1,
    },
  ])
  expect(Number(rows[0]?.price)).toBe(7_100_000)
})

test('A message pasted on a phone answers its questions, each of which is then shown to be checked', async ({
  page,
}) => {
  await page.goto(PATHS.post)
  await page.getByRole('button', { name: PASTE_TEXTS.open }).tap()
  await page
    .getByLabel(PASTE_TEXTS.label)
    .fill('*3BHK* flat for sale Sec 76 Noida Nimbus Court 1450sf 9th flr *1.15cr*')
  await page.getByRole('button', { name: PASTE_TEXTS.read }).tap()
  const filled = page.getByRole('region', { name: /^We filled/ })
  await expect(filled.getByRole('heading')).toBeFocused()
  await expectAccessible(page)

  for (const question of ['listingType', 'propertyType', 'city']) {
    await isAsked(page, question)
    await next(page)
  }
  await isAsked(page, 'locality')
  await expect(filled).toHaveCount(0)
  await expect(page.getByText('₹1.15 Cr · 3 BHK flat · 1,450 sq ft · Sector 76')).toBeVisible()
  await expect(page.locator('[name=locality]')).toHaveAccessibleDescription(
    new RegExp(PASTE_TEXTS.mark),
  )

  await page.goto(PATHS.post)
  await filled.getByRole('button', { name: PASTE_TEXTS.undo }).tap()
  await expect(page.getByRole('status').filter({ hasText: PASTE_TEXTS.undone })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Sell', exact: true })).not.toBeChecked()
})
