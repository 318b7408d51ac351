import { RESET_TEXTS as RESET_IN_ENGLISH } from '#english/account/texts-security'
import {
  LOGIN_RESULT_TEXTS,
  LOGIN_TEXTS,
  PROFILE_TEXTS,
  SIGN_UP_RESULT_TEXTS,
  SIGN_UP_TEXTS,
  signedUpText,
} from '#language/account/texts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { FORGOT_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { THIS } from '#language/language/this'
import { shownValue } from '#language/listing/texts-values'
import { PATHS } from '../../../contract/paths.ts'
import { LANGUAGE_LABEL, LOCALES } from '../../../domain/language/constants.ts'
import { BESIDE as OTHER } from '../../../domain/language/others.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { toDetails } from '../../support/browser/journeys.ts'
import { expectHindiMail } from '../../support/browser/mail.ts'
import { mailTo } from '../../support/site/mail-folder.ts'
import { siteRows } from '../../support/site/served-site.ts'

const PASSWORD = 'सात नीले दरवाजे'

test('Somebody signs up, confirms the address by a Hindi mail, mistypes the password, and chooses the language of mails', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  await siteRows("delete from rate_limits where key like 'sign-up:%' or key like 'login-from:%'")
  const email = `meera.${Date.now()}@example.in`
  const site = new URL(baseURL ?? '').origin

  await test.step('The sign-up lists what is missing, and keeps what is typed', async () => {
    await page.goto(PATHS.signUp)
    const name = page.getByLabel(SIGN_UP_TEXTS.name, { exact: true })
    await name.fill('मीरा जोशी')
    await page.getByRole('button', { name: SIGN_UP_TEXTS.submit }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      SIGN_UP_RESULT_TEXTS.mobileInvalid,
      SIGN_UP_RESULT_TEXTS.emailInvalid,
      SIGN_UP_RESULT_TEXTS.passwordShort,
      SIGN_UP_RESULT_TEXTS.roleMissing,
    ])
    await expectAccessible(page)
    await expectNotWider(page, [360, 768, 1440])
    await expect(name).toHaveValue('मीरा जोशी')
    await page.getByLabel(SIGN_UP_TEXTS.mobileNumber).fill('9876543210')
    await page.getByLabel(SIGN_UP_TEXTS.email).fill(email)
    await page.getByLabel(SIGN_UP_TEXTS.password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(SIGN_UP_TEXTS.confirmPassword).fill(PASSWORD)
    await page.getByRole('radio', { name: shownValue('Owner') }).check()
    await page.getByRole('button', { name: SIGN_UP_TEXTS.submit }).click()
    await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    await expect(page.getByText(signedUpText(email))).toBeVisible()
  })

  await test.step('The login refuses a wrong password, and leads to the home page with the right one', async () => {
    const password = page.getByLabel(LOGIN_TEXTS.password, { exact: true })
    await password.fill('लाल दरवाजा')
    await page.getByRole('button', { name: LOGIN_TEXTS.submit }).click()
    await expect(page.getByRole('alert')).toContainText(LOGIN_RESULT_TEXTS.refused)
    await expectAccessible(page)
    await expect(page.getByLabel(LOGIN_TEXTS.email)).toHaveValue(email)
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: LOGIN_TEXTS.submit }).click()
    await page.waitForURL((url) => url.pathname === PATHS.home)
  })

  await test.step('The mail leads to the page that confirms the address', async () => {
    const [link = ''] = (
      await expectHindiMail(page, { address: email, subject: VERIFY_TEXTS.title, site })
    ).filter((path) => path.startsWith(PATHS.verifyEmail))
    await page.goto(link)
    await page.getByRole('button', { name: VERIFY_TEXTS.submit }).click()
    await expect(page.getByText(VERIFY_TEXTS.done)).toBeVisible()
  })

  await test.step('The profile has the language of mails', async () => {
    await page.goto(PATHS.profile)
    await expect(page.getByRole('heading', { name: PROFILE_TEXTS.title, level: 1 })).toBeVisible()
    await expect(page.getByText(PROFILE_TEXTS.emptyTitle)).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, [360, 768, 1440])
    await toDetails(page)
    const language = page.getByLabel(LANGUAGE_LABEL)
    await expect(language).toHaveValue(THIS)
    await language.selectOption(OTHER)
    await page.getByRole('button', { name: OWN_DATA_TEXTS.save, exact: true }).click()
    await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, [360, 768, 1440])
  })

  await test.step('Whoever asks for it on a Hindi page, a mail is in the language that its reader has chosen', async () => {
    const forgetful = await (await newVisitor()).newPage()
    await forgetful.goto(PATHS.forgotPassword)
    await forgetful.getByLabel(FORGOT_TEXTS.email).fill(email)
    await forgetful.getByRole('button', { name: FORGOT_TEXTS.submit }).click()
    await expect(forgetful.getByText(FORGOT_TEXTS.done)).toBeVisible()
    const { html } = await mailTo(email, RESET_IN_ENGLISH.title)
    expect(html).toContain(`lang="${LOCALES[OTHER]}"`)
  })
})
