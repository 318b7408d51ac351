import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { LOGIN_MESSAGES } from '../../../domain/account/login-messages.ts'
import { LOGIN_WORDS, PROFILE_WORDS } from '../../../domain/account/messages.ts'
import {
  FORGOT_WORDS,
  LINK_MESSAGES,
  RESET_WORDS,
  SECURITY_WORDS,
  TWO_STEP_MESSAGES,
  TWO_STEP_WORDS,
  VERIFY_WORDS,
} from '../../../domain/account/security-messages.ts'
import { expect, expectAccessible, test } from '../../support/browser.ts'
import { logIn, newAccount, submitLogin, toSecurity } from '../../support/journeys.ts'
import { mailedLink } from '../../support/mail-folder.ts'
import { codeOf } from '../../support/two-step.ts'

const NEW_PASSWORD = 'eight green doors'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('A forgotten password is replaced by the link of a mail, which works once', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 410 POST .*\/api\/password-resets\/password/, /console error: .*410/)
  const { email } = await newAccount(page, baseURL)
  await page.goto(PATHS.login)
  await page.getByRole('link', { name: FORGOT_WORDS.title }).click()
  await page.getByLabel(FORGOT_WORDS.email).fill(email)
  await press(page, FORGOT_WORDS.submit)
  await expect(page.getByText(FORGOT_WORDS.done)).toBeVisible()
  const link = await mailedLink(email, RESET_WORDS.title)
  const choose = async () => {
    await page.getByLabel(RESET_WORDS.password, { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel(RESET_WORDS.confirmPassword).fill(NEW_PASSWORD)
    await press(page, RESET_WORDS.submit)
  }
  await page.goto(link)
  await choose()
  await expect(page.getByText(RESET_WORDS.done)).toBeVisible()
  await page.getByRole('link', { name: RESET_WORDS.toLogin }).click()
  await submitLogin(page, { email, password: NEW_PASSWORD })
  await page.goto(link)
  await choose()
  await expect(page.getByRole('alert')).toContainText(LINK_MESSAGES.usedUp)
  await expect(page.getByRole('link', { name: RESET_WORDS.askAgain })).toBeVisible()
  await expectAccessible(page)
})

test('An address is confirmed by the link of a mail; the profile says so', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  const address = page.getByRole('region', { name: SECURITY_WORDS.emailTitle })
  await expect(address).toContainText(SECURITY_WORDS.unverified)
  await page.goto(await mailedLink(email, VERIFY_WORDS.title))
  await press(page, VERIFY_WORDS.submit)
  await expect(page.getByText(VERIFY_WORDS.done)).toBeVisible()
  await page.getByRole('link', { name: VERIFY_WORDS.toProfile }).click()
  await toSecurity(page)
  await expect(address).toContainText(SECURITY_WORDS.verified)
})

test('Two-step sign-in is set up on the profile; the next login asks for a code after the password', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  await press(page, TWO_STEP_WORDS.prepare)
  await expect(page.getByRole('img', { name: TWO_STEP_WORDS.picture })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await expectAccessible(page)
  await page.getByLabel(TWO_STEP_WORDS.code).fill(codeOf(secret))
  await page.getByLabel(SECURITY_WORDS.currentPassword, { exact: true }).fill(password)
  await press(page, TWO_STEP_WORDS.confirm)
  await expect(page.getByText(TWO_STEP_WORDS.doneOn)).toBeVisible()
  await page.getByRole('button', { name: PROFILE_WORDS.signOut, exact: true }).first().click()
  await page.waitForURL('/')
  await page.goto(PATHS.login)
  await page.getByLabel(LOGIN_WORDS.email).fill(email)
  await page.getByLabel(LOGIN_WORDS.password, { exact: true }).fill(password)
  await press(page, LOGIN_WORDS.submit)
  const code = page.getByLabel(TWO_STEP_WORDS.code)
  await expect(code).toBeFocused()
  await code.fill('000000')
  await press(page, LOGIN_WORDS.submit)
  await expect(page.getByRole('alert')).toContainText(TWO_STEP_MESSAGES.codeWrong)
  await code.fill(codeOf(secret, 1))
  await press(page, LOGIN_WORDS.submit)
  await expect(page.getByText(LOGIN_MESSAGES.done)).toBeVisible()
})
