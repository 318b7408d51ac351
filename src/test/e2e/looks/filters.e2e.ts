import { PATHS, projectOffersPath } from '../../../contract/paths.ts'
import { SEARCH_TEXTS } from '#language/search/texts'
import { expect, test } from '../../support/browser/browser.ts'

/** Every list with filters: a choice there, the address after it, and an address without results. */
const LISTS = [
  {
    path: PATHS.buy,
    group: 'City',
    choice: 'Lucknow',
    query: '?city=lucknow',
    nothing: '?q=sector+999',
    items: '.search-cards > li',
    total: '.search-answer [role="status"]',
  },
  {
    path: PATHS.search,
    group: 'I want to',
    choice: 'Rent',
    query: '?for=rent',
    nothing: '?for=pg&type=office',
    items: '.search-cards > li',
    total: '.search-answer [role="status"]',
  },
  {
    path: projectOffersPath('lucknow'),
    group: 'Price',
    choice: '90L-1Cr',
    query: '?price=90l-1cr',
    nothing: '?price=50l-90l&type=independent-house-villa',
    items: '.offer-list > li',
    total: 'h2[data-part="total"]',
  },
  {
    path: PATHS.newProjects,
    group: 'City',
    choice: 'Varanasi',
    query: '?city=varanasi',
    nothing: '?city=lucknow&city=noida',
    items: '.launches .carousel-track > li',
    total: 'h2[data-part="total"]',
  },
] as const

/** One gallery and one list with facets. The journeys `visitor` and `project-lists` cover the others. */
const ONE_OF_EACH: readonly string[] = [PATHS.search, projectOffersPath('lucknow')]

for (const { path, group, choice, query, nothing, items, total } of LISTS)
  test.describe(`The filters of ${path}`, () => {
    if (ONE_OF_EACH.includes(path))
      test('are part of the address: Back, reload and a shared link show the same; a chip removes its own filter', async ({
        page,
        newVisitor,
      }) => {
        await page.goto(path)
        const all = (await page.locator(total).textContent()) ?? ''
        const option = page
          .getByRole('group', { name: group, exact: true })
          .getByRole('radio', { name: new RegExp(`^${choice}\\b`) })
        await option.check()
        await expect(page).toHaveURL((url) => url.search === query)
        await expect(page.locator(total)).not.toHaveText(all)
        const some = (await page.locator(total).textContent()) ?? ''
        const chip = page.getByRole('button', { name: `Remove ${choice}` })

        const friend = await (await newVisitor()).newPage()
        await friend.goto(page.url())
        await expect(friend.locator(total)).toHaveText(some)
        await expect(friend.getByRole('button', { name: `Remove ${choice}` })).toBeVisible()

        await page.locator(items).filter({ visible: true }).last().getByRole('link').first().click()
        await page.waitForURL((url) => !url.search.includes(query.slice(1)))
        await page.goBack()
        await expect(page.locator(total)).toHaveText(some)
        await page.reload()
        await expect(page.locator(total)).toHaveText(some)
        await expect(option).toBeChecked()
        await chip.click()
        await expect(page).toHaveURL((url) => url.search === '')
        await expect(page.locator(total)).toHaveText(all)
        await expect(chip).toHaveCount(0)
        await expect(option).not.toBeChecked()
      })

    test('show the specified words, and no results, if nothing matches', async ({ page }) => {
      await page.goto(path + nothing)
      await expect(page.getByText(SEARCH_TEXTS.noMatch, { exact: true })).toBeVisible()
      await expect(page.locator(items)).toHaveCount(0)
      await expect(page.locator(total)).toHaveText(/^0 /)
    })
  })
