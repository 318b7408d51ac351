import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { GONE_REASON } from '../../../domain/report/constants.ts'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { VIEW_LABELS } from '#english/moderation/texts'
import { REPORT_TEXTS } from '#language/report/texts'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { goneSummary } from '#language/trust/texts-gone'
import { GONE_MAIL_TEXTS } from '#language/trust/texts-reports'
import { GONE_DESK_TEXTS } from '#english/trust/texts-gone-desk'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount } from '../../support/browser/journeys.ts'
import { mailedLink } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

async function report(page: Page, id: string, email: string) {
  await page.goto(`/listing-detail/${id}/`)
  await page.getByRole('button', { name: REPORT_TEXTS.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: GONE_REASON }).check()
  await dialog.getByLabel(REPORT_TEXTS.emailLabel).fill(email)
  await dialog.getByRole('button', { name: REPORT_TEXTS.submit }).click()
  await expect(dialog.getByRole('status')).toContainText('It has to be settled by')
  await expect(dialog.getByRole('status')).toContainText('will mail you the outcome')
}
const open = (id: string) =>
  siteRows('select id from reports where property_id = $1 and handled_at is null', [id])

test('Two visitors say that a home is gone: the owner is asked once, and the answer closes the reports', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Kachnar ${Date.now()}`
  const owner = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...owner, name, locality: 'Rajajipuram' })
  await context.clearCookies()
  for (const visitor of ['ravi', 'sita']) await report(page, id, `${visitor}-${id}@example.in`)
  expect(
    await siteRows(
      "select 1 from mails where kind = 'still available' and user_id = (select user_id from properties where id = $1)",
      [id],
    ),
  ).toHaveLength(1)
  await page.goto(
    await mailedLink(owner.email, GONE_MAIL_TEXTS.subject(`${name}, Rajajipuram, Lucknow`)),
  )
  await page.getByRole('button', { name: RENEWAL_TEXTS.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name}, Rajajipuram` })).toBeVisible()
  expect(await open(id)).toEqual([])
})

test('An owner does not answer: an admin hides the home with one press, and the owner reads why', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Gulmohar ${Date.now()}`
  const owner = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...owner, name, locality: 'Rajajipuram' })
  await context.clearCookies()
  await report(page, id, `ravi-${id}@example.in`)
  await siteRows(
    "update reports set created_at = created_at - interval '8 days', due_at = due_at - interval '8 days' where property_id = $1 returning id",
    [id],
  )
  await siteRows(
    "update properties set gone_asked_at = gone_asked_at - interval '8 days', confirmed_at = confirmed_at - interval '9 days' where id = $1 returning id",
    [id],
  )

  await test.step('It is among the first on the desk, with its clock', async () => {
    await logIn(page, demoAccount('Admin'), '/admin')
    await page.getByRole('link', { name: VIEW_LABELS.reports }).click()
    const item = page.locator(`#reported-${id}`)
    await expect(item).toContainText(GONE_DESK_TEXTS.unanswered)
    await expect(item).toContainText('overdue by 1 day')
    await expectAccessible(page)
    await item.getByRole('button', { name: `${GONE_DESK_TEXTS.hide}: ${name}` }).click()
    await expect(
      item.getByRole('button', { name: `${GONE_DESK_TEXTS.unhide}: ${name}` }),
    ).toBeVisible()
  })

  await test.step('The owner sees it on the profile, confirms it, and it is shown again', async () => {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await logIn(page, owner, PATHS.profile)
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText('Hidden from visitors since')
    await expect(
      page.getByRole('status').filter({ hasText: goneSummary({ reported: 1, hidden: 1 }) ?? '-' }),
    ).toBeVisible()
    await expect(
      page.getByRole('heading', { name: OWN_FILTER_TEXTS.states.reported }),
    ).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: /still available/i }).click()
    await expect(card).not.toContainText('Hidden from visitors since')
    expect(await open(id)).toEqual([])
  })
})
