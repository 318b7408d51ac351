import type { Page } from '@playwright/test'
import { changeProfile } from '../../../contract/account.ts'
import { readSecurity } from '../../../contract/security.ts'
import { uploadPhoto } from '../../../contract/photo.ts'
import { PATHS, queuedPath, reportedPath } from '../../../contract/paths.ts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { HINT_TEXTS, HISTORY_TEXTS } from '#english/hints/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { DESK_TEXTS, FILTER_LABELS, REJECT_TEXTS, HINT_LABELS } from '#english/moderation/texts'
import { REPORT_REASONS } from '../../../domain/report/constants.ts'
import { REPORT_DESK_TEXTS } from '#english/report/texts-desk'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { cameraFile, scenePicture } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const MARKER = `Qx${Date.now()}`
const LOCALITY = `Tola ${MARKER}`
/** No other journey sells this kind in this city, because a price is compared with all listings of its kind there. */
const KIND = 'Hospitality'

/** Makes a new account an admin, signed in on this page. */
async function newAdmin(page: Page, baseURL: string | undefined, next: string): Promise<string> {
  const { email, password } = await newAccount(page, baseURL)
  await siteRows("update users set role = 'Admin' where email = $1", [email])
  await logIn(page, { email, password }, next)
  return email
}

/** Gives the signed-in account of this page a photo, with the calls of the profile. */
async function givePhoto(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  const headers = { origin: new URL(baseURL ?? '').origin }
  const photo = await page.request.post(uploadPhoto.path, {
    data: Buffer.from(await cameraFile(600, 600)),
    headers: { ...headers, 'content-type': 'image/jpeg' },
  })
  const { id: photoId } = (await photo.json()) as { id: string }
  const saved = await page.request.post(changeProfile.path, {
    data: { name, mobileNumber: '9876543210', whatsApp: false, agentRera: '', photoId },
    headers,
  })
  expect(saved.status()).toBe(200)
}

/** Uploads photos for the signed-in account of this page, and gives them to a listing. */
async function givePhotos(page: Page, baseURL: string | undefined, id: string, count: number) {
  for (let position = 0; position < count; position++) {
    // A scene of its own: no other listing has one that looks alike.
    const photo = Buffer.from(await scenePicture((Date.now() % 1e6) * 10 + position))
    const sent = await page.request.post(uploadPhoto.path, {
      data: photo,
      headers: { origin: new URL(baseURL ?? '').origin, 'content-type': 'image/jpeg' },
    })
    const { id: photoId } = (await sent.json()) as { id: string }
    await siteRows('update images set property_id = $1, position = $2 where id = $3', [
      ...[id, position, photoId],
    ])
  }
}

const approveButton = (page: Page) =>
  page.getByRole('button', { name: DESK_TEXTS.approve, exact: true })

const DESCRIPTION =
  'Third floor, corner, with morning light in both bedrooms. Water comes twice a day, the society has its own borewell. Ten minutes on foot to the market; the school bus stops at the gate.'

