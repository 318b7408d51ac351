import type { Page } from '@playwright/test'
import { LEARN_MORE } from '#language/listing/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { PATHS } from '../../../contract/paths.ts'
import { SCROLL_TOP_MS } from '../../../domain/site/constants.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { passExactly, stopTime } from '../../support/browser/stopped-time.ts'

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('The scroll position of a page', () => {
  test('is at the top 100 ms after a link was followed; Back and reload restore it', async ({
    page,
  }) => {
    await stopTime(page)
    await page.goto(PATHS.home)
    await page.clock.runFor(1000)
    await scrollTo(page, 900)
    // Playwright's own click would first scroll the link in the bar to the middle.
    await bar(page).getByRole('link', { name: 'About' }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/about\/?$/)
    await page.waitForLoadState()
    // Like a swipe that began on the former page.
    await scrollTo(page, 300)
    await passExactly(page, SCROLL_TOP_MS, async () => expect(await place(page)).toBe(300))
    expect(await place(page)).toBe(0)
    await scrollTo(page, 200)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(900)
    await page.clock.runFor(1000)
    expect(await place(page)).toBe(900)
    await page.goForward()
    await expect.poll(() => place(page)).toBe(200)
    await page.reload()
    await page.clock.runFor(1000)
    expect(await place(page)).toBe(200)
  })

  test('follows a link to a part of a page', async ({ page }) => {
    await stopTime(page)
    await page.goto(PATHS.home)
    await page.evaluate((to) => location.assign(to), `${PATHS.home}?from=elsewhere#cities`)
    await page.waitForURL(/#cities$/)
    await page.waitForLoadState()
    const there = await place(page)
    expect(there).toBeGreaterThan(300)
    await page.clock.runFor(1000)
    expect(await place(page)).toBe(there)
  })

  test('is restored by Back in a gallery that had loaded more', async ({ page }) => {
    await page.goto(PATHS.buy)
    await page.getByRole('link', { name: GALLERY_TEXTS.more }).click()
    const links = page.getByRole('link', { name: LEARN_MORE })
    await expect(links).toHaveCount(48)
    await links.nth(40).scrollIntoViewIfNeeded()
    const there = await place(page)
    await links.nth(40).click()
    await expect(page).toHaveURL(/listing-detail/)
    await page.goBack()
    await expect(links).toHaveCount(48)
    await expect.poll(() => place(page)).toBeGreaterThan(there - 100)
    await expect(links.nth(40)).toBeInViewport()
  })
})
