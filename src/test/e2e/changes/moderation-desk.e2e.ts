import { HINT_TEXTS } from '#english/hints/texts'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import {
  HELP_TEXTS,
  DECISION_LABELS,
  DESK_TEXTS,
  REJECT_TEXTS,
  UNDO_TEXTS,
  BATCH_TEXTS,
  FILTER_LABELS,
  QUEUE_TEXTS,
  VIEW_LABELS,
} from '#english/moderation/texts'
import { LOG_SEARCH_TEXTS, LOG_TEXTS } from '#english/moderation/texts-log'
import { REPORT_DESK_TEXTS, TAKE_DOWN_TEXTS } from '#english/report/texts-desk'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings, type SiteListing } from '../../support/site/site-listings.ts'

const MARKER = `Zz${Date.now()}`

/** Makes listings of the demo owner in their own locality; the first has waited longest. */
const makeListings = (locality: string, kind: 'pending' | 'approved', listings: SiteListing[]) =>
  makeSiteListings(demoAccount('Owner').email, locality, kind, listings)

test('An admin in a hurry works by keyboard: filters, compares a duplicate, rejects it, approves three together, searches the decisions, and undoes one', async ({
  page,
}) => {
  const locality = `Nagar ${MARKER}`
  const names = ['Twin', 'One', 'Two', 'Three'].map((name) => `${name} ${MARKER}`)
  await makeListings(locality, 'approved', [
    { name: `Elder ${MARKER}`, price: 5_000_000, area: 1000 },
  ])
  await makeListings(
    locality,
    'pending',
    names.map((name, i) => ({
      name,
      price: (i === 0 ? 1 : i * 3) * 5_000_000,
      area: i === 0 ? 1020 : 1000 + i * 500,
    })),
  )
  await logIn(page, demoAccount('Admin'), '/admin')
  const queue = page.getByRole('region', { name: DESK_TEXTS.queue })
  await expect(queue.getByRole('listitem').first()).toBeVisible()

  await test.step('The overlay lists the keys, and the key that opened it closes it', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: HELP_TEXTS.title })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('A search narrows the queue, is part of the address and survives a reload', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(MARKER)
    await expect(queue.getByRole('listitem')).toHaveCount(4)
    await expect(queue.getByText(/^4 of \d+ waiting$/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(QUEUE_TEXTS.search)).toHaveValue(MARKER)
    await expect(queue.getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
  })

  await test.step('A listing that resembles another one is marked, and both are shown side by side', async () => {
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible()
    const hints = page.getByRole('region', { name: HINT_TEXTS.title })
    await expect(hints.getByText(HINT_TEXTS.lookalikes(1))).toBeVisible()
    await expect(hints.getByRole('row', { name: HINT_TEXTS.price })).toContainText(HINT_TEXTS.equal)
    await expect(hints.getByRole('row', { name: HINT_TEXTS.area })).toContainText(
      HINT_TEXTS.within.area,
    )
    await expect(hints.getByRole('row', { name: HINT_TEXTS.poster })).toContainText(
      HINT_TEXTS.samePoster,
    )
    await expect(hints.getByRole('link', { name: HINT_TEXTS.open })).toBeVisible()
  })

  await test.step('It is rejected; the typed reason survives a reload', async () => {
    await page.keyboard.press('r')
    await page.getByLabel(REJECT_TEXTS.reason).fill(REJECTION_REASONS[3])
    await page.reload()
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByLabel(REJECT_TEXTS.reason)).toHaveValue(REJECTION_REASONS[3])
    await page.getByRole('button', { name: REJECT_TEXTS.submit }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(DESK_TEXTS.rejected(names[0] ?? ''))).toBeVisible()
    await expect(page.getByRole('heading', { name: names[1] })).toBeVisible()
  })

  await test.step('Three are selected and approved together', async () => {
    for (const [n, key] of ['x', 'j', 'x', 'j', 'x'].entries()) {
      if (n % 2 === 0)
        await expect(queue.locator('.queue-entry[data-unopened]:has([aria-current])')).toHaveCount(
          0,
        )
      await page.keyboard.press(key)
    }
    await expect(queue.getByText(BATCH_TEXTS.chosen(3))).toBeVisible()
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: BATCH_TEXTS.title(3) })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: BATCH_TEXTS.confirm }).focus()
    await page.keyboard.press('Enter')
    const done = page.getByRole('dialog', { name: BATCH_TEXTS.doneTitle })
    await expect(done.getByText(BATCH_TEXTS.approved, { exact: true })).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(queue.getByText(QUEUE_TEXTS.nothingTitle)).toBeVisible()
  })

  await test.step('The search covers all decisions, and one is undone there', async () => {
    await page.getByRole('link', { name: LOG_TEXTS.search }).press('Enter')
    await page.getByLabel(LOG_SEARCH_TEXTS.search).fill(MARKER)
    await page.keyboard.press('Enter')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(4))).toBeVisible()
    await page
      .getByLabel(LOG_SEARCH_TEXTS.decision, { exact: true })
      .selectOption('listing.rejected')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(1))).toBeVisible()
    await expect(page).toHaveURL(/decision=listing\.rejected/)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(4))).toBeVisible()
    await page
      .getByRole('button', {
        name: UNDO_TEXTS.label(DECISION_LABELS['listing.approved'], names[3] ?? ''),
      })
      .press('Enter')
    await page.getByRole('button', { name: UNDO_TEXTS.confirm }).press('Enter')
    await expect(page.getByText(LOG_SEARCH_TEXTS.lines(5))).toBeVisible()
    const decided = await siteRows(
      'select 1 from properties where locality = $1 and not is_approved',
      [locality],
    )
    expect(decided).toHaveLength(1)
  })
})

