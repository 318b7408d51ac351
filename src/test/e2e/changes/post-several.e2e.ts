import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DESK_TEXTS } from '#english/moderation/texts'
import { QUEUED_FILE_TEXTS } from '#english/moderation/texts-files'
import { PROFILE_TEXTS } from '#language/account/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { PASTE_TEXTS } from '#language/listing-draft/texts-message'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import {
  FILE_QUESTION_TEXTS as asked,
  COLUMN_TEXTS,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { READ_TEXTS as read } from '#language/listing-file/texts-read'
import { LINE_NOTES, SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import {
  LINE_DECISION_TEXTS as decided,
  PHOTO_MATCH_TEXTS as matched,
  SENDING_TEXTS as sending,
} from '#language/listing-file/texts-table'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { PATHS, photoPath } from '../../../contract/paths.ts'
import { shortLabel } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  logIn,
  newAccount,
  next,
  onStep,
  openGroups,
} from '../../support/browser/journeys.ts'
import { zipOf } from '../../support/data/zip.ts'
import { siteRows } from '../../support/site/served-site.ts'

const [changedOne = ''] = sending.report({ changed: 1, known: 0, refused: 0, left: 0 })

const MARK = String(Date.now()).slice(-5)
const HEADS =
  'price;city;Listing Type;CATEGORY;Property type;Locality;Building;Project or building name;Area;Unit;Amenities;Description'
const line = (name: string, over: { city?: string; price?: string; locality?: string } = {}) =>
  [
    over.price ?? '75 lakh',
    over.city ?? 'Lucknow',
    'sell',
    'Residential',
    'Flat/Apartment',
    over.locality ?? 'Aliganj',
    '',
    `${name} ${MARK}`,
    '1,450',
    'sq ft',
    'lift, parking',
    '"Light; and ""air"",\r\nall day"',
  ].join(';')
const FILE = [
  HEADS,
  line('Amra'),
  line('Bela', { price: '=much' }),
  line('Champa'),
  line('Dhak', { city: 'Agra' }),
  line('Ekaya', { locality: 'Call 98765 43210' }),
  line('Falsa'),
].join('\r\n')
const csv = (text: string) => ({
  name: 'flats.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${text}`),
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, text: string) => page.getByLabel(texts.choose).setInputFiles(csv(text))
const summary = (page: Page, ...counts: Parameters<typeof texts.summary>) =>
  expect(page.getByText(texts.summary(...counts), { exact: true })).toBeVisible()
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  return readFile(await download.path(), 'utf8')
}

const EXPORT = [
  'Property ID,Listed On,I want to,Property Type,City,Locality,Society / Project,BHK,Super Built-up Area,Carpet Area,Expected Price,Floor,Facing,Posted By,Mobile,Status',
  'Q1,03/11/2026,Sell,Apartment,NCR,"Sector 137, Noida",Amla Greens,3 BHK,"1,685 sq.ft.","1,180 sq.ft.",₹ 1.25 Cr,5 out of 18,East,Dealer,+91-9810000001,Active',
  'Q2,28-Oct-2026,Rent/Lease,Apartment,Noida,Sector 62,Bel Enclave,2 BHK,"1,050 sq.ft.",,"₹ 24,500",Ground of 4,Park,Dealer,+91-9810000001,Active',
  'Q3,28-Oct-2026,Sell,Builder Floor,Gurgaon,DLF Phase 1,Champa,4 BHK,"2,400 sq.ft.",,₹ 4.2 Cr,3 out of 4,West,Dealer,+91-9810000001,Expired',
  'Q4,28-Oct-2026,Sell,Residential Land,Lucknow,Gomti Nagar Extension,Dhak plot,,200 sq.yd.,,"₹ 95,00,000",,North,Owner,+91-9810000001,Booked',
].join('\r\n')
const MESSAGE = [
  `3BHK Sec 62 Noida Jasmine Court ${MARK} 1450sf 4th flr 1.1cr nego`,
  `2bhk sec 76 Noida Lotus Nest ${MARK} 980 sqft rent 22k`,
].join('\n')

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

