import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { EVENT_KINDS, HISTORY_LIMITS, type HomeEvent } from '../../domain/listing/history.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { cleanUp } from '../cleanup/run.ts'
import { rejectListing, unpublishListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { readListingPage, readPreview } from '../pages.ts'
import { editListing } from './edit.ts'
import { setAvailability } from './published.ts'
import { withdrawListing } from './withdraw.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
const DAY = 24

type Row = { kind: string; amount: number | null; listing_type: string | null; at: string }
const allRowsOf = (id: string) =>
  backend.db.rows<Row>(sql`
    select kind, amount, listing_type, at::text from listing_events where property_id = ${id} order by at, id`)
const isRead = ({ kind }: { kind: string }) => kind === 'read' || kind === 'price-read'
/** All but that it was read, which comes before each approval. */
const rowsOf = async (id: string) => (await allRowsOf(id)).filter((row) => !isRead(row))
const kindsOf = async (id: string) => (await rowsOf(id)).map(({ kind }) => kind)
const set = (id: string, assignment: string) =>
  backend.db.rows(sql`update properties set ${sql.raw(assignment)} where id = ${id}`)
async function historyOf(id: string): Promise<HomeEvent[]> {
  const page = await readListingPage(backend.db, id)
  return page.state === 'open' ? page.listing.history : []
}
const versionOf = async (id: string) =>
  (await backend.db.row<{ version: number }>(sql`select version from properties where id = ${id}`))
    ?.version ?? 0
async function undoLast(id: string): Promise<void> {
  const [line] = await backend.db.rows<{ id: string }>(
    sql`select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`,
  )
  expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
}

describe('What is known of a listing', () => {
  test('is its posting, its approval and each approved price, on its page and in a build', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 6_500_000 })
    await openAndApproveEdit(backend, admin, id, 1)
    const history = await historyOf(listingId)
    expect(history).toMatchObject([
      { kind: 'posted' },
      { kind: 'read' },
      { kind: 'published', amount: 7_200_000, listingType: 'Sell' },
      { kind: 'confirmed' },
      { kind: 'read' },
      { kind: 'price', amount: 6_500_000, listingType: 'Sell' },
    ])
    const { listings } = await readSnapshot(backend.db)
    expect(listings.find((listing) => listing.id === listingId)?.history).toEqual(history)
  })

  test('is nothing that happens while it waits, in a preview neither', async () => {
    const id = await makePending(backend.db, owner)
    const edit = { fields: listingFields({ price: 6_500_000 }), photoIds: [], version: 1 }
    expect(await editListing(backend, owner, id, edit)).toMatchObject({ ok: true })
    expect(await kindsOf(id)).toEqual(['posted'])
    expect(await readPreview(backend.db, id, { id: owner.id, admin: false })).toMatchObject({
      listing: { history: [] },
    })
    expect(await openAndApprove(backend, admin, id, 2)).toMatchObject({ ok: true })
    expect(await rowsOf(id)).toMatchObject([{ kind: 'posted' }, { amount: 6_500_000 }])
  })

  test('is each change of what it is offered as', async () => {
    const id = await makePublished(backend.db, owner)
    await set(id, "listing_type = 'Rent', price = 25000")
    expect((await historyOf(id)).at(-1)).toMatchObject({
      kind: 'price',
      amount: 25_000,
      listingType: 'Rent',
    })
  })

  test('is each confirmation, its closing and its reopening', async () => {
    const id = await makePublished(backend.db, owner)
    const mark = async (closed: boolean) =>
      setAvailability(backend, admin, id, { version: await versionOf(id), closed })
    await mark(false)
    await mark(true)
    await mark(false)
    expect(await kindsOf(id)).toEqual([
      'posted',
      'published',
      'confirmed',
      'sold',
      'confirmed',
      'again',
    ])
  })

  test('is when it left the site unconfirmed, once it is back', async () => {
    const id = await makePublished(backend.db, owner)
    await passHours(backend.db, (LISTING_DAYS.unconfirmed + 5) * DAY)
    expect(await kindsOf(id)).toEqual(['posted', 'published'])
    await setAvailability(backend, owner, id, { version: 2, closed: false })
    const rows = await rowsOf(id)
    expect(rows.map(({ kind }) => kind)).toEqual(['posted', 'published', 'lapsed', 'confirmed'])
    const days = (Date.parse(rows[3]?.at ?? '') - Date.parse(rows[2]?.at ?? '')) / 86_400_000
    expect(days).toBeCloseTo(5, 2)
  })

  test('is what an admin read, saw on the register and hid', async () => {
    const id = await makePublished(backend.db, owner)
    expect((await allRowsOf(id)).filter(isRead)).toMatchObject([{ kind: 'read' }])
    const opened = '2026-11-03 06:00:00+00'
    await backend.db.rows(sql`
      insert into moderation_reads (id, entry_id, version, admin_id, part, opened_at)
      values (${`all${id}`}, ${id}, 2, ${admin.id}, 'all', ${opened}),
        (${`price${id}`}, ${id}, 2, ${admin.id}, 'price', ${opened})`)
    await set(id, `read_note = 'all${id}'`)
    await set(id, `price_note = 'price${id}'`)
    await set(id, "rera_number = 'UPRERAPRJ1', rera_seen_at = now()")
    await set(id, 'hidden_at = now()')
    await set(id, 'hidden_at = null')
    const rows = await allRowsOf(id)
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'hidden',
      'posted',
      'price-read',
      'published',
      'read',
      'read',
      'register',
      'shown',
    ])
    const read = rows.filter(isRead).slice(0, 2)
    expect(read.map(({ at }) => Date.parse(at))).toEqual([Date.parse(opened), Date.parse(opened)])
    await set(id, 'rera_seen_at = null')
    expect(await kindsOf(id)).not.toContain('register')
  })

  test('is not that its views were counted or that its description changed', async () => {
    const id = await makePublished(backend.db, owner)
    await set(id, "sampled_views = sampled_views + 1, version = version + 1, description = 'New.'")
    expect(await kindsOf(id)).toEqual(['posted', 'published'])
  })
})

