import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import {
  COLUMN_TEXTS,
  FILE_PROBLEM_TEXTS as WRONG,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, openGroups } from '../../support/browser/journeys.ts'

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
  line('Bela', { price: '=1+1' }),
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
const lines = (page: Page) => page.getByRole('list', { name: texts.list }).locator('> li')
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  return readFile(await download.path(), 'utf8')
}

test('An agent posts the valid rows of a file, corrects the three invalid ones, and finds all of them in the profile', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  // The page is reloaded before the browser may have logged it too.
  expectProblems(/ERR_INTERNET_DISCONNECTED.*\/api\/my\/listings/)
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.profile)
  await page.getByRole('link', { name: OWN_LISTING_TEXTS.postSeveral }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()

  await test.step('The template can be read, and its example row is not posted', async () => {
    await choose(page, await saved(page, texts.template))
    await expect(page.getByText(WRONG.example)).toBeVisible()
  })

  await test.step('Each row is checked before anything is sent', async () => {
    await choose(page, FILE)
    await expect(page.getByRole('heading', { name: 'flats.csv' })).toBeFocused()
    await expect(page.getByText(texts.summary(3, 3))).toBeVisible()
    await expect(page.getByText(WRONG.unknown(['Building']))).toBeVisible()
    await expect(lines(page)).toHaveCount(6)
    for (const at of [1, 3, 4]) await expect(lines(page).nth(at)).toContainText(texts.states.wrong)
    await expect(lines(page).nth(3)).toContainText(
      `City: ${WRONG.notOneOf('Agra', [])}`.slice(0, 20),
    )
    await expectAccessible(page)
    await expectNotWider(page)
  })

  await test.step('Without a network, the button reports it, and continues with the next row', async () => {
    await page.context().setOffline(true)
    await press(page, texts.post(3, false))
    await expect(page.getByText(texts.offline)).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await press(page, texts.post(3, false))
    await expect(page.getByText(texts.done(3))).toBeVisible()
    for (const at of [0, 2, 5]) await expect(lines(page).nth(at)).toContainText(texts.states.posted)
    await expectAccessible(page)
  })

  await test.step('The invalid rows are offered as a file that no spreadsheet executes; once corrected, only they are posted', async () => {
    const text = await saved(page, texts.wrong(3))
    expect(text).toContain(COLUMN_TEXTS.problem)
    expect(text).toContain("'=1+1")
    expect(text).not.toContain('Amra')
    const mended = text
      .replace("'=1+1", '80 lakh')
      .replace('Agra', 'Noida')
      .replace('Call 98765 43210', 'Indira Nagar')
    await choose(page, mended)
    await expect(page.getByText(texts.summary(3, 0))).toBeVisible()
    await press(page, texts.post(3, false))
    await expect(page.getByText(texts.done(3))).toBeVisible()
    await expect(page.getByRole('heading', { name: 'flats.csv' })).toBeFocused()
  })

  await test.step('The same rows pasted again are recognised, and not posted twice', async () => {
    await page.getByText(texts.orPaste).click()
    await page.getByLabel(texts.paste).fill([HEADS, line('Amra')].join('\n'))
    await press(page, texts.read)
    await press(page, texts.post(1, false))
    await expect(page.getByText(texts.knownNote(PROFILE_TEXTS.states.pending))).toBeVisible()
  })

  await test.step('The profile shows six pending listings', async () => {
    await page.goto(PATHS.profile)
    await openGroups(page)
    for (const name of ['Amra', 'Bela', 'Champa', 'Dhak', 'Ekaya', 'Falsa'])
      await expect(page.getByRole('article').filter({ hasText: `${name} ${MARK}` })).toContainText(
        PROFILE_TEXTS.states.pending,
      )
    await expect(page.getByRole('article')).toHaveCount(6)
  })
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
