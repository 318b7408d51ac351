import { expect, type Locator, type Page } from '@playwright/test'

/** What stands on a page is reached within so many presses, or by nobody. */
const PATIENCE = 300

/** Goes with Tab, or back with Shift+Tab, to the first of these elements, as one without a mouse does. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // Kept while it is there: a search by role at every press would take longer than the way itself.
  let element = await target.first().elementHandle()
  for (let presses = 0; presses < PATIENCE; presses++) {
    await page.keyboard.press(key)
    const at = await element?.evaluate((wanted) =>
      wanted.isConnected ? wanted === document.activeElement : 'gone',
    )
    if (at === true) return expect(target.first()).toBeInViewport()
    if (at === 'gone') element = await target.first().elementHandle()
  }
  throw new Error(`${target} is not reached with ${PATIENCE} presses of ${key}.`)
}

/** Goes to an element with Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field with Tab and types into it; into a list of choices the beginning of one. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