describe('What an admin takes back', () => {
  test('takes the confirmation along that came with a change', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 6_500_000 })
    await passHours(backend.db, 1)
    await openAndApproveEdit(backend, admin, id, 1)
    await undoLast(listingId)
    expect(await rowsOf(listingId)).toMatchObject([
      { kind: 'posted' },
      { kind: 'published' },
      { kind: 'price', amount: 6_500_000 },
      { kind: 'price', amount: 7_200_000 },
    ])
  })

  test('is off and on again: an approval, and a listing that was taken down', async () => {
    const id = await makePublished(backend.db, owner)
    await undoLast(id)
    await openAndApprove(backend, admin, id, 3)
    await unpublishListing(backend, admin, id, 4, 'Asked for money.')
    await undoLast(id)
    expect(await kindsOf(id)).toEqual(['posted', 'published', 'off', 'on', 'off', 'on'])
  })

  test('is nothing for a listing that was rejected before anybody saw it', async () => {
    const id = await makePending(backend.db, owner)
    await rejectListing(backend, admin, id, 1, 'Photos are missing.')
    await undoLast(id)
    expect(await kindsOf(id)).toEqual(['posted'])
  })
})

describe('The events of a deleted listing', () => {
  test('stay for as long as it may come back, and no longer', async () => {
    const [taken, withdrawn] = [
      await makePublished(backend.db, owner),
      await makePublished(backend.db, owner),
    ]
    await unpublishListing(backend, admin, taken, 2, 'Asked for money.')
    await withdrawListing(backend, owner, withdrawn)
    await cleanUp(backend)
    expect(await kindsOf(taken)).toEqual(['posted', 'published', 'off'])
    expect(await kindsOf(withdrawn)).toEqual([])
    await passHours(backend.db, LISTING_DAYS.rejectedPhotos * DAY)
    await cleanUp(backend)
    expect(await kindsOf(taken)).toEqual([])
  })
})

