import { CONFIRM_TEXTS, SECURITY_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { fillDetails, logIn, newAccount, toPhotos } from '../../support/browser/journeys.ts'
import { mailedLink, mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'

const NAME = `Kachnar ${Date.now()}`
const ABOUT = `A question about ${NAME}, Jankipuram, Lucknow`

test('A new owner is told after Submit and in the profile to confirm the address, and then gets the number of the first question', async ({
  page,
  baseURL,
}) => {
  const owner = await newAccount(page, baseURL)
  // The toast of the submission says it too, among other sentences.
  const line = page.getByText(CONFIRM_TEXTS.line, { exact: true })

  await test.step('After Submit the card says it, and on a narrow screen it stays while the owner reads it', async () => {
    await page.setViewportSize({ width: 640, height: 740 })
    await logIn(page, owner, PATHS.post)
    await fillDetails(page, { name: `${NAME} II`, locality: 'Aliganj' })
    await toPhotos(page)
    await page.getByRole('button', { name: WIZARD_TEXTS.submit }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await line.hover()
    await expect(page.getByText(CONFIRM_TEXTS.how(owner.email))).toBeVisible()
    await expectAccessible(page)
  })

  const { id } = await ownPublished({ ...owner, name: NAME, locality: 'Jankipuram' })
  const asked = await page.request.post(`/api/listings/${id}/enquiries`, {
    data: {
      name: 'Asha Verma',
      mobileNumber: '9876501234',
      email: `asker-${Date.now()}@example.in`,
      message: 'When could I see it?',
      submissionKey: `first-lead-${Date.now()}`,
    },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(asked.status()).toBe(201)
  expect(await mailNamed(owner.email, ABOUT)).not.toContain('98765')

  await test.step('The profile says it above the listings, and sends the link again', async () => {
    await page.goto(PATHS.profile)
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: SECURITY_TEXTS.resend }).click()
    await expect(page.getByText(SECURITY_TEXTS.resent)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Once it is confirmed the number comes by mail, and nothing is asked any more', async () => {
    await page.goto(await mailedLink(owner.email, VERIFY_TEXTS.title))
    await page.getByRole('button', { name: VERIFY_TEXTS.submit }).click()
    await expect(page.getByText(VERIFY_TEXTS.done)).toBeVisible()
    await expect.poll(() => mailNamed(owner.email, ABOUT)).toContain('98765 01234')
    await page.goto(PATHS.profile)
    await expect(page.getByText(NAME, { exact: false }).first()).toBeVisible()
    await expect(line).toHaveCount(0)
  })
})
