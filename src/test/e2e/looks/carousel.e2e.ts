import type { Locator, Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { HOME_TEXTS } from '#language/home/texts'
import { PROJECT_LISTS } from '#language/project/texts'
import { expect, test } from '../../support/browser/browser.ts'

const CAROUSELS = [
  [PATHS.home, HOME_TEXTS.recommended],
  [PATHS.newProjects, PROJECT_LISTS.newTitle],
  [PATHS.newsProject, PROJECT_LISTS.newestTitle],
] as const
/** Visible cards: 1 below 640px, 2 below 1024px, 3 otherwise. */
const VISIBLE = [
  [360, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
] as const

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (frame: Locator) => frame.locator('[data-part="track"]')
/** Returns the number of cards that are completely inside their row. */
const inView = (frame: Locator) =>
  row(frame).evaluate((track) => {
    const { left, right } = track.getBoundingClientRect()
    return [...track.children]
      .map((card) => card.getBoundingClientRect())
      .filter((card) => card.left >= left - 1 && card.right <= right + 1).length
  })
/** The last cards, which Previous shows from the start. */
const lastOf = (cards: number, visible: number) =>
  visible === 1 ? `${cards} of ${cards}` : `${cards - visible + 1} to ${cards} of ${cards}`

for (const [path, name] of CAROUSELS)
  test(`Carousel ${name} of ${path} shows 1 card below 640px, 2 below 1024px, 3 otherwise, and wraps around at these widths`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const frame = carousel(page, name)
    const cards = await row(frame).locator('> *').count()
    expect(cards, 'there is something to turn').toBeGreaterThan(3)
    for (const [width, visible] of VISIBLE) {
      await page.setViewportSize({ width, height: 800 })
      await row(frame).evaluate((track) => track.scrollTo(0, 0))
      await expect.poll(() => inView(frame), `${width} px wide`).toBe(visible)
      await frame.getByRole('button', { name: 'Previous' }).click()
      await expect(frame.getByText(lastOf(cards, visible), { exact: true })).toBeAttached()
      await expect(row(frame).locator('> *').last()).toBeInViewport()
    }
  })

test('A carousel has arrows only if some of its cards are hidden', async ({ page }) => {
  await page.goto(PATHS.newsProject)
  const frame = carousel(page, PROJECT_LISTS.newestTitle)
  const next = frame.getByRole('button', { name: 'Next' })
  for (const cards of [3, 2, 1, 0]) {
    await row(frame).evaluate(
      (track, left) => track.replaceChildren(...[...track.children].slice(0, left)),
      cards,
    )
    for (const [width, visible] of VISIBLE) {
      await page.setViewportSize({ width, height: 800 })
      await expect(next, `${cards} cards, ${width} px wide`).toBeVisible({
        visible: cards > visible,
      })
    }
  }
})

test('With larger letters, when fewer cards fit, a carousel moves by the number of visible cards', async ({
  playwright,
  baseURL,
}, info) => {
  const { args = [], ...options } = info.project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=20'],
  })
  try {
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 1100, height: 800 },
      reducedMotion: 'reduce',
    })
    await page.goto(PATHS.home)
    const frame = carousel(page, HOME_TEXTS.recommended)
    const cards = await row(frame).locator('> *').count()
    expect(await inView(frame)).toBe(2)
    await frame.getByRole('button', { name: 'Previous' }).click()
    await expect(frame.getByText(lastOf(cards, 2), { exact: true })).toBeAttached()
  } finally {
    await browser.close()
  }
})
