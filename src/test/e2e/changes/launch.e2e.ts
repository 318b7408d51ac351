import type { Page } from '@playwright/test'
import { ENTRY_TEXTS } from '#english/content/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { HOME_TEXTS } from '#language/home/texts'
import {
  LAUNCH_RESULT_TEXTS,
  LAUNCH_STATE_LABELS,
  LAUNCH_TEXTS,
  OWN_LAUNCH_TEXTS,
  PART_LABELS,
} from '#language/launch/texts'
import { PHOTO_STEP_TEXTS } from '#language/listing-draft/texts'
import { LAUNCH_MAILS } from '#language/mail/texts-launch'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { actOn } from '#language/text/texts'
import { PATHS } from '../../../contract/paths.ts'
import { LAUNCH_FIELDS } from '../../../domain/launch/fields.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn, submitLogin } from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { mailNamed } from '../../support/site/mail-folder.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Kadamb ${Date.now()}`
const PAPER = 'https://example.in/certificate.pdf'

const label = (name: keyof typeof LAUNCH_FIELDS) => LAUNCH_FIELDS[name].label
const field = (page: Page, name: keyof typeof LAUNCH_FIELDS) =>
  page.getByLabel(label(name), { exact: true })
const subjectOf = (kind: keyof typeof LAUNCH_MAILS) =>
  LAUNCH_MAILS[kind]({ name: '', site: '', link: '', dueAt: new Date().toISOString() }).subject

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'builder').fill('Kadamb Homes')
  await page.getByRole('radio', { name: PART_LABELS.staff }).check()
  await field(page, 'projectBuildingName').fill(name)
  await field(page, 'city').fill('Lucknow')
  await field(page, 'locality').fill('Aliganj')
  await page.getByRole('radio', { name: 'Residential' }).check()
  await page.getByRole('radio', { name: 'Flat/Apartment' }).check()
  await field(page, 'kinds').fill('2 BHK, 980 sq ft carpet, from 62 lakh')
  await field(page, 'plotArea').fill('980')
  await field(page, 'price').fill('62 lakh')
  await field(page, 'reraNumber').fill('UPRERAPRJ12345')
  await field(page, 'papers').fill(PAPER)
}

const addPicture = async (page: Page) =>
  page.getByLabel(PHOTO_STEP_TEXTS.choose).setInputFiles({
    name: 'site.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await cameraFile(1200, 900)),
  })

test('A builder is told what is needed, fills in a launch signed out, and sends it; an admin finishes it; its page and the mails are there', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const builder = await newAccount(page, baseURL)
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('The home page leads to what is needed and by when', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: HOME_TEXTS.builderContact }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAUNCH_TEXTS.title)
    await expect(page.getByText(LAUNCH_TEXTS.needs[1])).toBeVisible()
    await expect(page.getByText(LAUNCH_TEXTS.draftKept)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('An empty form says what is missing, and moves the focus there', async () => {
    await page.getByRole('button', { name: LAUNCH_TEXTS.submit }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(
      summary.getByRole('link', { name: LAUNCH_RESULT_TEXTS.registration }),
    ).toBeVisible()
    await summary.getByRole('link', { name: LAUNCH_RESULT_TEXTS.photos }).click()
    await expect(page.getByLabel(PHOTO_STEP_TEXTS.choose)).toBeFocused()
  })

  await test.step('A reload and the way through the login lose nothing', async () => {
    await fillIn(page, NAME)
    await page.reload()
    await expect(field(page, 'projectBuildingName')).toHaveValue(NAME)
    await addPicture(page)
    await expect(page.getByText(LAUNCH_RESULT_TEXTS.notLoggedIn)).toBeVisible()
    await page.waitForURL(/\/login/)
    await submitLogin(page, builder)
    await expect(page).toHaveURL(/\/launch\/?$/)
    await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
    await expect(field(page, 'papers')).toHaveValue(PAPER)
  })

  await test.step('It is sent once, and says by when the answer comes', async () => {
    const send = page.getByRole('button', { name: LAUNCH_TEXTS.submit })
    await send.click()
    await expect(page.getByRole('heading', { name: LAUNCH_TEXTS.sentTitle })).toBeFocused()
    await expectAccessible(page)
    const rows = await siteRows('select id from launches where project_building_name = $1', [NAME])
    expect(rows).toHaveLength(1)
    // The address of the account is not confirmed: the mails repeat nothing.
    expect(await mailNamed(builder.email, subjectOf('launch received'))).not.toContain(NAME)
    await page.getByRole('link', { name: LAUNCH_TEXTS.toProfile }).click()
    await expect(page.getByText(NAME)).toBeVisible()
    await expect(page.getByText(LAUNCH_STATE_LABELS.waiting)).toBeVisible()
    await expectAccessible(page)
  })

  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminLaunches)
  await test.step('An admin reads it with its papers, and opens it in the form of new launches', async () => {
    await admin.getByRole('button', { name: NAME }).click()
    await expect(admin.getByRole('link', { name: PAPER })).toHaveAttribute('rel', /noreferrer/)
    await expect(admin.getByRole('link', { name: builder.email })).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole('link', { name: LAUNCH_DESK_TEXTS.finish }).click()
    await expect(admin.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(NAME)
    await expectAccessible(admin)
  })

  await test.step('The admin finishes and publishes it, and its page is there at once', async () => {
    const locality = admin.getByLabel(LISTING_FIELDS.locality.label)
    await locality.fill('')
    await admin.getByRole('button', { name: ENTRY_TEXTS.publish }).click()
    await expect(admin.getByRole('alert').getByRole('link')).toHaveCount(1)
    await locality.fill('Indira Nagar')
    await admin.getByRole('button', { name: ENTRY_TEXTS.publish }).click()
    await expect(admin.getByText(LAUNCH_DESK_TEXTS.published(NAME))).toBeVisible()
    const mail = await mailNamed(builder.email, subjectOf('launch online'))
    const path = /https?:\/\/[^/\s]+(\/lucknow\/\S+)/.exec(mail)?.[1] ?? ''
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
    await expect(page.getByText('UPRERAPRJ12345').first()).toBeVisible()
    await page.goto(PATHS.ownLaunches)
    await expect(page.getByText(LAUNCH_STATE_LABELS.published, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: OWN_LAUNCH_TEXTS.open }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
  })
})

test('A launch that is declined is filled in again with its pictures, and one that waits is withdrawn', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const name = `${NAME} II`
  const reason = 'The number is not on the register.'
  const builder = await newAccount(page, baseURL, 'Agent')
  await logIn(page, builder, PATHS.launch)
  await fillIn(page, name)
  await addPicture(page)
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await page.getByRole('button', { name: LAUNCH_TEXTS.submit }).click()
  await expect(page.getByRole('heading', { name: LAUNCH_TEXTS.sentTitle })).toBeVisible()

  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminLaunches)
  await admin.getByRole('button', { name }).click()
  await admin.getByRole('button', { name: `${LAUNCH_DESK_TEXTS.decline}: ${name}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: LAUNCH_DESK_TEXTS.dialog.submit }).click()
  await expect(dialog.getByText(LAUNCH_DESK_TEXTS.reasonMissing).first()).toBeVisible()
  await dialog.getByLabel(LAUNCH_DESK_TEXTS.dialog.reason).fill(reason)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: LAUNCH_DESK_TEXTS.dialog.submit }).click()
  await expect(admin.getByText(LAUNCH_DESK_TEXTS.declined(name))).toBeVisible()
  const declined = await mailNamed(builder.email, subjectOf('launch declined'))
  expect(declined).toContain(reason)
  expect(declined).not.toContain(name)

  await page.goto(PATHS.ownLaunches)
  await expect(page.getByText(reason)).toBeVisible()
  await page.getByRole('link', { name: OWN_LAUNCH_TEXTS.again }).click()
  await expect(field(page, 'projectBuildingName')).toHaveValue(name)
  await page.getByRole('button', { name: LAUNCH_TEXTS.submit }).click()
  await expect(page.getByRole('heading', { name: LAUNCH_TEXTS.sentTitle })).toBeVisible()

  await page.getByRole('link', { name: LAUNCH_TEXTS.toProfile }).click()
  await page.getByRole('button', { name: actOn(OWN_LAUNCH_TEXTS.withdraw, name) }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: OWN_LAUNCH_TEXTS.withdraw }).click()
  await expect(page.getByText(OWN_LAUNCH_TEXTS.withdrawn(name))).toBeVisible()
  await expect(
    page.getByRole('heading', { name: OWN_LAUNCH_TEXTS.title, exact: true }),
  ).toBeFocused()
  await expect(page.getByText(LAUNCH_STATE_LABELS.waiting)).toHaveCount(0)
})

test('Without a connection a launch says so, and the answers stay', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/failed .*\/api\//, /console error/)
  const builder = await newAccount(page, baseURL)
  await logIn(page, builder, PATHS.launch)
  await fillIn(page, `${NAME} III`)
  await addPicture(page)
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: LAUNCH_TEXTS.submit }).click()
  await expect(page.getByRole('alert')).toContainText(LAUNCH_RESULT_TEXTS.failed)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: LAUNCH_TEXTS.submit }).click()
  await expect(page.getByRole('heading', { name: LAUNCH_TEXTS.sentTitle })).toBeVisible()
})
