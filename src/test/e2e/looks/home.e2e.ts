import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { BUILDERS, COUNT_UP_MS, SLIDESHOW_MS, STATS } from '../../../domain/home/constants.ts'
import { APP_MESSAGES, CHAT_MESSAGES, HOME_MESSAGES } from '../../../domain/home/messages.ts'
import { CITIES } from '../../../domain/city/constants.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { expect, test } from '../../support/browser.ts'
import { siteRows } from '../../support/served-site.ts'
import { stopTime } from '../../support/stopped-time.ts'

/** What the search bar asks for, what stands in the address then, and which listings fit. */
const SEARCHES = [
  ['City', 'Lucknow', 'city=lucknow', "city = 'Lucknow'"],
  ['Property type', 'Plot/Land', 'type=plot-land', "property_type = 'Plot/Land'"],
  ['Budget', '50L-90L', 'budget=50l-90l', 'price >= 5000000 and price < 9000000'],
] as const

test.describe('The home page', () => {
  // No film runs meanwhile, which two busy cores feel.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('says in its order what the portal has', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(HOME_MESSAGES.headline)).toBeVisible()
    await expect(page.getByText(HOME_MESSAGES.subHeadline)).toBeVisible()
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents()
    const order = [
      HOME_MESSAGES.projects,
      HOME_MESSAGES.cities,
      HOME_MESSAGES.bannerTitle,
      HOME_MESSAGES.builders,
      HOME_MESSAGES.recommended,
      HOME_MESSAGES.comingSoon,
      HOME_MESSAGES.services,
      APP_MESSAGES.title,
    ]
    expect(headings.filter((heading) => (order as string[]).includes(heading))).toEqual(order)
  })

  test('shows each city with its claim, and Mathura as coming soon', async ({ page }) => {
    await page.goto('/')
    const cities = page.getByRole('region', { name: HOME_MESSAGES.cities })
    for (const { name, claim, standing } of CITIES.filter(
      ({ standing }) => standing !== 'marketing',
    )) {
      const card = cities.getByRole('article').filter({ hasText: name })
      await expect(card.getByText(claim ?? 'Coming soon')).toBeVisible()
      await expect(card.getByRole('link')).toHaveCount(standing === 'routed' ? 1 : 0)
    }
  })

  test('has five service cards, each linking to /contact', async ({ page }) => {
    await page.goto('/')
    const cards = page.getByRole('region', { name: HOME_MESSAGES.services }).getByRole('link')
    await expect(cards).toHaveText(SERVICES.map(({ title }) => title))
    for (const card of await cards.all())
      expect(await card.getAttribute('href')).toMatch(new RegExp(`^${PATHS.contact}\\b`))
  })

  test('shows two builders; View Properties goes nowhere and says why', async ({ page }) => {
    await page.goto('/')
    const region = page.getByRole('region', { name: HOME_MESSAGES.builders })
    for (const { name, propertiesCount } of BUILDERS) {
      const card = region.getByRole('listitem').filter({ hasText: name })
      await expect(card.getByText(`${propertiesCount} Properties Available`)).toBeVisible()
      await card.getByRole('button', { name: HOME_MESSAGES.viewProperties }).click()
      await expect(card.getByRole('status')).toHaveText(HOME_MESSAGES.notOnline(name))
    }
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('offers a chat with the greeting filled in, and two store buttons with one address', async ({
    page,
  }) => {
    await page.goto('/')
    const chat = await page.getByRole('link', { name: CHAT_MESSAGES.open }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(CHAT_MESSAGES.greeting)
    const stores = await Promise.all(
      ['Google Play', 'App Store'].map((name) =>
        page.getByRole('link', { name }).getAttribute('href'),
      ),
    )
    expect(stores[0]).toBe(stores[1])
  })

  for (const [label, option, query, where] of SEARCHES)
    test(`leads from its search bar to the results, by ${label.toLowerCase()}`, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByLabel(label).selectOption(option)
      await page.getByRole('button', { name: HOME_MESSAGES.find }).click()
      await expect(page).toHaveURL(new RegExp(`${PATHS.buy}/?\\?${query}$`))
      await expect(page.getByRole('button', { name: `Remove ${option}` })).toBeVisible()
      const [fitting] = await siteRows<{ count: number }>(
        `select count(*)::int as count from properties where is_approved and listing_type = 'Sell' and ${where}`,
      )
      expect(fitting?.count).toBeGreaterThan(0)
      await expect(page.locator('[data-total]')).toHaveText(new RegExp(`^${fitting?.count}\\b`))
    })
})

