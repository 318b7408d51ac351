import type { Page } from '@playwright/test'
import { COLLECTION_TEXTS } from '#english/content/texts'
import { DESK_TEXTS } from '#english/moderation/texts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { LISTING_FILE_TEXTS } from '#language/listing-file/texts'
import { CONTENT_PAGES } from '../../../contract/content-pages.ts'
import { PATHS } from '../../../contract/paths.ts'
import {
  expect,
  expectAccessible,
  expectNotWider,
  test,
  WIDTHS,
} from '../../support/browser/browser.ts'
import { signedIn } from '../../support/browser/journeys.ts'

/** Each page for signed-in users: its exact address, and the title that identifies it. */
const OF_ADMINS: readonly (readonly [path: string, title: string])[] = [
  [PATHS.admin, DESK_TEXTS.title],
  ...CONTENT_PAGES.map(
    ({ path, collections: [first] }) => [path, COLLECTION_TEXTS[first].title] as const,
  ),
  [PATHS.adminListings, PUBLISHED_TEXTS.title],
]

/** Both slash forms answer with the page; the second one gets the checks of every page once its data is loaded. */
async function expectOwnPage(page: Page, path: string, title: string): Promise<void> {
  expect((await page.request.get(path)).status(), path).toBe(200)
  expect((await page.goto(`${path}/`))?.status(), `${path}/`).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const tabs = await page.getByRole('tab').all()
  if (tabs.length === 0) await expectComplete(page, 'main', 'html')
  for (const [n, tab] of tabs.entries()) {
    await tab.click()
    const panel = `#${await tab.getAttribute('aria-controls')}`
    await expect(page.locator(panel)).toBeVisible()
    // The layout around the panels is the same for each.
    await expectComplete(page, panel, n === 0 ? 'html' : panel)
  }
}

async function expectComplete(page: Page, part: string, audited: string): Promise<void> {
  const waiting = page.locator(part).locator('astro-island[ssr], [aria-busy="true"], .skeleton')
  await expect(waiting).toHaveCount(0)
  await expectAccessible(page, WIDTHS, audited)
  await expectNotWider(page)
}

test('/profile answers an Owner and is accessible at 360 and 1280 px', async ({ newVisitor }) => {
  const page = await signedIn(newVisitor, 'Owner', PATHS.profile)
  await expectOwnPage(page, PATHS.profile, PROFILE_TEXTS.title)
})

test('The icons of the header are in one row on a phone', async ({ newVisitor }) => {
  const page = await signedIn(newVisitor, 'Owner')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATHS.about)
  const signs = page.locator('.head-end').locator('a:visible, button:visible')
  const boxes = await signs.evaluateAll((all) =>
    all.map((sign) => sign.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
  expect(boxes).toHaveLength(4)
  for (const [n, { left }] of boxes.slice(1).entries())
    expect(left).toBeGreaterThanOrEqual(boxes[n]?.right ?? 0)
})

test('/post-several answers an Agent and is accessible at 360 and 1280 px', async ({
  newVisitor,
}) => {
  const page = await signedIn(newVisitor, 'Agent', PATHS.postSeveral)
  await expectOwnPage(page, PATHS.postSeveral, LISTING_FILE_TEXTS.title)
})

test('The six /admin pages answer an Admin and are accessible at 360 and 1280 px', async ({
  newVisitor,
}) => {
  const page = await signedIn(newVisitor, 'Admin', PATHS.admin)
  for (const [path, title] of OF_ADMINS)
    await test.step(path, () => expectOwnPage(page, path, title))
})
