import type { Page } from '@playwright/test'
import {
  SAVED_TEXTS,
  SHARED_SHORTLIST_TEXTS,
  SHORTLIST_TEXTS as texts,
} from '#language/shortlist/texts'
import { PATHS } from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, submitLogin } from '../../support/browser/journeys.ts'

// A list in which no other journey posts or takes down anything: others have theirs in Lucknow, Noida and Kanpur.
const SOME = placePath('flats-for-sale-in-gurugram')
const items = (page: Page) => page.locator('#saved-list > li')
const heart = (page: Page, n: number) =>
  page.getByRole('main').locator('[data-part="heart"]').nth(n)
const nameOf = async (page: Page, n: number) =>
  ((await heart(page, n).getAttribute('aria-label')) ?? '').replace('Save ', '')

test('Listings saved before a login are then in the account, with notes, on the next device and behind a shared link', async ({
  page,
  baseURL,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/answer 404 GET .*\/shortlist\//, /console error: .*404/)
  expectProblems(/failed .*\/api\/my\//, /console error: .*ERR_INTERNET_DISCONNECTED/)
  const account = await newAccount(page, baseURL, 'Client')
  await page.goto(SOME)
  const first = await nameOf(page, 0)
  await heart(page, 0).click()
  const other = await (await newVisitor()).newPage()
  await logIn(other, account, SOME)
  const second = await nameOf(other, 2)
  await heart(other, 2).click()

  await test.step('The login merges both lists', async () => {
    await page.goto(PATHS.saved)
    await expect(items(page)).toHaveCount(1)
    await page.getByRole('link', { name: texts.toAccount }).click()
    await submitLogin(page, account)
    await expect(items(page)).toHaveCount(2)
    await expect(page.getByText(texts.follows)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('The note is on the other device, exactly as typed', async () => {
    const note = page.getByLabel(`${texts.note}: ${first}`)
    await note.fill('Ask for <b>the key</b>')
    await expect(items(page).getByText(texts.noteSaved, { exact: true })).toHaveCount(1)
    await other.goto(PATHS.saved)
    await expect(other.getByLabel(`${texts.note}: ${first}`)).toHaveValue('Ask for <b>the key</b>')
  })

  await test.step('A note typed offline waits on the device, and is saved automatically later', async () => {
    const note = page.getByLabel(`${texts.note}: ${first}`)
    await page.context().setOffline(true)
    await note.fill('Ask for <b>the key</b> twice')
    await expect(items(page).getByText(texts.noteWaits)).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(items(page).getByText(texts.noteSaved, { exact: true })).toHaveCount(1)
    await other.reload()
    await expect(other.getByLabel(`${texts.note}: ${first}`)).toHaveValue(
      'Ask for <b>the key</b> twice',
    )
  })

  const reader = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  const address = page.getByLabel(texts.link, { exact: true })
  await test.step('Anybody with the link can read the list without a script, and notes only if the owner chose to share them', async () => {
    await page.getByText(texts.share, { exact: true }).click()
    await page.getByRole('button', { name: texts.makeLink }).click()
    await expect(address).toHaveValue(/\/shortlist\/[0-9a-f]{64}\/$/)
    await expectAccessible(page)
    const answer = await reader.goto(await address.inputValue())
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    for (const name of [first, second])
      await expect(reader.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(reader.locator('main')).not.toContainText('the key')
    await expect(reader.locator('main')).not.toContainText(account.name)
    await page.getByLabel(texts.withNotes).check()
    await expect(page.getByText(texts.changed)).toBeVisible()
    await page.getByLabel(texts.withName).check()
    await expect(async () => {
      await reader.reload()
      await expect(reader.locator('main')).toContainText('Ask for <b>the key</b>')
      await expect(
        reader.getByRole('heading', { name: SHARED_SHORTLIST_TEXTS.titleOf(account.name) }),
      ).toBeVisible()
    }).toPass()
  })

  await test.step('A revoked link opens nothing', async () => {
    await page.getByRole('button', { name: texts.end }).click()
    await expect(page.getByText(texts.ended)).toBeVisible()
    await reader.reload()
    await expect(reader.getByText(SHARED_SHORTLIST_TEXTS.ended)).toBeVisible()
  })

  await test.step('A listing removed here is removed there', async () => {
    const taken = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/my/shortlist') && answer.request().method() === 'POST',
    )
    await items(page).first().locator('[data-part="heart"]').click()
    await taken
    await other.reload()
    await expect(items(other)).toHaveCount(1)
    await expect(other.getByText(SAVED_TEXTS.count(1))).toBeVisible()
  })
})
