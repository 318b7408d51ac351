import type { Page } from '@playwright/test'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { OFFLINE } from '#language/text/texts'
import { ERRORS, type ErrorReply } from '../../../contract/errors.ts'
import { CONTACT_REDIRECT_MS } from '../../../domain/contact/constants.ts'
import { shownNumber } from '../../../domain/phone/shown.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'
import { passExactly, stopTime } from '../../support/browser/stopped-time.ts'
import { siteRows } from '../../support/site/served-site.ts'

const ASHA = { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in' }

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel(CONTACT_TEXTS.name, { exact: true }).fill(ASHA.name)
  await page.getByLabel(CONTACT_TEXTS.mobileNumber).fill(ASHA.mobileNumber)
  await page.getByLabel(CONTACT_TEXTS.email, { exact: true }).fill(ASHA.email)
  await page.getByLabel(CONTACT_TEXTS.message).fill(message)
}
const messages = (text: string) =>
  siteRows<{ id: string; created_at: Date }>(
    'select id, created_at from contacts where message = $1',
    [text],
  )

test.describe('The contact form', () => {
  test('lists missing answers in the order of the fields, and moves the focus to the first', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    const summary = page.getByRole('alert').getByRole('link')
    await expect(summary).toHaveText([
      CONTACT_RESULT_TEXTS.nameEmpty,
      CONTACT_RESULT_TEXTS.mobileInvalid,
      CONTACT_RESULT_TEXTS.emailInvalid,
      CONTACT_RESULT_TEXTS.messageEmpty,
    ])
    await summary.nth(1).click()
    await expect(page.getByLabel(CONTACT_TEXTS.mobileNumber)).toBeFocused()
    await expectAccessible(page)
  })

  test('sends once, confirms it, and leads home after 2 seconds', async ({ page }) => {
    await stopTime(page)
    await page.goto('/contact')
    const text = `Is the office open on Saturday? ${Date.now()}`
    await fillIn(page, text)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/contacts', async (route) => {
      await gate
      await route.continue()
    })
    const before = Date.now()
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await page.getByRole('button', { name: CONTACT_RESULT_TEXTS.busy }).press('Enter')
    release()
    await expect(page.getByText(CONTACT_RESULT_TEXTS.done)).toBeVisible()
    await passExactly(page, CONTACT_REDIRECT_MS, () => expect(page).toHaveURL(/\/contact\/?$/))
    await page.waitForURL('/')
    const rows = await messages(text)
    expect(rows).toHaveLength(1)
    // Its id is the time of its arrival in milliseconds.
    expect(Number(rows[0]?.id)).toBeGreaterThanOrEqual(before)
    expect(Number(rows[0]?.id)).toBeLessThanOrEqual(Date.now())
  })

  test('keeps the text when the connection fails and when the page is reloaded, and then sends it', async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/request failed/, /console error/)
    await page.goto('/contact')
    const text = `Sent from a lift. ${Date.now()}`
    await fillIn(page, text)
    // The form must be loaded before the connection is cut.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await context.setOffline(true)
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await expect(page.getByRole('alert')).toContainText(`${CONTACT_RESULT_TEXTS.failed} ${OFFLINE}`)
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue(text)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue(text)
    await expect(page.getByLabel(CONTACT_TEXTS.name, { exact: true })).toHaveValue(ASHA.name)
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await expect(page.getByText(CONTACT_RESULT_TEXTS.done)).toBeVisible()
    expect(await messages(text)).toHaveLength(1)
  })

  test('keeps the text when the server fails, and sends it again', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/answer 500 POST .*\/api\/contacts/, /console error: .*500/)
    await page.goto('/contact')
    const text = `Sent on a bad day. ${Date.now()}`
    await fillIn(page, text)
    const failure: ErrorReply = {
      code: 'internal',
      message: ERRORS.internal.sentence,
      requestId: 'nobody-knows',
    }
    await page.route(
      '**/api/contacts',
      (route) => route.fulfill({ status: ERRORS.internal.status, json: failure }),
      { times: 1 },
    )
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await expect(page.getByRole('alert')).toContainText(CONTACT_RESULT_TEXTS.failed)
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue(text)
    expect(await messages(text)).toHaveLength(0)
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await expect(page.getByText(CONTACT_RESULT_TEXTS.done)).toBeVisible()
    expect(await messages(text)).toHaveLength(1)
  })

  test('starts with the service that the visitor came from', async ({ page }) => {
    const [, service] = SERVICES
    await page.goto(`/contact?service=${service.slug}`)
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue(new RegExp(service.title))
  })
})

test.describe('An enquiry from a listing’s page', () => {
  test('reaches its owner, who reads it in the profile', async ({ page, newVisitor }) => {
    const [listing] = await siteRows<{ id: string; project_building_name: string }>(
      `select p.id, p.project_building_name from properties p
      join users u on u.id = p.user_id where p.is_approved and p.availability = 'available' and u.email = $1 order by p.approved_at limit 1`,
      [demoAccount('Owner').email],
    )
    const text = `Could I see it on Sunday? ${Date.now()}`
    await page.goto(`/listing-detail/${listing?.id}/`)
    const opener = page.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') })
    await opener.click()
    const dialog = page.getByRole('dialog', {
      name: ENQUIRY_TEXTS.title(listing?.project_building_name ?? ''),
    })
    await expect(dialog.getByLabel(CONTACT_TEXTS.message)).toHaveValue(ENQUIRY_TEXTS.opening)
    await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
    await expect(dialog.getByRole('alert')).toContainText(CONTACT_RESULT_TEXTS.nameEmpty)
    await expectAccessible(page)
    await fillIn(page, text)
    await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
    await expect(dialog.getByText(ENQUIRY_TEXTS.done('owner'))).toBeVisible()
    const ways = dialog.getByRole('list', { name: ENQUIRY_TEXTS.next })
    await expect(ways.getByRole('link', { name: ENQUIRY_TEXTS.toQuestion })).toBeVisible()
    await expect(ways.getByRole('link', { name: ENQUIRY_TEXTS.more('') })).toBeVisible()
    await ways.getByRole('button', { name: ENQUIRY_TEXTS.toPhone }).click()
    await expect(dialog).toHaveCount(0)
    const number = page.getByRole('dialog', { name: /^Phone number of/ })
    await expect(number).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(number).toHaveCount(0)

    const owner = await (await newVisitor()).newPage()
    await logIn(owner, demoAccount('Owner'))
    await owner.goto('/profile')
    const tab = owner.getByRole('tab', { name: ENQUIRY_TEXTS.listTitle })
    await expect(tab).toContainText(/\d/)
    await tab.click()
    await owner.reload()
    const entry = owner.getByRole('listitem').filter({ hasText: text })
    await expect(entry).toContainText(shownNumber(ASHA.mobileNumber))
    await expectAccessible(owner)
  })
})
