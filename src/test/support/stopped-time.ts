import type { Page } from '@playwright/test'

/** From here on time passes in the page, and in those that follow it, only when the test says so. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets so much time pass that a moment is all that is missing, looks, and lets the moment pass. */
export async function passExactly(
  page: Page,
  ms: number,
  before: () => Promise<void>,
): Promise<void> {
  await page.clock.runFor(ms - 1)
  await before()
  await page.clock.runFor(1)
}
