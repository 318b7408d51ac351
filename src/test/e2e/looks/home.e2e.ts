import { PATHS } from '../../../contract/paths.ts'
import { BUILDERS } from '../../../domain/home/constants.ts'
import { APP_MESSAGES, CHAT_MESSAGES, HOME_MESSAGES } from '../../../domain/home/messages.ts'
import { CITIES } from '../../../domain/city/constants.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { expect, test } from '../../support/browser.ts'
import { siteRows } from '../../support/served-site.ts'

const FOR_SALE = "listing_type = 'Sell' and"
/** What the search bar asks for, where that leads, and which listings fit. */
const SEARCHES = [
  ['City', 'Lucknow', `${PATHS.buy}/?\\?city=lucknow`, `${FOR_SALE} city = 'Lucknow'`],
  [
    'Property type',
    'Plot/Land',
    `${PATHS.buy}/?\\?type=plot-land`,
    `${FOR_SALE} property_type = 'Plot/Land'`,
  ],
  [
    'Budget',
    '50L-90L',
    `${PATHS.buy}/?\\?budget=50l-90l`,
    `${FOR_SALE} price >= 5000000 and price < 9000000`,
  ],
  [
    'Budget',
    'Rent under 10,000',
    `${PATHS.search}/?\\?budget=rent-under-10k`,
    "listing_type in ('Rent', 'PG', 'Lease') and price < 10000",
  ],
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

  for (const [label, option, address, where] of SEARCHES)
    test(`leads from its search bar to the results, by ${label.toLowerCase()}: ${option}`, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByLabel(label).selectOption(option)
      await page.getByRole('button', { name: HOME_MESSAGES.find }).click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(page.getByRole('button', { name: `Remove ${option}` })).toBeVisible()
      const [fitting] = await siteRows<{ count: number }>(
        `select count(*)::int as count from properties where is_approved and ${where}`,
      )
      expect(fitting?.count).toBeGreaterThan(0)
      await expect(page.locator('[data-total]')).toHaveText(new RegExp(`^${fitting?.count}\\b`))
    })
})
