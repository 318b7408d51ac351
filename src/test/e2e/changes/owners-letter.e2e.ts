import { AGREEING_LABELS, PAPER_DESK_TEXTS } from '#english/right-to-offer/texts-desk'
import { RIGHT_MAILS } from '#language/mail/texts-right'
import { RIGHT_TEXTS } from '#language/right-to-offer/texts'
import {
  ASK_OWNER_TEXTS,
  letterSays,
  LETTER_TEXTS as texts,
} from '#language/right-to-offer/texts-letter'
import { PAPER_LABELS } from '#language/right-to-offer/texts-papers'
import { PATHS, rightToOfferPath } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
import { mailedLink, mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Amaltas ${Date.now()}`
const OWNER = `owner.${Date.now()}@example.in`

test('An agent has the owner asked; the owner says yes by the link of the mail; the desk compares and has seen it', async ({
  page,
  baseURL,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(
    /answer 404 POST .*\/owners-letters\//,
    /console error: .*404/,
    /answer 400 POST .*\/owners-letter/,
    /console error: .*400/,
  )
  const agent = await newAccount(page, baseURL, 'Agent')
  await logIn(page, agent)
  const { id } = await ownPublished({ name: NAME, locality: 'Aliganj', email: agent.email })
  const { subject } = RIGHT_MAILS['owners letter']({ name: '', site: '', link: '' })

  await test.step('The own address is refused at its field; another is asked', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(rightToOfferPath(id))
    await page.getByLabel(ASK_OWNER_TEXTS.ways.mail).check()
    await page.getByLabel(RIGHT_TEXTS.unit).fill('B-1204')
    await page.getByLabel(ASK_OWNER_TEXTS.email).fill(agent.email)
    await page.getByRole('button', { name: ASK_OWNER_TEXTS.submit }).click()
    await expect(page.getByText(RIGHT_TEXTS.errors.ownEmail).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(ASK_OWNER_TEXTS.email).fill(OWNER)
    await page.getByRole('button', { name: ASK_OWNER_TEXTS.submit }).click()
    await expect(page.getByText(ASK_OWNER_TEXTS.asked)).toBeVisible()
    await expect(page.getByRole('button', { name: ASK_OWNER_TEXTS.stop })).toBeVisible()
    await expectNotWider(page)
    await expectAccessible(page)
  })

  const owner = await (await newVisitor()).newPage()
  const link = await mailedLink(OWNER, subject)
  await test.step('The mail has nothing of the agent; its link shows who asks, and a forged one does not', async () => {
    const mail = await mailNamed(OWNER, subject)
    expect(mail).not.toContain(NAME)
    expect(mail).not.toContain(agent.name)
    await owner.setViewportSize({ width: 360, height: 740 })
    await owner.goto(`${link.slice(0, -8)}00000000`)
    await expect(owner.getByRole('alert')).toContainText(texts.foreign)
    await owner.goto('about:blank')
    await owner.goto(link)
    await expect(owner.getByText(letterSays(agent.name))).toBeVisible()
    await expect(owner.getByText(NAME)).toBeVisible()
    await expectNotWider(owner)
    await expectAccessible(owner)
    expect(await siteRows('select letter_said from rights_to_offer where id = $1', [id])).toEqual([
      { letter_said: null },
    ])
  })

  await test.step('One press says yes; a reload says what was said', async () => {
    await owner.getByRole('button', { name: texts.yes(agent.name) }).click()
    const said = owner.getByRole('status').filter({ hasText: agent.name })
    await expect(said).toBeVisible()
    await expectAccessible(owner)
    await owner.reload()
    await expect(said).toBeVisible()
    await expect(owner.getByRole('button', { name: texts.no })).toHaveCount(0)
  })

  await test.step('The desk shows the letter with both addresses, without anything to open', async () => {
    // Before those that other journeys show meanwhile.
    await siteRows(
      "update rights_to_offer set sent_at = now() - interval '90 hours' where id = $1",
      [id],
    )
    const admin = await signedIn(newVisitor, 'Admin', PATHS.adminPapers)
    const work = admin.getByRole('region', { name: NAME })
    await expect(
      admin.getByRole('heading', { name: `${PAPER_LABELS["owner's mail"]}: ${NAME}` }),
    ).toBeVisible()
    await expect(work.getByText(OWNER)).toBeVisible()
    await expect(work.getByText(PAPER_DESK_TEXTS.letterAgent(agent.email))).toBeVisible()
    await expect(admin.getByRole('button', { name: PAPER_DESK_TEXTS.open })).toHaveCount(0)
    await expectAccessible(admin)
    await work.getByRole('checkbox', { name: AGREEING_LABELS.name }).check()
    await work.getByRole('checkbox', { name: AGREEING_LABELS.place }).check()
    await work.getByRole('button', { name: PAPER_DESK_TEXTS.seen, exact: false }).first().click()
    await expect(admin.getByText(PAPER_DESK_TEXTS.answered.seen(NAME))).toBeVisible()
    expect(
      await siteRows('select letter_email, seen_kind from rights_to_offer where id = $1', [id]),
    ).toEqual([{ letter_email: null, seen_kind: "owner's mail" }])
  })
})
