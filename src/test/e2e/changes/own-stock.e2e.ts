import { readFile } from 'node:fs/promises'
import { AGENT_PAGE_TEXTS, PUBLIC_PAGE_TEXTS } from '#language/account/texts-public-page'
import { PRICE_CHANGE_TEXTS as PRICE, OWN_FILTER_TEXTS as texts } from '#language/listing/texts-own'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { LISTING_FILE_TEXTS } from '#language/listing-file/texts'
import { EXPORT_TEXTS } from '#language/listing-file/texts-export'
import { LINE_NOTES } from '#language/listing-file/texts-several'
import { LIST_TEXTS } from '#language/paging/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { CONTROL_TEXTS } from '#language/site/texts'
import { PATHS } from '../../../contract/paths.ts'
import { AGENT_PAGE_ROWS } from '../../../domain/listing/agent-filter.ts'
import { FILTER_FROM } from '../../../domain/listing/own-filter.ts'
import { PAGE_ROWS } from '../../../domain/paging/rules.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, openGroups, toDetails } from '../../support/browser/journeys.ts'
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

test('A new price is sent from the row of its listing, read like the form’s, and can be undone', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL, 'Agent')
  await stockOf(account.email, 1)
  await logIn(page, account, PATHS.profile)
  await openGroups(page)
  const row = page.getByRole('article')
  await row.getByRole('button', { name: OWN_LISTING_TEXTS.more }).press('Enter')
  await expectAccessible(page, [360, 1280], '#listings')
  await expect(row.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: OWN_LISTING_TEXTS.more })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(row.getByRole('menuitem', { name: OWN_LISTING_TEXTS.remove })).toBeFocused()
  await row.getByRole('menuitem', { name: PRICE.change }).click()
  const field = page.getByLabel(PRICE.label('Stock 1'))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('7201000')
  await expect(page.getByText(PRICE.next.published)).toBeVisible()
  await expectAccessible(page, [360, 1280], '#listings')
  await field.fill('720')
  await field.press('Enter')
  await expect(
    row.getByRole('button', { name: '₹7.2 Cr' }).or(row.locator('.field-asked')),
  ).not.toHaveCount(0)
  await field.fill('75 lakh')
  await field.press('Enter')
  await expect(page.getByText(PRICE.waits('Stock 1', '₹75,00,000'))).toBeVisible()
  await expect(row.getByText(OWN_LISTING_TEXTS.changeWaiting)).toBeVisible()
  await page.getByRole('button', { name: CONTROL_TEXTS.undo }).click()
  await expect(row.getByText(OWN_LISTING_TEXTS.changeWaiting)).toHaveCount(0)
})

test('An agent’s page is there once it is switched on, narrows without a script, and is gone once it is off', async ({
  page,
  baseURL,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/404 GET .*\/agent\//, /console error: .*404/)
  const account = await newAccount(page, baseURL, 'Agent')
  await stockOf(account.email, 60)
  await logIn(page, account, PATHS.profile)
  await toDetails(page)
  await page.getByRole('button', { name: PUBLIC_PAGE_TEXTS.switchOn }).click()
  await expect(page.getByText(PUBLIC_PAGE_TEXTS.isOn)).toBeVisible()
  const address = await page
    .getByRole('link', { name: PUBLIC_PAGE_TEXTS.open })
    .getAttribute('href')
  const reader = await (await newVisitor()).newPage()
  const first = await reader.goto(address ?? '')
  expect([first?.status(), first?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
  const title = AGENT_PAGE_TEXTS.title(account.name)
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const text = await reader.content()
  for (const secret of [account.email, '9876543210']) expect(text).not.toContain(secret)
  await expectAccessible(reader)
  await expectNotWider(reader)
  await expect(reader.locator('main .card')).toHaveCount(AGENT_PAGE_ROWS)
  await reader.getByRole('link', { name: AGENT_PAGE_TEXTS.choice('Noida', 3) }).click()
  await expect(reader.locator('main .card')).toHaveCount(3)
  await reader.getByRole('button', { name: SHARE_TEXTS.open }).first().click()
  await expect(reader.getByRole('link', { name: SHARE_TEXTS.byWhatsApp })).toBeVisible()
  await page.getByRole('button', { name: PUBLIC_PAGE_TEXTS.switchOff }).click()
  await expect(page.getByText(PUBLIC_PAGE_TEXTS.isOff)).toBeVisible()
  expect((await reader.goto(address ?? ''))?.status()).toBe(404)
  await expect(reader.getByRole('heading', { name: AGENT_PAGE_TEXTS.missing })).toBeVisible()
  await expectAccessible(reader)
})

test('All listings leave as a table, and the file page finds nothing to send in it', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL, 'Agent')
  await stockOf(account.email, 20)
  await logIn(page, account, PATHS.profile)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: EXPORT_TEXTS.csv }).click()
  const file = await (await saving).path()
  const written = await readFile(file, 'utf8')
  expect(written.split('\r\n')).toHaveLength(21)
  expect(written).toContain('Stock 20')
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: EXPORT_TEXTS.workbook }).click()
  const saved = await workbook
  expect(saved.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
  await page.goto(PATHS.postSeveral)
  await page.getByLabel(LISTING_FILE_TEXTS.choose).setInputFiles(await saved.path())
  await expect(page.getByText(LINE_NOTES.nothing.same).first()).toBeVisible()
  await expect(page.getByText(LISTING_FILE_TEXTS.summary(0, 0, 0), { exact: true })).toBeVisible()
})

test('A few listings have no filter', async ({ page, baseURL }) => {
  const account = await newAccount(page, baseURL)
  await stockOf(account.email, FILTER_FROM - 1)
  await logIn(page, account, PATHS.profile)
  await expect(page.locator('.own-group').first()).toBeVisible()
  await expect(page.getByRole('search', { name: texts.title })).toHaveCount(0)
})
