import { FILL_TEXTS, COMPLETENESS_TEXTS as texts } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { COMPLETE, completenessOf } from '../../../domain/listing-draft/completeness.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, onStep } from '../../support/browser/journeys.ts'
import { ownPublished } from '../../support/site/own-published.ts'

const NAME = `Gulmohar ${Date.now()}`

test('The profile and the last step of the form show how complete a listing is, and lead to what is missing', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  await ownPublished({ ...account, name: NAME, locality: 'Mahanagar' })
  const answers = {
    listingType: 'Sell',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    city: 'Lucknow',
    locality: 'Mahanagar',
    projectBuildingName: NAME,
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
    price: 7_200_000,
    bedrooms: 3,
    amenities: ['Lift'],
  }
  const { percent, missing, next: step } = completenessOf(answers, 0)

  await test.step('The profile shows how complete it is, and the one step that helps most', async () => {
    await logIn(page, account, '/profile')
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card).toContainText(texts.percent(percent))
    await expectAccessible(page)
    await card.getByRole('link', { name: step?.text ?? '' }).click()
  })

  await test.step('Its link opens the form at the photos, which says what the step brings', async () => {
    await expect(page.getByText(FILL_TEXTS.edit.readyPublished)).toBeVisible()
    await onStep(page, 4, 'Upload Images')
    await expect(page.getByText(texts.said(percent))).toBeVisible()
    await expect(page.getByText(texts.gain(step?.percent ?? 0))).toBeVisible()
  })

  await test.step('Everything else waits behind a heading, and leads to its field', async () => {
    await expectAccessible(page)
    await page.getByText(texts.rest(missing.length - 1)).click()
    await page.getByRole('link', { name: texts.describe }).click()
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.getByLabel('Description')).toBeFocused()
    await page.keyboard.type('x'.repeat(COMPLETE.description))
    await page.goBack()
    await onStep(page, 4, 'Upload Images')
    const described = { ...answers, description: 'x'.repeat(COMPLETE.description) }
    await expect(page.getByText(texts.said(completenessOf(described, 0).percent))).toBeVisible()
  })
})
