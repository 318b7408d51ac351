import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import {
  COLUMN_TEXTS,
  FILE_QUESTION_TEXTS as asked,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { SENDING_TEXTS as sending } from '#language/listing-file/texts-table'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, openGroups } from '../../support/browser/journeys.ts'

const [changedOne = ''] = sending.report({ changed: 1, known: 0, refused: 0, left: 0 })

const MARK = String(Date.now()).slice(-6)
const HEADS =
  'price;city;Listing Type;CATEGORY;Property type;Locality;Building;Project or building name;Area;Unit;Amenities;Description'
const line = (name: string, over: { city?: string; price?: string; locality?: string } = {}) =>
  [
    ...[over.price ?? '75 lakh', over.city ?? 'Lucknow', 'sell', 'Residential', 'Flat/Apartment'],
    ...[over.locality ?? 'Aliganj', '', `${name} ${MARK}`, '1,450', 'sq ft', 'lift, parking'],
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

test('An agent posts the valid rows of a file, corrects the others, and finds all of them in the profile', async ({
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

  await test.step('Each row is checked before anything is sent', async () => {
    await choose(page, FILE)
    await expect(page.getByRole('heading', { name: 'flats.csv' })).toBeFocused()
    await summary(page, 3, 0, 3)
    await expectAccessible(page)
    await expectNotWider(page)
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

  const asking = page.getByRole('region', { name: asked.title }).getByRole('listitem')
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

test('The same workbook a month later: what is unchanged does nothing, a new price is a change, and each survives a reload', async ({
  page,
  baseURL,
}) => {
  const book = async (price: string) => {
    const sheet = utils.aoa_to_sheet([
      ['Stock of an agency'],
      [],
      ['Ref', 'For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Price', 'Status'],
      ...['Neem', 'Peepal'].map((name, at) => [
        ...[`${name}-${MARK}`, 'Sale', 'Apartment', 'Lucknow', 'Aliganj', `${name} ${MARK}`],
        ...[`${1200 + at} sq ft`, at === 0 ? '72 lakh' : price, 'Available'],
      ]),
    ])
    const workbook = utils.book_new()
    utils.book_append_sheet(workbook, sheet, 'Stock')
    await page.getByLabel(texts.choose).setInputFiles({
      ...{ name: 'stock.xlsx', mimeType: 'application/octet-stream' },
      buffer: write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    })
  }
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await book('much')
  await summary(page, 1, 0, 1)
  await page.getByRole('gridcell', { name: 'much' }).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('80 lakh')
  await page.keyboard.press('Enter')
  await summary(page, 2, 0, 0)
  await page.reload()
  await summary(page, 2, 0, 0)
  await press(page, texts.post(2, false))
  await expect(page.getByText(sending.done(2))).toBeVisible()
  await press(page, texts.another)
  await book('78 lakh')
  await summary(page, 1, 0, 0)
  await expectAccessible(page)
  await press(page, texts.post(1, false))
  await expect(page.getByText(changedOne)).toBeVisible()
  await page.goto(PATHS.profile)
  await openGroups(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').filter({ hasText: `Peepal ${MARK}` })).toContainText('78')
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
