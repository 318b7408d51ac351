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
  await expect(page.getByRole('row', { name: /^Price ?differs/ })).toBeVisible()
  await expectAccessible(page)

  const lines = page.getByRole('rowheader')
  const all = await lines.count()
  await page.getByLabel(texts.onlyDifferences).check()
  expect(await lines.count()).toBeLessThan(all)

  const phone = await (await newVisitor({ viewport: { width: 360, height: 800 } })).newPage()
  await phone.goto(page.url())
  const region = phone.getByRole('region', { name: texts.label })
  await expect(phone.getByRole('columnheader')).toHaveCount(3)
  const label = phone.getByRole('rowheader').first()
  const before = await label.boundingBox()
  await region.focus()
  await region.evaluate((box) => box.scrollTo(300, 0))
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBe(before?.x)

  await heads.first().getByRole('button').click()
  await expect(heads).toHaveCount(2)
  await page.goBack()
  await expect(heads).toHaveCount(3)

  await page.goto('/')
  await expect(bar.getByText(texts.chosen(2))).toBeVisible()
  await bar.getByRole('button', { name: texts.clear }).click()
  await expect(bar).toHaveCount(0)
})
