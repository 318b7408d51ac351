import { listingPath, PATHS } from '../../../contract/paths.ts'
import { countMiss, countView } from '../../../contract/counting.ts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { MISSED_TEXTS } from '#english/stats/texts'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { VIEWS } from '../../../domain/listing/views.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
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

test('Words that a search does not find are counted without a cookie, and admins see the most missed ones', async ({
  newVisitor,
}) => {
  const words = `zxqvpt ${NAME.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const folded = words.toLowerCase()

  await test.step('They are reported once, after the visitor has stopped typing', async () => {
    const seeker = await (await newVisitor()).newPage()
    await seeker.addInitScript(() =>
      Object.defineProperty(navigator, 'webdriver', { value: false }),
    )
    const reports: string[] = []
    seeker.on('request', (request) => {
      if (request.url().endsWith(countMiss.path)) reports.push(request.postData() ?? '')
    })
    await seeker.goto(PATHS.search)
    const noted = seeker.waitForResponse((answer) => answer.url().endsWith(countMiss.path))
    await seeker.getByRole('combobox', { name: GALLERY_TEXTS.words }).pressSequentially(words)
    const answer = await noted
    expect(answer.status()).toBe(200)
    expect(await answer.request().headerValue('cookie')).toBeNull()
    expect(reports.join()).not.toContain('"zxqvp"')
  })

  await test.step('The statistics list what was missed most, by month', async () => {
    await siteRows(
      `insert into missed_searches (month, words, times)
      values (date_trunc('month', now() at time zone 'Asia/Kolkata')::date, $1, 100000)`,
      [folded],
    )
    const admin = await signedIn(newVisitor, 'Admin', PATHS.adminStats)
    const missed = admin.getByRole('region', { name: MISSED_TEXTS.title, exact: true })
    await expect(missed.getByRole('row', { name: folded })).toContainText('100000')
    await expect(missed.getByText(MISSED_TEXTS.none)).toHaveCount(1)
    await expectAccessible(admin)
    await expectNotWider(admin)
  })
})
