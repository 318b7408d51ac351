import {
  BUYER_LABELS,
  COST_ERRORS,
  COST_LABELS,
  COST_TEXTS,
  keptText,
  STAGE_LABELS,
} from '#language/money/texts'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

async function saleIn(city: string) {
  const [row] = await siteRows<{ id: string; price: string; maintenance: number }>(
    `select id, price, maintenance from properties where is_approved and submission_key like 'demo-%' and city = '${city}'
      and listing_type = 'Sell' and availability = 'available' and maintenance > 0 order by price limit 1`,
  )
  return {
    path: `/listing-detail/${row?.id}/`,
    price: Number(row?.price),
    maintenance: row?.maintenance,
  }
}

test('A listing’s instalment links to its whole cost, which follows each input and survives a reload', async ({
  page,
}) => {
  const { path, price } = await saleIn('Lucknow')
  await page.goto(path)
  await page.getByRole('link', { name: /^EMI from/ }).click()
  await expect(page).toHaveURL(new RegExp(`${PATHS.emi}/?\\?price=${price}&city=lucknow`))
  const field = (name: keyof typeof COST_LABELS) =>
    page.getByLabel(COST_LABELS[name], { exact: true })
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  const stamp = page.locator('[data-figure="stamp"]')
  await expect(stamp).toHaveText(`${rupees(Math.round(price * 0.07))} (7 %)`)

  await field('price').fill('50 lakh')
  await expect(field('down')).toHaveValue('10,00,000')
  await field('price').blur()
  await expect(field('price')).toHaveValue('50,00,000')
  await page.getByRole('radio', { name: BUYER_LABELS.woman, exact: true }).check()
  await expect(stamp).toHaveText('₹3,00,000 (6 %)')
  await field('city').selectOption('gurugram')
  await expect(stamp).toHaveText('₹2,50,000 (5 %)')
  await expect(page.locator('[data-figure="registration"]')).toHaveText('₹25,000')
  await page.getByLabel(COST_LABELS.maintenance).fill('')
  const emi = page.locator('[data-figure="emi"]')
  await expect(emi).toHaveText('₹34,713')
  const gst = page.locator('.cost-sums [data-figure="gst"]')
  await expect(page.locator('[data-figure="kept"]')).toHaveText(
    keptText({ kept: 50_000 }, { price: 50_00_000 }),
  )
  await expect(page.locator('[data-bar="loan"]')).toHaveAttribute('width', '48')
  await expect(page.locator('aangan-cost [role=status]')).toContainText('₹34,713 a month')

  await field('years').fill('0')
  await expect(field('years')).toHaveAccessibleDescription(COST_ERRORS.years)
  await expect(field('years')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(COST_TEXTS.corrected)).toBeVisible()
  await expect(emi).toHaveText('₹34,713')
  await expectAccessible(page)
  await field('years').fill('15')
  await expect(page.getByText(COST_TEXTS.corrected)).toBeHidden()
  await expect(emi).toHaveText('₹39,390')
  await field('years').blur()

  await expect(gst).toHaveText('₹0 (0 %)')
  await page.getByRole('radio', { name: STAGE_LABELS.building, exact: true }).check()
  await expect(gst).toHaveText('₹2,50,000 (5 %)')

  await page.reload()
  await expect(page.getByRole('radio', { name: STAGE_LABELS.building, exact: true })).toBeChecked()
  await expect(field('price')).toHaveValue('50,00,000')
  await expect(field('years')).toHaveValue('15')
  await expect(page.getByRole('radio', { name: BUYER_LABELS.woman, exact: true })).toBeChecked()
  await expect(emi).toHaveText('₹39,390')
  await page.goBack()
  await expect(page).toHaveURL(path)
})

test('Without a script the page of costs shows an example with the rates of both states', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  await page.goto(PATHS.emi)
  // Playwright finds no text in a `noscript`.
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.locator('[data-figure="stamp"]')).toHaveText('₹3,50,000 (7 %)')
  await expect(page.getByRole('table')).toHaveCount(2)
  await expect(page.getByLabel(COST_LABELS.price, { exact: true })).toBeHidden()
})
