import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { type FieldName, shortLabel } from '../../../domain/listing/fields.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { LINE_TABLE_TEXTS, SENDING_TEXTS } from '#language/listing-file/texts-table'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { pressOn } from '../../support/browser/keyboard.ts'

const MARK = String(Date.now()).slice(-6)
const HEADS =
  'Ref No,For,Property Type,City,Locality,Society,BHK,Built-up,Expected Price,Furnishing'
const line = (n: number, over: { city?: string; price?: string } = {}) =>
  [
    ...[`KB-${MARK}-${n}`, 'Sale', 'Apartment', over.city ?? 'Lucknow', 'Aliganj'],
    ...[`Neem Court ${MARK}-${n}`, '3 BHK', `${1400 + n} sq.ft.`, over.price ?? '72 lakh'],
    'Semi Furnished',
  ].join(',')
const FILE = [HEADS, line(1), line(2, { city: 'Lukhnow Pur' }), line(3, { price: '' })].join('\r\n')

/** The cell of a line, which is counted as in the file, in the column of a field. */
async function cell(page: Page, row: number, field: FieldName) {
  const grid = page.getByRole('grid')
  const head = grid.getByRole('columnheader', { name: shortLabel(field), exact: true })
  const column = await head.getAttribute('aria-colindex')
  return grid.locator(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
}

test('An agent corrects the lines of a file by keyboard alone, as in a spreadsheet, and posts them', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await page
    .getByLabel(texts.choose)
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })

  const grid = page.getByRole('grid')
  await test.step('F8 goes to what is open; a list and typing correct it, and Ctrl+Z takes it back', async () => {
    await expect(grid).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page)
    await grid.locator('[tabindex="0"]').focus()
    await page.keyboard.press('F8')
    await expect(await cell(page, 3, 'city')).toBeFocused()
    await expect(await cell(page, 3, 'city')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Luck')
    await page.keyboard.press('Enter')
    await expect(await cell(page, 4, 'city')).toBeFocused()
    await expect(await cell(page, 3, 'city')).toHaveText('Lucknow')
    await page.keyboard.press('Control+z')
    await expect(await cell(page, 3, 'city')).toContainText('Lukhnow Pur')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('L')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    await expect(await cell(page, 4, 'price')).toBeFocused()
    await page.keyboard.type('80 lakh')
    await page.keyboard.press('Tab')
    await expect(await cell(page, 4, 'price')).toHaveText('₹80 lakh')
  })

  await test.step('A line that is switched off with Space is not posted', async () => {
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Space')
    await expect(page.getByText(texts.summary(2, 0, 0))).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: texts.post(2, false) }))
    await expect(page.getByText(SENDING_TEXTS.done(2))).toBeVisible()
    await expect(grid.getByText(LINE_TABLE_TEXTS.states.posted)).toHaveCount(2)
    await expectAccessible(page)
  })
})

test('On a phone, each line is a card that opens what has to be answered', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await page
    .getByLabel(texts.choose)
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await page.getByRole('button', { name: LINE_TABLE_TEXTS.nextOpen }).click()
  const city = page.getByLabel(LINE_TABLE_TEXTS.place(3, 'City'))
  await city.selectOption('Lucknow')
  await page.getByRole('button', { name: LINE_TABLE_TEXTS.take }).first().click()
  await expect(city).toHaveCount(0)
  const price = page.getByLabel(LINE_TABLE_TEXTS.place(4, 'Price'))
  await price.fill('80 lakh')
  await price.press('Enter')
  await expect(page.getByText(texts.summary(3, 0, 0))).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page)
})

test('A pasted message becomes a line for each home, with no columns to map', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await page.getByText(texts.orPaste).click()
  await page
    .getByLabel(texts.paste)
    .fill(
      [
        `3BHK Sec 62 Noida Jasmine Court ${MARK} 1450sf 4th flr 1.1cr nego`,
        `2bhk sec 76 Noida Lotus Nest ${MARK} 980 sqft rent 22k`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: texts.read }).click()
  await expect(page.getByRole('heading', { name: LINE_TABLE_TEXTS.title })).toBeVisible()
  await expect(page.locator('.line-card')).toHaveCount(2)
  await expectAccessible(page)
  await expectNotWider(page)
})
