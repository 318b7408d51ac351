import { APP_TEXTS, CHAT_TEXTS, HOME_TEXTS } from '#language/home/texts'
import { PATHS } from '../../../contract/paths.ts'
import { CITIES } from '../../../domain/city/constants.ts'
import { BUILDERS } from '../../../domain/home/constants.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

test.use({ film: true })

/** The hero's search: its wish, what is typed or the city that is tapped, and the address to which it leads. */
const SEARCHES: { wish: string; words?: string; city?: string; query: string; where?: string }[] = [
  {
    wish: 'Buy',
    city: 'Lucknow',
    query: 'for=buy&city=lucknow',
    where: "listing_type = 'Sell' and city = 'Lucknow'",
  },
  {
    wish: 'Rent',
    query: 'for=rent',
    where: "listing_type = 'Rent' and property_category = 'Residential'",
  },
  {
    wish: 'PG',
    city: 'Noida',
    query: 'for=pg&city=noida',
    where: "listing_type = 'PG' and city = 'Noida'",
  },
  { wish: 'Buy', words: 'Gomti Nagar', query: 'for=buy&q=Gomti\\+Nagar' },
  { wish: 'Buy', words: '3 BHK', city: 'Lucknow', query: 'for=buy&q=3\\+BHK&city=lucknow' },
]

/** Once a page is shelves, each shelf wants one more; these hold on a phone of 360 by 620. */
const MOST = { links: 102, height: 4750 }

