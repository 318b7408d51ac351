import { USER_TEXTS } from '#english/account/texts-users'
import { REPORT_DESK_TEXTS } from '#english/report/texts-desk'
import { RIGHT_MAILS } from '#language/mail/texts-right'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { addressOf } from '../../../contract/endpoint.ts'
import { accountPath, listingPath, PATHS, reportedPath } from '../../../contract/paths.ts'
import { reportListing } from '../../../contract/report.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount } from '../../support/browser/journeys.ts'
import { mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const NAME = `Kachnar ${Date.now()}`

test('Three people say that an owner is a broker, who is asked, says so, and stands as an agent; nothing else is shown', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const broker = await newAccount(page, baseURL, 'Owner')
  const { id } = await ownPublished({ name: NAME, locality: 'Aashiana', email: broker.email })

  await test.step('The third of them has the broker asked', async () => {
    for (const n of [1, 2, 3]) {
      const visitor = await (await newVisitor()).newPage()
      const account = await newAccount(visitor, baseURL, 'Client')
      await siteRows('update users set email_verified_at = now() where email = $1', [account.email])
      await logIn(visitor, account)
      const answer = await visitor.request.post(addressOf(reportListing, { id }), {
        data: { reason: 'A broker as owner', submissionKey: `broker-${id}-${n}` },
        headers: { origin: new URL(baseURL ?? '').origin },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      // Journeys come from one network; people do not.
      await siteRows(
        'update reports set network = id where property_id = $1 and submission_key = $2',
        [id, `broker-${id}-${n}`],
      )
      expect(await siteRows('select id from offer_doubts where id = $1', [id])).toHaveLength(
        n === 3 ? 1 : 0,
      )
    }
    const { subject } = RIGHT_MAILS['offer doubted']({
      name: '',
      title: `${NAME}, Aashiana, Lucknow`,
      site: '',
      link: '',
    })
    expect(await mailNamed(broker.email, subject)).toContain(NAME)
  })

  await test.step('Visitors read nothing of it', async () => {
    const visitor = await (await newVisitor()).newPage()
    await rebuiltByNow()
    await visitor.goto(listingPath(id))
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(visitor.getByText(/broker|doubt/i)).toHaveCount(0)
  })

  await test.step('The broker answers on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await logIn(page, broker, PATHS.profile)
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card).toContainText(DOUBT_TEXTS.why(DOUBT_TEXTS.thisHome))
    await expect(card).toContainText(DOUBT_TEXTS.agent)
    await card.getByRole('button', { name: DOUBT_TEXTS.open }).click()
    await card.getByLabel(DOUBT_TEXTS.label).fill('I am an agent of the owner.')
    await card.getByRole('button', { name: DOUBT_TEXTS.submit }).click()
    await expect(page.getByText(DOUBT_TEXTS.done)).toBeVisible()
    await expectNotWider(page)
  })

  const admin = await (await newVisitor()).newPage()
  await test.step('The name stands first on the desk, with the answer and the way to the account', async () => {
    await logIn(admin, demoAccount('Admin'), reportedPath(id))
    const item = admin.locator(`#reported-${id}`)
    await expect(item).toContainText(`3 people say of a listing of ${broker.name}`)
    await expect(item.getByRole('blockquote')).toContainText('I am an agent of the owner.')
    await expect(admin.locator('.report-list > li').first()).toContainText('people say of')
    await expectAccessible(admin)
    const [user] = await siteRows<{ id: string }>('select id from users where email = $1', [
      broker.email,
    ])
    await item.locator(`a[href="${accountPath(user?.id ?? '')}"]`).click()
    await admin
      .getByRole('button', { name: USER_TEXTS.label(USER_TEXTS.open, broker.name) })
      .click()
    await admin
      .getByRole('button', { name: USER_TEXTS.label(USER_TEXTS.changeRole, broker.name) })
      .click()
    await admin.getByRole('dialog').getByRole('radio', { name: 'Agent' }).check()
    await admin.getByRole('button', { name: USER_TEXTS.saveRole }).click()
    await expect(admin.getByText(USER_TEXTS.roleChanged(broker.name, 'Agent'))).toBeVisible()
  })

  await test.step('With the reports closed the answer is erased, and visitors read “agent”', async () => {
    await admin.goto(reportedPath(id))
    await admin.getByRole('button', { name: `${REPORT_DESK_TEXTS.corrected}: ${NAME}` }).click()
    await expect(admin.locator(`#reported-${id}`)).toHaveCount(0)
    expect(await siteRows('select answer from offer_doubts where id = $1', [id])).toEqual([
      { answer: null },
    ])
    await rebuiltByNow()
    await page.goto(listingPath(id))
    await expect(page.getByRole('complementary', { name: 'Agent' })).toContainText(broker.name)
  })
})
