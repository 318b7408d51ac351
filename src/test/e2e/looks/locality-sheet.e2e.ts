import type { Page } from '@playwright/test'
import { LANGUAGES, PREFIXES } from '../../../domain/language/constants.ts'
import { expect, expectAccessible, test, WIDTHS } from '../../support/browser/browser.ts'

const PLACE = '/flats-for-sale-in-gomti-nagar-lucknow/'

/** Top and bottom of the first of some elements on the page. */
const spanOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })

for (const language of LANGUAGES) {
  test(`On a phone a locality shows its map and what is asked before its homes, and the first price on the first screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 620 })
    await page.goto(PREFIXES[language] + PLACE)
    const [map, bands, ruler, home, price] = await Promise.all([
      spanOf(page, '.locality-plan'),
      spanOf(page, '.locality-bands'),
      spanOf(page, '.locality-ruler'),
      spanOf(page, '.card-list aangan-card .card'),
      spanOf(page, '.card-list .card-price strong'),
    ])
    expect(bands.top).toBeGreaterThanOrEqual(map.top)
    expect(bands.bottom).toBeLessThanOrEqual(map.bottom)
    expect(ruler.top).toBeGreaterThanOrEqual(map.bottom)
    expect(home.top).toBeGreaterThanOrEqual(ruler.bottom)
    expect(price.top).toBeLessThan(620)
  })

  test(`On a wide window the sheet of a locality leaves room for the first price above the fold (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(PREFIXES[language] + PLACE)
    const sheet = await page.locator('.locality-plan').boundingBox()
    expect(sheet?.width).toBe(1440)
    expect((await spanOf(page, '.card-list .card-price strong')).bottom).toBeLessThan(900)
  })
}

test('The page of a locality is accessible at every width, and its prices are in no second text', async ({
  page,
}) => {
  await page.goto(PLACE)
  await expectAccessible(page, WIDTHS)
  await expect(page.locator('.locality-bands, .asking-prices')).toHaveCount(1)
})
