import { shortLabel } from '../../../domain/listing/fields.ts'
import { PASTE_TEXTS } from '#language/listing-draft/texts-message'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, next, onStep } from '../../support/browser/journeys.ts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'

const MESSAGE = `[24/11/26, 9:14:02 am] Asha Homes: *3BHK* flat for sale Sec 76 Noida Nimbus Court 1450sf 9th flr park facing *1.15cr* nego 98100 00009 direct owner
Call for details`
const SEVERAL = `New stock Noida
1) 2bhk sec 76 rent 22k
2) Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj`

test('A pasted message fills the form, is marked, asks nothing twice and can be taken back', async ({
  page,
}) => {
  const field = (name: 'locality' | 'price' | 'plotArea' | 'projectBuildingName') =>
    page.locator(`[name=${name}]`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/postproperty')
  // Typed before: the message must not replace it without a word.
  await field('projectBuildingName').fill('Tulip Court')

  await page.getByRole('button', { name: PASTE_TEXTS.open }).press('Enter')
  const text = page.getByLabel(PASTE_TEXTS.label)
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  await expect(text).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.empty))
  await text.fill('Good morning')
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  await expect(text).toHaveAccessibleDescription(/We found no home/)

  await text.fill(MESSAGE)
  await page.getByRole('button', { name: PASTE_TEXTS.read }).press('Enter')
  const panel = page.getByRole('region', { name: /^We filled/ })
  await expect(panel.getByRole('heading')).toBeFocused()
  await expect(panel).toContainText('park facing')
  await expect(panel).toContainText('98100 00009')
  await expect(page.getByRole('radio', { name: 'Flat/Apartment' })).toBeChecked()
  await expect(field('locality')).toHaveValue('Sector 76')
  await expect(field('plotArea')).toHaveValue('1450sf')
  await expect(field('projectBuildingName')).toHaveValue('Tulip Court')
  await expect(panel).toContainText('you wrote “Tulip Court”, the message says “Nimbus Court”')

  await test.step('it is accessible, also by its descriptions', async () => {
    await expect(field('locality')).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await expectAccessible(page)
  })
  await panel.getByRole('button', { name: PASTE_TEXTS.take }).click()
  await expect(field('projectBuildingName')).toHaveValue('Nimbus Court')

  await test.step('a mark goes with a confirmation or a change, and survives a reload', async () => {
    await page.getByRole('button', { name: PASTE_TEXTS.rightOf(shortLabel('locality')) }).click()
    await expect(field('locality')).not.toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await field('price').fill('1.1 cr')
    await expect(field('price')).toBeFocused()
    await expect(field('price')).not.toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await page.reload()
    await expect(field('plotArea')).toHaveAccessibleDescription(new RegExp(PASTE_TEXTS.mark))
    await expect(page.getByRole('region', { name: /^We filled/ })).toBeVisible()
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.locator('[name=floorNumber]')).toHaveValue('9th flr')
    await page.getByRole('button', { name: 'Previous' }).click()
  })

  await page.getByRole('button', { name: PASTE_TEXTS.undo }).click()
  await expect(page.getByText(PASTE_TEXTS.undone)).toBeVisible()
  await expect(field('locality')).toHaveValue('')
  // What was changed since stays, and so does what stood there before.
  await expect(field('price')).toHaveValue('1.1 cr')
  await expect(field('projectBuildingName')).toHaveValue('Tulip Court')
})

test('An agent chooses one home of a message, or takes all of them along', async ({ page }) => {
  await logIn(page, demoAccount('Agent'), '/postproperty')
  await page.getByRole('button', { name: PASTE_TEXTS.open }).click()
  await page.getByLabel(PASTE_TEXTS.label).fill(SEVERAL)
  await page.getByRole('button', { name: PASTE_TEXTS.read }).click()
  const panel = page.getByRole('region', { name: PASTE_TEXTS.several(2) })
  await expect(panel.getByRole('link', { name: PASTE_TEXTS.severalAll })).toHaveAttribute(
    'href',
    '/post-several',
  )
  await panel.getByRole('button', { name: /^Plot 150 gaj/ }).click()
  await expect(page.getByRole('region', { name: /^We filled/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Lucknow' })).toBeChecked()
})