test.describe('The home page', () => {
  // Without the film, which slows down two busy cores.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows the portal’s sections in order', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(HOME_TEXTS.headline)).toBeVisible()
    await expect(page.getByText(HOME_TEXTS.subHeadline)).toBeVisible()
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents()
    const order = [
      HOME_TEXTS.projects,
      HOME_TEXTS.cities,
      HOME_TEXTS.bannerTitle,
      HOME_TEXTS.builders,
      HOME_TEXTS.recommended,
      HOME_TEXTS.comingSoon,
      HOME_TEXTS.services,
      APP_TEXTS.title,
    ]
    expect(headings.filter((heading) => (order as string[]).includes(heading))).toEqual(order)
  })

  test('shows each city with its tagline, and Mathura as coming soon', async ({ page }) => {
    await page.goto('/')
    const cities = page.getByRole('region', { name: HOME_TEXTS.cities })
    for (const { name, claim, cityKind } of CITIES.filter(
      ({ cityKind }) => cityKind !== 'marketing',
    )) {
      const card = cities.getByRole('article').filter({ hasText: name })
      await expect(card.getByText(claim ?? 'Coming soon')).toBeVisible()
      await expect(card.getByRole('link')).toHaveCount(cityKind === 'routed' ? 1 : 0)
    }
  })

  test('has five service cards, each linking to /contact', async ({ page }) => {
    await page.goto('/')
    const cards = page.getByRole('region', { name: HOME_TEXTS.services }).getByRole('link')
    await expect(cards).toHaveText(SERVICES.map(({ title }) => title))
    for (const card of await cards.all())
      expect(await card.getAttribute('href')).toMatch(new RegExp(`^${PATHS.contact}\\b`))
  })

  test('shows two builders; View Properties leads nowhere and says why', async ({ page }) => {
    await page.goto('/')
    const region = page.getByRole('region', { name: HOME_TEXTS.builders })
    for (const { name, propertiesCount } of BUILDERS) {
      const card = region.getByRole('listitem').filter({ hasText: name })
      await expect(card.getByText(`${propertiesCount} Properties Available`)).toBeVisible()
      await card.getByRole('button', { name: HOME_TEXTS.viewProperties }).click()
      await expect(card.getByRole('status')).toHaveText(HOME_TEXTS.notOnline(name))
    }
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('offers a chat with a prefilled greeting, and two store buttons with one address', async ({
    page,
  }) => {
    await page.goto('/')
    const chat = await page.getByRole('link', { name: CHAT_TEXTS.open }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(CHAT_TEXTS.greeting)
    const stores = await Promise.all(
      ['Google Play', 'App Store'].map((name) =>
        page.getByRole('link', { name }).getAttribute('href'),
      ),
    )
    expect(stores[0]).toBe(stores[1])
  })

  for (const { wish, city, words, query, where } of SEARCHES)
    test(`leads from its search to the results: ${[wish, words, city].filter(Boolean).join(', ')}`, async ({
      page,
    }) => {
      await page.goto('/')
      const search = page.getByRole('search', { name: HOME_TEXTS.find })
      await search.getByRole('radio', { name: wish }).check()
      if (words) await search.getByRole('combobox', { name: HOME_TEXTS.words }).fill(words)
      if (city)
        await page
          .getByRole('navigation', { name: HOME_TEXTS.cityAnswers })
          .getByRole('link', { name: city })
          .click()
      else await search.getByRole('button', { name: HOME_TEXTS.find }).click()
      await expect(page).toHaveURL(new RegExp(`${PATHS.search}/?\\?${query}$`))
      await expect(page.locator('.search-cards .card').first()).toBeVisible()
      if (!where) return
      const [fitting] = await siteRows<{ count: number }>(
        `select count(*)::int as count from properties where is_approved and ${where}`,
      )
      expect(fitting?.count).toBeGreaterThan(0)
      await expect(page.locator('.search-answer [role="status"]')).toHaveText(
        new RegExp(`^${fitting?.count}\\b`),
      )
    })

  for (const [width, height] of [
    [360, 620],
    [360, 740],
    [320, 568],
    [1440, 900],
  ] as const)
    test(`asks in the first screen of ${width} by ${height}, and its suggestions leave the button free`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const search = page.getByRole('search', { name: HOME_TEXTS.find })
      const find = search.getByRole('button', { name: HOME_TEXTS.find })
      await expect(find).toBeInViewport({ ratio: 1 })
      await search.getByRole('combobox', { name: HOME_TEXTS.words }).fill('Gomti')
      await expect(page.getByRole('option').first()).toBeVisible()
      await find.click()
      await expect(page).toHaveURL(new RegExp(`${PATHS.search}/?\\?for=buy&q=Gomti$`))
    })

  test('shows all cities until one is chosen, and then the map, news and homes of that one', async ({
    page,
  }) => {
    await page.goto('/')
    const homes = (city: string | null) =>
      page.getByRole('region', { name: HOME_TEXTS.cityHomes(city) })
    const open = (city: string | null, name: string) =>
      homes(city).getByRole('link', { name, exact: true }).click()
    await expect(homes(null).getByRole('article')).toHaveCount(6)
    await expect(homes(null).locator('.news li')).toHaveCount(3)
    await expect(homes(null).locator('.news > p')).toContainText(/today|yesterday/)
    await open(null, 'Noida')
    await expect(homes('Noida').locator('[data-city-map=noida]')).toBeVisible()
    await expect(homes('Noida').getByRole('article').first()).toContainText('Noida')
    await expect(homes('Noida').getByRole('link', { name: 'Noida', exact: true })).toBeFocused()
    await page.reload()
    await expect(homes('Noida').getByRole('article')).toHaveCount(6)
    expect(new URL(page.url()).pathname).toBe(PATHS.home)
    await open('Noida', HOME_TEXTS.allCities)
    await expect(homes(null).getByRole('article')).toHaveCount(6)
    await page.reload()
    await expect(homes(null).getByRole('article')).toHaveCount(6)
  })

  for (const path of [PATHS.home, `/hi${PATHS.home}`])
    test(`is one sheet and a row for each section on a phone: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 620 })
      await page.goto(path)
      const main = page.getByRole('main')
      // What was not near the screen yet has an estimated height.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('main * { content-visibility: visible !important }')
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      })
      expect(await main.locator('a[href]').count()).toBeLessThanOrEqual(MOST.links)
      expect((await main.boundingBox())?.height).toBeLessThanOrEqual(MOST.height)
      // Nothing that is said waits for a press: what does not fit in a row is there by swiping.
      await expect(main.locator('> .section').locator('details, [aria-expanded]')).toHaveCount(0)
      const rows = main.locator('> .section:has(.side-row, .carousel-track, .slides)')
      await expect(rows).toHaveCount(7)
    })
})
