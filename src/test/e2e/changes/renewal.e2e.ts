import {
  RENEWAL_RESULT_TEXTS as REFUSED,
  RENEWAL_TEXTS as texts,
} from '#language/listing/texts-poster'
import { PATHS } from '../../../contract/paths.ts'
import { LISTING_DAYS } from '../../../domain/listing/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { newAccount } from '../../support/browser/journeys.ts'
import { mailedLink } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Palash ${Date.now()}`
const ABOUT = `${NAME}, Rajajipuram, Lucknow`

test('The mail that asks whether a listing is still available links to a button that keeps it, signed in or not', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 404 POST .*\/renewal/, /console error: .*404/)
  const account = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...account, name: NAME, locality: 'Rajajipuram' })
  const [row] = await siteRows<{ since: number }>(
    `update properties set confirmed_at = now() - make_interval(days => $2) where id = $1
     returning floor(extract(epoch from confirmed_at) * 1000)::float8 as since`,
    [id, LISTING_DAYS.asked + 1],
  )
  await siteRows(
    `insert into mails (id, kind, user_id, data) select $1, 'still available', id, $2 from users where email = $3`,
    [
      `renewal${id}`.slice(0, 20),
      { title: ABOUT, listingId: id, since: row?.since },
      account.email,
    ],
  )
  // The next mail to anybody also sends the waiting ones.
  await page.request.post('/api/password-resets', {
    data: { email: account.email },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  const link = await mailedLink(account.email, `Is it still available? ${ABOUT}`)
  await context.clearCookies()

  await test.step('Opening the page changes nothing, because programs that scan links open it too', async () => {
    await page.goto(link)
    await expect(page.getByText(texts.intro)).toBeVisible()
    await expectAccessible(page)
    const [still] = await siteRows(
      `select confirmed_at < now() - interval '50 days' as old from properties where id = $1`,
      [id],
    )
    expect(still).toEqual({ old: true })
  })

  await test.step('The button confirms it and shows until when it stays', async () => {
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(
      page.getByRole('status').filter({ hasText: `${ABOUT} is confirmed` }),
    ).toBeVisible()
    await expectAccessible(page)
    const [now] = await siteRows(
      `select confirmed_at > now() - interval '1 hour' as fresh from properties where id = $1`,
      [id],
    )
    expect(now).toEqual({ fresh: true })
  })

  await test.step('A second visit says that it is already confirmed, and a forged link is rejected with a reason', async () => {
    await page.reload()
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(`${ABOUT} is already confirmed`)).toBeVisible()
    await page.goto('about:blank')
    await page.goto(`${PATHS.renewal}/#${id}.1.${'0'.repeat(64)}`)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(REFUSED.foreign)
  })
})
