import { AGREEING_LABELS, PAPER_DESK_TEXTS } from '#english/right-to-offer/texts-desk'
import { MARK_LABELS, SAME_HOME_TEXTS as texts } from '#english/same-home/texts-desk'
import { ELSEWHERE_TEXTS } from '#language/same-home/texts'
import { addressOf } from '../../../contract/endpoint.ts'
import { showPaper } from '../../../contract/paper.ts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { priceOf, short } from '../../../domain/money/rules.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const NAMES = { owner: `Palash ${Date.now()}`, agent: `Flat near the park ${Date.now()}` }
const PRICE = 6_100_000

test('An agent offers the home of an owner: the desk is told by its number, and both pages say so and name the lower price', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const picture = Buffer.from(await cameraFile(900, 1200, 1)).toString('base64')
  /** Publishes a home of a new account, which shows a paper for it. */
  async function offered(role: 'Owner' | 'Agent', name: string, unit: string) {
    const visitor = await (await newVisitor()).newPage()
    const account = await newAccount(visitor, baseURL, role)
    await logIn(visitor, account)
    const { id } = await ownPublished({ name, locality: 'Aashiana', email: account.email })
    const kind = role === 'Owner' ? 'electricity bill' : "owner's letter"
    const answer = await visitor.request.post(addressOf(showPaper, { id }), {
      data: { kind, unit, tower: 'C', pages: [picture] },
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return { id, account }
  }
  const owner = await offered('Owner', NAMES.owner, 'C-904')
  const agent = await offered('Agent', NAMES.agent, 'Flat No. c 904')
  await siteRows('update properties set price = $2 where id = $1', [agent.id, PRICE])
  // Before the papers of other journeys.
  await siteRows(
    "update rights_to_offer set sent_at = now() - interval '80 hours' where id in ($1, $2)",
    [owner.id, agent.id],
  )
  await siteRows("update rights_to_offer set sent_at = now() - interval '90 hours' where id = $1", [
    owner.id,
  ])

  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminPapers)
  const homes = admin.getByRole('region', { name: texts.title })
  await test.step('With the owner’s paper seen, the agent’s paper stands beside who showed it', async () => {
    await expect(admin.getByRole('heading', { name: NAMES.owner })).toBeVisible()
    await expect(homes.getByText(MARK_LABELS.number).first()).toBeVisible()
    await admin.getByRole('button', { name: PAPER_DESK_TEXTS.open }).click()
    await expect(admin.getByRole('img', { name: PAPER_DESK_TEXTS.picture(1) })).toBeVisible()
    for (const part of [AGREEING_LABELS.name, AGREEING_LABELS.number])
      await admin.getByRole('checkbox', { name: part }).check()
    await admin.getByRole('button', { name: PAPER_DESK_TEXTS.seen, exact: true }).click()
    await expect(admin.getByRole('heading', { name: NAMES.agent })).toBeVisible()
    const beside = homes.getByRole('table').first()
    await expect(beside).toContainText(owner.account.name)
    await expect(beside).toContainText('C-904, tower C')
    await expect(beside.getByText(/^Seen: Electricity bill/)).toBeVisible()
    await expectAccessible(admin)
    await admin.setViewportSize({ width: 360, height: 740 })
    await expectNotWider(admin)
  })

  await test.step('One press says that it is the same home', async () => {
    const same = admin.getByRole('button', {
      name: texts.pressed(texts.press.same, NAMES.owner),
    })
    await same.click()
    await expect(same).toHaveAttribute('aria-pressed', 'true')
    await expect(homes.getByText(texts.saved('same'))).toBeVisible()
    await expect(same).toBeFocused()
  })

  await test.step('Each page says from which price the other offers it, and leads there', async () => {
    await rebuiltByNow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(listingPath(owner.id))
    const lower = short(priceOf({ listingType: 'Sell', price: PRICE }))
    await page.getByText(ELSEWHERE_TEXTS.also(1, lower)).click()
    await expectAccessible(page)
    await expectNotWider(page)
    await page.getByRole('link', { name: ELSEWHERE_TEXTS.offer(lower, 'agent') }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAMES.agent })).toBeVisible()
    const own = short(priceOf({ listingType: 'Sell', price: 7_200_000 }))
    await expect(page.getByText(ELSEWHERE_TEXTS.also(1, own))).toBeVisible()
    await expect(page.getByText('904')).toHaveCount(0)
  })
})