test.describe('The count-up', () => {
  test('runs for 2.5 seconds once it is seen', async ({ page }) => {
    await stopTime(page)
    await page.goto('/')
    const shown = () => page.locator('[data-count-up]').allTextContents()
    await page.getByRole('heading', { name: HOME_MESSAGES.bannerTitle }).scrollIntoViewIfNeeded()
    const whole = STATS.map(({ figure }) => `${figure}+`)
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return shown()
      })
      .not.toEqual(whole)
    await page.clock.runFor(COUNT_UP_MS)
    expect(await shown()).toEqual(whole)
  })

  test('shows its end where motion is not wanted', async ({ newVisitor }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await page.goto('/')
    await page.getByRole('heading', { name: HOME_MESSAGES.bannerTitle }).scrollIntoViewIfNeeded()
    expect(await page.locator('[data-count-up]').allTextContents()).toEqual(
      STATS.map(({ figure }) => `${figure}+`),
    )
  })
})

test.describe('The coming-soon slideshow', () => {
  const open = async (page: Page) => {
    await page.goto('/')
    const show = page.getByRole('region', { name: HOME_MESSAGES.comingSoon })
    await show.scrollIntoViewIfNeeded()
    const dots = show.getByRole('button', { name: /^Show / })
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
    return { show, dots, current }
  }

  test('advances every 1000 ms and begins anew after the last', async ({ page }) => {
    await stopTime(page)
    const { dots, current } = await open(page)
    const count = await dots.count()
    // The first tick comes once the slideshow is in sight.
    await expect
      .poll(async () => {
        await page.clock.runFor(SLIDESHOW_MS)
        return current()
      })
      .toBeGreaterThan(0)
    const from = await current()
    for (let step = 1; step <= count; step++) {
      await page.clock.runFor(SLIDESHOW_MS)
      expect(await current()).toBe((from + step) % count)
    }
  })

  /** Waits until it turns by itself. */
  const turning = async (page: Page, current: () => Promise<number>) => {
    const from = await current()
    await expect
      .poll(async () => {
        await page.clock.runFor(SLIDESHOW_MS)
        return current()
      })
      .not.toBe(from)
  }
  const resting = async (page: Page, current: () => Promise<number>) => {
    const from = await current()
    await page.clock.runFor(5 * SLIDESHOW_MS)
    expect(await current()).toBe(from)
  }

  test('rests while it is pointed at, and while it is focused', async ({ page }) => {
    await stopTime(page)
    const { show, dots, current } = await open(page)
    await turning(page, current)
    await show.hover()
    await resting(page, current)
    await page.mouse.move(5, 5)
    await turning(page, current)
    await dots.first().focus()
    await resting(page, current)
    await dots.first().blur()
    await turning(page, current)
  })

  test('previous/next arrows and dots jump to a slide; paused, it stays there', async ({
    page,
  }) => {
    await stopTime(page)
    const { show, dots, current } = await open(page)
    const count = await dots.count()
    await dots.nth(2).click()
    expect(await current()).toBe(2)
    await show.getByRole('button', { name: 'Next' }).click()
    expect(await current()).toBe(3 % count)
    await show.getByRole('button', { name: 'Previous' }).click()
    expect(await current()).toBe(2)
    await show.getByRole('button', { name: HOME_MESSAGES.pause }).click()
    await page.getByRole('link', { name: 'Home' }).first().focus()
    await page.mouse.move(5, 5)
    await resting(page, current)
    expect(await current()).toBe(2)
    await expect(show.getByRole('button', { name: HOME_MESSAGES.play })).toBeVisible()
  })

  test('does not move by itself where motion is not wanted', async ({ newVisitor }) => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await stopTime(page)
    const { show, current } = await open(page)
    await page.clock.runFor(5 * SLIDESHOW_MS)
    expect(await current()).toBe(0)
    await show.getByRole('button', { name: 'Next' }).click()
    expect(await current()).toBe(1)
  })
})
