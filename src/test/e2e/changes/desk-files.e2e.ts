import type { APIRequestContext } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { fullPrice } from '../../../domain/moderation/fields.ts'
import { BATCH_TEXTS, DESK_TEXTS, QUEUE_TEXTS, VIEW_LABELS } from '#english/moderation/texts'
import { QUEUED_FILE_TEXTS as texts } from '#english/moderation/texts-files'
import { PRICES_TEXTS } from '#english/moderation/texts-prices'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'
import { listingFields } from '../../support/data/listing-fields.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { ownPublished } from '../../support/site/own-published.ts'

const MARKER = `Zf${Date.now().toString(36)}`
const LINES = 8
const name = (n: number) => `Line ${n} ${MARKER}`

/** Sends a body as the signed-in user; returns the answer. */
async function send(
  request: APIRequestContext,
  baseURL: string | undefined,
  path: string,
  data: object,
) {
  const answer = await request.post(path, {
    data,
    headers: { origin: new URL(baseURL ?? '').origin },
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { id: string }
}

test('An agent’s file is one group at the desk: an admin unfolds it, opens its lines and approves them together, and a price in the list of prices', async ({
  page,
  baseURL,
}) => {
  const agent = demoAccount('Agent')
  await logIn(page, agent)
  for (let n = 1; n <= LINES; n++)
    await send(page.request, baseURL, '/api/listings', {
      fields: listingFields({
        projectBuildingName: name(n),
        locality: `Sector ${n}${MARKER}`,
        plotArea: 900 + n * 150,
        price: 5_000_000 + n * 700_000,
      }),
      photoIds: [],
      submissionKey: `line-${n}-of-${MARKER.toLowerCase()}`,
      reference: `${MARKER}-${n}`,
      fileId: `file-of-${MARKER.toLowerCase()}`,
    })
  const { id } = await ownPublished({
    name: `Cheaper ${MARKER}`,
    locality: `Nagar ${MARKER}`,
    email: agent.email,
  })
  const { listings } = await (await page.request.get('/api/my/listings')).json()
  const home = listings.find((one: { id: string }) => one.id === id)
  const fields = Object.fromEntries(
    Object.keys(listingFields()).map((field) => [field, home[field] ?? null]),
  )
  const before = fullPrice(home)
  const after = fullPrice({ ...home, price: 7_000_000 })
  await send(page.request, baseURL, `/api/listings/${id}`, {
    fields: { ...fields, price: 7_000_000 },
    photoIds: [],
    version: home.version,
  })
  await logIn(page, demoAccount('Admin'), `${PATHS.admin}?q=${MARKER}`)
  const queue = page.getByRole('region', { name: DESK_TEXTS.queue })
  const head = queue.getByRole('button', { name: texts.lines(LINES) })

  await test.step('It is folded at first, and what else waits is beside it', async () => {
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(head).toContainText(agent.name)
    await expect(queue.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: name(1) })).toBeVisible()
    await expect(page.getByText(`${MARKER}-1`, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Unfolded it lists its lines, and counts those that were opened', async () => {
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(
      queue.getByRole('button', { name: READING_TEXTS.openOne(name(LINES)) }),
    ).toBeVisible()
    await expect(head).toContainText(texts.opened(1, LINES))
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: name(2) })).toBeVisible()
    await expect(head).toContainText(texts.opened(2, LINES))
    await page.reload()
    await expect(head).toContainText(texts.opened(2, LINES))
    await head.press('Enter')
    await expect(
      queue.getByRole('button', { name: READING_TEXTS.openOne(name(LINES)) }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNotWider(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('Of its lines only those that were opened can be approved together', async () => {
    await expect(queue.getByRole('button', { name: texts.choose(2) })).toBeVisible()
    await expect(queue.getByText(READING_TEXTS.unopened(LINES - 2)).first()).toBeVisible()
    for (let n = 3; n <= LINES; n++) {
      await queue.getByRole('button', { name: READING_TEXTS.openOne(name(n)) }).click()
      await expect(head).toContainText(texts.opened(n, LINES))
    }
  })

  await test.step('Its lines without hints are approved together', async () => {
    await queue.getByRole('button', { name: texts.choose(LINES) }).click()
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: BATCH_TEXTS.title(LINES) })
    await dialog.getByRole('button', { name: BATCH_TEXTS.confirm }).click()
    const done = page.getByRole('dialog', { name: BATCH_TEXTS.doneTitle })
    await expect(done.getByText(BATCH_TEXTS.approved, { exact: true })).toHaveCount(LINES)
    await page.keyboard.press('Escape')
    await expect(queue.getByRole('listitem')).toHaveCount(0)
  })

  await test.step('The price alone waits in a list of its own, and is approved there once it was seen', async () => {
    await page.goto(PATHS.admin)
    await expect(
      queue.getByText(QUEUE_TEXTS.matching(0, 0)).or(queue.locator('ol')).first(),
    ).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${VIEW_LABELS.prices}`) }).click()
    const box = page.getByRole('checkbox', { name: PRICES_TEXTS.choose(`Cheaper ${MARKER}`) })
    // The decisions beside the list name it as well.
    const row = page.getByRole('listitem').filter({ has: box })
    await expect(row).toContainText(before)
    await expect(row).toContainText(after)
    await row.scrollIntoViewIfNeeded()
    await box.check()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNotWider(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: PRICES_TEXTS.approve(1) }).click()
    await expect(page.getByText(PRICES_TEXTS.approved(1, 1))).toBeVisible()
    await expect(row).toHaveCount(0)
    const rows = await siteRows<{ price: string }>('select price from properties where id = $1', [
      id,
    ])
    expect(Number(rows[0]?.price)).toBe(7_000_000)
  })
})
