import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { MAP_TEXTS } from '#language/locality/texts'
import { PLACES_TEXTS } from '#language/search/texts'
import {
  expect,
  expectAccessible,
  expectNotWider,
  test,
  WIDTHS,
} from '../../support/browser/browser.ts'
import { expectLabelsApart } from '../../support/browser/city-maps.ts'

const CITY = '/project/lucknow/'
const map = (page: Page, city = 'Lucknow') => page.getByRole('group', { name: MAP_TEXTS.map(city) })

test('Without scripts, the map of a city links to the homes of a locality, and says where it is', async ({
  newVisitor,
}) => {
  // The transition between pages is not part of this test.
  const visitor = await newVisitor({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  await page.goto(CITY)
  const plot = map(page).getByRole('link').first()
  const said = (await plot.getAttribute('aria-label')) ?? ''
  const [, name = ''] = /^(.+), \d+ homes? for sale from ₹ [\d.]+ (?:lakh|crore)/.exec(said) ?? []
  expect(name).not.toBe('')
  const index = page.getByRole('region', { name: MAP_TEXTS.index('Lucknow') })
  await expect(index.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    (await plot.getAttribute('href')) ?? '',
  )
  await plot.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('heading', { name: MAP_TEXTS.near(name) })).toBeVisible()
})

test('A screen reader reads a map row by row from the north; the map is small, and names localities without listings', async ({
  page,
}) => {
  await page.goto(CITY)
  const tops = await map(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(1)
  expect(tops.every((top, n) => n === 0 || top > (tops[n - 1] ?? 0) - 60)).toBe(true)
  const source = await map(page).evaluate((svg) => svg.outerHTML)
  expect(source.length).toBeLessThan(40_000)
  expect(source).not.toContain('<script')
  expect(await map(page).locator('.map-label.is-empty').count()).toBeGreaterThan(0)
})

test('Maps of a city, of its flats and of one locality are accessible, and their labels do not overlap', async ({
  page,
}) => {
  await page.goto(CITY)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectLabelsApart(page)
  }
  await expectNotWider(page)
  await expectAccessible(page, WIDTHS)
  await page.goto('/flats-for-sale-in-lucknow/')
  await expectLabelsApart(page)
  await expectAccessible(page, WIDTHS)
  await map(page).getByRole('link').first().click()
  await expect(page.getByRole('img', { name: MAP_TEXTS.notToScale })).toBeVisible()
  await expectAccessible(page, WIDTHS)
})

for (const wish of ['', 'buy', 'rent', 'pg', 'commercial', 'lease'])
  test(`The map of a search (${wish || 'everything'}) counts the same as its heading, and its labels do not overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${PATHS.search}?city=kanpur${wish && `&for=${wish}`}`)
    await expect(page.locator('#results[data-ready]')).toBeVisible()
    const plots = map(page, 'Kanpur').getByRole('link')
    const spoken = await plots.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? ''),
    )
    const below = await page.getByText(MAP_TEXTS.elsewhere).allTextContents()
    const numberIn = (text: string) => Number(/(?<=, |: |^)\d+/.exec(text)?.[0] ?? 0)
    const sum = [...spoken, ...below].reduce((all, text) => all + numberIn(text), 0)
    expect(sum).toBe(numberIn((await page.locator('.search-answer h1').textContent()) ?? ''))

    const prices = page.getByRole('switch', { name: MAP_TEXTS.prices })
    const offered = ['', 'buy'].includes(wish)
    await expect(prices).toHaveCount(offered ? 1 : 0)
    if (!offered) await expect(page.getByText(MAP_TEXTS.noRates)).toBeVisible()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 768) await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
      await expectLabelsApart(page)
      if (!offered) continue
      await prices.check()
      await expect(page.getByText(MAP_TEXTS.ruler(MAP_TEXTS.homes))).toBeVisible()
      await expectLabelsApart(page)
      await prices.uncheck()
    }
    await expectAccessible(page)
  })

test('The keyboard skips the map of the home page with one press', async ({ page }) => {
  await page.goto(PATHS.home)
  const skip = page.getByRole('link', { name: MAP_TEXTS.skip('Lucknow') })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const onMap = () =>
    page.evaluate(() => document.activeElement?.closest('[data-city-map]') !== null)
  expect(await onMap()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await onMap()).toBe(true)
})
