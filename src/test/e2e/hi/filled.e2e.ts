import { AGENT_PAGE_TEXTS } from '#language/account/texts-public-page'
import { COMPARE_TEXTS } from '#language/listing/texts'
import { COST_TEXTS } from '#language/money/texts'
import { GALLERY_TEXTS, PLACES_TEXTS, SEARCH_TEXTS } from '#language/search/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { agentPath, comparePath, costPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { newAccount } from '../../support/browser/journeys.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

// `routes.e2e.ts` looks at every page as it opens for a stranger; these have something to show.
const WIDTHS = [360, 768, 1440]

test('What a visitor has chosen: a comparison, saved homes, the cost of one, and the sheets of a search', async ({
  page,
}) => {
  const homes = await siteRows<{ id: string; price: number }>(
    `select id, price::float8 as price from properties where is_approved and availability = 'available'
     and listing_type = 'Sell' and property_category = 'Residential' and submission_key like 'demo-%' order by id limit 3`,
  )
  const ids = homes.map(({ id }) => id)

  await test.step('The comparison', async () => {
    await page.goto(comparePath(ids))
    await expect(page.getByRole('heading', { level: 1, name: COMPARE_TEXTS.title })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(ids.length)
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('The cost', async () => {
    await page.goto(costPath({ price: homes[0]?.price ?? 0, city: 'Lucknow', kind: 'home' }))
    await expect(page.getByRole('heading', { level: 1, name: COST_TEXTS.title })).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('The sheets of a search on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${PATHS.search}?city=lucknow`)
    await page.locator('.search-cards [data-part="heart"]').first().click()
    await page.getByRole('button', { name: GALLERY_TEXTS.filters }).click()
    const sheet = page.getByRole('group', { name: GALLERY_TEXTS.filters })
    await expect(sheet.getByRole('heading', { name: GALLERY_TEXTS.filters })).toBeVisible()
    await expectAccessible(page, [360])
    await page.goBack()
    await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
    await expect(page.getByRole('region', { name: PLACES_TEXTS.map })).toBeVisible()
    await expectAccessible(page, [360])
    await page.goBack()
  })

  await test.step('Saved homes', async () => {
    await page.goto(PATHS.saved)
    await expect(page.locator('#saved-list > li')).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: SAVED_TEXTS.count(1) })).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('A search that finds nothing', async () => {
    await page.goto(`${PATHS.search}?q=2 बीएचके किराए पर नोएडा 20 हजार तक`)
    await expect(page.getByText(SEARCH_TEXTS.noMatch)).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })
})

test('The page of an agent’s homes', async ({ page, baseURL }) => {
  const agent = await newAccount(page, baseURL, 'Agent')
  await ownPublished({ name: 'Neem Kunj', locality: 'Aliganj', email: agent.email })
  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'update users set public_page = true where email = $1 returning id',
    [agent.email],
  )
  const answer = await page.goto(agentPath(id))
  expect(answer?.status()).toBe(200)
  const title = AGENT_PAGE_TEXTS.title(agent.name)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('main .card')).toHaveCount(1)
  await expectAccessible(page)
  await expectNotWider(page, WIDTHS)
})
