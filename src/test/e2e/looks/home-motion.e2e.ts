import type { Page } from '@playwright/test'
import { COUNT_UP_MS, SLIDESHOW_MS, STATS } from '../../../domain/home/constants.ts'
import { HOME_TEXTS } from '#language/home/texts'
import { expect, test } from '../../support/browser/browser.ts'
import { stopTime } from '../../support/browser/stopped-time.ts'

test.describe('The count-up', () => {
  test('runs for 2.5 seconds once it is visible', async ({ page }) => {
    await stopTime(page)
    await page.goto('/')
    const shown = () => page.locator('aangan-count-up > [aria-hidden]').allTextContents()
    await page.getByRole('heading', { name: HOME_TEXTS.bannerTitle }).scrollIntoViewIfNeeded()
    const whole = STATS.map(({ value }) => `${value}+`)
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return shown()
      })
      .not.toEqual(whole)
    await page.clock.runFor(COUNT_UP_MS)
    expect(await shown()).toEqual(whole)
  })

  test('shows the final number with reduced motion', async ({ newVisitor }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await page.goto('/')
    await page.getByRole('heading', { name: HOME_TEXTS.bannerTitle }).scrollIntoViewIfNeeded()
    expect(await page.locator('aangan-count-up > [aria-hidden]').allTextContents()).toEqual(
      STATS.map(({ value }) => `${value}+`),
    )
  })
})

test.describe('The coming-soon slideshow', () => {
  const open = async (page: Page) => {
    await page.goto('/')
    const show = page.getByRole('region', { name: HOME_TEXTS.comingSoon })
    await show.scrollIntoViewIfNeeded()
    const dots = show.getByRole('button', { name: /^Show / })
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
    return { show, dots, current }
  }

  test('advances every 1000 ms and starts over after the last slide', async ({ page }) => {
    await stopTime(page)
    const { dots, current } = await open(page)
    const count = await dots.count()
    // The first tick comes once the slideshow is visible.
    await expect
      .poll(async () => {
        await page.clock.runFor(SLIDESHOW_MS)
        return current()
      })
      .toBeGreaterThan(0)
    const from = await current()
    for (let step = 1; step <= count; step++) {
      await page.clock.runFor(SLIDESHOW_MS)
      expect(await current()).toBe((from + step) % count)
    }
  })

  /** Waits until the slideshow advances by itself. */
  const turning = async (page: Page, current: () => Promise<number>) => {
    const from = await current()
    await expect
      .poll(async () => {
        await page.clock.runFor(SLIDESHOW_MS)
        return current()
      })
      .not.toBe(from)
  }
  const resting = async (page: Page, current: () => Promise<number>) => {
    const from = await current()
    await page.clock.runFor(5 * SLIDESHOW_MS)
    expect(await current()).toBe(from)
  }

  test('pauses while it is hovered, and while it has the focus', async ({ page }) => {
    await stopTime(page)
    const { show, dots, current } = await open(page)
    await turning(page, current)
    await show.hover()
    await resting(page, current)
    await page.mouse.move(5, 5)
    await turning(page, current)
    await dots.first().focus()
    await resting(page, current)
    await dots.first().blur()
    await turning(page, current)
  })

  test('previous/next arrows and dots jump to a slide; paused, it stays there', async ({
    page,
  }) => {
    await stopTime(page)
    const { show, dots, current } = await open(page)
    const count = await dots.count()
    await dots.nth(2).click()
    await expect.poll(current).toBe(2)
    await show.getByRole('button', { name: 'Next' }).click()
    await expect.poll(current).toBe(3 % count)
    await show.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(current).toBe(2)
    await show.getByRole('button', { name: HOME_TEXTS.pause }).click()
    await page.getByRole('link', { name: 'Home' }).first().focus()
    await page.mouse.move(5, 5)
    await resting(page, current)
    expect(await current()).toBe(2)
    await expect(show.getByRole('button', { name: HOME_TEXTS.play })).toBeVisible()
  })

  test('does not advance automatically with reduced motion', async ({ newVisitor }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await stopTime(page)
    const { show, current } = await open(page)
    await page.clock.runFor(5 * SLIDESHOW_MS)
    expect(await current()).toBe(0)
    await show.getByRole('button', { name: 'Next' }).click()
    await expect.poll(current).toBe(1)
  })
})
