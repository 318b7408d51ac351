import type { Page } from '@playwright/test'
import {
  RESET_TEXTS,
  TWO_STEP_TEXTS,
  SECURITY_TEXTS as texts,
} from '#language/account/texts-security'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, toSecurity } from '../../support/browser/journeys.ts'
import { codeOf } from '../../support/http/two-step.ts'

const NEW_PASSWORD = 'eight green doors'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Checks that the message of a section is visible under its heading, which has the focus. */
async function expectAnnouncement(page: Page, part: string, news: string): Promise<void> {
  const region = page.getByRole('region', { name: part, exact: true })
  await expect(region.getByText(news)).toBeInViewport({ ratio: 1 })
  await expect(region.getByRole('heading', { name: part, exact: true })).toBeFocused()
}

test('A new password ends the other session; the message appears beside the pressed button, on a phone and on a laptop', async ({
  page,
  newVisitor,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 400 POST .*\/api\/my\/password/, /console error: Failed to load resource/)
  const { email, password } = await newAccount(page, baseURL)
  const other = await (await newVisitor()).newPage()
  await logIn(other, { email, password }, PATHS.profile)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  const changes = [
    [360, password, NEW_PASSWORD],
    [1280, NEW_PASSWORD, `${NEW_PASSWORD} too`],
  ] as const
  for (const [width, from, to] of changes) {
    await page.setViewportSize({ width, height: 700 })
    await press(page, texts.resend)
    await expectAnnouncement(page, texts.emailTitle, texts.resent)
    await press(page, texts.passwordChange)
    await page.getByLabel(texts.currentPassword, { exact: true }).fill('not my password')
    await page.getByLabel(RESET_TEXTS.password, { exact: true }).fill(to)
    await page.getByLabel(RESET_TEXTS.confirmPassword).fill(to)
    await press(page, texts.passwordChange)
    await expect(page.getByRole('alert').filter({ hasText: texts.currentWrong })).toBeVisible()
    await page.getByLabel(texts.currentPassword, { exact: true }).fill(from)
    await press(page, texts.passwordChange)
    await expectAnnouncement(page, texts.passwordTitle, texts.passwordDone)
  }
  await expectAccessible(page)
  await other.reload()
  await other.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  await logIn(other, { email, password: `${NEW_PASSWORD} too` }, PATHS.profile)
})

test('A user sees every device, ends one of them, and then all', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const { email, password } = await newAccount(page, baseURL)
  const others = await Promise.all([0, 1].map(async () => (await newVisitor()).newPage()))
  for (const other of others) await logIn(other, { email, password }, PATHS.saved)
  await page.setViewportSize({ width: 360, height: 700 })
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  const devices = page.getByRole('region', { name: texts.devicesTitle }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: texts.thisDevice })).toHaveCount(1)
  await expectAccessible(page)
  await devices.getByRole('button').first().click()
  await expect(devices).toHaveCount(2)
  await expectAnnouncement(page, texts.devicesTitle, texts.ended)
  await press(page, texts.endAll)
  await page.waitForURL('/')
  for (const one of [page, ...others]) {
    await one.goto(PATHS.profile)
    await one.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  }
})

test('Two-step sign-in is switched off with the password and a code; then the password is enough', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const { email, password } = await newAccount(page, baseURL)
  await logIn(page, { email, password }, PATHS.profile)
  await toSecurity(page)
  const answer = async (code: string, submit: string) => {
    await page.getByLabel(TWO_STEP_TEXTS.code).fill(code)
    await page.getByLabel(texts.currentPassword, { exact: true }).fill(password)
    await press(page, submit)
  }
  await press(page, TWO_STEP_TEXTS.prepare)
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await answer(codeOf(secret), TWO_STEP_TEXTS.confirm)
  await expectAnnouncement(page, TWO_STEP_TEXTS.title, TWO_STEP_TEXTS.doneOn)
  await expect(page.getByRole('link', { name: TWO_STEP_TEXTS.lostLink })).toHaveAttribute(
    'href',
    PATHS.contact,
  )
  await press(page, TWO_STEP_TEXTS.switchOff)
  await answer(codeOf(secret, 1), TWO_STEP_TEXTS.confirmOff)
  await expectAnnouncement(page, TWO_STEP_TEXTS.title, TWO_STEP_TEXTS.doneOff)
  await expect(page.getByText(TWO_STEP_TEXTS.off)).toBeVisible()
  await logIn(await (await newVisitor()).newPage(), { email, password }, PATHS.profile)
})
