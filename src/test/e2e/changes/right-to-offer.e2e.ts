import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { RIGHT_MAILS } from '#language/mail/texts-right'
import { answered, RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { COVER_TEXTS, PAPER_PROBLEMS } from '#language/right-to-offer/texts-cover'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import { PAPER_LABELS } from '#language/right-to-offer/texts-papers'
import { addressOf } from '../../../contract/endpoint.ts'
import { PATHS, rightToOfferPath } from '../../../contract/paths.ts'
import { answerPaper, openPaper } from '../../../contract/right-to-offer.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  chooseMore,
  logIn,
  newAccount,
  openGroups,
  postFlat,
  signedIn,
} from '../../support/browser/journeys.ts'
import { pdfOf, pdfText } from '../../support/data/pdf.ts'
import { mailNamed } from '../../support/site/mail-folder.ts'
import { siteRows } from '../../support/site/served-site.ts'

const [OPEN, SECRET] = [
  { r: 40, g: 160, b: 60 },
  { r: 220, g: 30, b: 30 },
]
const WIDTH = 1200
const HEIGHT = 900

/** A photo of a paper, in which nobody may see what is in the middle of its left half. */
const photo = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: OPEN } })
    .composite([
      {
        input: { create: { width: 480, height: 720, channels: 3, background: SECRET } },
        left: 60,
        top: 90,
      },
    ])
    .jpeg()
    .withExif({ IFD0: { Artist: 'Nobody may read this' } })
    .toBuffer()

const chooser = (page: Page) => page.getByLabel(texts.paper, { exact: true })
const board = (page: Page) => page.getByRole('application')

/** Covers a part of the shown page, from and to shares of its width and height. */
async function coverPart(page: Page, from: [number, number], to: [number, number]) {
  await page.getByRole('radio', { name: COVER_TEXTS.rectangle }).check()
  const canvas: Locator = board(page)
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The page of the paper is not shown.')
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}

type Row = { paper: string | null; outcome: string | null }
const rightOf = async (listing: string) =>
  (
    await siteRows<Row>('select paper_id as paper, outcome from rights_to_offer where id = $1', [
      listing,
    ])
  )[0]

/** Everything that the browser keeps of the site, as text. */
const keptByBrowser = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = await caches.keys()
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const storage = [localStorage, sessionStorage].map((one) => JSON.stringify(one))
    return JSON.stringify([databases, cached, storage])
  })

