import { PATHS } from '../../../contract/paths.ts'
import {
  RHYTHM_TEXTS,
  SAVED_SEARCH_LIST_TEXTS,
  SAVED_SEARCH_TEXTS as texts,
} from '#language/saved-search/texts'
import { savedSearchName } from '../../../domain/saved-search/rules.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { newAccount, submitLogin } from '../../support/browser/journeys.ts'

const QUERY = '?city=lucknow&bhk=3'
const NAME = savedSearchName(QUERY)

test('A search is saved with one press and a login, changed in the profile and removed', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  // The save request is answered with 401, because nobody is signed in.
  expectProblems(/answer 401 POST .*\/api\/my\/searches/, /console error: .*401/)
  const account = await newAccount(page, baseURL)
  await context.clearCookies()
  const save = page.getByRole('button', { name: texts.save })

  await test.step('A signed-out visitor is led to the login, and back to the search, which is then saved', async () => {
    await page.goto(PATHS.search + QUERY)
    await save.click()
    await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    await submitLogin(page, account)
    await expect(page.getByText(texts.savedUnconfirmed)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PATHS.search}/?\\${QUERY}$`))
    await expectAccessible(page)
  })

  await page.goto(PATHS.profile)
  await page.getByRole('tab', { name: texts.title }).click()
  const panel = page.getByRole('tabpanel', { name: texts.title })
  const mails = panel.getByRole('combobox', { name: SAVED_SEARCH_LIST_TEXTS.rhythm(NAME) })

  await test.step('The profile lists it, and a change of how often mails come is stored', async () => {
    await expect(panel.getByRole('link', { name: NAME, exact: true })).toHaveAttribute(
      'href',
      PATHS.search + QUERY,
    )
    await expect(mails).toHaveValue('daily')
    await mails.selectOption(RHYTHM_TEXTS.weekly)
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.changed(NAME, 'weekly'))).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('tab', { name: texts.title }).click()
    await expect(mails).toHaveValue('weekly')
  })

  await test.step('A removed search is gone, also after a reload', async () => {
    await panel.getByRole('button', { name: SAVED_SEARCH_LIST_TEXTS.remove(NAME) }).click()
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.removed(NAME))).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: texts.title }).click()
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.empty)).toBeVisible()
  })
})
