import { placePath } from '../../../contract/shelves.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

test('Listings are chosen on their cards and shown side by side, and the address shows the same to anybody', async ({
  page,
  newVisitor,
}) => {
  // Of one kind and city, so some rows are equal.
  await page.goto(placePath('flats-for-sale-in-lucknow'))
  const choices = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${texts.choose} `) })
  const bar = page.getByRole('region', { name: texts.title })
  for (const n of [0, 1, 2, 3]) await choices.nth(n).click()
  await expect(bar.getByText(texts.chosen(4))).toBeVisible()
  await choices.nth(4).click()
  await expect(bar.getByText(texts.full)).toBeVisible()
  await expectAccessible(page)
  // The device stores the choice: another page has it too.
  await choices.nth(3).click()
  await expect(bar.getByText(texts.chosen(3))).toBeVisible()
  await page.goto('/')
  await bar.getByRole('link', { name: texts.open(3) }).click()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(3)
  const labels = page.getByRole('rowheader')
  await expect(labels.first()).toHaveText('Price')
  // What all of them share is said once, on demand.
  const rows = await labels.count()
  await page.getByText(texts.same(await page.locator('dl > div').count())).click()
  await expect(page.getByRole('term').filter({ hasText: 'City' })).toBeVisible()
  await expectAccessible(page)
  expect(await labels.count()).toBe(rows)

  const phone = await (await newVisitor({ viewport: { width: 360, height: 620 } })).newPage()
  await phone.goto(page.url())
  // Three fit a phone, side by side, with the price of each in the first screen.
  const columns = phone.getByRole('columnheader')
  await expect(columns).toHaveCount(3)
  for (const n of [0, 1, 2]) {
    await expect(columns.nth(n)).toBeInViewport({ ratio: 1 })
    await expect(phone.getByRole('cell', { name: /₹/ }).nth(n)).toBeInViewport({ ratio: 1 })
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const region = phone.getByRole('region', { name: texts.label })
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expectAccessible(phone)

  await heads.first().getByRole('button').click()
  await expect(heads).toHaveCount(2)
  await page.goBack()
  await expect(heads).toHaveCount(3)

  await page.goto('/')
  await expect(bar.getByText(texts.chosen(2))).toBeVisible()
  await bar.getByRole('button', { name: texts.clear }).click()
  await expect(bar).toHaveCount(0)
})
