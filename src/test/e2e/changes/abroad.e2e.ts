import { SIGN_UP_TEXTS } from '#language/account/texts'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { ABROAD_RESULT_TEXTS, MOBILE_TEXTS } from '#language/phone/texts-abroad'
import { COUNTRY_TEXTS } from '#language/phone/texts-countries'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { fillDetails, logIn, newAccount, toPhotos } from '../../support/browser/journeys.ts'
import { mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Amaltas ${Date.now()}`
const PASSWORD = 'seven blue doors'

test('An owner in Dubai signs up and posts, is asked from Canada, and is called at the whole number', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  await siteRows("delete from rate_limits where key like 'sign-up:%' or key like 'login-from:%'")
  const email = `dubai.${Date.now()}@example.in`
  const number = page.getByLabel(SIGN_UP_TEXTS.mobileNumber)
  const abroad = page.getByRole('checkbox', { name: MOBILE_TEXTS.abroad })
  const country = page.getByRole('combobox', { name: COUNTRY_TEXTS.label })
  const submit = page.getByRole('button', { name: SIGN_UP_TEXTS.submit })

  await test.step('The switch asks for the country, on a phone and without a mouse', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(PATHS.signUp)
    await page.getByLabel(SIGN_UP_TEXTS.name, { exact: true }).fill('Meera Joshi')
    await page.getByLabel(SIGN_UP_TEXTS.email).fill(email)
    await page.getByLabel(SIGN_UP_TEXTS.password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(SIGN_UP_TEXTS.confirmPassword).fill(PASSWORD)
    await page.getByRole('radio', { name: 'Owner' }).check()
    await number.fill('50 123 4567')
    await page.keyboard.press('Tab')
    await expect(abroad).toBeFocused()
    await page.keyboard.press('Space')
    await expect(country).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, [360, 768, 1440])
    await submit.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      ABROAD_RESULT_TEXTS.country,
    ])
    await abroad.focus()
    await page.keyboard.press('Tab')
    await expect(country).toBeFocused()
    await page.keyboard.type('UAE')
    await expect(number).toHaveValue('+971 50 123 4567')
  })

  await test.step('A number that is too long is said at the field, and a 0 of the country is dropped', async () => {
    await number.fill('50 123 45678')
    await submit.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      ABROAD_RESULT_TEXTS.invalid,
    ])
    await expectAccessible(page)
    await number.fill('050 123 4567')
    await submit.click()
    await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    const [stored] = await siteRows<{ mobile_number: string }>(
      'select mobile_number from users where email = $1',
      [email],
    )
    expect(stored).toEqual({ mobile_number: '+971501234567' })
  })

  const owner = { email, password: PASSWORD }
  await test.step('Posting needs nothing else', async () => {
    await logIn(page, owner, PATHS.post)
    await fillDetails(page, { name: `${NAME} II`, locality: 'Aliganj' })
    await toPhotos(page)
    await page.getByRole('button', { name: WIZARD_TEXTS.submit }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  })

  await siteRows('update users set email_verified_at = now(), whats_app = true where email = $1', [
    email,
  ])
  const { id } = await ownPublished({ name: NAME, locality: 'Jankipuram', email })
  const asker = await (await newVisitor()).newPage()
  const reading = await newAccount(asker, baseURL, 'Client')
  await siteRows('update users set email_verified_at = now() where email = $1', [reading.email])
  await logIn(asker, reading, listingPath(id))
  const message = `Could I see it on video? ${Date.now()}`

  await test.step('An asker pastes a number of Canada: the switch is on, and a reload keeps it', async () => {
    await asker.setViewportSize({ width: 360, height: 740 })
    const opener = asker.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') })
    const dialog = asker.getByRole('dialog', { name: ENQUIRY_TEXTS.title(NAME) })
    const typed = dialog.getByLabel(CONTACT_TEXTS.mobileNumber)
    const chosen = dialog.getByRole('combobox', { name: COUNTRY_TEXTS.label })
    await opener.click()
    await expect(typed).toHaveValue('9876543210')
    await typed.fill('+1 (416) 555-0123')
    await expect(chosen.locator(':checked').first()).toHaveText('Canada (+1)')
    await dialog.getByLabel(CONTACT_TEXTS.message).fill(message)
    await expectAccessible(asker)
    await asker.reload()
    await opener.click()
    await expect(typed).toHaveValue('+1 (416) 555-0123')
    await expect(dialog.getByRole('checkbox', { name: MOBILE_TEXTS.abroad })).toBeChecked()
    await expect(chosen.locator(':checked').first()).toHaveText('Canada (+1)')
    await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
    await expect(dialog.getByText(ENQUIRY_TEXTS.done('owner'))).toBeVisible()
    await asker.keyboard.press('Escape')
  })

  await test.step('The owner reads that number by mail and in the profile', async () => {
    expect(await mailNamed(email, `A question about ${NAME}, Jankipuram, Lucknow`)).toContain(
      '+1 416 555 0123 · Canada',
    )
    await page.goto(PATHS.enquiries)
    const entry = page.getByRole('listitem').filter({ hasText: message })
    await expect(entry.getByRole('link', { name: '+1 416 555 0123 · Canada' })).toHaveAttribute(
      'href',
      'tel:+14165550123',
    )
    await expectAccessible(page)
  })

  await test.step('The asker sees the owner’s number with its country, and writes on WhatsApp', async () => {
    await asker.goto(listingPath(id))
    await asker.getByRole('button', { name: PHONE_TEXTS.open }).click()
    await asker.getByRole('button', { name: PHONE_TEXTS.agree }).click()
    const call = asker.getByRole('link', { name: '+971 50 123 4567 · UAE' })
    await expect(call).toHaveAttribute('href', 'tel:+971501234567')
    await expect(asker.getByRole('link', { name: PHONE_TEXTS.writeOnWhatsApp })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/971501234567\?text=/,
    )
    await expectAccessible(asker)
    await expectNotWider(asker, [360])
  })
})
