import type { Page } from '@playwright/test'

/** Stops the clock of the page, and of those that follow it; only the test advances it. */
export async function stopTime(page: Page): Promise<void> {
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