test('A page has the newest events, the first ones, and the number of the others', async () => {
  const id = await makePublished(backend.db, owner)
  const [confirmed, others] = [HISTORY_LIMITS.confirmed + 12, HISTORY_LIMITS.others + 3]
  await backend.db.rows(sql`
    insert into listing_events (property_id, kind, amount, listing_type, at)
    select ${id}, 'confirmed', null::bigint, null, now() + make_interval(days => n) from generate_series(1, ${confirmed}::int) n
    union all
    select ${id}, 'price', n, 'Sell', now() + make_interval(days => n) from generate_series(1, ${others}::int) n`)
  const history = await historyOf(id)
  const count = (kind: string) => history.filter((event) => event.kind === kind).length
  expect([count('posted'), count('published')]).toEqual([1, 1])
  expect([count('confirmed'), count('price')]).toEqual([
    HISTORY_LIMITS.confirmed,
    HISTORY_LIMITS.others,
  ])
  expect(history.find(({ kind }) => kind === 'earlier-confirmed')?.amount).toBe(12)
  // And that it was read before its approval.
  expect(history.find(({ kind }) => kind === 'earlier')?.amount).toBe(3 + 1)
  expect(history.findLast(({ kind }) => kind === 'price')?.amount).toBe(others)
})

test('The functions of the database write the kinds of events that the pages can tell, and let a listing leave when the pages do', () => {
  const text = readFileSync(new URL('../db/functions.sql', import.meta.url), 'utf8')
  const written = EVENT_KINDS.filter((kind) => text.includes(`'${kind}'`))
  expect([...written, 'sold', 'rented'].sort()).toEqual([...EVENT_KINDS].sort())
  expect(text).toContain(`note_listing_change('${LISTING_DAYS.unconfirmed}')`)
})

test('A listing that comes without its events, from an older backup, tells as much as was kept', async () => {
  const change = (id: string, at: string, from: number, to: number) => sql`
    insert into moderation_log (
      id, property_id, decision, listing_type, property_type, city, locality, price, submitted_at, decided_at,
      snapshot
    ) values (
      ${id}, 'live', 'edit.approved', 'Sell', 'Flat/Apartment', 'Lucknow', 'Aliganj', ${to}, '2026-01-01', ${at},
      ${JSON.stringify({ fields: { price: from, listingType: 'Sell' } })}
    )`
  await backend.db.rows(change('fall', '2026-01-10', 7_200_000, 6_500_000))
  await backend.db.rows(change('words', '2026-01-11', 6_500_000, 6_500_000))
  await backend.db.rows(change('undone', '2026-01-12', 6_500_000, 1))
  await backend.db.rows(sql`
    insert into moderation_log (id, property_id, decision, undoes, listing_type, property_type, city, locality, price, submitted_at)
    values ('undo', 'live', 'edit.approval_undone', 'undone', 'Sell', 'Flat/Apartment', 'Lucknow', 'Aliganj', 1, '2026-01-01')`)
  const insert = (id: string, more: { columns: string; values: string }) =>
    backend.db.rows(sql`
      insert into properties (
        id, user_id, submission_key, listing_type, property_category, property_type, city, locality,
        project_building_name, plot_area, area_unit, price, created_at, ${sql.raw(more.columns)}
      ) values (
        ${id}, ${owner.id}, ${id}, 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', 'Aliganj', 'Home', 900, 'sq ft',
        6500000, '2026-01-01', ${sql.raw(more.values)}
      )`)
  await insert('live', {
    columns: 'is_approved, approved_at, confirmed_at, availability, closed_at',
    values: "true, '2026-01-02', '2026-02-01', 'sold', '2026-02-05'",
  })
  await insert('waiting', { columns: 'is_approved, confirmed_at', values: "false, '2026-01-03'" })
  expect(await kindsOf('waiting')).toEqual(['posted'])
  expect((await rowsOf('live')).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['posted', null],
    ['published', 7_200_000],
    ['price', 6_500_000],
    ['confirmed', null],
    ['sold', null],
    ['since', null],
  ])
})
