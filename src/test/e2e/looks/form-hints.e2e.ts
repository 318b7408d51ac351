import { PATHS } from '../../../contract/paths.ts'
import { SIGN_UP_TEXTS } from '#language/account/texts'
import { POLICY_TEXTS } from '#language/company/texts'
import { reraWarning } from '../../../domain/rera/warning.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { fillDetails, next, onStep } from '../../support/browser/journeys.ts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'

test('Sign-up names the terms that the user agrees to, and links to them and to the privacy policy', async ({
  page,
}) => {
  await page.goto(PATHS.signUp)
  await expect(page.getByText(SIGN_UP_TEXTS.terms)).toBeVisible()
  const form = page.getByRole('main')
  for (const [name, path] of [
    [POLICY_TEXTS.terms, PATHS.terms],
    [POLICY_TEXTS.privacy, PATHS.privacy],
  ] as const) {
    await expect(form.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('The wizard warns of a RERA number that does not fit the city’s format, and accepts it', async ({
  page,
}) => {
  await page.goto(PATHS.post)
  await fillDetails(page, { name: 'Rera Court', locality: 'Aliganj' })
  await next(page)
  await onStep(page, 2, STEP_NAMES[1])
  const warning = page.getByText(reraWarning('x', 'Lucknow') ?? 'none')
  const number = page.getByLabel('RERA number')
  await number.fill('RC/REP/HARERA/GGM/781/513')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await number.fill('UPRERAPRJ12345')
  await expect(warning).toHaveCount(0)
  await number.fill('my number')
  await expect(warning).toBeVisible()
  await next(page)
  await onStep(page, 3, 'Amenities')
})
