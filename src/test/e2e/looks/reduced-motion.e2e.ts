import type { Page } from '@playwright/test'
import { HOME_TEXTS } from '#language/home/texts'
import { PROJECT_LISTS } from '#language/project/texts'
import { PATHS } from '../../../contract/paths.ts'
import { SLIDE_MS } from '../../../domain/carousel/rules.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { stopTime } from '../../support/browser/stopped-time.ts'

test.use({ film: true })

const CAROUSELS = [
  [PATHS.home, HOME_TEXTS.projects],
  [PATHS.home, HOME_TEXTS.recommended],
  [PATHS.newProjects, PROJECT_LISTS.newTitle],
  [PATHS.newsProject, PROJECT_LISTS.newestTitle],
] as const

/** Presses a carousel's Next while the page's clock is stopped; returns a function that reads the row's position. */
async function pressNext(page: Page, path: string, name: string): Promise<() => Promise<number>> {
  await page.goto(path)
  const carousel = page.getByRole('region', { name, exact: true })
  const next = carousel.getByRole('button', { name: 'Next' })
  await next.click()
  return () =>
    carousel.locator('[data-part="track"]').evaluate((track) => Math.round(track.scrollLeft))
}

test('A carousel slides for 500 ms', async ({ page }) => {
  await stopTime(page)
  const place = await pressNext(page, ...CAROUSELS[0])
  // While the row slides, it does not snap.
  const slides = () =>
    page
      .getByRole('region', { name: CAROUSELS[0][1], exact: true })
      .locator('[data-part="track"]')
      .evaluate((track) => (track as HTMLElement).style.scrollSnapType === 'none')
  expect([await place(), await slides()]).toEqual([0, true])
  await page.clock.runFor(SLIDE_MS / 2)
  const half = await place()
  await page.clock.runFor(SLIDE_MS / 2 - 40)
  expect(await slides()).toBe(true)
  // One frame more than the slide takes.
  await page.clock.runFor(60)
  expect(await slides()).toBe(false)
  const end = await place()
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(end)
  await page.clock.runFor(2 * SLIDE_MS)
  expect(await place()).toBe(end)
})

test.describe('With reduced motion', () => {
  test('every carousel jumps to its next position', async ({ newVisitor }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await stopTime(page)
    for (const [path, name] of CAROUSELS) {
      const place = await pressNext(page, path, name)
      await expect.poll(place, name).toBeGreaterThan(100)
      const there = await place()
      await page.clock.runFor(2 * SLIDE_MS)
      expect(await place(), name).toBe(there)
    }
  })

  test('the film of the home page stays a picture and is not loaded; nothing moves automatically', async ({
    newVisitor,
  }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    const films: string[] = []
    page.on('request', (request) => request.url().includes('/film/') && films.push(request.url()))
    await stopTime(page)
    await page.goto(PATHS.home)
    await page.clock.runFor(10_000)
    await expect(page.locator('video')).toBeHidden()
    await expect(page.getByRole('button', { name: HOME_TEXTS.pauseFilm })).toBeHidden()
    expect(films).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('pages change without a cross-fade', async ({ newVisitor }) => {
    const fades = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await (await newVisitor({ reducedMotion })).newPage()
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) =>
          Object.assign(window, { faded: event.viewTransition !== null }),
        ),
      )
      await page.goto(PATHS.about)
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'City' })
        .click()
      await page.waitForURL(/\/city\/?$/)
      // The event comes with the page's first frame, which may be later than its address.
      const faded = () => page.evaluate(() => (window as unknown as { faded?: boolean }).faded)
      await expect.poll(faded).toBeDefined()
      return faded()
    }
    expect([await fades('no-preference'), await fades('reduce')]).toEqual([true, false])
  })
})
