import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { HINT_TEXTS, HISTORY_TEXTS } from '#english/hints/texts'
import {
  BATCH_TEXTS,
  DECISION_LABELS,
  DESK_TEXTS,
  FILTER_LABELS,
  HELP_TEXTS,
  HINT_LABELS,
  QUEUE_TEXTS,
  REJECT_TEXTS,
  UNDO_TEXTS,
  VIEW_LABELS,
} from '#english/moderation/texts'
import { LOG_SEARCH_TEXTS, LOG_TEXTS } from '#english/moderation/texts-log'
import { PRICES_TEXTS } from '#english/moderation/texts-prices'
import { REPORT_DESK_TEXTS, TAKE_DOWN_TEXTS } from '#english/report/texts-desk'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import { changeProfile } from '../../../contract/account.ts'
import { PATHS, queuedPath } from '../../../contract/paths.ts'
import { uploadPhoto } from '../../../contract/photo.ts'
import { readSecurity } from '../../../contract/security.ts'
import { fullPrice } from '../../../domain/moderation/fields.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount } from '../../support/browser/journeys.ts'
import { listingFields } from '../../support/data/listing-fields.ts'
import { cameraFile, scenePicture } from '../../support/data/pictures.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings, type SiteListing } from '../../support/site/site-listings.ts'

const MARKER = `Zz${Date.now()}`
const OTHERS = `Qx${Date.now()}`

/** Makes listings of the demo owner in their own locality; the first has waited longest. */
const makeListings = (locality: string, kind: 'pending' | 'approved', listings: SiteListing[]) =>
  makeSiteListings(demoAccount('Owner').email, locality, kind, listings)

