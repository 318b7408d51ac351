import type { Page } from '@playwright/test'
import { HIDDEN_LIST_TEXTS, HIDDEN_TEXTS } from '#language/hidden/texts'
import { CARD_BUTTONS } from '#language/listing/texts'
import { GALLERY_TEXTS, LOOSEN_TEXTS } from '#language/search/texts'
import { SORT_TEXTS } from '#language/search/texts-options'
import { ORDER_TEXTS } from '#language/search/texts-order'
import { PATHS } from '../../../contract/paths.ts'
import { SEARCH_VISIT } from '../../../domain/hidden/kept.ts'
import { newSince } from '../../../domain/search/visit.ts'
import { HIDDEN } from '../../../domain/site/constants.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'

const PHONE = { width: 360, height: 740 }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const order = (page: Page) => page.getByRole('combobox', { name: GALLERY_TEXTS.sort })
const cards = (page: Page) => page.locator('.search-cards aangan-card')
const ids = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.listing ?? ''))
const facts = async (page: Page) =>
  (await page.locator('.search-cards .card-fact:not([hidden])').allTextContents()).map((fact) =>
    Number(/₹([\d,]+)/.exec(fact)?.[1]?.replaceAll(',', '') ?? 0),
  )
const countOf = async (page: Page) => Number(/\d+/.exec((await heading(page).textContent()) ?? ''))

/** Opens what else can be done with a card. */
async function openCard(page: Page, nth: number) {
  await cards(page)
    .nth(nth)
    .getByRole('button', { name: new RegExp(`^${CARD_BUTTONS.more('')}`) })
    .click()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('On a phone: homes are put in order by what they cost a square foot and to move in, and the order says so', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?for=rent&city=gurugram`)
  await expect(page.getByText(ORDER_TEXTS.newest)).toBeVisible()
  await order(page).selectOption(SORT_TEXTS.rate)
  await expect(page.getByText(ORDER_TEXTS.rate)).toBeVisible()
  await expect(async () => {
    const rates = await facts(page)
    expect(rates.length).toBeGreaterThan(2)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  }).toPass()
  await order(page).selectOption(SORT_TEXTS['move-in'])
  await expect(page.getByText(ORDER_TEXTS['move-in'])).toBeVisible()
  await expect(page).toHaveURL(/sort=move-in/)
  await expectAccessible(page)
  await expectNotWider(page, [360, 768, 1440])
  await page.goBack()
  await expect(order(page)).toHaveValue('rate')
  // Sales have no such sum: that order is not offered with them.
  await page.goto(`${PATHS.search}?for=buy&city=gurugram`)
  await expect(page.getByText(ORDER_TEXTS.newest)).toBeVisible()
  await expect(order(page).getByRole('option', { name: SORT_TEXTS['move-in'] })).toHaveCount(0)
})

test('On a phone: a home and a poster are hidden by thumb, taken back at once or from the list, and stay hidden', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?city=gurugram`)
  await expect(heading(page)).toHaveText(/^\d+ properties in Gurugram$/)
  const all = await countOf(page)
  const [first = ''] = await ids(page)

  await openCard(page, 0)
  await button(page, HIDDEN_TEXTS.hide.home).click()
  await expect(page.getByText(HIDDEN_TEXTS.done.home)).toBeVisible()
  await expect.poll(() => ids(page)).not.toContain(first)
  await expect(page.getByText(HIDDEN_TEXTS.count(1))).toBeVisible()
  expect(await countOf(page)).toBe(all - 1)
  await button(page, HIDDEN_TEXTS.undo).click()
  await expect.poll(() => ids(page)).toContain(first)
  expect(await countOf(page)).toBe(all)

  await openCard(page, 0)
  await button(page, HIDDEN_TEXTS.hide.poster).click()
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const left = await countOf(page)
  await page.reload()
  await expect.poll(() => countOf(page)).toBe(left)
  await expect(page.getByText(HIDDEN_TEXTS.count(all - left))).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page, [360])

  const list = page.getByRole('dialog', { name: HIDDEN_LIST_TEXTS.title })
  await button(page, HIDDEN_TEXTS.show).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectNotWider(page, [360])
  await list.getByRole('button', { name: /^Show again/ }).click()
  await expect(list.getByText(HIDDEN_LIST_TEXTS.none)).toBeVisible()
  await list.getByRole('button', { name: HIDDEN_LIST_TEXTS.end }).click()
  await expect.poll(() => countOf(page)).toBe(all)
  expect(await page.evaluate((key) => localStorage.getItem(key), HIDDEN)).toBeNull()
})

test('By keyboard: the focus goes from a hidden card to the way back, and a home is hidden on its page too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PATHS.search}?city=gurugram`)
  await expect(heading(page)).toHaveText(/^\d+ properties in Gurugram$/)
  const [, second = ''] = await ids(page)
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^More about/ })
    .press('Enter')
  await button(page, HIDDEN_TEXTS.hide.home).press('Enter')
  await expect(button(page, HIDDEN_TEXTS.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-listing="${second}"] .card-link`)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.waitForURL(/listing-detail/)
  await button(page, HIDDEN_TEXTS.hide.home).press('Enter')
  await expect(page.getByText(HIDDEN_TEXTS.done.home)).toBeVisible()
  await expect(button(page, HIDDEN_LIST_TEXTS.onPage.home)).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page, [360, 768, 1440])
  await page.goBack()
  await expect(page.getByText(HIDDEN_TEXTS.count(1))).toBeVisible()
  await expect.poll(() => ids(page)).not.toContain(second)
})

test('What is new since the last visit is marked and asked for alone; a first visit says nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?city=gurugram`)
  await expect(heading(page)).toHaveText(/^\d+ properties in Gurugram$/)
  const before = Date.now() - 4 * 86_400_000
  const said = newSince(before)
  await expect(page.getByText(said)).toHaveCount(0)
  await page.evaluate(
    ([key, seen]) => localStorage.setItem(key as string, JSON.stringify({ seen, before: null })),
    [SEARCH_VISIT, before] as const,
  )
  await page.reload()
  const chip = page.getByRole('button', { name: new RegExp(`^${said} \\(\\d+\\)$`) })
  const count = Number(/\((\d+)\)/.exec((await chip.textContent()) ?? '')?.[1])
  expect(await chip.textContent()).toBe(LOOSEN_TEXTS.counted(said, count))
  await chip.click()
  await expect.poll(() => countOf(page)).toBe(count)
  await expect(page.locator('.card-fact').filter({ hasText: said }).first()).toBeVisible()
  await page.reload()
  await expect.poll(() => countOf(page)).toBe(count)
  await expectAccessible(page)
  await button(page, GALLERY_TEXTS.remove(said)).click()
  await expect.poll(() => countOf(page)).toBeGreaterThan(count)
})
