import { GALLERY_TEXTS, SEARCH_TEXTS } from '#language/search/texts'
import { SELL_RENT_TEXTS } from '#language/service/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

test.describe('Saved properties', () => {
  test('show an invitation if there are none', async ({ page }) => {
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: SAVED_TEXTS.emptyTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: SAVED_TEXTS.toSearch })).toHaveAttribute(
      'href',
      '/Search',
    )
  })

  test('are listed on their own page, the newest first; unavailable ones are named and can be removed', async ({
    page,
  }) => {
    await page.goto('/Search')
    const names: string[] = []
    for (const n of [0, 2]) {
      const heart = page.locator('.search-cards [data-part="heart"]').nth(n)
      names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Save ', ''))
      await heart.click()
    }
    // A listing that was saved once and then taken down.
    await page.evaluate(() => {
      localStorage.setItem(
        'favourites',
        JSON.stringify([
          ...JSON.parse(localStorage.getItem('favourites') ?? '[]'),
          'takendownsince',
        ]),
      )
      localStorage.setItem(
        'favourite-names',
        JSON.stringify({
          ...JSON.parse(localStorage.getItem('favourite-names') ?? '{}'),
          takendownsince: 'Old Haveli',
        }),
      )
    })
    await page.goto('/saved')
    await expect(page.getByRole('status').filter({ hasText: SAVED_TEXTS.count(3) })).toBeVisible()
    const items = page.locator('#saved-list > li')
    await expect(items).toHaveCount(3)
    await expect(items.nth(0)).toContainText('Old Haveli')
    await expect(items.nth(0)).toContainText(SAVED_TEXTS.gone)
    await expect(items.nth(1)).toContainText(names[1] ?? '-')
    await expect(items.nth(2)).toContainText(names[0] ?? '-')
    await expectAccessible(page)
    await page.getByRole('button', { name: SAVED_TEXTS.remove }).click()
    await expect(items).toHaveCount(2)
    await page.reload()
    await expect(items).toHaveCount(2)
  })

  test('report a failed load, can be requested again by a button, and load once the connection is back', async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/request failed/, /console error/)
    await page.goto('/Search')
    await page.locator('.search-cards [data-part="heart"]').first().click()
    await page.goto('/saved')
    await expect(page.locator('#saved-list > li')).toHaveCount(1)
    await context.setOffline(true)
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'favourites' })))
    await expect(page.getByRole('alert')).toContainText(SAVED_TEXTS.failed)
    await page.getByRole('button', { name: SAVED_TEXTS.retry }).click()
    await expect(page.getByRole('alert')).toContainText(SAVED_TEXTS.failed)
    await context.setOffline(false)
    await expect(page.locator('#saved-list > li')).toHaveCount(1)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('The search of everything', () => {
  test('keeps the query in the address, counts live, and Back returns to the former page', async ({
    page,
  }) => {
    await page.goto('/Search')
    await page
      .getByRole('group', { name: GALLERY_TEXTS.switch })
      .getByRole('radio', { name: 'Rent' })
      .check()
    await expect(page).toHaveURL(/for=rent/)
    const clear = page.getByRole('button', { name: GALLERY_TEXTS.clear })
    await expect(clear).toBeVisible()
    const shown = page.locator('.search-cards .card')
    const total = await page.locator('.search-answer [role="status"]').textContent()
    await page.reload()
    await expect(page.locator('.search-answer [role="status"]')).toHaveText(total ?? '-')
    await expect(shown.first()).toContainText('per month')
    await clear.click()
    await expect(page).toHaveURL(/\/Search\/?$/)
  })

  test('shows "No matching properties found." if nothing matches', async ({ page }) => {
    await page.goto('/Search?q=sector+999')
    await expect(page.getByText(SEARCH_TEXTS.noMatch)).toBeVisible()
    await expect(page.locator('.search-answer [role="status"]')).toHaveText(/^0 properties/)
    await expect(page.getByText(SEARCH_TEXTS.noMatchHint)).toBeVisible()
  })
})

test('Sale and rent are two tabs, and the address holds the choice', async ({ page }) => {
  await page.goto('/Sellrent')
  await page.getByRole('tab', { name: SELL_RENT_TEXTS.tabs.sell }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: SELL_RENT_TEXTS.tabs.rent })).toBeFocused()
  await expect(page).toHaveURL(/#rent$/)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel.locator('.card').first()).toContainText('per month')
  await page.reload()
  await expect(page.getByRole('tab', { name: SELL_RENT_TEXTS.tabs.rent })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
