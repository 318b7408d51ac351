import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { HOME_TEXTS } from '#language/home/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { SUGGESTION_TEXTS } from '#language/search/texts-options'
import { SITE_TEXTS } from '#language/site/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { pressOn, typeInto } from '../../support/browser/keyboard.ts'
import { siteRows } from '../../support/site/served-site.ts'

/** A visitor knows where to live, and says so in the first field at hand. */
const PHONE = { width: 360, height: 740 }
/** What a phone's keyboard leaves of it. */
const ABOVE_KEYBOARD = { width: 360, height: 400 }

const inHeader = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: SITE_TEXTS.search })
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.search })
const list = (page: Page) => page.getByRole('listbox', { name: GALLERY_TEXTS.suggestions })
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name })
const chosen = (page: Page) =>
  page.getByRole('list', { name: GALLERY_TEXTS.places }).getByRole('button')

async function openListing(page: Page) {
  const [row] = await siteRows<{ id: string }>(
    'select id from properties where is_approved order by approved_at limit 1',
  )
  await page.goto(`/listing-detail/${row?.id}/`)
}

/** Expects a list that lies in the window, with rows of one height for a finger. */
async function expectFitting(page: Page) {
  const boxes = await Promise.all(
    [list(page), ...(await list(page).getByRole('option').all())].map((one) => one.boundingBox()),
  )
  const [around, ...rows] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
  const { width, height } = page.viewportSize() ?? PHONE
  expect(around?.x).toBeGreaterThanOrEqual(0)
  expect((around?.x ?? 0) + (around?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((around?.y ?? 0) + (around?.height ?? 0)).toBeLessThanOrEqual(height)
  expect(new Set(rows.map((row) => Math.round(row.height))).size).toBe(1)
  expect(rows[0]?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test('On a phone, the header of a listing suggests a landmark; the search then shows its locality, and keeps the other words', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openListing(page)
  await opener(page).click()
  await expect(inHeader(page)).toBeFocused()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await page.keyboard.type('2 bhk s')
  await page.keyboard.type('ector')
  await expect(list(page).getByRole('option')).toHaveCount(8)
  await expectFitting(page)
  await expectAccessible(page)
  await inHeader(page).fill('2 bhk lulu')
  await expect(list(page).getByRole('option')).toHaveText([
    /^Lulu Mall in Sushant Golf City, Lucknow/,
  ])
  await option(page, /^Lulu Mall/).click()
  await expect(page).toHaveURL(/\/Search\/?\?q=2\+bhk&city=lucknow&locality=sushant-golf-city$/)
  await expect(chosen(page)).toHaveText(['Sushant Golf City'])
})

test('By keyboard and in Hindi: the list is announced, walked through and closed, and Enter takes a place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openListing(page)
  await pressOn(page, opener(page))
  await expect(inHeader(page)).toBeFocused()
  await page.keyboard.insertText('गोमती')
  const [first, second] = [option(page, /^गोमती नगर Locality/), option(page, /^गोमती नगर विस्तार/)]
  await expect(second).toBeVisible()
  const count = await list(page).getByRole('option').count()
  await expect(page.getByRole('banner').getByText(SUGGESTION_TEXTS.found(count))).toBeAttached()
  for (const place of [first, second]) {
    await page.keyboard.press('ArrowDown')
    await expect(place).toHaveAttribute('aria-selected', 'true')
    await expect(inHeader(page)).toHaveAttribute(
      'aria-activedescendant',
      (await place.getAttribute('id')) ?? '',
    )
  }
  // The first Escape closes the list, the next one the search.
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(inHeader(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inHeader(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inHeader(page)).toHaveValue('गोमती')
  await page.keyboard.insertText(' न')
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Search\/?\?city=lucknow&locality=gomti-nagar$/)
  await expect(chosen(page)).toHaveText(['Gomti Nagar'])
})

test('The first field of the home page suggests places beside what else is asked, and sends words as they are typed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(PATHS.home)
  const form = page.getByRole('search', { name: HOME_TEXTS.find })
  const words = form.getByRole('combobox', { name: HOME_TEXTS.words })
  await form.getByRole('radio', { name: 'PG' }).check()
  await words.fill('Hazratganj')
  await expect(list(page).getByRole('option').first()).toHaveText(/^Hazratganj Locality in Lucknow/)
  await expectFitting(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Search\/?\?for=pg&q=Hazratganj$/)
  // What was typed is the place that would have been taken.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ PG .* in Hazratganj, Lucknow$/)
  // On a phone the switch is in the sheet of filters.
  await expect(page.locator('#filters [name="for"][value="pg"]')).toBeChecked()
  await page.goBack()
  await form.getByRole('radio', { name: 'Rent' }).check()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await words.fill('')
  await typeInto(page, words, 'sec 62')
  await expectFitting(page)
  await option(page, /^Sector 62 Locality in Noida/).click()
  await expect(page).toHaveURL(/\/Search\/?\?for=rent&city=noida&locality=sector-62$/)
})

test('Without a connection words can be typed, and once it is back they are suggested for', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openListing(page)
  await context.setOffline(true)
  await typeInto(page, inHeader(page), 'aliga')
  await expect(inHeader(page)).toHaveValue('aliga')
  await context.setOffline(false)
  await expect(option(page, /^Aliganj Locality/)).toBeVisible()
  await expectFitting(page)
})

test('In the search, a suggestion says how many properties it leads to', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PATHS.search)
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).fill('gomti na')
  const first = list(page).getByRole('option').first()
  await expect(first).toHaveText(/^Gomti Nagar Locality in Lucknow [1-9]\d* propert/)
  await expectFitting(page)
  const count = /\d+/.exec((await first.textContent()) ?? '')?.[0]
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count}\\b`))
})
