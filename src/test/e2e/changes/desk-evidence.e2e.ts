import type { Page } from '@playwright/test'
import { changeProfile } from '../../../contract/account.ts'
import { readSecurity } from '../../../contract/security.ts'
import { uploadPhoto } from '../../../contract/photo.ts'
import { PATHS } from '../../../contract/paths.ts'
import { OWN_DATA_WORDS } from '../../../domain/account/own-data-messages.ts'
import { HINT_WORDS, HISTORY_WORDS } from '../../../domain/hints/messages.ts'
import { PUBLISHED_WORDS } from '../../../domain/listing/published-messages.ts'
import { DESK_WORDS, REJECT_WORDS } from '../../../domain/moderation/messages.ts'
import { HINT_LABELS } from '../../../domain/moderation/queue-messages.ts'
import { expect, expectAccessible, test } from '../../support/browser.ts'
import { logIn, newAccount } from '../../support/journeys.ts'
import { cameraFile } from '../../support/pictures.ts'
import { siteRows } from '../../support/served-site.ts'
import { makeSiteListings } from '../../support/site-listings.ts'

const MARKER = `Qx${Date.now()}`
const LOCALITY = `Tola ${MARKER}`

/** An account that was made an admin, signed in on this page. */
async function newAdmin(page: Page, baseURL: string | undefined, next: string): Promise<string> {
  const { email, password } = await newAccount(page, baseURL)
  await siteRows("update users set role = 'Admin' where email = $1", [email])
  await logIn(page, { email, password }, next)
  return email
}

/** Gives the account that is signed in on this page a photo, by the calls that the profile makes. */
async function givePhoto(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  const headers = { origin: new URL(baseURL ?? '').origin }
  const photo = await page.request.post(uploadPhoto.path, {
    data: Buffer.from(await cameraFile(600, 600)),
    headers: { ...headers, 'content-type': 'image/jpeg', 'x-file-name': 'me.jpg' },
  })
  const { id: photoId } = (await photo.json()) as { id: string }
  const saved = await page.request.post(changeProfile.path, {
    data: { name, mobileNumber: '9876543210', photoId },
    headers,
  })
  expect(saved.status()).toBe(200)
}

test('The desk says what is known of a poster and a price before an admin decides; A asks, Enter approves', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const poster = await (await newVisitor()).newPage()
  const account = await newAccount(poster, baseURL)
  await logIn(poster, account)
  await givePhoto(poster, baseURL, account.name)
  const [dear, wrong] = ['Dear', 'Wrong'].map((name) => `${name} ${MARKER}`)
  const usual = [90, 95, 100, 105, 110].map((rate, i) => ({
    name: `Usual ${i} ${MARKER}`,
    price: rate * 1000,
    area: 1000,
  }))
  await makeSiteListings(account.email, `Far ${MARKER}`, 'approved', usual, 'Farmhouse')
  const [, wrongId = ''] = await makeSiteListings(
    account.email,
    LOCALITY,
    'pending',
    [
      { name: dear ?? '', price: 9_000_000, area: 1000 },
      { name: wrong ?? '', price: 100_000, area: 2000 },
    ],
    'Farmhouse',
  )
  const admin = await newAdmin(page, baseURL, PATHS.admin)
  const rejected = await page.request.post(`/api/moderation/${wrongId}/reject`, {
    data: { version: 1, reason: 'The plot is a field.' },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(rejected.status()).toBe(200)
  await page.goto(`${PATHS.admin}?q=${MARKER}`)

  await test.step('Row and detail point out the price, and that the address is not confirmed', async () => {
    const row = page.getByRole('region', { name: DESK_WORDS.queue }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(HINT_LABELS.price)
    await expect(row).toContainText(HINT_WORDS.unverified)
    const hints = page.getByRole('region', { name: HINT_WORDS.title })
    await expect(hints).toContainText(HINT_WORDS.standing.high)
    await expect(hints).toContainText(HINT_WORDS.compared(5, 'Farmhouse, Sell, Kanpur'))
  })

  await test.step('The poster is shown with photo, address and history', async () => {
    const panel = page.getByRole('region', { name: DESK_WORDS.poster })
    await expect(panel.getByText(HINT_WORDS.unverified)).toBeVisible()
    await expect(panel.getByText(DESK_WORDS.record(5, 1))).toBeVisible()
    await expect(
      panel.getByRole('img', { name: OWN_DATA_WORDS.photoOf(account.name) }),
    ).toHaveJSProperty('complete', true)
    await panel.getByText(HISTORY_WORDS.title).click()
    await expect(panel.getByText(HISTORY_WORDS.rejections(1))).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: wrong ?? '' })).toContainText(
      'The plot is a field.',
    )
    await expectAccessible(page)
  })

  await test.step('The key A asks first; what is shown is approved with Enter', async () => {
    await page.getByRole('heading', { name: dear, exact: true }).click()
    const question = page.locator('.decision-question')
    await page.keyboard.press('a')
    await expect(question).toHaveText(DESK_WORDS.approveAsk(dear ?? ''))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(question).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(DESK_WORDS.approved(dear ?? ''))).toBeVisible()
    expect(
      await siteRows('select is_approved from properties where project_building_name = $1', [dear]),
    ).toEqual([{ is_approved: true }])
  })

  await test.step('An admin without a second step at login is reminded of it, until it is on', async () => {
    const reminder = page.getByText(DESK_WORDS.secondStep)
    await expect(reminder).toBeVisible()
    await expect(page.getByRole('link', { name: DESK_WORDS.secondStepLink })).toHaveAttribute(
      'href',
      `${PATHS.profile}#security`,
    )
    await siteRows("update users set totp_secret = 'x', totp_since = now() where email = $1", [
      admin,
    ])
    const read = page.waitForResponse((answer) => answer.url().endsWith(readSecurity.path))
    await page.reload()
    await read
    await expect(page.getByRole('region', { name: DESK_WORDS.queue })).toBeVisible()
    await expect(reminder).toHaveCount(0)
  })
})

test('A reason typed for one published listing is not filled in for another', async ({
  page,
  baseURL,
}) => {
  const { email } = await newAccount(page, baseURL)
  const [first, second] = ['Alpha', 'Beta'].map((name) => `${name} ${MARKER}`)
  await makeSiteListings(
    email,
    LOCALITY,
    'approved',
    [first, second].map((name) => ({ name: name ?? '', price: 3_000_000, area: 900 })),
  )
  await newAdmin(page, baseURL, PATHS.adminListings)
  await page.getByLabel(PUBLISHED_WORDS.search).fill(MARKER)
  await page.getByRole('button', { name: PUBLISHED_WORDS.find }).click()
  const open = (name = '') =>
    page.getByRole('button', { name: `${PUBLISHED_WORDS.unpublish}: ${name}` }).click()
  const reason = page.getByLabel(REJECT_WORDS.reason, { exact: true })
  await open(first)
  await reason.fill('It was sold in May.')
  await page.keyboard.press('Escape')
  await open(second)
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await open(first)
  await expect(reason).toHaveValue('It was sold in May.')
  await page.getByRole('button', { name: PUBLISHED_WORDS.dialog.submit }).click()
  await expect(page.getByText(PUBLISHED_WORDS.unpublished(first ?? ''))).toBeVisible()
})

test.afterAll('Nothing of it stays on the site', () =>
  siteRows('delete from properties where project_building_name like $1', [`%${MARKER}`]),
)
