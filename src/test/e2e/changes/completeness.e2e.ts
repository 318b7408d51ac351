import { completenessOf } from '../../../domain/listing-draft/completeness.ts'
import { COMPLETENESS_TEXTS as texts, FILL_TEXTS } from '#language/listing-draft/texts'
import { shortLabel } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, next, onStep } from '../../support/browser/journeys.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'

const NAME = `Gulmohar ${Date.now()}`

test('The profile and the last step of the form show how complete a listing is, and lead to what is missing', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  await ownPublished({ ...account, name: NAME, locality: 'Mahanagar' })
  const { percent, missing } = completenessOf(
    {
      listingType: 'Sell',
      propertyCategory: 'Residential',
      propertyType: 'Flat/Apartment',
      areaBasis: 'Carpet',
      bedrooms: 3,
      amenities: ['Lift'],
    },
    0,
  )

  await test.step('The profile shows how complete it is, and after a click what is missing', async () => {
    await logIn(page, account, '/profile')
    const card = page.getByRole('article').filter({ hasText: NAME })
    await card.getByText(`${texts.percent(percent)} · ${texts.missing(missing.length)}`).click()
    await expect(card.getByRole('listitem')).toHaveText(missing.map(({ text }) => text))
    await expectAccessible(page)
    await card.getByRole('link', { name: shortLabel('bathrooms'), exact: true }).click()
  })

  await test.step('Its link opens the form at the field', async () => {
    await expect(page.getByText(FILL_TEXTS.edit.readyPublished)).toBeVisible()
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.getByLabel('Bathrooms')).toBeFocused()
    await page.keyboard.type('2')
  })

  await test.step('The last step counts the new answer, and links to another missing one', async () => {
    await next(page)
    await onStep(page, 3, 'Amenities')
    await next(page)
    await onStep(page, 4, 'Upload Images')
    await page.getByText(texts.missing(missing.length - 1)).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: texts.describe }).click()
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.getByLabel('Description')).toBeFocused()
    await page.goBack()
    await onStep(page, 4, 'Upload Images')
  })
})
