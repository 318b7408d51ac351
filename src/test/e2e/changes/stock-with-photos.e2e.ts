import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PATHS, photoPath } from '../../../contract/paths.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { LINE_NOTES, SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import {
  LINE_DECISION_TEXTS as decided,
  PHOTO_MATCH_TEXTS as matched,
  SENDING_TEXTS as sending,
} from '#language/listing-file/texts-table'
import { DESK_TEXTS } from '#english/moderation/texts'
import { QUEUED_FILE_TEXTS } from '#english/moderation/texts-files'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount } from '../../support/browser/journeys.ts'
import { zipOf } from '../../support/data/zip.ts'
import { siteRows } from '../../support/site/served-site.ts'

const [changedOne = ''] = sending.report({ changed: 1, known: 0, refused: 0, left: 0 })

const MARK = String(Date.now()).slice(-5)
const HOMES = ['Amra', 'Bela', 'Champa', 'Dhak'] as const
type Name = (typeof HOMES)[number]
const reference = (name: Name) => `${name[0]}${MARK}-1`

const COLOURS = {
  red: [208, 32, 32],
  blue: [32, 80, 208],
  green: [32, 160, 64],
  grey: [120, 120, 120],
  yellow: [220, 200, 40],
} as const
type Colour = keyof typeof COLOURS
const picture = (colour: Colour) => {
  const [r, g, b] = COLOURS[colour]
  return sharp({ create: { width: 1000, height: 750, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer()
}
const colourOf = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats()
  const near = (colour: Colour) =>
    COLOURS[colour].every((value, at) => Math.abs(value - (channels[at]?.mean ?? 0)) < 24)
  return (Object.keys(COLOURS) as Colour[]).find(near)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
type Row = { price?: string; status?: string }
async function chooseStock(page: Page, names: readonly Name[], over: Partial<Record<Name, Row>>) {
  const sheet = utils.aoa_to_sheet([
    ['Ref', 'For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Price', 'Status'],
    ...names.map((name) => [
      ...[reference(name), 'Sale', 'Apartment', 'Lucknow', 'Aliganj', `${name} ${MARK}`],
      ...[`${1200 + HOMES.indexOf(name) * 70} sq ft`, over[name]?.price ?? '72 lakh'],
      over[name]?.status ?? 'Available',
    ]),
  ])
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, 'Stock')
  await page.getByLabel(texts.choose).setInputFiles({
    ...{ name: 'stock.xlsx', mimeType: 'application/octet-stream' },
    buffer: write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
}
const home = (page: Page, name: Name) =>
  page.locator('.photo-home').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) })
const place = (page: Page, photo: string) => page.getByRole('combobox', { name: photo })

type Own = {
  projectBuildingName: string
  price: number
  availability: string
  photos: { key: string }[]
  change: { fields: { price: number } } | null
}
async function ownListings(page: Page): Promise<Map<string, Own>> {
  const { listings } = await (await page.request.get('/api/my/listings')).json()
  expect(listings).toHaveLength(HOMES.length)
  return new Map(
    listings.map((one: Own) => [one.projectBuildingName.replace(` ${MARK}`, ''), one] as const),
  )
}
const coloursOf = async (page: Page, { photos }: Own) => {
  const all: (string | undefined)[] = []
  for (const { key } of photos)
    all.push(await colourOf(await (await page.request.get(photoPath(key, 640))).body()))
  return all
}

test('An agent’s file goes with its photos through a reload, to the desk as one group, and a month later only what is new is sent', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const agent = await newAccount(page, baseURL, 'Agent')
  await logIn(page, agent, PATHS.postSeveral)
  await chooseStock(page, HOMES, {})
  await expect(page.getByText(texts.summary(4, 0, 0), { exact: true })).toBeVisible()

  await test.step('A ZIP and a folder: each photo finds its home by the reference', async () => {
    const zip = zipOf([
      { path: `${reference('Amra')}/2.jpg`, content: await picture('blue') },
      { path: `${reference('Amra')}/1.jpg`, content: await picture('red') },
      { path: `${reference('Amra')}/10.jpg`, content: await picture('green') },
      { path: '__MACOSX/._1.jpg', content: 'x' },
    ])
    await page.getByLabel(SEVERAL_TEXTS.choosePhotos).setInputFiles({
      ...{ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    })
    await expect(home(page, 'Amra').getByRole('listitem')).toHaveCount(3)
    const folder = test.info().outputPath('stock')
    for (const [path, colour] of [
      [`${reference('Bela')}_2.jpg`, 'yellow'],
      [`${reference('Bela')}_1.jpg`, 'green'],
      ['Champa/hall.jpg', 'blue'],
      ['party.jpg', 'red'],
      ['visiting card.jpg', 'grey'],
    ] as const) {
      const to = join(folder, path.replace('Champa', `Champa ${MARK}`))
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, await picture(colour))
    }
    await page.getByLabel(SEVERAL_TEXTS.chooseFolder).setInputFiles(folder)
    await expect(home(page, 'Bela').getByRole('listitem')).toHaveCount(2)
    await expect(home(page, 'Bela')).toContainText(matched.how.reference(reference('Bela')))
    await expect(home(page, 'Champa')).toContainText(matched.how.name(`Champa ${MARK}`))
    await expect(page.getByText(matched.summary(6, 8))).toBeVisible()
  })

  await test.step('One is moved by hand, one is left out', async () => {
    const dhak = place(page, 'party.jpg').getByRole('option', { name: 'Dhak' })
    await place(page, 'party.jpg').selectOption((await dhak.getAttribute('value')) ?? '')
    await expect(home(page, 'Dhak')).toContainText(matched.how.hand)
    await place(page, '_2.jpg').selectOption('')
    await expect(home(page, 'Bela').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(matched.summary(6, 8))).toBeVisible()
    await page.reload()
    await expect(home(page, 'Amra').locator('img')).toHaveCount(3)
    await expect(page.getByText(matched.summary(6, 8))).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page)
  })

  await test.step('A reload in the middle: it goes on by itself, and nothing is sent twice', async () => {
    const held = Promise.withResolvers<void>()
    let posts = 0
    await page.route('**/api/listings', async (route) => {
      posts += 1
      if (posts === 2) await held.promise
      await route.continue().catch(() => undefined)
    })
    await press(page, texts.post(4, false))
    await expect(page.getByText(sending.progress(1, 4))).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => posts, { timeout: 60_000 }).toBe(2)
    await expectAccessible(page)
    await page.unroute('**/api/listings')
    await page.reload()
    held.resolve()
    await expect(page.getByText(sending.done(4))).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(sending.photos(6, 6))).toBeVisible()
    const own = await ownListings(page)
    const colours: Record<string, unknown> = {}
    for (const name of HOMES) {
      const listing = own.get(name)
      colours[name] = listing && (await coloursOf(page, listing))
    }
    expect(colours).toEqual({
      Amra: ['red', 'blue', 'green'],
      Bela: ['green'],
      Champa: ['blue'],
      Dhak: ['red'],
    })
  })

  await test.step('The desk shows the file as one group, with its photos', async () => {
    await page.context().clearCookies()
    await logIn(page, demoAccount('Admin'), `${PATHS.admin}?q=${MARK}`)
    const queue = page.getByRole('region', { name: DESK_TEXTS.queue })
    await expect(queue.getByRole('listitem')).toHaveCount(1)
    await queue.getByRole('button', { name: QUEUED_FILE_TEXTS.lines(4) }).click()
    await expect(page.getByRole('heading', { name: `Amra ${MARK}` })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('A month later: a new price is an edit that waits, “Sold” is asked about, the rest is untouched', async () => {
    await siteRows(
      `update properties set is_approved = true, approved_at = now(), confirmed_at = now()
       where user_id = (select id from users where email = $1)`,
      [agent.email],
    )
    await page.context().clearCookies()
    await logIn(page, agent, PATHS.postSeveral)
    await press(page, texts.another)
    await chooseStock(page, ['Amra', 'Bela', 'Champa'], {
      Bela: { price: '69 lakh' },
      Champa: { status: 'Sold' },
    })
    await expect(page.getByText(LINE_NOTES.nothing.same).first()).toBeAttached()
    await press(page, decided.mark.sold)
    await expect(page.getByText(LINE_NOTES.marked.sold).first()).toBeAttached()
    await press(page, texts.post(1, false))
    await expect(page.getByText(changedOne)).toBeVisible()
    const own = await ownListings(page)
    const said = HOMES.map((name) => {
      const { price, availability, photos, change } = own.get(name) ?? {}
      return [price, availability, photos?.length, change?.fields.price ?? null]
    })
    expect(said).toEqual([
      [7_200_000, 'available', 3, null],
      [7_200_000, 'available', 1, 6_900_000],
      [7_200_000, 'sold', 1, null],
      [7_200_000, 'available', 1, null],
    ])
  })
})
