import type { Page } from '@playwright/test'
import { LOGIN_RESULT_TEXTS, LOGIN_TEXTS, PROFILE_TEXTS } from '#language/account/texts'
import {
  FORGOT_TEXTS,
  LINK_TEXTS,
  RESET_TEXTS,
  SECURITY_TEXTS,
  TWO_STEP_RESULT_TEXTS,
  TWO_STEP_TEXTS,
  VERIFY_TEXTS,
} from '#language/account/texts-security'
import { SAVED_SEARCH_LIST_TEXTS, SAVED_SEARCH_TEXTS } from '#language/saved-search/texts'
import { noteMailEvent } from '../../../contract/mail.ts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, submitLogin, toSecurity } from '../../support/browser/journeys.ts'
import { MAIL_PROVIDER } from '../../support/http/mail-provider.ts'
import { codeOf } from '../../support/http/two-step.ts'
import { mailedLink } from '../../support/site/mail-folder.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NEW_PASSWORD = 'eight green doors'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('A forgotten password is replaced through a link in a mail, which works once', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 410 POST .*\/api\/password-resets\/password/, /console error: .*410/)
  const { email } = await newAccount(page, baseURL)
  await page.goto(PATHS.login)
  await page.getByRole('link', { name: FORGOT_TEXTS.title }).click()
  await page.getByLabel(FORGOT_TEXTS.email).fill(email)
  await press(page, FORGOT_TEXTS.submit)
  await expect(page.getByText(FORGOT_TEXTS.done)).toBeVisible()
  const link = await mailedLink(email, RESET_TEXTS.title)
  const choose = async () => {
    await page.getByLabel(RESET_TEXTS.password, { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel(RESET_TEXTS.confirmPassword).fill(NEW_PASSWORD)
    await press(page, RESET_TEXTS.submit)
  }
  await page.goto(link)
  await choose()
  await expect(page.getByText(RESET_TEXTS.done)).toBeVisible()
  await page.getByRole('link', { name: RESET_TEXTS.toLogin }).click()
  await submitLogin(page, { email, password: NEW_PASSWORD })
  await page.goto(link)
  await choose()
  await expect(page.getByRole('alert')).toContainText(LINK_TEXTS.usedUp)
  await expect(page.getByRole('link', { name: RESET_TEXTS.askAgain })).toBeVisible()
  await expectAccessible(page)
})

test('An address is confirmed through a link in a mail, and the profile shows it', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  const [listing] = await siteRows<{ id: string }>(
    'select id from properties where is_approved and availability = $1 order by approved_at desc limit 1',
    ['available'],
  )
  const path = listingPath(listing?.id ?? '')
  await page.goto(path)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  const address = page.getByRole('region', { name: SECURITY_TEXTS.emailTitle })
  await expect(address).toContainText(SECURITY_TEXTS.unverified)
  await page.goto(await mailedLink(email, VERIFY_TEXTS.title))
  await press(page, VERIFY_TEXTS.submit)
  await expect(page.getByText(VERIFY_TEXTS.done)).toBeVisible()
  await expect(page.getByRole('link', { name: VERIFY_TEXTS.toViewed })).toHaveAttribute(
    'href',
    path,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: VERIFY_TEXTS.toProfile }).click()
  await toSecurity(page)
  await expect(address).toContainText(SECURITY_TEXTS.verified)
})

test('Somebody who marked a mail as spam reads why mails have stopped, and starts them again by a link', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  const { email } = account
  const told = await fetch(new URL(noteMailEvent.path, baseURL), {
    method: 'POST',
    headers: { ...MAIL_PROVIDER, 'content-type': 'application/json' },
    body: JSON.stringify({
      RecordType: 'SpamComplaint',
      Type: 'SpamComplaint',
      Email: email,
      BouncedAt: new Date().toISOString(),
    }),
  })
  expect(await told.json()).toEqual({ stopped: true })
  await logIn(page, account, PATHS.profile)
  await page.getByRole('tab', { name: SAVED_SEARCH_TEXTS.title }).click()
  await expect(page.getByText(SAVED_SEARCH_LIST_TEXTS.mailsStopped)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: SECURITY_TEXTS.howToStart }).click()
  const address = page.getByRole('region', { name: SECURITY_TEXTS.emailTitle })
  await expect(address).toContainText(SECURITY_TEXTS.mailStopped.complained)
  await expectAccessible(page)
  await press(page, SECURITY_TEXTS.startMails)
  await expect(page.getByText(SECURITY_TEXTS.resent)).toBeVisible()
  await page.goto(await mailedLink(email, VERIFY_TEXTS.title))
  await press(page, VERIFY_TEXTS.submit)
  await expect(page.getByText(VERIFY_TEXTS.done)).toBeVisible()
  await page.getByRole('link', { name: VERIFY_TEXTS.toProfile }).click()
  await toSecurity(page)
  await expect(address).toContainText(SECURITY_TEXTS.verified)
  await expect(address).not.toContainText(SECURITY_TEXTS.mailStopped.complained)
})

test('Two-step sign-in is set up in the profile; the next login asks for a code after the password', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  await press(page, TWO_STEP_TEXTS.prepare)
  await expect(page.getByRole('img', { name: TWO_STEP_TEXTS.picture })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await expectAccessible(page)
  await page.getByLabel(TWO_STEP_TEXTS.code).fill(codeOf(secret))
  await page.getByLabel(SECURITY_TEXTS.currentPassword, { exact: true }).fill(password)
  await press(page, TWO_STEP_TEXTS.confirm)
  await expect(page.getByText(TWO_STEP_TEXTS.doneOn)).toBeVisible()
  await page.getByRole('button', { name: PROFILE_TEXTS.signOut, exact: true }).first().click()
  await page.waitForURL('/')
  await page.goto(PATHS.login)
  await page.getByLabel(LOGIN_TEXTS.email).fill(email)
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(password)
  await press(page, LOGIN_TEXTS.submit)
  const code = page.getByLabel(TWO_STEP_TEXTS.code)
  await expect(code).toBeFocused()
  await code.fill('000000')
  await press(page, LOGIN_TEXTS.submit)
  await expect(page.getByRole('alert')).toContainText(TWO_STEP_RESULT_TEXTS.codeWrong)
  await code.fill(codeOf(secret, 1))
  await press(page, LOGIN_TEXTS.submit)
  await expect(page.getByText(LOGIN_RESULT_TEXTS.done)).toBeVisible()
})
