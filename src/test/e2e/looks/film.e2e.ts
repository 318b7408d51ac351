import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { HOME_TEXTS } from '#language/home/texts'
import { expect, test } from '../../support/browser/browser.ts'

test.use({ film: true })

const film = (page: Page) => page.locator('aangan-film video')
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

/** Presses a button at its position like a mouse: an element that covers it receives the press. */
async function pressByMouse(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox()
  if (!box) throw new Error(`${name} is nowhere to be seen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Width by height: the wide film is framed as its still picture, the one for phones as the middle of it. */
const WIDE = 16 / 9
const NARROW = 4 / 3

for (const [screen, shape, sizes] of [
  ['a phone', NARROW, [[360, 740]]],
  [
    'a wide screen',
    WIDE,
    [
      [1280, 800],
      [768, 1024],
      [1920, 1080],
    ],
  ],
] as const)
  test(`On ${screen} the home page’s film of 6 to 10 seconds plays without sound and undistorted; the mouse stops and resumes it`, async ({
    page,
  }) => {
    const resize = ([width, height]: readonly [number, number]) =>
      page.setViewportSize({ width, height })
    await resize(sizes[0])
    await page.goto(PATHS.home)
    await expect(page.locator('aangan-film[data-playing]')).toBeAttached()
    const { duration, loop, muted, shown } = await film(page).evaluate(
      ({ duration, loop, muted, videoWidth, videoHeight }: HTMLVideoElement) => ({
        ...{ duration, loop, muted },
        shown: videoWidth / videoHeight,
      }),
    )
    expect(shown).toBeCloseTo(shape, 2)
    expect(duration).toBeGreaterThanOrEqual(6)
    expect(duration).toBeLessThanOrEqual(10)
    expect([loop, muted]).toEqual([true, true])
    for (const size of sizes) {
      await resize(size)
      await pressByMouse(page, HOME_TEXTS.pauseFilm)
      expect(await paused(page), `${size[0]} px wide`).toBe(true)
      await pressByMouse(page, HOME_TEXTS.playFilm)
      await expect.poll(() => paused(page)).toBe(false)
    }
  })

test('The film pauses while it is out of view', async ({ page }) => {
  await page.goto(PATHS.home)
  await expect(page.locator('aangan-film[data-playing]')).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => paused(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => paused(page)).toBe(false)
})

for (const [name, connection] of [
  ['Who saves data', { saveData: true, effectiveType: '4g' }],
  ['Who has a slow connection', { saveData: false, effectiveType: '3g' }],
] as const)
  test(`${name} does not load the film`, async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => request.url().includes('/film/') && films.push(request.url()))
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    )
    await page.clock.install()
    await page.goto(PATHS.home)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('button', { name: HOME_TEXTS.pauseFilm })).toBeHidden()
    expect(films).toEqual([])
  })
