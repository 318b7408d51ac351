import type { Page } from '@playwright/test'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { CONTROL_TEXTS } from '#language/site/texts'
import { OFFLINE } from '#language/text/texts'
import { PATHS } from '../../../contract/paths.ts'
import { REDIRECT_MS } from '../../../domain/account/constants.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, onStep } from '../../support/browser/journeys.ts'
import { pressOn, typeInto } from '../../support/browser/keyboard.ts'
import { passExactly, stopTime } from '../../support/browser/stopped-time.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Without a mouse ${Date.now()}`

const goOn = async (page: Page, step: number, name: string) => {
  await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }))
  await onStep(page, step, name)
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

test('A flat is posted by keyboard alone although the connection breaks once; the success message is still shown on the home page', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(
    /request failed \(net::ERR_INTERNET_DISCONNECTED\)/,
    /console error: .*ERR_INTERNET_DISCONNECTED/,
  )
  await logIn(page, demoAccount('Agent'), PATHS.post)
  await onStep(page, 1, STEP_NAMES[0])

  await test.step('Steps 1 to 4', async () => {
    for (const name of ['Sell', 'Residential', 'Flat/Apartment', 'Lucknow'])
      await pressOn(page, page.getByRole('radio', { name }), 'Space')
    await typeInto(page, page.getByLabel('Locality'), 'Aliganj')
    await typeInto(page, page.getByLabel(LISTING_FIELDS.projectBuildingName.label), NAME)
    await typeInto(page, page.getByLabel('Area', { exact: true }), '1450')
    await typeInto(page, page.getByLabel('Measured as'), 'Carp')
    await typeInto(page, page.getByLabel('Price'), '72 lakh')
    await goOn(page, 2, STEP_NAMES[1])
    await pressOn(page, page.locator('summary').filter({ hasText: TALK_TEXTS.more }))
    await typeInto(page, page.getByLabel('Facing'), 'North-E')
    await goOn(page, 3, 'Amenities')
    await pressOn(page, page.getByRole('checkbox', { name: 'Lift', exact: true }), 'Space')
    await goOn(page, 4, 'Upload Images')
  })

  await test.step('The connection is cut: Submit reports it, and nothing is lost', async () => {
    await context.setOffline(true)
    await pressOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(page.getByRole('alert')).toHaveText(`${LISTING_TEXTS.submitFailed} ${OFFLINE}`)
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
    await context.setOffline(false)
  })

  await test.step('Pressed again, it confirms for 2 seconds, leads home and confirms there', async () => {
    await stopTime(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await passExactly(page, REDIRECT_MS.submitted, () => expect(page).toHaveURL(/\/postproperty/))
    await page.waitForURL('/')
    const toast = page.getByRole('status').filter({ hasText: LISTING_TEXTS.submitted })
    await expect(toast).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toast).toContainText(WIZARD_TEXTS.next)
    await expect(toast.getByRole('link')).toHaveText([
      PROFILE_TEXTS.preview,
      WIZARD_TEXTS.addPhotos,
    ])
    await page.clock.resume()
    await expectAccessible(page)
    // Messages stand behind the whole page: the way back from its start is one step, the way through it hundreds.
    const dismiss = toast.getByRole('button', { name: CONTROL_TEXTS.dismiss })
    await pressOn(page, dismiss, 'Enter', 'Shift+Tab')
    await expect(toast).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  const posted = await siteRows(
    'select locality, area_basis, facing_type, amenities, is_approved from properties where project_building_name = $1',
    [NAME],
  )
  expect(posted).toEqual([
    {
      locality: 'Aliganj',
      area_basis: 'Carpet',
      facing_type: 'North-East',
      amenities: ['Lift'],
      is_approved: false,
    },
  ])
})