test('An admin in a hurry works by keyboard: filters, compares a duplicate, rejects it, approves three together, searches the decisions, undoes one, approves a price and settles reports', async ({
  page,
  baseURL,
}) => {
  const locality = `Nagar ${MARKER}`
  const names = ['Twin', 'One', 'Two', 'Three'].map((name) => `${name} ${MARKER}`)
  await makeListings(locality, 'approved', [
    { name: `Elder ${MARKER}`, price: 5_000_000, area: 1000 },
  ])
  await makeListings(
    locality,
    'pending',
    names.map((name, i) => ({
      name,
      price: (i === 0 ? 1 : i * 3) * 5_000_000,
      area: i === 0 ? 1020 : 1000 + i * 500,
    })),
  )
  const reported = ['Fine', 'Sold'].map((name) => `${name} ${MARKER}`)
  const ids = await makeListings(
    `Bagh ${MARKER}`,
    'approved',
    reported.map((name) => ({ name, price: 4_000_000, area: 900 })),
  )
  for (const [i, reportedId] of ids.entries())
    await siteRows(
      "insert into reports (id, property_id, about, reason, note, submission_key, created_at) values ($1, $2, $3, 'Already sold or rented', 'The owner told me so.', $1, now() - interval '1 year')",
      [`report${reportedId}`.slice(0, 20) + i, reportedId, `${reported[i]}, Kanpur`],
    )
  const cheaper = `Cheaper ${MARKER}`
  const { email } = demoAccount('Owner')
  const { id } = await ownPublished({ name: cheaper, locality: `Gali ${MARKER}`, email })
  await logIn(page, demoAccount('Owner'))
  const { listings } = await (await page.request.get('/api/my/listings')).json()
  const home = listings.find((one: { id: string }) => one.id === id)
  const fields = Object.fromEntries(
    Object.keys(listingFields()).map((field) => [field, home[field] ?? null]),
  )
  const changed = await page.request.post(`/api/listings/${id}`, {
    data: { fields: { ...fields, price: 7_000_000 }, photoIds: [], version: home.version },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await logIn(page, demoAccount('Admin'), '/admin')
  const queue = page.getByRole('region', { name: DESK_TEXTS.queue })
  await expect(queue.getByRole('listitem').first()).toBeVisible()

  await test.step('The overlay lists the keys, and the key that opened it closes it', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: HELP_TEXTS.title })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('A search narrows the queue, is part of the address and survives a reload', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(MARKER)
    await expect(queue.getByRole('listitem')).toHaveCount(4)
    await expect(queue.getByText(/^4 of \d+ waiting$/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(QUEUE_TEXTS.search)).toHaveValue(MARKER)
    await expect(queue.getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
  })

  await test.step('A listing that resembles another one is marked, and both are shown side by side', async () => {
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible()
    const hints = page.getByRole('region', { name: HINT_TEXTS.title })
    await expect(hints.getByText(HINT_TEXTS.lookalikes(1))).toBeVisible()
    await expect(hints.getByRole('row', { name: HINT_TEXTS.price })).toContainText(HINT_TEXTS.equal)
    await expect(hints.getByRole('row', { name: HINT_TEXTS.area })).toContainText(
      HINT_TEXTS.within.area,
    )
    await expect(hints.getByRole('row', { name: HINT_TEXTS.poster })).toContainText(
      HINT_TEXTS.samePoster,
    )
    await expect(hints.getByRole('link', { name: HINT_TEXTS.open })).toBeVisible()
  })

  await test.step('It is rejected; the typed reason survives a reload', async () => {
    await page.keyboard.press('r')
    await page.getByLabel(REJECT_TEXTS.reason).fill(REJECTION_REASONS[3])
    await page.reload()
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByLabel(REJECT_TEXTS.reason)).toHaveValue(REJECTION_REASONS[3])
    await page.getByRole('button', { name: REJECT_TEXTS.submit }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(DESK_TEXTS.rejected(names[0] ?? ''))).toBeVisible()
    await expect(page.getByRole('heading', { name: names[1] })).toBeVisible()
  })

  await test.step('Three are selected and approved together', async () => {
    for (const [n, key] of ['x', 'j', 'x', 'j', 'x'].entries()) {
      if (n % 2 === 0)
        await expect(queue.locator('.queue-entry[data-unopened]:has([aria-current])')).toHaveCount(
          0,
        )
      await page.keyboard.press(key)
    }
    await expect(queue.getByText(BATCH_TEXTS.chosen(3))).toBeVisible()
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: BATCH_TEXTS.title(3) })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: BATCH_TEXTS.confirm }).focus()
    await page.keyboard.press('Enter')
    const done = page.getByRole('dialog', { name: BATCH_TEXTS.doneTitle })
    await expect(done.getByText(BATCH_TEXTS.approved, { exact: true })).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(queue.getByText(QUEUE_TEXTS.nothingTitle)).toBeVisible()
  })

  await test.step('The search covers all decisions, and one is undone there', async () => {
    await page.getByRole('link', { name: LOG_TEXTS.search }).press('Enter')
    await page.getByLabel(LOG_SEARCH_TEXTS.search).fill(MARKER)
    await page.keyboard.press('Enter')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(4))).toBeVisible()
    await page
      .getByLabel(LOG_SEARCH_TEXTS.decision, { exact: true })
      .selectOption('listing.rejected')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(1))).toBeVisible()
    await expect(page).toHaveURL(/decision=listing\.rejected/)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(4))).toBeVisible()
    await page
      .getByRole('button', {
        name: UNDO_TEXTS.label(DECISION_LABELS['listing.approved'], names[3] ?? ''),
      })
      .press('Enter')
    await page.getByRole('button', { name: UNDO_TEXTS.confirm }).press('Enter')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(5))).toBeVisible()
    const decided = await siteRows(
      'select 1 from properties where locality = $1 and not is_approved',
      [locality],
    )
    expect(decided).toHaveLength(1)
  })

  await test.step('A price alone waits in a list of its own, and is approved there once it was seen', async () => {
    await page.goto(PATHS.admin)
    await page.getByRole('link', { name: new RegExp(`^${VIEW_LABELS.prices}`) }).click()
    const box = page.getByRole('checkbox', { name: PRICES_TEXTS.choose(cheaper) })
    // The decisions beside the list name it as well.
    const row = page.getByRole('listitem').filter({ has: box })
    await expect(row).toContainText(fullPrice({ ...home, price: 7_000_000 }))
    await row.scrollIntoViewIfNeeded()
    await box.check()
    await expectAccessible(page)
    await page.getByRole('button', { name: PRICES_TEXTS.approve(1) }).click()
    await expect(page.getByText(PRICES_TEXTS.approved(1, 1))).toBeVisible()
    await expect(row).toHaveCount(0)
    const rows = await siteRows<{ price: string }>('select price from properties where id = $1', [
      id,
    ])
    expect(Number(rows[0]?.price)).toBe(7_000_000)
  })

  await test.step('Of two reports one is dismissed, the other takes its listing down', async () => {
    await page.getByRole('link', { name: VIEW_LABELS.reports }).click()
    const [fine, sold] = reported.map((name) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) }),
    )
    await expect(sold ?? page.locator('none')).toContainText('The owner told me so.')
    await expectAccessible(page)
    await page.getByRole('button', { name: `${REPORT_DESK_TEXTS.dismiss}: ${reported[0]}` }).click()
    await expect(fine ?? page.locator('none')).toHaveCount(0)
    await page
      .getByRole('button', { name: `${REPORT_DESK_TEXTS.takeDown}: ${reported[1]}` })
      .click()
    await page.getByLabel(REJECT_TEXTS.reason).fill('Sold long ago.')
    await page.getByRole('button', { name: TAKE_DOWN_TEXTS.submit }).click()
    await expect(sold ?? page.locator('none')).toHaveCount(0)
    const left = await siteRows<{ id: string }>('select id from properties where id = any($1)', [
      ids,
    ])
    expect(left).toEqual([{ id: ids[0] }])
  })
})

