import { SIGN_UP_TEXTS } from '#language/account/texts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { ABROAD_RESULT_TEXTS, MOBILE_TEXTS } from '#language/phone/texts-abroad'
import { COUNTRY_TEXTS } from '#language/phone/texts-countries'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, toDetails } from '../../support/browser/journeys.ts'

test('Somebody who has moved to Dubai changes the number in the profile', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 400 POST .*\/api\/my\/profile/, /console error: Failed to load resource/)
  await logIn(page, await newAccount(page, baseURL), PATHS.profile)
  await toDetails(page)
  const number = page.getByLabel(SIGN_UP_TEXTS.mobileNumber)
  const country = page.getByRole('combobox', { name: COUNTRY_TEXTS.label })
  const save = page.getByRole('button', { name: OWN_DATA_TEXTS.save })
  await number.fill('')
  await page.getByRole('checkbox', { name: MOBILE_TEXTS.abroad }).check()
  await save.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([ABROAD_RESULT_TEXTS.country])
  await country.selectOption({ label: 'यूएई (+971)' })
  await number.fill('५० १२३ ४५६७')
  await expectAccessible(page)
  await expectNotWider(page, [360, 768, 1440])
  await save.click()
  await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
  await page.reload()
  await expect(number).toHaveValue('+971501234567')
  await expect(country.locator(':checked').first()).toHaveText('यूएई (+971)')
})