test('Reports from visitors appear on the desk: one is dismissed, another takes its listing down', async ({
  page,
}) => {
  const names = ['Fine', 'Sold'].map((name) => `${name} ${MARKER}`)
  const ids = await makeListings(
    `Bagh ${MARKER}`,
    'approved',
    names.map((name) => ({ name, price: 4_000_000, area: 900 })),
  )
  for (const [i, id] of ids.entries()) {
    await siteRows(
      "insert into reports (id, property_id, about, reason, note, submission_key, created_at) values ($1, $2, $3, 'Already sold or rented', 'The owner told me so.', $1, now() - interval '1 year')",
      [`report${id}`.slice(0, 20) + i, id, `${names[i]}, Kanpur`],
    )
  }
  await logIn(page, demoAccount('Admin'), '/admin')
  await page.getByRole('link', { name: VIEW_LABELS.reports }).click()
  const [fine, sold] = names.map((name) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) }),
  )
  await expect(sold ?? page.locator('none')).toContainText('The owner told me so.')
  await expectAccessible(page)
  await page.getByRole('button', { name: `${REPORT_DESK_TEXTS.dismiss}: ${names[0]}` }).click()
  await expect(fine ?? page.locator('none')).toHaveCount(0)
  await page.getByRole('button', { name: `${REPORT_DESK_TEXTS.takeDown}: ${names[1]}` }).click()
  await page.getByLabel(REJECT_TEXTS.reason).fill('Sold long ago.')
  await page.getByRole('button', { name: TAKE_DOWN_TEXTS.submit }).click()
  await expect(sold ?? page.locator('none')).toHaveCount(0)
  const left = await siteRows<{ id: string }>('select id from properties where id = any($1)', [ids])
  expect(left.map(({ id }) => id)).toEqual([ids[0]])
  await page.getByRole('link', { name: VIEW_LABELS.queue }).click()
  await expect(
    page.getByRole('button', { name: new RegExp(`^${FILTER_LABELS.hints}`) }),
  ).toBeVisible()
})
