import { USER_TEXTS as texts, USER_STATUS_LABELS } from '#english/account/texts-users'
import { LOGIN_RESULT_TEXTS, LOGIN_TEXTS } from '#language/account/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { PATHS } from '../../../contract/paths.ts'
import { eventLabel } from '../../../domain/audit/log.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'

test('An admin disables an account, which is signed out at once and cannot log in, and enables it again', async ({
  page: user,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(user, baseURL)
  const { name, email, password } = account
  await logIn(user, account, PATHS.profile)
  const admin = await signedIn(
    newVisitor,
    'Admin',
    `${PATHS.adminUsers}?q=${encodeURIComponent(email)}`,
  )
  const row = admin.getByRole('rowgroup').filter({ hasText: email })
  await expect(row).toContainText(texts.unverified)

  await row.getByRole('button', { name: texts.label(texts.disable, name) }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText(texts.disableText)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: texts.cancel }).click()
  await row.getByRole('button', { name: texts.label(texts.disable, name) }).click()
  await dialog.getByRole('button', { name: texts.confirmDisable }).click()
  await expect(admin.getByText(texts.disabled(name))).toBeVisible()
  await expect(row).toContainText(USER_STATUS_LABELS.disabled)

  await user.reload()
  await user.waitForURL((url) => url.pathname.startsWith(PATHS.login))
  await user.getByLabel(LOGIN_TEXTS.email).fill(email)
  await user.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(password)
  await user.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true }).click()
  await expect(user.getByRole('alert')).toContainText(LOGIN_RESULT_TEXTS.refused)

  await row.getByRole('button', { name: texts.label(texts.enable, name) }).click()
  await dialog.getByRole('button', { name: texts.confirmEnable }).click()
  await expect(admin.getByText(texts.enabled(name))).toBeVisible()
  await logIn(user, account, PATHS.profile)
  await expect(user.locator('.profile-name')).toContainText(name)

  await admin.goto(PATHS.adminAudit)
  for (const event of ['account disabled', 'account enabled'] as const) {
    await admin.getByLabel('Event').selectOption(eventLabel(event))
    await admin.getByRole('button', { name: LIST_TEXTS.find, exact: true }).click()
    await expect(admin.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
  }
})
