import { comparePath, PATHS } from '../../../contract/paths.ts'
import { AREA_UNITS } from '../../../domain/area/constants.ts'
import { inUnit } from '../../../domain/area/in-unit.ts'
import { AREA_TEXTS as SAY } from '../../../domain/area/texts.ts'
import { expect, expectAccessible, test } from '../../support/browser.ts'
import { siteRows } from '../../support/served-site.ts'

const [STATED, CHOSEN] = ['sq ft', 'sq yd'] as const

test('A unit chosen once is that of all areas and prices per area: of cards, of a listing, side by side, until another is chosen', async ({
  page,
}) => {
  const rows = await siteRows<{ id: string }>(
    `select id from properties where is_approved and submission_key like 'demo-%' and availability = 'available'
      and listing_type = 'Sell' and area_unit = '${STATED}' and property_type = 'Flat/Apartment' order by approved_at desc limit 2`,
  )
  const ids = rows.map(({ id }) => id)
  await page.goto(PATHS.buy)
  const cards = page.locator('[data-list] .card-body')
  const stated = await cards.allInnerTexts()
  await page.getByRole('button', { name: SAY.choose }).click()
  const choice = page.getByRole('combobox', { name: SAY.label })
  await expect(choice).toBeFocused()
  await choice.selectOption(AREA_UNITS[CHOSEN].label)
  await expect(cards.first()).toContainText(` ${CHOSEN}`)
  const converted = stated.map((text) => inUnit(text, CHOSEN))
  expect(await cards.allInnerTexts()).toEqual(converted)
  await expectAccessible(page)

  // Cards that come later follow.
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards.nth(stated.length)).toBeVisible()
  for (const text of (await cards.allInnerTexts()).slice(stated.length))
    expect(text).not.toContain(STATED)

  await page.goto(`/listing-detail/${ids[0]}/`)
  const price = page.locator('.detail-price')
  await expect(price).toContainText(`per ${CHOSEN}`)
  await expect(page.locator('.detail-main-facts')).toContainText(CHOSEN)
  await page.reload()
  await expect(price).toContainText(`per ${CHOSEN}`)

  await page.goto(comparePath(ids))
  await expect(page.getByRole('row', { name: `Price per ${CHOSEN}` })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Area / }).first()).toContainText(CHOSEN)
  await page.getByRole('button', { name: SAY.choose }).click()
  await choice.selectOption(SAY.stated)
  await expect(page.getByRole('row', { name: `Price per ${STATED}` })).toBeVisible()
  await page.goto(PATHS.buy)
  await expect(cards.first()).toBeVisible()
  expect(await cards.allInnerTexts()).toEqual(stated)
})
