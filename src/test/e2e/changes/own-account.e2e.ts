import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  LOGIN_RESULT_TEXTS,
  LOGIN_TEXTS,
  PROFILE_TEXTS,
  SIGN_UP_TEXTS,
} from '#language/account/texts'
import { ACCOUNT_DELETION_TEXTS, OWN_DATA_TEXTS as texts } from '#language/account/texts-own-data'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { PATHS } from '../../../contract/paths.ts'
import { indianDate } from '../../../domain/time/calendar.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, toDetails } from '../../support/browser/journeys.ts'
import { cameraFile, programFile } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Names of published listings. The address itself must be on no page. */
const markOf = (email: string) => email.replace(/@.*/, '')
const jpeg = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
})

test('A user changes name, number and photo; the site greets with the new name, and the photo stays', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  await logIn(page, account, PATHS.profile)
  await page.setViewportSize({ width: 360, height: 700 })
  await toDetails(page)
  const chooser = page.getByLabel(texts.choosePhoto)

  await test.step('A file that is not a photo is refused, and another can be chosen', async () => {
    for (const again of [false, true]) {
      await chooser.setInputFiles(jpeg('me.jpg', programFile()))
      await expect(
        page.getByText(REFUSED_KIND_TEXTS.other),
        again ? 'the second time' : 'at first',
      ).toBeVisible()
      // A browser reports a choice only if it differs from the one before.
      await expect(chooser).toHaveValue('')
    }
  })

  await test.step('Details and photo are saved, and a message beside the button confirms it', async () => {
    await chooser.setInputFiles(jpeg('me.jpg', await cameraFile(900, 900)))
    const photo = page.getByRole('img', { name: texts.photoOf(account.name) })
    await expect(photo).toBeVisible()
    await page.getByLabel(SIGN_UP_TEXTS.name, { exact: true }).fill('Meera Iyer')
    await page.getByLabel(SIGN_UP_TEXTS.mobileNumber).fill('9811122233')
    await press(page, texts.save)
    await expect(page.getByText(texts.saved)).toBeInViewport()
    await expect(page.locator('.profile-name')).toContainText('Meera Iyer')
    await expectAccessible(page)
  })

  await test.step('They are still there after a reload; the photo can be removed', async () => {
    await page.reload()
    await toDetails(page)
    await expect(page.getByLabel(SIGN_UP_TEXTS.name, { exact: true })).toHaveValue('Meera Iyer')
    await expect(page.getByLabel(SIGN_UP_TEXTS.mobileNumber)).toHaveValue('9811122233')
    await expect(page.getByRole('img', { name: texts.photoOf('Meera Iyer') })).toHaveJSProperty(
      'complete',
      true,
    )
    await press(page, texts.removePhoto)
    await press(page, texts.save)
    await expect(page.getByText(texts.saved)).toBeVisible()
    expect(
      await siteRows('select name, photo_id from users where email = $1', [account.email]),
    ).toEqual([{ name: 'Meera Iyer', photo_id: null }])
  })
})

test('A user downloads all stored data as one file', async ({ page, baseURL }) => {
  const { name, email, password } = await newAccount(page, baseURL)
  await makeSiteListings(email, 'Kakadeo', 'pending', [
    { name: `Kadam ${markOf(email)}`, price: 4_000_000, area: 900 },
  ])
  await logIn(page, { email, password }, PATHS.profile)
  await toDetails(page)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, texts.export)])
  expect(file.suggestedFilename()).toBe(texts.fileName(indianDate(new Date())))
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { name, email, role: 'Owner', mobileNumber: '9876543210' },
    listings: [
      { projectBuildingName: `Kadam ${markOf(email)}`, price: 4_000_000, approved: false },
    ],
    decisions: [],
  })
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/password|argon2|totpSecret/)
  await expect(page.getByText(texts.exported)).toBeInViewport()
  await expect(page.getByRole('heading', { name: texts.exportTitle })).toBeFocused()
})

test('A decision appears on the open profile without a reload, and is announced to screen readers', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  const name = `Palash ${markOf(email)}`
  const [id] = await makeSiteListings(email, 'Kakadeo', 'pending', [
    { name, price: 4_000_000, area: 900 },
  ])
  await logIn(page, { email, password }, PATHS.profile)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText(PROFILE_TEXTS.states.pending)
  await siteRows(
    'update properties set is_approved = true, approved_at = now(), confirmed_at = now(), version = version + 1 where id = $1',
    [id],
  )
  await expect(card).toContainText(PROFILE_TEXTS.states.approved)
  await expect(page.getByRole('status').filter({ hasText: PROFILE_TEXTS.changed(1) })).toHaveCount(
    1,
  )
})

test('Deleting the account requires the password, erases the account with its listings, and ends its login', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 4\d\d POST .*\/api\/my\/account/, /console error: Failed to load resource/)
  const account = await newAccount(page, baseURL)
  const [id] = await makeSiteListings(account.email, 'Kakadeo', 'pending', [
    { name: `Semal ${markOf(account.email)}`, price: 4_000_000, area: 900 },
  ])
  await logIn(page, account, PATHS.profile)
  await toDetails(page)
  await press(page, ACCOUNT_DELETION_TEXTS.open)
  const dialog = page.getByRole('dialog', { name: ACCOUNT_DELETION_TEXTS.dialogTitle })
  await expectAccessible(page)
  await dialog.getByLabel(ACCOUNT_DELETION_TEXTS.password, { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: ACCOUNT_DELETION_TEXTS.submit }).click()
  await expect(dialog).toContainText(SECURITY_TEXTS.currentWrong)
  await dialog.getByLabel(ACCOUNT_DELETION_TEXTS.password, { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: ACCOUNT_DELETION_TEXTS.submit }).click()
  await page.waitForURL('/')
  await expect(page.getByText(ACCOUNT_DELETION_TEXTS.done)).toBeVisible()
  expect(
    await siteRows(
      'select 1 from users where email = $1 union all select 1 from properties where id = $2',
      [account.email, id],
    ),
  ).toEqual([])
  await page.goto(PATHS.login)
  await page.getByLabel(LOGIN_TEXTS.email).fill(account.email)
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(account.password)
  await press(page, LOGIN_TEXTS.submit)
  await expect(page.getByRole('alert')).toContainText(LOGIN_RESULT_TEXTS.refused)
})
