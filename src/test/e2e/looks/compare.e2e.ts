import { PATHS } from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { COMPARE_TEXTS as SAY } from '../../../domain/listing/texts-compare.ts'
import { expect, expectAccessible, test } from '../../support/browser.ts'

test('Saved listings are chosen, stand side by side, and the address brings the same to anybody', async ({
  page,
  newVisitor,
}) => {
  // Of one kind and city, so that some lines do not differ.
  await page.goto(placePath('flats-for-sale-in-lucknow'))
  for (const n of [0, 1, 2]) await page.getByRole('main').locator('[data-favourite]').nth(n).click()
  await page.goto(PATHS.saved)
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${SAY.choose}`) })
  await expect(boxes).toHaveCount(3)
  for (const n of [0, 1, 2]) await boxes.nth(n).check()
  await expect(page.getByText(SAY.chosen(3))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: SAY.open }).click()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Price ?differs/ })).toBeVisible()
  await expectAccessible(page)

  const lines = page.getByRole('rowheader')
  const all = await lines.count()
  await page.getByLabel(SAY.onlyDifferences).check()
  expect(await lines.count()).toBeLessThan(all)

  const phone = await (await newVisitor({ viewport: { width: 360, height: 800 } })).newPage()
  await phone.goto(page.url())
  const region = phone.getByRole('region', { name: SAY.label })
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
})
