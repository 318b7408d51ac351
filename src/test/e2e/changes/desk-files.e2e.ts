import type { APIRequestContext } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { fullPrice } from '../../../domain/moderation/fields.ts'
import { BATCH_TEXTS, DESK_TEXTS, EDIT_TEXTS } from '#language/moderation/texts'
import { PRICE_CHANGE_TEXTS, QUEUED_FILE_TEXTS as texts } from '#language/moderation/texts-files'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'
import { listingFields } from '../../support/data/listing-fields.ts'
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

test('An agent’s file is one group at the desk: an admin unfolds it, approves its lines together, and a price by its row', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
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
    await expect(queue.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: name(1) })).toBeVisible()
    await expect(page.getByText(`${MARKER}-1`, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Unfolded it lists its lines, and counts those that were opened', async () => {
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(
      queue.getByRole('checkbox', { name: BATCH_TEXTS.choose(name(LINES)) }),
    ).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: name(2) })).toBeVisible()
    await expect(head).toContainText(texts.opened(2, LINES))
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNotWider(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('A change of the price alone is approved by its row', async () => {
    const row = queue.getByRole('listitem').filter({ hasText: `Cheaper ${MARKER}` })
    await expect(row).toContainText(before)
    await expect(row).toContainText(after)
    await row
      .getByRole('button', { name: PRICE_CHANGE_TEXTS.approveOf(`Cheaper ${MARKER}`) })
      .click()
    await expect(page.getByText(EDIT_TEXTS.approved(`Cheaper ${MARKER}`))).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: name(2) })).toBeVisible()
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
})
