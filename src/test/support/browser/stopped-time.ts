import type { Page } from '@playwright/test'

const FRAME_MS = 20
const stopped = new WeakSet<Page>()

/** Draws a frame, where the page's clock stands still. */
export async function drawFrame(page: Page): Promise<void> {
  if (stopped.has(page)) await page.clock.runFor(FRAME_MS)
}

/** Stops the clock of the page, and of those that follow it; only the test advances it. */
export async function stopTime(page: Page): Promise<void> {
  stopped.add(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Advances the clock to just before a time, checks, and then advances it past the time. */
export async function passExactly(
  page: Page,
  ms: number,
  before: () => Promise<void>,
): Promise<void> {
  await page.clock.runFor(ms - 1)
  await before()
  await page.clock.runFor(1)
}