test('An owner covers a paper on a phone and shows it; what is covered is gone from what arrives; the desk asks for more cover, then has seen it', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const owner = await newAccount(page, baseURL)
  await logIn(page, owner)
  const name = `Neem ${Date.now()}`
  await postFlat(page, { name, locality: 'Gomti Nagar' })
  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [name],
  )
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('The profile leads to the page', async () => {
    await page.goto(PATHS.profile)
    await openGroups(page)
    await chooseMore(page.getByRole('article').filter({ hasText: name }), OWN_RIGHT_TEXTS.show)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expectAccessible(page)
  })

  await test.step('Nothing is sent before something is covered', async () => {
    await page.getByLabel(PAPER_LABELS['electricity bill']).check()
    await page.getByLabel(texts.unit).fill('B-1204')
    await chooser(page).setInputFiles({
      name: 'bill.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await expect(board(page)).toBeVisible()
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('alert')).toContainText(texts.errors.pages)
    expect(await rightOf(id)).toBeUndefined()
    await expectAccessible(page)
  })

  await test.step('A reload keeps what was typed, and loses the paper', async () => {
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByLabel(texts.unit)).toHaveValue('B-1204')
    await expect(board(page)).toBeHidden()
  })

  await test.step('What is covered is unreadable in what arrives', async () => {
    await chooser(page).setInputFiles({
      name: 'bill.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await coverPart(page, [0.03, 0.05], [0.5, 0.95])
    const shown = page.waitForRequest((request) => request.url().endsWith('/paper'))
    await page.getByRole('button', { name: texts.submit }).click()
    const sent = (await shown).postData() ?? ''
    await expect(page.getByText(texts.sent)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.withdraw })).toBeVisible()
    const admin = await signedIn(newVisitor, 'Admin')
    const { paper } = (await rightOf(id)) ?? {}
    const params = { id: paper ?? '', page: '1' }
    const answer = await admin.request.get(addressOf(openPaper, params))
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    const arrived = await answer.body()
    const { data, info } = await sharp(arrived).raw().toBuffer({ resolveWithObject: true })
    let red = 0
    let dark = 0
    for (let at = 0; at < data.length; at += info.channels) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (r > 90 && r > 2 * g) red += 1
      if (Math.max(r, g, b) < 40) dark += 1
    }
    expect(red).toBe(0)
    expect(dark / (info.width * info.height)).toBeGreaterThan(0.4)
    const [picture = ''] = (JSON.parse(sent) as { pages: string[] }).pages
    expect(Buffer.from(picture, 'base64').includes('Nobody may read this')).toBe(false)
    const kept = await keptByBrowser(page)
    expect(kept).not.toContain(picture.slice(200, 240))
    expect(kept).not.toContain('bill.jpg')
    await admin.request.post(addressOf(answerPaper, { id: paper ?? '' }), {
      data: { answer: 'shows too much', agree: [], reason: null },
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    expect((await admin.request.get(addressOf(openPaper, params))).status()).toBe(404)
  })

  await test.step('The desk asks for more cover, by mail and on the page', async () => {
    const mail = RIGHT_MAILS['paper answered']({
      name: '',
      site: '',
      link: '',
      title: `${name}, Gomti Nagar, Lucknow`,
    })
    expect(await mailNamed(owner.email, mail.subject)).toContain(answered('shows too much', null))
    await page.reload()
    await expect(page.getByText(answered('shows too much', null))).toBeVisible()
  })

  await test.step('It is shown again, taken back, and nothing is left', async () => {
    await page.getByLabel(PAPER_LABELS['tax receipt']).check()
    await expect(page.getByLabel(texts.unit)).toHaveValue('B-1204')
    await chooser(page).setInputFiles({
      name: 'bill.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await coverPart(page, [0.03, 0.05], [0.5, 0.95])
    await page.getByRole('button', { name: texts.submit }).click()
    await page.getByRole('button', { name: texts.withdraw }).click()
    await expect(page.getByText(texts.withdrawn)).toBeVisible()
    expect(await rightOf(id)).toMatchObject({ paper: null })
  })
})

test('A PDF is opened on the device and covered by the keyboard; what is no paper is refused with a way out', async ({
  page,
  baseURL,
}) => {
  const owner = await newAccount(page, baseURL)
  await logIn(page, owner)
  const name = `Peepal ${Date.now()}`
  await postFlat(page, { name, locality: 'Aliganj' })
  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [name],
  )
  await page.goto(rightToOfferPath(id))
  const pdf = pdfOf([pdfText('Account 12345', 20, 250), pdfText('Meera Joshi', 20, 250)])
  const buffer = Buffer.from(await pdf.arrayBuffer())
  await chooser(page).setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer })
  await board(page).focus()
  for (const key of ['Shift+ArrowUp', 'Space', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Space'])
    await page.keyboard.press(key)
  await expect(page.getByText(COVER_TEXTS.covered, { exact: true })).toBeAttached()
  await page.getByLabel(PAPER_LABELS['water bill']).check()
  await page.getByLabel(texts.unit).fill('27')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(page.getByText(texts.sent)).toBeVisible()
  const [row] = await siteRows('select pages from rights_to_offer where id = $1', [id])
  expect(row).toEqual({ pages: 1 })
  await chooser(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no paper at all'),
  })
  await expect(page.getByRole('alert')).toContainText(PAPER_PROBLEMS.other)
})

test('Somebody else’s listing, and an address without one, say what helps', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/404.*my\/right-to-offer\/nosuchlisting/, /console error.*404/)
  await page.goto(PATHS.rightToOffer)
  await expect(page.getByText(texts.noListing)).toBeVisible()
  await logIn(page, await newAccount(page, baseURL))
  await page.goto(rightToOfferPath('nosuchlisting'))
  await expect(page.getByRole('alert')).toContainText(texts.gone)
})
