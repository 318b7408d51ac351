import { expect, type Locator, type Page } from '@playwright/test'

/** The highest number of presses to reach an element. */
const MOST_PRESSES = 300

/** Moves with Tab, or back with Shift+Tab, to the first of these elements, like a user without a mouse. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // The element is kept while it exists: a search by role at every press would take longer than the presses.
  let element = await target.first().elementHandle()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key)
    const at = await element?.evaluate((wanted) =>
      wanted.isConnected ? wanted === document.activeElement : 'gone',
    )
    if (at === true) return expect(target.first()).toBeInViewport()
    if (at === 'gone') element = await target.first().elementHandle()
  }
  throw new Error(`${target} is not reached with ${MOST_PRESSES} presses of ${key}.`)
}

/** Moves to an element with Tab, or back with Shift+Tab, and presses a key on it. */
export async function pressOn(
  page: Page,
  target: Locator,
  key = 'Enter',
  by: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, target, by)
  await page.keyboard.press(key)
}

/** Moves to a field with Tab and types into it; in a list of choices, types the start of one. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
