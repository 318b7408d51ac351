import type { BrowserContext, Page } from '@playwright/test'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS, QUESTION_TEXTS } from '#language/enquiry/texts'
import { WAITING_TEXTS as texts } from '#language/enquiry/texts-waiting'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { OFFLINE_TEXTS } from '#language/site/texts-offline'
import { actOn } from '#language/text/texts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { newAccount } from '../../support/browser/journeys.ts'
import { OFFLINE_PROBLEMS, untilKept } from '../../support/browser/kept-pages.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

test.use({ worker: true, viewport: { width: 360, height: 740 } })

type Home = { id: string; name: string; message: string }

async function someHome(page: Page, baseURL: string | undefined, name: string): Promise<Home> {
  const owner = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...owner, name, locality: 'Jankipuram' })
  return { id, name, message: `Could I see ${name} on Sunday?` }
}

const stored = ({ message }: Home) =>
  siteRows('select id from enquiries where message = $1', [message])

/** Opens the home, saves it, loses the connection, and writes to its owner. */
async function askOffline(page: Page, context: BrowserContext, { id, name, message }: Home) {
  await page.goto(listingPath(id))
  await untilKept(page, `${PATHS.listing}/${id}`)
  await page.getByRole('button', { name: LISTING_PAGE_TEXTS.save, exact: true }).click()
  // Nobody has touched the button: the form comes with the heart.
  await untilKept(page, /\/MessageForm\..*js$/)
  await untilKept(page, '/saved-list')
  await context.setOffline(true)
  await page.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') }).click()
  const dialog = page.getByRole('dialog', { name: ENQUIRY_TEXTS.title(name) })
  await dialog.getByLabel(CONTACT_TEXTS.name, { exact: true }).fill('Asha Verma')
  await dialog.getByLabel(CONTACT_TEXTS.mobileNumber).fill('9876543210')
  await dialog.getByLabel(CONTACT_TEXTS.email, { exact: true }).fill('asha@example.in')
  await dialog.getByLabel(CONTACT_TEXTS.message).fill(message)
  await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
  await expect(dialog.getByRole('status').filter({ hasText: texts.unsent })).toBeVisible()
  return dialog
}
const list = (page: Page) => page.getByRole('region', { name: texts.title })
const sendNow = (page: Page, { name }: Home) =>
  list(page).getByRole('button', { name: actOn(texts.sendNow, name) })

test('A question written without a connection waits on this device, and one press sends it once', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS)
  const home = await someHome(page, baseURL, `Amaltas ${Date.now()}`)

  await test.step('The dialog says so, offers both ways, and shows the words again after a reload', async () => {
    const dialog = await askOffline(page, context, home)
    const send = dialog.getByRole('button', { name: texts.sendNow })
    await expect(send).toBeFocused()
    await expect(dialog.getByRole('button', { name: texts.remove })).toBeVisible()
    await expectAccessible(page, [360])
    await expectNotWider(page, [320, 360])
    await page.reload()
    await page.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') }).click()
    await expect(dialog.getByLabel(CONTACT_TEXTS.message)).toHaveValue(home.message)
    await expect(send).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('The saved list shows it, and so does the page for what is not on the device', async () => {
    await page.goto(PATHS.saved)
    await expect(list(page)).toContainText(home.message)
    await expectAccessible(page, [360])
    await expectNotWider(page, [320, 360])
    await page.goto(PATHS.profile)
    await expect(page.getByRole('heading', { name: OFFLINE_TEXTS.title })).toBeVisible()
    await expect(list(page)).toContainText(home.message)
    await expectAccessible(page, [360])
  })

  await context.setOffline(false)
  // A page that missed a script loads itself again once it is online, which may end this.
  await expect(() => page.goto(PATHS.about)).toPass()
  const line = page.getByRole('status').filter({ hasText: texts.line(1) })
  await expect(line).toBeVisible()
  await expectAccessible(page, [360])
  await line.getByRole('link', { name: texts.toList }).click()
  await page.waitForURL((url) => url.pathname.startsWith(PATHS.saved))
  const tab = await context.newPage()
  await tab.goto(PATHS.saved)
  await expect(list(tab)).toContainText(home.message)
  expect(await stored(home)).toHaveLength(0)
  await sendNow(page, home).dblclick()
  const link = page.getByRole('link', { name: ENQUIRY_TEXTS.toQuestion })
  await expect(link).toBeFocused()
  await expectAccessible(page, [360])
  await expect(list(tab)).toHaveCount(0)
  expect(await stored(home)).toHaveLength(1)
  await tab.close()
  await link.click()
  await expect(page.getByText(home.message)).toBeVisible()
  await expect(page.getByText(QUESTION_TEXTS.open)).toBeVisible()
})

test('A home that was sold meanwhile is named, with the way to similar ones, and the question can be deleted', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS, /answer 404 POST .*enquiries/, /console error: .*404/)
  const home = await someHome(page, baseURL, `Palash ${Date.now()}`)
  await askOffline(page, context, home)
  await siteRows("update properties set availability = 'sold', closed_at = now() where id = $1", [
    home.id,
  ])
  await context.setOffline(false)
  await page.goto(PATHS.saved)
  await sendNow(page, home).click()
  await expect(list(page)).toContainText(texts.gone(home.name))
  const similar = list(page).getByRole('link', { name: texts.similar })
  await expect(similar).toBeFocused()
  await expectAccessible(page, [360])
  await expectNotWider(page, [320, 360])
  expect(await stored(home)).toHaveLength(0)
  await list(page)
    .getByRole('button', { name: actOn(texts.remove, home.name) })
    .click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(`${listingPath(home.id)}#similar`)
  await expect(page.getByText(DETAIL_TEXTS.closedHint).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: texts.line(1) })).toHaveCount(0)
})
