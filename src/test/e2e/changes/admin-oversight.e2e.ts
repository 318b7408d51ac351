import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { USER_TEXTS } from '#english/account/texts-users'
import { CONTACT_STATE_LABELS, INBOX_TEXTS } from '#english/contact/texts-inbox'
import { ENTRY_TEXTS } from '#english/content/texts'
import { BUILD_LABELS, BUILD_TEXTS, REBUILD_TEXTS } from '#english/rebuild/texts'
import { CHART_TEXTS, STATS_TEXTS } from '#english/stats/texts'
import { LIST_TEXTS } from '#language/paging/texts'
import { REFUSED_MESSAGE } from '#language/site/texts'
import { PATHS } from '../../../contract/paths.ts'
import { eventLabel } from '../../../domain/audit/log.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
import { siteRows, untilBuilt } from '../../support/site/served-site.ts'

const NAME = `Ibis ${Date.now()}`

/** Checks that the page is accessible, and no wider than the screen, on a phone and on a laptop. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNotWider(page)
}
/** Waits for the answer: a late one would close what the test has opened since. */
const find = (page: Page) =>
  Promise.all([
    page.waitForResponse((answer) => /\/api\/.*\?/.test(answer.url())),
    page.getByRole('button', { name: LIST_TEXTS.find, exact: true }).click(),
  ])

test('An admin reads a message, answers it, and downloads the unanswered ones as a file', async ({
  newVisitor,
}) => {
  await siteRows(
    `insert into contacts (id, name, email, mobile_number, message, submission_key) values ($1, $2, 'ibis@example.in', '9876543210', 'Is the office open on Sunday?', $3)`,
    [Date.now(), NAME, `journey-${Date.now()}-key`],
  )
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminMessages)
  await admin.getByLabel(INBOX_TEXTS.search).fill(NAME)
  await admin.getByLabel(INBOX_TEXTS.state).selectOption(CONTACT_STATE_LABELS.unread)
  await find(admin)
  await expect(admin).toHaveURL(/state=unread/)
  const row = admin.getByRole('rowgroup').filter({ hasText: NAME })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: NAME, exact: true }).click()
  await expect(row.getByText(CONTACT_STATE_LABELS.read, { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: INBOX_TEXTS.reply })).toHaveAttribute(
    'href',
    /^mailto:ibis@example\.in\?subject=/,
  )
  await expectFits(admin)
  await row.getByRole('button', { name: INBOX_TEXTS.answer }).click()
  await expect(row.getByText(CONTACT_STATE_LABELS.answered, { exact: true })).toBeVisible()

  // The filter is part of the address. After a reload, the read message is not among the unread ones; after Back, it is
  // among all.
  await admin.reload()
  await expect(admin.getByText(LIST_TEXTS.none)).toBeVisible()
  await admin.getByLabel(INBOX_TEXTS.state).selectOption(CONTACT_STATE_LABELS.answered)
  await find(admin)
  await expect(row).toHaveCount(1)
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: INBOX_TEXTS.export }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`${NAME},9876543210,ibis@example.in`)
  await admin.goBack()
  await expect(admin.getByText(LIST_TEXTS.none)).toBeVisible()
})

test('An admin makes another account an admin and reverts it; both take effect on that account’s next request', async ({
  page: agent,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(agent, baseURL, 'Agent')
  await logIn(agent, account, PATHS.adminMessages)
  await expect(agent.getByText(REFUSED_MESSAGE)).toBeVisible()
  const tabs = agent.getByRole('navigation', { name: ENTRY_TEXTS.tabs })
  await expect(tabs).toBeHidden()
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminUsers)
  const { name, email } = account
  await admin.getByLabel(USER_TEXTS.search).fill(email)
  await find(admin)
  const row = admin.getByRole('rowgroup').filter({ hasText: email })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: USER_TEXTS.open }).click()
  await expect(row.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ })).toBeVisible()
  await expectFits(admin)
  for (const [role, sees] of [
    ['Admin', true],
    ['Agent', false],
  ] as const) {
    await row.getByRole('button', { name: USER_TEXTS.changeRole }).click()
    const dialog = admin.getByRole('dialog', { name: USER_TEXTS.roleTitle(name) })
    await expectAccessible(admin)
    await dialog.getByRole('radio', { name: role }).check()
    await dialog.getByRole('button', { name: USER_TEXTS.saveRole }).click()
    await expect(admin.getByText(USER_TEXTS.roleChanged(name, role))).toBeVisible()
    await agent.reload()
    await expect(agent.getByText(REFUSED_MESSAGE)).toHaveCount(sees ? 0 : 1)
    await expect(tabs).toBeVisible({ visible: sees })
    if (sees) await expect(agent.getByRole('link', { name: INBOX_TEXTS.export })).toBeVisible()
  }
  await admin.goto(`${PATHS.adminUsers}?q=${encodeURIComponent(demoAccount('Admin').email)}`)
  await expect(admin.getByText(USER_TEXTS.you)).toBeVisible()
  await expect(admin.getByRole('button', { name: USER_TEXTS.changeRole })).toHaveCount(0)

  await admin.goto(PATHS.adminAudit)
  await admin.getByLabel('Event').selectOption(eventLabel('role changed'))
  await find(admin)
  await expect(
    admin.getByRole('row').filter({ hasText: 'from Admin, to Agent' }).first(),
  ).toContainText(demoAccount('Admin').name)
  await expectFits(admin)
})

test('An admin looks at the builds and requests another one', async ({ newVisitor }) => {
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminBuilds)
  const section = admin.getByRole('region', { name: BUILD_TEXTS.builds })
  await expect(section.getByText(BUILD_LABELS.done).first()).toBeVisible()
  await expectFits(admin)
  const before = await siteRows('select id from builds')
  await admin.getByRole('button', { name: REBUILD_TEXTS.again }).click()
  const another = async () => (await siteRows('select id from builds')).length > before.length
  await untilBuilt(another, 'another build')
})

test('An admin looks at the statistics as charts and as numbers', async ({ newVisitor }) => {
  await siteRows(
    `insert into contacts (id, name, email, mobile_number, message, submission_key) values ($1, 'Ibis', 'ibis@example.in', '9876543210', 'Is anybody there?', $2)`,
    [Date.now(), `figures-${Date.now()}-key`],
  )
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminStats)
  for (const { title, alt } of Object.values(CHART_TEXTS)) {
    const figure = admin.getByRole('region', { name: title, exact: true }).first()
    await expect(figure.getByRole('img', { name: alt })).toHaveJSProperty('complete', true)
    expect(
      await figure.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(300)
    await figure.getByText(STATS_TEXTS.numbers).click()
    await expect(figure.getByRole('table')).toBeVisible()
  }
  await expectFits(admin)
})
