import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { DAILY_MAIL_HOURS } from '../../domain/shortlist/constants.ts'
import { openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { editListing } from '../listing/edit.ts'
import { deliverMails } from '../mail/deliver.ts'
import { undoDecision } from '../moderation/undo.ts'
import { mailFallenPrices, setHomeMails } from './fallen.ts'
import { changeOwnShortlist, readOwnShortlist } from './own.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let asha: SessionUser
beforeEach(async () => {
  asha = await makeUser(backend.db, 'Client', 'Asha')
  await confirmAddress(backend.db, asha)
})

const save = (id: string, user = asha) =>
  changeOwnShortlist(backend, user, { add: [{ id, name: 'Bela Vista' }], remove: [] })
async function saved(over: Partial<ListingFields> = {}): Promise<string> {
  const id = await makePublished(backend.db, owner, { price: 9_500_000, ...over })
  await save(id)
  return id
}
/** Approves a change of a listing's price or other fields. */
async function change(id: string, over: Partial<ListingFields>): Promise<void> {
  const row = await backend.db.row<{ version: number }>(
    sql`select version from properties where id = ${id}`,
  )
  const body = { fields: listingFields(over), photoIds: [], version: row?.version ?? 0 }
  expect(await editListing(backend, owner, id, body)).toMatchObject({ ok: true })
  const edit = await waitingEdit(backend.db, id)
  expect(
    await openAndApproveEdit(backend, admin, edit?.id ?? '', edit?.version ?? 0),
  ).toMatchObject({
    ok: true,
  })
}
async function mailsAfterRun(user = asha) {
  await mailFallenPrices(backend)
  await deliverMails(backend, 10_000)
  return sink.to(user.email).map(({ mail }) => mail)
}
const nextDay = () => passHours(backend.db, DAILY_MAIL_HOURS)

describe('A user with a saved property', () => {
  test('gets a mail when it is cheaper, with the exact figures, and the way to stop such mails', async () => {
    const id = await saved()
    expect(await mailsAfterRun()).toEqual([])
    await change(id, { price: 9_000_000 })
    const [mail, ...rest] = await mailsAfterRun()
    expect(rest).toEqual([])
    expect(mail?.subject).toBe('₹5,00,000 less: Kesar Heights, Gomti Nagar')
    expect(mail?.text).toContain('₹90,00,000, ₹5,00,000 less than when you saved it · 3 BHK flat')
    expect(mail?.text).toContain(`/listing-detail/${id}/`)
    expect(mail?.text).toContain('/saved\n')
    expect(mail?.text).toMatch(/\/alerts-off#homes\.\w+\.[0-9a-f]{64}/)
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toMatch(
      new RegExp(`^<https?://.*/api/alerts-off/${asha.id}/[0-9a-f]{64}>$`),
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('gets one mail for all of them', async () => {
    const ids = [await saved(), await saved()]
    for (const id of ids) await change(id, { price: 9_000_000 })
    const [mail, ...rest] = await mailsAfterRun()
    expect([mail?.subject, rest]).toEqual(['2 properties you saved are cheaper', []])
    for (const id of ids) expect(mail?.text).toContain(`/listing-detail/${id}/`)
  })

  test('gets one mail a day, and the next one includes prices that fell meanwhile', async () => {
    const [first, second] = [await saved(), await saved()]
    await change(first, { price: 9_000_000 })
    await mailsAfterRun()
    await change(second, { price: 9_300_000 })
    expect(await mailsAfterRun()).toHaveLength(1)
    await nextDay()
    const mails = await mailsAfterRun()
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
      '₹5,00,000 less',
      '₹2,00,000 less',
    ])
    expect(mails[1]?.text).not.toContain(first)
  })

  test('gets a mail about a further fall, and never about the same price again', async () => {
    const id = await saved()
    await change(id, { price: 9_000_000 })
    expect(await mailsAfterRun()).toHaveLength(1)
    await nextDay()
    const last = await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`,
    )
    expect(await undoDecision(backend, admin, last?.id ?? '')).toMatchObject({ ok: true })
    const again = await waitingEdit(backend.db, id)
    await openAndApproveEdit(backend, admin, again?.id ?? '', again?.version ?? 0)
    expect(await mailsAfterRun()).toHaveLength(1)
    await change(id, { price: 8_800_000 })
    expect((await mailsAfterRun()).at(-1)?.subject).toContain('₹7,00,000 less')
  })

  test.each<[string, Partial<ListingFields>]>([
    ['dearer', { price: 9_900_000 }],
    ['let instead of sold', { price: 25_000, listingType: 'Rent' }],
    ['changed in other ways', { price: 9_500_000, locality: 'Aliganj' }],
  ])('gets no mail where it is %s', async (_, over) => {
    await change(await saved(), over)
    expect(await mailsAfterRun()).toEqual([])
  })

  test.each([
    ['is sold', sql`availability = 'sold', closed_at = now()`],
    ['has expired', sql`confirmed_at = now() - interval '61 days'`],
  ])('gets no mail where it %s', async (_, state) => {
    const id = await saved()
    await change(id, { price: 9_000_000 })
    await backend.db.rows(sql`update properties set ${state} where id = ${id}`)
    expect(await mailsAfterRun()).toEqual([])
  })

  test.each([
    ['the address is not confirmed', sql`email_verified_at = null`],
    ['mails to the address came back', sql`mail_stop = 'bounced'`],
    ['the account is disabled', sql`status = 'disabled'`],
  ])('gets no mail while %s, and afterwards one', async (_, state) => {
    await change(await saved(), { price: 9_000_000 })
    await backend.db.rows(sql`update users set ${state} where id = ${asha.id}`)
    expect(await mailsAfterRun()).toEqual([])
    await backend.db.rows(
      sql`update users set email_verified_at = now(), mail_stop = null, status = 'active' where id = ${asha.id}`,
    )
    expect(await mailsAfterRun()).toHaveLength(1)
  })

  test('gets no mail with the mails switched off, and afterwards one about what is still cheaper', async () => {
    const id = await saved()
    await setHomeMails(backend, asha, false)
    await change(id, { price: 9_000_000 })
    expect(await mailsAfterRun()).toEqual([])
    await setHomeMails(backend, asha, true)
    expect(await mailsAfterRun()).toHaveLength(1)
  })

  test('gets no mail about an own listing', async () => {
    await confirmAddress(backend.db, owner)
    const id = await makePublished(backend.db, owner, { price: 9_500_000 })
    await save(id, owner)
    await change(id, { price: 9_000_000 })
    expect((await mailsAfterRun(owner)).filter(({ subject }) => subject?.includes('less'))).toEqual(
      [],
    )
  })
})

test('Eight concurrent runs send one mail about a fallen price', async () => {
  const ids = [await saved(), await saved(), await saved()]
  for (const id of ids) await change(id, { price: 9_000_000 })
  await Promise.all(Array.from({ length: 8 }, () => mailFallenPrices(backend)))
  expect(await mailsAfterRun()).toHaveLength(1)
})

test('A saved listing stores the period of its price at the time of saving, even if the listing changes', async () => {
  const id = await saved()
  await change(id, { price: 25_000, listingType: 'Rent' })
  const list = await readOwnShortlist(backend, asha)
  expect(list.ok && list.value.items).toMatchObject([{ price: 9_500_000, listingType: 'Sell' }])
})