test('At 1440 by 900 an admin decides on a listing with six photos without scrolling, and the row says that a description may name a contact', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const poster = await (await newVisitor()).newPage()
  const account = await newAccount(poster, baseURL)
  await logIn(poster, account)
  const [whole = '', contact = ''] = ['Whole', 'Contact'].map((name) => `${name} ${MARKER}`)
  const [wholeId = '', contactId = ''] = await makeSiteListings(
    account.email,
    `Gali ${MARKER}`,
    'pending',
    [
      { name: whole, price: 9_000_000, area: 1000 },
      { name: contact, price: 10_000_000, area: 2000 },
    ],
  )
  await givePhotos(poster, baseURL, wholeId, 6)
  const write = (id: string, words: string) =>
    siteRows('update properties set description = $1 where id = $2', [words, id])
  await write(wholeId, DESCRIPTION)
  await write(contactId, 'Ring nine eight 7654-32-10 after six.')
  await page.setViewportSize({ width: 1440, height: 900 })
  await newAdmin(page, baseURL, `${PATHS.admin}?q=${MARKER}`)

  await test.step('Photos, facts, words, poster and comparison lie in the window', async () => {
    const title = page.getByRole('heading', { name: whole, exact: true })
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('link', { name: `${whole}: ${DESK_TEXTS.photo(6, 6)}` }),
    ).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(HINT_TEXTS.noLookalike)).toBeVisible()
    for (const name of [
      DESK_TEXTS.facts,
      DESK_TEXTS.description,
      DESK_TEXTS.poster,
      HINT_TEXTS.title,
    ])
      await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  await test.step('The question whether to approve leaves the title free', async () => {
    await page.getByRole('heading', { name: whole, exact: true }).click()
    await expect(approveButton(page)).toBeEnabled()
    await page.keyboard.press('a')
    const question = await page.locator('.decision-question').boundingBox()
    const title = await page.getByRole('heading', { name: whole, exact: true }).boundingBox()
    expect(question && title && question.y + question.height <= title.y).toBe(true)
    await page.keyboard.press('Escape')
  })

  await test.step('The other row has the hint, and counts among those with hints', async () => {
    const row = page.getByRole('region', { name: DESK_TEXTS.queue }).getByRole('listitem')
    const hinted = row.filter({ hasText: HINT_TEXTS.contactDoubtful })
    await expect(hinted).toHaveCount(1)
    await expect(hinted).toContainText(contact)
    await page.getByRole('button', { name: FILTER_LABELS.hints }).click()
    await expect(page).toHaveURL(/hints=yes/)
    await expect(hinted).toHaveCount(1)
  })
})

