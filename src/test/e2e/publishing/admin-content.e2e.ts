import type { Locator, Page } from '@playwright/test'
import { COLLECTION_TEXTS, CONTENT_FIELD_TEXTS, ENTRY_TEXTS } from '#english/content/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { PATHS, postPath } from '../../../contract/paths.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  next,
  photoField,
  signedIn,
  submitLogin,
  toPhotos,
} from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const NAME = `Plover ${Date.now()}`

const picture = async () => ({
  name: 'front.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await cameraFile(1200, 900)),
})
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const publish = (page: Page) => page.getByRole('button', { name: ENTRY_TEXTS.publish }).click()

test('The admin project form requires all inputs; the launch is at /NewProject after the build, and can be changed and deleted', async ({
  page,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/answer 409 POST .*\/api\/entries\//, /console error: .*409.*\/api\/entries\//)
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminLaunch)
  await publish(admin)
  const summary = admin.getByRole('alert')
  await expect(summary).toBeFocused()
  expect(await summary.getByRole('link').count()).toBeGreaterThan(10)
  await expectAccessible(admin)

  await admin.getByLabel(LISTING_FIELDS.projectBuildingName.label).fill(NAME)
  for (const [label, value] of [
    ['Listing type', 'Sell'],
    ['Category', 'Residential'],
    ['Property type', 'Flat/Apartment'],
    ['Furnishing', 'Unfurnished'],
    ['Facing', 'East'],
  ] as const)
    await admin.getByLabel(label).selectOption(value)
  for (const [label, value] of [
    ['City', 'Lucknow'],
    ['Locality', 'Aliganj'],
    ['Area (sq ft)', '1,200'],
    ['Price', '72 lakh'],
    ['Floor number', '2'],
    ['Total floors', '12'],
  ] as const)
    await admin.getByLabel(label, { exact: true }).fill(value)
  await admin.getByRole('checkbox', { name: 'Lift' }).check()
  await publish(admin)
  await expect(summary.getByRole('link')).toHaveText([CONTENT_FIELD_TEXTS.picturesMissing])
  await admin.getByLabel(ENTRY_TEXTS.pictures).setInputFiles(await picture())
  await expect(admin.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await publish(admin)
  await expect(admin.getByText(ENTRY_TEXTS.stored(NAME))).toBeVisible()
  await expectAccessible(admin)
  await rebuiltByNow()
  await page.goto(PATHS.newProjects)
  await expect(
    page.getByRole('article').filter({ hasText: NAME }).locator('img').first(),
  ).toHaveJSProperty('complete', true)

  await row(admin, NAME).getByRole('button', { name: ENTRY_TEXTS.edit }).click()
  await admin.getByLabel('Locality').fill('Indira Nagar')
  await siteRows('update newly_project set locality = $1 where project_building_name = $2', [
    'Chowk',
    NAME,
  ])
  await admin.getByRole('button', { name: ENTRY_TEXTS.save }).click()
  // Another admin saved first: the typed answers stay, and the list shows the other version.
  await expect(row(admin, NAME)).toContainText('Chowk')
  await expect(admin.getByLabel('Locality')).toHaveValue('Indira Nagar')
  await admin.getByRole('button', { name: ENTRY_TEXTS.save }).click()
  await expect(row(admin, NAME)).toContainText('Indira Nagar')

  await row(admin, NAME).getByRole('button', { name: ENTRY_TEXTS.remove }).click()
  await expectAccessible(admin)
  await admin.getByRole('dialog').getByRole('button', { name: ENTRY_TEXTS.remove }).click()
  await expect(admin.getByText(ENTRY_TEXTS.removed(NAME))).toBeVisible()
  await rebuiltByNow()
  await page.reload()
  await expect(page.getByText(NAME)).toHaveCount(0)
})

test('The coming-soon form asks for the property type, stores Rent for Rent / Lease, and the entry is on the home page', async ({
  page,
  newVisitor,
}) => {
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminComingSoon)
  await admin.getByLabel(ENTRY_TEXTS.picture).fill('/art/coming-soon/villas.svg')
  await admin.getByLabel('Title').fill(NAME)
  await admin.getByLabel('Description').fill('Row houses with a small garden each.')
  await admin.getByLabel('Listing type').selectOption('Rent / Lease')
  await admin.getByLabel('City').selectOption('Mathura')
  await publish(admin)
  await expect(admin.getByRole('alert').getByRole('link')).toHaveText([
    CONTENT_FIELD_TEXTS.comingSoonType,
  ])
  await expect(admin.getByLabel('Title')).toHaveValue(NAME)
  await expectAccessible(admin)
  await admin.getByLabel('Property type').selectOption('Farmhouse')
  await publish(admin)
  await expect(admin.getByText(ENTRY_TEXTS.stored(NAME))).toBeVisible()
  expect(
    await siteRows('select listing_type, property_type from coming_soon where title = $1', [NAME]),
  ).toEqual([{ listing_type: 'Rent', property_type: 'Farmhouse' }])
  await rebuiltByNow()
  await page.goto('/')
  await expect(page.getByText(NAME)).toBeAttached()
})

test('An admin posts a city project with a picture in four steps and is led to /project-explore', async ({
  page,
}) => {
  await page.goto(PATHS.postProject)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await next(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'New launch' }).check()
  await expect(page.getByLabel('Price')).toBeVisible()
  await page.getByRole('radio', { name: 'City project' }).check()
  await page.getByRole('radio', { name: 'Residential' }).check()
  await page.getByRole('radio', { name: 'Varanasi' }).check()
  await page.getByLabel('Locality').fill('Sigra')
  await page.getByLabel(LISTING_FIELDS.projectBuildingName.label).fill(NAME)
  await toPhotos(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(LISTING_TEXTS.notLoggedIn)).toBeVisible()
  await submitLogin(page, demoAccount('Admin'))
  await expect(page).toHaveURL(postPath(4, PATHS.postProject))
  await photoField(page).setInputFiles(await picture())
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === PATHS.projectExplore)
  await expect(page.getByRole('status').filter({ hasText: LISTING_TEXTS.submitted })).toBeVisible()
  const [project] = await siteRows<{ id: string; image_urls: string[] }>(
    'select id, image_urls from project_explore where project_building_name = $1',
    [NAME],
  )
  expect(project?.image_urls).toEqual([expect.stringMatching(/^\/property_images\/.+\/640\.webp$/)])
  await page.goto(PATHS.adminExplore)
  await expect(row(page, NAME)).toBeVisible()
  await rebuiltByNow()
  await page.getByRole('radio', { name: COLLECTION_TEXTS.cityData.title }).check()
  await expect(page.getByLabel('Price from')).toBeVisible()
  await expectAccessible(page)
  await page.goto(PATHS.projectExplore)
  await page
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
})
