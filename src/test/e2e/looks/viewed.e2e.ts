import { PATHS } from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { VIEWED_TEXTS as texts } from '#language/listing/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

test('Viewed listings appear on the home page and beside the saved ones, also offline, until they are cleared', async ({
  page,
  expectProblems,
}) => {
  const title = page.getByRole('heading', { name: texts.title })
  const cards = page.locator('aangan-recently-viewed article')
  await page.goto(PATHS.saved)
  await expect(title).toBeHidden()

  await page.goto(placePath('flats-for-sale-in-lucknow'))
  const links = page.getByRole('main').getByRole('article').locator('.card-link')
  const paths = await links.evaluateAll((all) => all.slice(0, 2).map((a) => a.getAttribute('href')))
  for (const path of paths) await page.goto(path ?? '')

  await page.goto(PATHS.saved)
  await expect(title).toBeVisible()
  await expect(cards).toHaveCount(2)
  await expect(cards.first().locator('.card-link')).toHaveAttribute('href', paths[1] ?? '')
  await expectAccessible(page)

  // Requested without the session; offline, served from the device's cache.
  expectProblems(/failed .*\/listings-by-id\//, /console error: .*ERR_FAILED/)
  await page.route('**/api/listings-by-id/**', async (route) => {
    expect(await route.request().headerValue('cookie')).toBeNull()
    await route.abort()
  })
  await page.goto(PATHS.home)
  await expect(cards).toHaveCount(0)
  await page.locator('aangan-recently-viewed').scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: texts.clear }).click()
  await expect(title).toBeHidden()
  await page.goto(PATHS.saved)
  await expect(title).toBeHidden()
})