test('The desk shows what is known about a poster and a price before an admin decides; A asks for confirmation, Enter approves', async ({
  page,
  newVisitor,
  baseURL,
}) => {
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
  await makeSiteListings(account.email, `Far ${MARKER}`, 'approved', usual, KIND)
  const [, wrongId = ''] = await makeSiteListings(
    account.email,
    LOCALITY,
    'pending',
    [
      { name: dear ?? '', price: 9_000_000, area: 1000 },
      { name: wrong ?? '', price: 100_000, area: 2000 },
    ],
    KIND,
  )
  const admin = await newAdmin(page, baseURL, PATHS.admin)
  const rejected = await page.request.post(`/api/moderation/${wrongId}/reject`, {
    data: { version: 1, reason: 'The plot is a field.' },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(rejected.status()).toBe(200)
  await page.goto(`${PATHS.admin}?q=${encodeURIComponent(dear ?? '')}`)

  await test.step('The row and the details point out the price, and that the address is not confirmed', async () => {
    const row = page.getByRole('region', { name: DESK_TEXTS.queue }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(HINT_LABELS.price)
    await expect(row).toContainText(HINT_TEXTS.unverified)
    const hints = page.getByRole('region', { name: HINT_TEXTS.title })
    await expect(hints).toContainText(HINT_TEXTS.priceComparison.high)
    await expect(hints).toContainText(HINT_TEXTS.compared(5, `${KIND}, Sell, Kanpur`))
  })

  await test.step('The poster is shown with photo, address and history', async () => {
    const panel = page.getByRole('region', { name: DESK_TEXTS.poster })
    await expect(panel.getByText(HINT_TEXTS.unverified)).toBeVisible()
    await expect(panel.getByText(DESK_TEXTS.record(5, 1))).toBeVisible()
    await expect(
      panel.getByRole('img', { name: OWN_DATA_TEXTS.photoOf(account.name) }),
    ).toHaveJSProperty('complete', true)
    await panel.getByText(HISTORY_TEXTS.title).click()
    await expect(panel.getByText(HISTORY_TEXTS.rejections(1))).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: wrong ?? '' })).toContainText(
      'The plot is a field.',
    )
    await expectAccessible(page)
  })

  await test.step('The key A asks first; Enter approves the listing that is shown', async () => {
    await page.getByRole('heading', { name: dear, exact: true }).click()
    const question = page.locator('.decision-question')
    await expect(approveButton(page), 'it was in view for long enough').toBeEnabled()
    await page.keyboard.press('a')
    await expect(question).toHaveText(DESK_TEXTS.approveAsk(dear ?? ''))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(question).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(DESK_TEXTS.approved(dear ?? ''))).toBeVisible()
    expect(
      await siteRows('select is_approved from properties where project_building_name = $1', [dear]),
    ).toEqual([{ is_approved: true }])
  })

  await test.step('An admin without two-step sign-in is reminded of it until it is on', async () => {
    const reminder = page.getByText(DESK_TEXTS.secondStep)
    await expect(reminder).toBeVisible()
    await expect(page.getByRole('link', { name: DESK_TEXTS.secondStepLink })).toHaveAttribute(
      'href',
      `${PATHS.profile}#security`,
    )
    await siteRows("update users set totp_secret = 'x', totp_since = now() where email = $1", [
      admin,
    ])
    const read = page.waitForResponse((answer) => answer.url().endsWith(readSecurity.path))
    await page.reload()
    await read
    await expect(page.getByRole('region', { name: DESK_TEXTS.queue })).toBeVisible()
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
  await page.getByLabel(PUBLISHED_TEXTS.search).fill(MARKER)
  await page.getByRole('button', { name: LIST_TEXTS.find, exact: true }).click()
  const open = (name = '') =>
    page.getByRole('button', { name: `${PUBLISHED_TEXTS.unpublish}: ${name}` }).click()
  const reason = page.getByLabel(REJECT_TEXTS.reason, { exact: true })
  await open(first)
  await reason.fill('It was sold in May.')
  await page.keyboard.press('Escape')
  await open(second)
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await open(first)
  await expect(reason).toHaveValue('It was sold in May.')
  await page.getByRole('button', { name: PUBLISHED_TEXTS.dialog.submit }).click()
  await expect(page.getByText(PUBLISHED_TEXTS.unpublished(first ?? ''))).toBeVisible()
})

test('The mails about a report and a waiting listing link to it on the desk, also through the login', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const poster = await newAccount(page, baseURL)
  const [reported, other, waits] = ['Gamma', 'Delta', 'Epsilon'].map((name) => `${name} ${MARKER}`)
  const some = (names: string[]) => names.map((name) => ({ name, price: 3_000_000, area: 900 }))
  await makeSiteListings(poster.email, LOCALITY, 'approved', some([reported ?? '', other ?? '']))
  await makeSiteListings(poster.email, LOCALITY, 'pending', some([waits ?? '', `Zeta ${MARKER}`]))
  const idOf = async (name = '') =>
    (
      await siteRows<{ id: string }>('select id from properties where project_building_name = $1', [
        name,
      ])
    )[0]?.id ?? ''
  const id = await idOf(reported)
  await siteRows(
    `insert into reports (id, property_id, about, reason, submission_key)
     select 'report' || id, id, project_building_name, $2, 'key' || id from properties where project_building_name = any($1)`,
    [[reported, other], REPORT_REASONS[0]],
  )
  const admin = await newAccount(page, baseURL)
  await siteRows("update users set role = 'Admin' where email = $1", [admin.email])
  const desk = await (await newVisitor()).newPage()
  await desk.goto(reportedPath(id))
  await desk.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  const next = new URL(desk.url()).searchParams.get('next') ?? ''
  expect(next.replace('/?', '?')).toBe(reportedPath(id))
  await logIn(desk, admin, next)
  await expect(desk.locator(':focus')).toContainText(reported ?? '')
  await expect(desk.locator(':focus')).toBeInViewport()
  await expectAccessible(desk)
  await siteRows('update reports set handled_at = now(), outcome = $2 where property_id = $1', [
    id,
    'dismissed',
  ])
  await desk.reload()
  await expect(desk.getByText(REPORT_DESK_TEXTS.handled)).toBeVisible()
  await desk.goto(queuedPath(await idOf(waits)))
  const queue = desk.getByRole('region', { name: DESK_TEXTS.queue })
  await expect(queue.getByText(waits ?? '', { exact: true })).toBeVisible()
  await expect(queue.getByText(`Zeta ${MARKER}`, { exact: true })).toHaveCount(0)
})

test.afterAll('Remove the data from the site', () =>
  siteRows('delete from properties where project_building_name like $1', [`%${MARKER}`]),
)
