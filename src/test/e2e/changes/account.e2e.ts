import type { Page } from '@playwright/test'
import {
  LOGIN_RESULT_TEXTS,
  LOGIN_TEXTS,
  PURPOSE_TEXTS,
  SIGN_UP_RESULT_TEXTS,
  SIGN_UP_TEXTS,
  signedUpText,
} from '#language/account/texts'
import { POLICY_TEXTS } from '#language/company/texts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { OFFLINE } from '#language/text/texts'
import { PATHS } from '../../../contract/paths.ts'
import { REDIRECT_MS } from '../../../domain/account/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount } from '../../support/browser/journeys.ts'
import { passExactly, stopTime } from '../../support/browser/stopped-time.ts'

const EMAIL = `meera.${Date.now()}@example.in`
const PASSWORD = 'seven blue doors'

async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(SIGN_UP_TEXTS.name, { exact: true }).fill('Meera Joshi')
  await page.getByLabel(SIGN_UP_TEXTS.mobileNumber).fill('9876543210')
  await page.getByLabel(SIGN_UP_TEXTS.email).fill(email)
  await fillPasswords(page, password)
  await page.getByRole('radio', { name: 'Agent' }).check()
}
async function fillPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel(SIGN_UP_TEXTS.password, { exact: true }).fill(password)
  await page.getByLabel(SIGN_UP_TEXTS.confirmPassword).fill(password)
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('Sign-up names the terms that the user agrees to, reports a weak password, an e-mail in use and an unreachable server, and keeps the answers', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(
    /answer 409 POST .*\/api\/accounts/,
    /request failed .*\/api\/accounts/,
    /console error: Failed to load resource/,
  )
  await page.goto(PATHS.signUp)
  await expect(page.getByText(SIGN_UP_TEXTS.terms)).toBeVisible()
  for (const [name, path] of [
    [POLICY_TEXTS.terms, PATHS.terms],
    [POLICY_TEXTS.privacy, PATHS.privacy],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  await fillSignUp(page, demoAccount('Owner').email, 'Password1')
  const summary = page.getByRole('alert')
  await press(page, SIGN_UP_TEXTS.submit)
  await expect(summary.getByRole('link')).toHaveText([SIGN_UP_RESULT_TEXTS.passwordWeak])
  await fillPasswords(page, PASSWORD)
  await press(page, SIGN_UP_TEXTS.submit)
  await expect(summary.getByRole('link')).toHaveText([SIGN_UP_RESULT_TEXTS.emailTaken])
  await page.getByLabel(SIGN_UP_TEXTS.email).fill(EMAIL)
  await context.setOffline(true)
  await press(page, SIGN_UP_TEXTS.submit)
  await expect(
    summary.filter({ hasText: `${SIGN_UP_RESULT_TEXTS.failed} ${OFFLINE}` }),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel(SIGN_UP_TEXTS.email)).toHaveValue(EMAIL)
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked()
})

test('Sign-up leads to the login after two seconds, and the login to the home page after one', async ({
  page,
}) => {
  await stopTime(page)
  await page.goto(PATHS.signUp)
  await fillSignUp(page, EMAIL, PASSWORD)
  await press(page, SIGN_UP_TEXTS.submit)
  await expect(page.getByText(SIGN_UP_RESULT_TEXTS.done)).toBeVisible()
  await passExactly(page, REDIRECT_MS.signUp, () => expect(page).toHaveURL(/\/sign\/?$/))
  await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  expect(page.url()).not.toContain('meera')
  await expect(page.getByRole('status').filter({ hasText: signedUpText(EMAIL) })).toBeVisible()
  await expect(page.getByLabel(LOGIN_TEXTS.email)).toHaveValue(EMAIL)
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(PASSWORD)
  await press(page, LOGIN_TEXTS.submit)
  await expect(page.getByText(LOGIN_RESULT_TEXTS.done)).toBeVisible()
  await passExactly(page, REDIRECT_MS.login, () => expect(page).toHaveURL(/\/login\/?$/))
  await page.waitForURL('/')
})

test('The login says why one is there, with the home that it is about, and so does the sign-up', async ({
  page,
}) => {
  const said = (words: string) => page.getByText(words).filter({ visible: true })
  const saidBy = (how: string) =>
    said(PURPOSE_TEXTS.number(how)).or(said(PURPOSE_TEXTS.agentNumber(how)))
  await page.goto('/Search?for=buy&city=lucknow')
  const home = page.getByRole('article').first()
  const name = (await home.getByRole('heading').textContent())?.trim() ?? ''
  await home.getByRole('link').first().click()
  await press(page, PHONE_TEXTS.open)
  await press(page, PHONE_TEXTS.logIn)
  await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  await expect(saidBy(LOGIN_TEXTS.submit)).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText(/^₹/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: SIGN_UP_TEXTS.title }).click()
  await expect(saidBy(SIGN_UP_TEXTS.submit)).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
})
