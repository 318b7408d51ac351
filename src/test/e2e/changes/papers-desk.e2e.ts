import { HELP_TEXTS, REJECT_TEXTS } from '#english/moderation/texts'
import {
  AGREEING_LABELS,
  PAPER_LIST_LABELS,
  PAPER_REASONS,
  REFUSE_PAPER_TEXTS,
  TAKE_BACK_REASONS,
  TAKE_BACK_TEXTS,
  PAPER_DESK_TEXTS as texts,
} from '#english/right-to-offer/texts-desk'
import { PAPER_LABELS } from '#english/right-to-offer/texts-papers'
import { SHOWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-shown'
import { addressOf } from '../../../contract/endpoint.ts'
import { showPaper } from '../../../contract/paper.ts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
import { pressOn } from '../../support/browser/keyboard.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const NAMES = ['Sheesham', 'Shirish'].map((name) => `${name} ${Date.now()}`)

test('An admin sees a paper by keys alone, refuses another, and takes “seen” back; the listing’s page says so', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  // An earlier try has left papers that would be older.
  await siteRows(
    "delete from rights_to_offer r using properties p where p.id = r.id and p.project_building_name ~ '^(Sheesham|Shirish) [0-9]+$'",
  )
  const owner = await newAccount(page, baseURL)
  await logIn(page, owner)
  const picture = Buffer.from(await cameraFile(900, 1200, 1)).toString('base64')
  const ids: string[] = []
  for (const [n, name] of NAMES.entries()) {
    const { id } = await ownPublished({ name, locality: 'Aliganj', email: owner.email })
    const answer = await page.request.post(addressOf(showPaper, { id }), {
      data: {
        kind: 'electricity bill',
        unit: `B-120${n}`,
        tower: 'C',
        pages: [picture, picture],
      },
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    // Before those that other journeys show meanwhile; the first is overdue.
    await siteRows('update rights_to_offer set sent_at = $2::timestamptz where id = $1', [
      id,
      new Date(Date.now() - (60 - n * 30) * 3_600_000).toISOString(),
    ])
    ids.push(id)
  }
  const [first = '', second = ''] = NAMES
  const [firstId = '', secondId = ''] = ids

  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminPapers)
  const work = (name: string) => admin.getByRole('region', { name })
  const heading = admin.getByRole('heading', {
    name: `${PAPER_LABELS['electricity bill']}: ${first}`,
  })
  await test.step('The oldest paper is shown with what its poster wrote, and closed', async () => {
    await expect(heading).toBeVisible()
    await expect(work(first).getByRole('checkbox', { name: `${owner.name}` })).not.toBeChecked()
    await expect(work(first).getByText(/^overdue by/)).toBeVisible()
    await expect(work(first).getByRole('link').first()).toHaveAttribute(
      'href',
      listingPath(firstId),
    )
    await expect(admin.getByRole('img', { name: texts.picture(1) })).toHaveCount(0)
    await expectAccessible(admin)
  })

  await test.step('Keys open it, turn to its next page, tick and answer', async () => {
    await admin.keyboard.press('?')
    await expect(admin.getByRole('dialog', { name: HELP_TEXTS.title })).toBeVisible()
    await admin.keyboard.press('?')
    await admin.keyboard.press('o')
    await expect(admin.getByText(texts.page(1, 2))).toBeVisible()
    await expect(admin.getByRole('img', { name: texts.picture(1) })).toBeVisible()
    await admin.keyboard.press('o')
    await expect(admin.getByRole('img', { name: texts.picture(2) })).toBeVisible()
    await admin.keyboard.press('1')
    await admin.keyboard.press('2')
    await expect(admin.getByRole('checkbox', { name: AGREEING_LABELS.place })).toBeChecked()
    await expectAccessible(admin)
    await admin.keyboard.press('s')
    await expect(admin.getByText(texts.answered.seen(first))).toBeVisible()
    await expect(work(second)).toBeFocused()
    const opened = await siteRows<{ page: number }>(
      "select (details->>'page')::int as page from audit_log where event = 'paper opened' and subject_id = $1 order by at",
      [firstId],
    )
    expect(opened).toEqual([{ page: 1 }, { page: 2 }])
  })

  await test.step('The page of the listing says it, and shows nothing of the paper', async () => {
    await rebuiltByNow()
    await page.goto(listingPath(firstId))
    await expect(page.getByText(SHOWN_RIGHT_TEXTS.seen)).toBeVisible()
    await expect(page.getByText('B-1200')).toHaveCount(0)
  })

  await test.step('On a phone, another is refused for a reason that is offered', async () => {
    await admin.setViewportSize({ width: 360, height: 740 })
    await admin.getByRole('button', { name: texts.open }).click()
    await expect(admin.getByRole('img', { name: texts.picture(1) })).toBeVisible()
    await expectNotWider(admin)
    await expectAccessible(admin)
    await admin.getByRole('button', { name: texts.refuse }).click()
    const dialog = admin.getByRole('dialog', { name: REFUSE_PAPER_TEXTS.title(second) })
    await dialog.getByRole('button', { name: PAPER_REASONS[2] }).click()
    await expect(dialog.getByLabel(REJECT_TEXTS.reason)).toHaveValue(PAPER_REASONS[2])
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: REFUSE_PAPER_TEXTS.submit }).click()
    await expect(admin.getByText(texts.answered.refused(second))).toBeVisible()
    const [right] = await siteRows('select outcome, reason from rights_to_offer where id = $1', [
      secondId,
    ])
    expect(right).toEqual({ outcome: 'refused', reason: PAPER_REASONS[2] })
  })

  await test.step('“Seen” is taken back for a reason, and the page says it no more', async () => {
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.getByRole('link', { name: PAPER_LIST_LABELS.seen }).click()
    await expect(admin).toHaveURL(/\?list=seen$/)
    const takeBack = admin.getByRole('button', { name: `${texts.takeBack} ${first}` })
    await expect(takeBack).toBeVisible()
    await expectAccessible(admin)
    await pressOn(admin, takeBack)
    const dialog = admin.getByRole('dialog', { name: TAKE_BACK_TEXTS.title(first) })
    await dialog.getByRole('button', { name: TAKE_BACK_REASONS[0] }).click()
    await dialog.getByRole('button', { name: TAKE_BACK_TEXTS.submit }).click()
    await expect(admin.getByText(texts.takenBack(first))).toBeVisible()
    await expect(takeBack).toHaveCount(0)
    await rebuiltByNow()
    await page.goto(listingPath(firstId))
    await expect(page.getByText(SHOWN_RIGHT_TEXTS.notShown('owner'))).toBeVisible()
  })
})
