import { ANSWER_TEXTS as texts } from '#language/enquiry/texts'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Amaltas ${Date.now()}`
const ANSWER = 'It is free. Come on Sunday at eleven.'

test('A poster answers a question in the profile; the asker gets the answer by mail and in the profile', async ({
  page,
  newVisitor,
  baseURL,
  expectProblems,
}) => {
  // The server refuses an empty answer.
  expectProblems(/answer 400 POST .*\/answer/, /console error: .*400/)
  const poster = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...poster, name: NAME, locality: 'Jankipuram' })
  const visitor = await (await newVisitor()).newPage()
  const asker = await newAccount(visitor, baseURL, 'Client')
  // A typed text is mailed only to confirmed addresses, and only a confirmed poster may answer.
  await siteRows('update users set email_verified_at = now() where email in ($1, $2)', [
    poster.email,
    asker.email,
  ])
  await logIn(visitor, asker)
  const asked = await visitor.request.post(`/api/listings/${id}/enquiries`, {
    data: {
      name: 'Asha Verma',
      mobileNumber: '9876501234',
      email: asker.email,
      message: 'When could I see it?',
      submissionKey: `answers-${Date.now()}`,
    },
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(asked.status()).toBe(201)

  await test.step('The poster writes an answer, which survives a reload', async () => {
    await logIn(page, poster, PATHS.enquiries)
    await page.getByRole('button', { name: texts.openAbout('Asha Verma') }).click()
    const field = page.getByLabel(texts.label, { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.missing })).toBeVisible()
    await field.fill(ANSWER)
    await page.reload()
    await page.getByRole('button', { name: texts.openAbout('Asha Verma') }).click()
    await expect(field).toHaveValue(ANSWER)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(
      page.getByRole('status').filter({ hasText: texts.done('Asha Verma') }),
    ).toBeVisible()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.openAbout('Asha Verma') })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('The asker has a mail without the poster’s address, and the answer in the profile', async () => {
    const text = await mailNamed(asker.email, `An answer about ${NAME}, Jankipuram, Lucknow`)
    expect(text).toContain(`> ${ANSWER}`)
    expect(text).not.toContain(poster.email)
    const link = text.match(/\S+\/question\/\S+/)?.[0] ?? ''
    const shown = await visitor.request.get(link)
    expect(shown.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const stranger = await (await newVisitor()).newPage()
    await stranger.goto(link)
    await expect(stranger.getByText(ANSWER)).toBeVisible()
    await expectAccessible(stranger)
    await visitor.goto(PATHS.enquiries)
    const sent = visitor.getByRole('region', { name: texts.sentTitle })
    await expect(sent.getByText(ANSWER)).toBeVisible()
    await expectAccessible(visitor)
  })
})
