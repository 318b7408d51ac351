import { OWN_FILTER_TEXTS as texts } from '#language/listing/texts-own'
import { LIST_TEXTS } from '#language/paging/texts'
import { PATHS } from '../../../contract/paths.ts'
import { FILTER_FROM } from '../../../domain/listing/own-filter.ts'
import { PAGE_ROWS } from '../../../domain/paging/rules.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { stockOf } from '../../support/site/stock.ts'

test('An agent with 300 listings finds one, and Back and a reload find it again', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL, 'Agent')
  await stockOf(account.email, 300)
  await logIn(page, account, PATHS.profile)
  const rows = page.locator('.own-listing')
  await expect(rows).toHaveCount(PAGE_ROWS)
  await expect(page.getByText(texts.count(300, 300))).toBeVisible()
  await page.getByLabel(texts.state).selectOption('waiting')
  await expect(page.getByText(texts.count(30, 300))).toBeVisible()
  await page.getByRole('searchbox', { name: texts.q }).fill('stock 20')
  await expect(page).toHaveURL(/q=stock\+20/)
  await expect(rows).not.toHaveCount(PAGE_ROWS)
  await page.reload()
  await expect(page.getByLabel(texts.state)).toHaveValue('waiting')
  await expect(page.getByRole('searchbox', { name: texts.q })).toHaveValue('stock 20')
  await page.getByRole('searchbox', { name: texts.q }).fill('nowhere')
  await page.getByRole('button', { name: texts.without.q(30, 'nowhere') }).click()
  await expect(rows).toHaveCount(PAGE_ROWS)
  await page.getByRole('link', { name: LIST_TEXTS.next }).click()
  await expect(rows).toHaveCount(30 - PAGE_ROWS)
  await page.goBack()
  await expect(rows).toHaveCount(PAGE_ROWS)
  await expectAccessible(page, [360, 1280], '#listings')
  await expectNotWider(page)
})

test('A few listings have no filter', async ({ page, baseURL }) => {
  const account = await newAccount(page, baseURL)
  await stockOf(account.email, FILTER_FROM - 1)
  await logIn(page, account, PATHS.profile)
  await expect(page.locator('.own-group').first()).toBeVisible()
  await expect(page.getByRole('search', { name: texts.title })).toHaveCount(0)
})