type Row = { price?: string; status?: string }
async function chooseStock(page: Page, names: readonly Name[], over: Partial<Record<Name, Row>>) {
  const sheet = utils.aoa_to_sheet([
    ['Ref', 'For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Price', 'Status'],
    ...names.map((name) => [
      reference(name),
      'Sale',
      'Apartment',
      'Lucknow',
      'Aliganj',
      `${name} ${MARK}`,
      `${1200 + HOMES.indexOf(name) * 70} sq ft`,
      over[name]?.price ?? '72 lakh',
      over[name]?.status ?? 'Available',
    ]),
  ])
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, 'Stock')
  await page.getByLabel(texts.choose).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/octet-stream',
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

test('An agent reads what there is, posts the valid rows of a file, corrects the others, and finds all of them in the profile', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.profile)
  await page.getByRole('link', { name: OWN_LISTING_TEXTS.postSeveral }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()

  await test.step('The template can be read, and its example row is not posted', async () => {
    await choose(page, await saved(page, texts.template))
    await summary(page, 0, 0, 1)
  })

  const asking = page.getByRole('region', { name: asked.title }).getByRole('listitem')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

  await test.step('What is no table ends in a sentence', async () => {
    const pdf = { ...csv(''), name: 'stock.xlsx', buffer: Buffer.from('%PDF-1.7') }
    await page.getByLabel(texts.choose).setInputFiles(pdf)
    await expect(page.getByText(WRONG.pdf)).toBeVisible()
  })

  await test.step('A pasted message becomes a line for each home, a card on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByText(texts.orPaste).click()
    await page.getByLabel(texts.paste).fill(MESSAGE)
    await press(page, texts.read)
    await expect(page.locator('.line-card')).toHaveCount(2)
    await expectAccessible(page)
    await expectNotWider(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('The columns of a portal’s export are known, and what is unclear is asked once', async () => {
    await choose(page, EXPORT)
    await summary(page, 1, 2, 0)
    await expect(page.getByText(read.expired('Expired')).first()).toBeVisible()
    await expectAccessible(page)
    const questions = page.getByRole('region', { name: asked.title })
    await questions.getByRole('combobox').selectOption(read.leaveOut)
    await questions.getByRole('button', { name: asked.take }).click()
    await questions.getByRole('button', { name: read.offers.offered }).click()
    await summary(page, 3, 0, 0)
  })

  await test.step('Each row is checked before anything is sent', async () => {
    await choose(page, FILE)
    await press(page, SEVERAL_TEXTS.replace)
    await expect(page.getByRole('heading', { name: 'flats.csv' })).toBeFocused()
    await summary(page, 3, 0, 3)
    await expectAccessible(page)
    await expectNotWider(page)
    expect(sent).toEqual([])
  })

  await test.step('Without a network it waits; after a reload it goes on by itself', async () => {
    await page.context().setOffline(true)
    await press(page, texts.post(3, false))
    await expect(page.getByText(sending.offline)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(sending.done(3))).toBeVisible()
    await page.reload()
    await expect(page.getByText(sending.done(3))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('The rows that are not ready are offered as a file that no spreadsheet executes; once corrected, only they are posted', async () => {
    const text = await saved(page, texts.wrong(3))
    expect(text).toContain(COLUMN_TEXTS.problem)
    expect(text).toContain("'=much")
    expect(text).not.toContain('Amra')
    const mended = text
      .replace("'=much", '80 lakh')
      .replace('Agra', 'Lucknow')
      .replace('Call 98765 43210', 'Indira Nagar')
    await choose(page, mended)
    await summary(page, 3, 0, 0)
    await press(page, texts.post(3, false))
    await expect(page.getByText(sending.done(3))).toBeVisible()
  })

  await test.step('The same rows pasted again are recognised, and not posted twice', async () => {
    await page.getByText(texts.orPaste).click()
    await page.getByLabel(texts.paste).fill([HEADS, line('Amra')].join('\n'))
    await press(page, texts.read)
    await press(page, texts.post(1, false))
    await expect(
      page.getByText(texts.knownNote(PROFILE_TEXTS.states.pending)).first(),
    ).toBeVisible()
  })

  await test.step('A price that can be read in two ways is asked about once; its rows wait for the answer', async () => {
    const unclear = ['Gular', 'Harad'].map((name) => line(name, { price: '"1,25 Cr"' }))
    await page.getByLabel(texts.paste).fill([HEADS, ...unclear].join('\n'))
    await press(page, texts.read)
    await summary(page, 0, 2, 0)
    await expect(asking).toHaveCount(1)
    await expect(asking).toContainText('“1,25 Cr”, 2 lines')
    await expectAccessible(page)
    await asking.getByRole('button', { name: '₹1.25 crore' }).click()
    await summary(page, 2, 0, 0)
    await page.reload()
    await summary(page, 2, 0, 0)
    await expectAccessible(page)
    await expectNotWider(page)
    await press(page, texts.post(2, false))
    await expect(page.getByText(sending.done(2))).toBeVisible()
  })

  await test.step('The profile shows eight pending listings', async () => {
    await page.goto(PATHS.profile)
    await openGroups(page)
    for (const name of ['Amra', 'Bela', 'Champa', 'Dhak', 'Ekaya', 'Falsa', 'Gular', 'Harad'])
      await expect(page.getByRole('article').filter({ hasText: `${name} ${MARK}` })).toContainText(
        PROFILE_TEXTS.states.pending,
      )
    await expect(page.getByRole('article')).toHaveCount(8)
  })
})

test('A workbook goes with its photos through a reload, to the desk as one group, and a month later only what is new is sent', async ({
  page,
  baseURL,
}) => {
  const agent = await newAccount(page, baseURL, 'Agent')
  await logIn(page, agent, PATHS.postSeveral)
  await chooseStock(page, HOMES, { Dhak: { price: 'much' } })
  await summary(page, 3, 0, 1)

  await test.step('A cell is corrected by keyboard', async () => {
    await page.getByRole('grid').locator('[tabindex="0"]').focus()
    await page.keyboard.press('F8')
    await expect(page.getByRole('gridcell', { name: 'much' })).toBeFocused()
    await page.keyboard.type('72 lakh')
    await page.keyboard.press('Enter')
    await summary(page, 4, 0, 0)
  })

  await test.step('A ZIP and a folder: each photo finds its home by the reference', async () => {
    const zip = zipOf([
      { path: `${reference('Amra')}/2.jpg`, content: await picture('blue') },
      { path: `${reference('Amra')}/1.jpg`, content: await picture('red') },
      { path: `${reference('Amra')}/10.jpg`, content: await picture('green') },
      { path: '__MACOSX/._1.jpg', content: 'x' },
    ])
    await page.getByLabel(SEVERAL_TEXTS.choosePhotos).setInputFiles({
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
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
    await expect(page.getByText(sending.progress(1, 4))).toBeVisible()
    await expect.poll(() => posts).toBe(2)
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
    // By their poster: the other journeys of this file post homes with the same mark.
    await logIn(page, demoAccount('Admin'), `${PATHS.admin}?q=${encodeURIComponent(agent.email)}`)
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

const ONE_HOME = `[24/11/26, 9:14:02 am] Asha Homes: *3BHK* flat for sale Sec 76 Noida Nimbus Court 1450sf 9th flr park facing *1.15cr* nego 98100 00009 direct owner
Call for details`
const SEVERAL = `New stock Noida
1) 2bhk sec 76 rent 22k
2) Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj`

test('A pasted message fills the form, is marked and can be taken back; of several homes one is chosen, or all are taken along', async ({
  page,
}) => {
  await logIn(page, demoAccount('Agent'))
  const field = (name: 'locality' | 'price' | 'plotArea' | 'projectBuildingName') =>
    page.locator(`[name=${name}]`)
  await page.goto('/postproperty')
  // Typed before: the message must not replace it without a word.
  await field('projectBuildingName').fill('Tulip Court')

  await page.getByRole('button', { name: PASTE_TEXTS.open }).press('Enter')
  const text = page.getByLabel(PASTE_TEXTS.label)
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  await expect(text).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.empty))
  await text.fill('Good morning')
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  await expect(text).toHaveAccessibleDescription(/We found no home/)

  await text.fill(ONE_HOME)
  await page.getByRole('button', { name: PASTE_TEXTS.read }).press('Enter')
  const panel = page.getByRole('region', { name: /^We filled/ })
  await expect(panel.getByRole('heading')).toBeFocused()
  await expect(panel).toContainText('park facing')
  await expect(panel).toContainText('98100 00009')
  await expect(page.getByRole('radio', { name: 'Flat/Apartment' })).toBeChecked()
  await expect(field('locality')).toHaveValue('Sector 76')
  await expect(field('plotArea')).toHaveValue('1450sf')
  await expect(field('projectBuildingName')).toHaveValue('Tulip Court')
  await expect(panel).toContainText('you wrote “Tulip Court”, the message says “Nimbus Court”')

  await test.step('it is accessible, also by its descriptions', async () => {
    await expect(field('locality')).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await expectAccessible(page)
  })
  await panel.getByRole('button', { name: PASTE_TEXTS.take }).click()
  await expect(field('projectBuildingName')).toHaveValue('Nimbus Court')

  await test.step('a mark goes with a confirmation or a change, and survives a reload', async () => {
    await page.getByRole('button', { name: PASTE_TEXTS.rightOf(shortLabel('locality')) }).click()
    await expect(field('locality')).not.toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await field('price').fill('1.1 cr')
    await expect(field('price')).toBeFocused()
    await expect(field('price')).not.toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await page.reload()
    await expect(field('plotArea')).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await expect(page.getByRole('region', { name: /^We filled/ })).toBeVisible()
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.locator('[name=floorNumber]')).toHaveValue('9th flr')
    await page.getByRole('button', { name: 'Previous' }).click()
  })

  await page.getByRole('button', { name: PASTE_TEXTS.undo }).click()
  await expect(page.getByText(PASTE_TEXTS.undone)).toBeVisible()
  await expect(field('locality')).toHaveValue('')
  // What was changed since stays, and so does what stood there before.
  await expect(field('price')).toHaveValue('1.1 cr')
  await expect(field('projectBuildingName')).toHaveValue('Tulip Court')

  await page.getByRole('button', { name: PASTE_TEXTS.open }).click()
  await page.getByLabel(PASTE_TEXTS.label).fill(SEVERAL)
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  const several = page.getByRole('region', { name: PASTE_TEXTS.several(2) })
  await expect(several.getByRole('link', { name: PASTE_TEXTS.severalAll })).toHaveAttribute(
    'href',
    '/post-several',
  )
  await several.getByRole('button', { name: /^Plot 150 gaj/ }).click()
  await expect(page.getByRole('region', { name: /^We filled/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Lucknow' })).toBeChecked()
})

test('A user who is not an agent reads whom the page is for; a signed-out visitor is led to the login', async ({
  page,
  baseURL,
}) => {
  await page.goto(PATHS.postSeveral)
  await page.waitForURL(/\/login/)
  await logIn(page, await newAccount(page, baseURL, 'Owner'), PATHS.profile)
  await expect(page.getByRole('button', { name: PROFILE_TEXTS.signOut })).toBeVisible()
  await expect(page.getByRole('link', { name: OWN_LISTING_TEXTS.postSeveral })).toHaveCount(0)
  await page.goto(PATHS.postSeveral)
  await expect(page.getByText(texts.whoFor)).toBeVisible()
  await expect(page.getByLabel(texts.choose)).toHaveCount(0)
  await expectAccessible(page)
  await expectNotWider(page)
})
