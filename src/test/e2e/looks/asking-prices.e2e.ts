import { readFile } from 'node:fs/promises'
import { ASKED_TEXTS, askedTitle } from '#language/asked/texts'
import { HOW_ASKED_TEXTS } from '#language/asked/texts-how'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { FORM_TEXTS } from '#language/site/texts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { LEAST_ASKED } from '../../../domain/asked/constants.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { isAsked } from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NARROW = { width: 360, height: 740 }

test('From a listing to how its range is made, and from its locality to the table of its months', async ({
  page,
}) => {
  const [row] = await siteRows<{ id: string }>(
    `select id from (
      select id, locality, count(*) over () as alike from properties
      where is_approved and submission_key like 'demo-%' and availability = 'available' and hidden_at is null
        and listing_type = 'Sell' and property_type = 'Flat/Apartment' and city = 'Lucknow' and bedrooms = 3
    ) p
    where alike > ${LEAST_ASKED} and locality = 'Gomti Nagar' limit 1`,
  )
  await page.setViewportSize(NARROW)
  await page.goto(listingPath(row?.id ?? ''))
  const asked = page.getByRole('region', { name: askedTitle(true) })
  await expect(asked.getByText(/such homes are asked for ₹/)).toBeVisible()
  await expect(asked.getByText(ASKED_TEXTS.invented)).toBeVisible()
  await expectNotWider(page)
  await asked.getByRole('link', { name: ASKED_TEXTS.how }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOW_ASKED_TEXTS.title)
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: / →$/ }).last().click()
  const link = page.getByRole('link', { name: ASKED_TEXTS.table })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe('asking-prices-gomti-nagar-lucknow.csv')
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toMatch(/month,kind,bedrooms,homes_on_offer/)
  expect(lines.some((line) => /^\d{4}-\d\d,flats-for-sale,3,\d+,\d*,\d*$/.test(line))).toBe(true)
})

test('On a phone a poster looks at what such homes are asked for, below the price', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await page.goto(PATHS.post)
  const choose = (name: string) =>
    page
      .getByRole('radio', { name: shownValue(name), exact: true })
      .first()
      .click()
  const next = () => page.getByRole('button', { name: FORM_TEXTS.next, exact: true }).click()
  for (const [question, choice] of [
    ['listingType', 'Sell'],
    ['propertyType', 'Flat/Apartment'],
    ['city', 'Lucknow'],
  ] as const) {
    await isAsked(page, question)
    await choose(choice)
  }
  await isAsked(page, 'locality')
  await page.getByRole('button', { name: 'Gomti Nagar', exact: true }).click()
  await isAsked(page, 'projectBuildingName')
  await page.getByLabel(LISTING_FIELDS.projectBuildingName.label, { exact: true }).fill('Rohtas')
  await next()
  await isAsked(page, 'plotArea')
  await page.getByLabel(LISTING_FIELDS.plotArea.label, { exact: true }).fill('1450')
  await next()
  await isAsked(page, 'price')
  await page.getByText(askedTitle(true)).click()
  await page.getByRole('button', { name: DESCRIBED_TEXTS.rooms(3), exact: true }).click()
  await expect(page.getByText(/such homes are asked for ₹/)).toBeVisible()
  await isAsked(page, 'price')
  await expectNotWider(page)
  await expectAccessible(page)
})
