import type { Locator, Page } from '@playwright/test'
import {
  cityProjectsPath,
  comparePath,
  listingPath,
  localitiesPath,
  PATHS,
  projectOffersPath,
} from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

// Something that has the focus must not lie behind a bar: a user without a mouse would press what is not to be seen.
test.use({ contextOptions: { reducedMotion: 'reduce' }, sameVisitor: false })

/** Presses of Tab on each page: past the header, the bar of a search, and a few cards. */
const PRESSES = 45

/** What the focus is on if something else lies over the middle of it; null if it is clear, or in no element. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { top, right, bottom, left } = focused.getBoundingClientRect()
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ]
    const over = document.elementFromPoint(x, y)
    if (
      over &&
      (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
    )
      return null
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim()
    return `${name.slice(0, 40)} at ${Math.round(top)} to ${Math.round(bottom)}, behind ${over?.className ?? 'the edge'}`
  })

async function pages(): Promise<string[]> {
  const rows = await siteRows<{ id: string }>(
    "select id from properties where is_approved and submission_key like 'demo-%' order by id limit 2",
  )
  const ids = rows.map(({ id }) => id)
  return [
    PATHS.home,
    `${PATHS.search}?city=lucknow`,
    PATHS.buy,
    listingPath(ids[0] ?? ''),
    '/flats-for-sale-in-lucknow/',
    comparePath(ids),
    PATHS.saved,
    PATHS.emi,
    PATHS.post,
    PATHS.contact,
    PATHS.login,
    cityProjectsPath('lucknow'),
    projectOffersPath('lucknow'),
    localitiesPath('lucknow'),
    PATHS.exploreCity,
  ]
}

for (const [width, height] of [
  [360, 740],
  [720, 450],
] as const)
  test(`Whatever has the focus can be seen at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const hidden: string[] = []
    for (const path of await pages()) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      for (let presses = 0; presses < PRESSES; presses++) {
        await page.keyboard.press('Tab')
        const fault = await covered(page)
        if (fault) hidden.push(`${path}: ${fault}`)
      }
    }
    expect(hidden).toEqual([])
  })

test.describe('In a reader’s own colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('what is chosen in a search and saved on a card differs from what is not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${PATHS.search}?city=lucknow&for=buy`)
    const hearts = page.locator('.search-cards [data-part="heart"]')
    await hearts.first().click()
    const look = (one: Locator) =>
      one.evaluate((element) => {
        const { backgroundColor, borderColor, borderWidth } = getComputedStyle(element)
        return [backgroundColor, borderColor, borderWidth].join()
      })
    const wishes = page.locator('.bar-switch')
    const pairs = [
      [hearts.first(), hearts.nth(1)],
      [wishes.locator(':checked + span'), wishes.locator(':not(:checked) + span').first()],
      [
        page.locator('[data-on] > .bar-menu-open').first(),
        page.locator(':not([data-on]) > .bar-menu-open').first(),
      ],
    ] as const
    for (const [chosen, other] of pairs) expect(await look(chosen)).not.toBe(await look(other))
  })
})