/** No other journey sells this kind in this city, because a price is compared with all listings of its kind there. */
const KIND = 'Hospitality'
const DESCRIPTION =
  'Third floor, corner, with morning light in both bedrooms. Water comes twice a day, the society has its own borewell. Ten minutes on foot to the market; the school bus stops at the gate.'

/** Uploads a picture for the signed-in account of this page; returns its id. */
async function upload(page: Page, baseURL: string | undefined, photo: Uint8Array): Promise<string> {
  const sent = await page.request.post(uploadPhoto.path, {
    data: Buffer.from(photo),
    headers: { origin: new URL(baseURL ?? '').origin, 'content-type': 'image/jpeg' },
  })
  expect(sent.status()).toBe(201)
  return ((await sent.json()) as { id: string }).id
}
const putInto = (id: string, photoId: string, position = 0) =>
  siteRows('update images set property_id = $1, position = $2 where id = $3', [
    id,
    position,
    photoId,
  ])

test('What an admin decides on lies in one window; beside it is what is known about its poster, its price and its photos; A asks, Enter approves', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const [whole = '', contact = '', dear = '', wrong = '', elder = ''] = [
    'Whole',
    'Contact',
    'Dear',
    'Wrong',
    'Elder',
  ].map((name) => `${name} ${OTHERS}`)
  const headers = { origin: new URL(baseURL ?? '').origin }

  // A listing of somebody else, whose picture is copied.
  const other = await (await newVisitor()).newPage()
  const account = await newAccount(other, baseURL)
  await logIn(other, account)
  // A scene of its own: no other listing has one that looks alike.
  const scene = (Date.now() % 1e6) * 10
  const original = await scenePicture(scene)
  const [elderId = ''] = await makeSiteListings(account.email, `Far ${OTHERS}`, 'approved', [
    { name: elder, price: 4_500_000, area: 900 },
  ])
  await putInto(elderId, await upload(other, baseURL, original))

  // Somebody of whom nothing is known yet.
  const fresh = await (await newVisitor()).newPage()
  const beginner = await newAccount(fresh, baseURL)
  await logIn(fresh, beginner)
  await siteRows(
    "update users set name = 'Kavya Rao', email_verified_at = now() where email = $1",
    [beginner.email],
  )
  const [wholeId = '', contactId = ''] = await makeSiteListings(
    beginner.email,
    `Gali ${OTHERS}`,
    'pending',
    [
      { name: whole, price: 5_200_000, area: 1000 },
      { name: contact, price: 10_400_000, area: 2000 },
    ],
  )
  for (let position = 0; position < 6; position++)
    await putInto(
      wholeId,
      await upload(fresh, baseURL, await scenePicture(scene + 1 + position)),
      position,
    )

  const poster = await (await newVisitor()).newPage()
  const owner = await newAccount(poster, baseURL)
  await logIn(poster, owner)
  const photoId = await upload(poster, baseURL, await cameraFile(600, 600))
  const saved = await poster.request.post(changeProfile.path, {
    data: {
      name: owner.name,
      mobileNumber: '9876543210',
      whatsApp: false,
      agentRera: '',
      photoId,
    },
    headers,
  })
  expect(saved.status()).toBe(200)
  const usual = [90, 95, 100, 105, 110].map((rate, i) => ({
    name: `Usual ${i} ${OTHERS}`,
    price: rate * 1000,
    area: 1000,
  }))
  await makeSiteListings(owner.email, `Far ${OTHERS}`, 'approved', usual, KIND)
  const [dearId = '', wrongId = ''] = await makeSiteListings(
    owner.email,
    `Tola ${OTHERS}`,
    'pending',
    [
      { name: dear, price: 9_000_000, area: 1000 },
      { name: wrong, price: 100_000, area: 2000 },
    ],
    KIND,
  )
  const copy = new Uint8Array(await sharp(original).flop().jpeg({ quality: 60 }).toBuffer())
  await putInto(dearId, await upload(poster, baseURL, copy))
  const write = (id: string, words: string) =>
    siteRows('update properties set description = $1 where id = $2', [words, id])
  await write(wholeId, DESCRIPTION)
  await write(contactId, 'Ring nine eight 7654-32-10 after six.')

  await page.setViewportSize({ width: 1440, height: 900 })
  const { email, password } = await newAccount(page, baseURL)
  await siteRows("update users set role = 'Admin' where email = $1", [email])
  await logIn(page, { email, password }, PATHS.admin)
  const rejected = await page.request.post(`/api/moderation/${wrongId}/reject`, {
    data: { version: 1, reason: 'The plot is a field.' },
    headers,
  })
  expect(rejected.status()).toBe(200)
  await page.goto(`${PATHS.admin}?q=${OTHERS}`)
  const queue = page.getByRole('region', { name: DESK_TEXTS.queue })
  const approve = page.getByRole('button', { name: DESK_TEXTS.approve, exact: true })
  const question = page.locator('.decision-question')

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
    await expect(approve, 'it was in view for long enough').toBeEnabled()
    await page.keyboard.press('a')
    const asked = await question.boundingBox()
    const title = await page.getByRole('heading', { name: whole, exact: true }).boundingBox()
    expect(asked && title && asked.y + asked.height <= title.y).toBe(true)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
  })

  await test.step('Rows point out what a description, a price and a picture may mean, and count among those with hints', async () => {
    const row = (name: string) => queue.getByRole('listitem').filter({ hasText: name })
    await expect(row(contact)).toContainText(HINT_TEXTS.contactDoubtful)
    for (const hint of [HINT_LABELS.price, HINT_LABELS.picture, HINT_TEXTS.unverified])
      await expect(row(dear)).toContainText(hint)
    await page.getByRole('button', { name: FILTER_LABELS.hints }).click()
    await expect(page).toHaveURL(/hints=yes/)
    await expect(row(contact)).toHaveCount(1)
  })

  await page.goto(queuedPath(dearId))
  await test.step('The address in a mail leads to its listing alone; the price is compared, and both pictures are shown with what was done', async () => {
    await expect(page.getByRole('heading', { name: dear, exact: true })).toBeVisible()
    await expect(queue.getByText(whole, { exact: true })).toHaveCount(0)
    const hints = page.getByRole('region', { name: HINT_TEXTS.title })
    await expect(hints).toContainText(HINT_TEXTS.priceComparison.high)
    await expect(hints).toContainText(HINT_TEXTS.compared(5, `${KIND}, Sell, Kanpur`))
    await expect(hints.getByText(HINT_TEXTS.samePictures(1))).toBeVisible()
    const pair = hints.getByRole('figure')
    await expect(pair).toContainText(
      HINT_TEXTS.pair({ sameFile: false, mirrored: true, cropped: false }),
    )
    for (const picture of await pair.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
    await expect(hints).toContainText(elder)
    await expect(hints.getByRole('link', { name: HINT_TEXTS.open })).toBeVisible()
  })

  await test.step('The poster is shown with photo, address and history', async () => {
    const panel = page.getByRole('region', { name: DESK_TEXTS.poster })
    await expect(panel.getByText(HINT_TEXTS.unverified)).toBeVisible()
    await expect(panel.getByText(DESK_TEXTS.record(5, 1))).toBeVisible()
    await expect(
      panel.getByRole('img', { name: OWN_DATA_TEXTS.photoOf(owner.name) }),
    ).toHaveJSProperty('complete', true)
    await panel.getByText(HISTORY_TEXTS.title).click()
    await expect(panel.getByText(HISTORY_TEXTS.rejections(1))).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: wrong })).toContainText(
      'The plot is a field.',
    )
    await expectAccessible(page)
    await expectNotWider(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('The key A asks first; Enter approves the listing that is shown', async () => {
    await page.getByRole('heading', { name: dear, exact: true }).click()
    await expect(approve, 'it was in view for long enough').toBeEnabled()
    await page.keyboard.press('a')
    await expect(question).toHaveText(DESK_TEXTS.approveAsk(dear))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(question).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(DESK_TEXTS.approved(dear))).toBeVisible()
    expect(await siteRows('select is_approved from properties where id = $1', [dearId])).toEqual([
      { is_approved: true },
    ])
  })

  await test.step('An admin without two-step sign-in is reminded of it until it is on', async () => {
    const reminder = page.getByText(DESK_TEXTS.secondStep)
    await expect(reminder).toBeVisible()
    await expect(page.getByRole('link', { name: DESK_TEXTS.secondStepLink })).toHaveAttribute(
      'href',
      `${PATHS.profile}#security`,
    )
    await siteRows("update users set totp_secret = 'x', totp_since = now() where email = $1", [
      email,
    ])
    const read = page.waitForResponse((answer) => answer.url().endsWith(readSecurity.path))
    await page.reload()
    await read
    await expect(queue).toBeVisible()
    await expect(reminder).toHaveCount(0)
  })
})

// A price is compared with all listings of its kind in the city.
test.afterAll('Remove the data from the site', () =>
  siteRows('delete from properties where project_building_name like any($1)', [
    [`%${MARKER}`, `%${OTHERS}`],
  ]),
)
