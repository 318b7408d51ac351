import { cityProjectsPath, comparePath, localitiesPath, PATHS } from '../../../contract/paths.ts'
import { UNIT_LABELS } from '#language/area/texts-units'
import { inUnit, inUnitBeside } from '../../../domain/area/in-unit.ts'
import { AREA_TEXTS as texts } from '#language/area/texts'
import { MAP_TEXTS } from '#language/locality/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

const [STATED, CHOSEN] = ['sq ft', 'sq yd'] as const
const PER = `per ${STATED}`

test('The chosen unit applies to all areas and prices per area, on cards, on a listing and in comparisons, until another one is chosen', async ({
  page,
}) => {
  const rows = await siteRows<{ id: string }>(
    `select id from properties where is_approved and submission_key like 'demo-%' and availability = 'available'
      and listing_type = 'Sell' and area_unit = '${STATED}' and property_type = 'Flat/Apartment' order by approved_at desc limit 2`,
  )
  const ids = rows.map(({ id }) => id)
  await page.goto(PATHS.buy)
  const cards = page.locator('.search-cards .card-body')
  const stated = await cards.allInnerTexts()
  await page.getByRole('button', { name: texts.choose }).click()
  const choice = page.getByRole('combobox', { name: texts.label })
  await expect(choice).toBeFocused()
  await choice.selectOption(UNIT_LABELS[CHOSEN])
  await expect(cards.first()).toContainText(`per ${CHOSEN}`)
  const converted = stated.map((text) => inUnit(text, CHOSEN))
  expect(await cards.allInnerTexts()).toEqual(converted)
  await expectAccessible(page)

  // Cards that are added later follow.
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
  await page.getByRole('button', { name: texts.choose }).click()
  await choice.selectOption(texts.stated)
  await expect(page.getByRole('row', { name: `Price per ${STATED}` })).toBeVisible()
  await page.goto(PATHS.buy)
  await expect(cards.first()).toBeVisible()
  expect(await cards.allInnerTexts()).toEqual(stated)
})

test('Prices on maps and of projects use the unit, for eye and ear alike; its code is loaded only when needed', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(localitiesPath('lucknow'), { waitUntil: 'networkidle' })
  expect(loaded.filter((address) => address.includes('unit-shown'))).toEqual([])
  const medians = page.locator('.map-median')
  const plots = page.locator('a.map-place')
  const marks = page.locator('.map-marks li')
  const ruler = page.getByText(
    MAP_TEXTS.ruler({ noun: MAP_TEXTS.flats, period: '' }).replace(PER, `per ${CHOSEN}`),
  )
  const names = () => plots.evaluateAll((all) => all.map((plot) => plot.getAttribute('aria-label')))
  const before = { medians: await medians.allTextContents(), names: await names() }
  expect(before.names.join()).toContain(PER)

  await page.getByRole('button', { name: texts.choose }).click()
  const choice = page.getByRole('combobox', { name: texts.label })
  await choice.selectOption(UNIT_LABELS[CHOSEN])
  await page.getByRole('switch', { name: MAP_TEXTS.prices }).check()
  await expect(ruler).toBeVisible()
  expect(await medians.allTextContents()).toEqual(
    before.medians.map((text) => inUnitBeside(PER, text, CHOSEN)),
  )
  expect(await names()).toEqual(before.names.map((name) => inUnit(name ?? '', CHOSEN)))
  await expect(marks.first()).toHaveText(/\d\d,\d{3}$/)
  const spilt = await medians.evaluateAll((all) =>
    all.filter((median) => {
      const [text, pill] = [median, median.previousElementSibling].map((one) =>
        one?.getBoundingClientRect(),
      )
      return text && pill && (text.left < pill.left || text.right > pill.right)
    }),
  )
  expect(spilt).toEqual([])
  await expectAccessible(page)

  await page.goto(cityProjectsPath('lucknow'))
  await page.getByRole('switch', { name: MAP_TEXTS.prices }).check()
  await expect(ruler).toBeVisible()

  await page.goto(PATHS.newProjects)
  await expect(page.getByRole('columnheader', { name: `Per ${CHOSEN}` })).toBeVisible()
  const launch = page.getByRole('row').nth(1)
  const rate = await launch.locator('[data-rate]').textContent()
  const area = await launch.getByRole('cell', { name: CHOSEN }).textContent()
  expect(`${rate} ${area}`).toMatch(/^₹[\d,]+ [\d,.]+ sq yd$/)
  await expectAccessible(page)
  await launch.getByRole('link').click()
  const facts = page.locator('.facts')
  await expect(facts).toContainText(`Price per ${CHOSEN}${rate}`)
  await expect(facts).toContainText(`Area${area}`)
  await expectAccessible(page)
})
