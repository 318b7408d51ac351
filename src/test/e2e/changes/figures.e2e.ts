import { listingPath } from '../../../contract/paths.ts'
import { countView } from '../../../contract/view.ts'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { VIEWS } from '../../../domain/listing/views.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Champa ${Date.now()}`

test('A sampled view is counted without a cookie, and the poster sees the listing’s figures', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...account, name: NAME, locality: 'Vikas Nagar' })

  await test.step('A reader in the sample is counted after reading the page for a while', async () => {
    const reader = await (await newVisitor()).newPage()
    await reader.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { value: false })
      Math.random = () => 0
    })
    const noted = reader.waitForResponse((answer) => answer.url().endsWith(countView.path))
    await reader.goto(listingPath(id))
    const answer = await noted
    expect(answer.status()).toBe(200)
    expect(answer.request().postDataJSON()).toEqual({ listing: id })
    expect(await answer.request().headerValue('cookie')).toBeNull()
  })

  await test.step('The profile shows the listing’s figures', async () => {
    await siteRows('update properties set sampled_views = 4 where id = $1', [id])
    await logIn(page, account, '/profile')
    const card = page.getByRole('article').filter({ hasText: NAME })
    const figures = { views: 4 * VIEWS.oneIn, saved: 0, asked: 0, shown: 0 }
    await expect(card).toContainText(FIGURE_TEXTS.line(figures))
    await expect(page.getByText(FIGURE_TEXTS.note)).toBeVisible()
    await expectAccessible(page)
  })
})
