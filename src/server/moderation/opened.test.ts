import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { open, openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, waitingEdit } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { approveEdit, approveListing, rejectListing, unpublishListing } from './decide.ts'
import { noteRead } from './reads.ts'
import { undoDecision } from './undo.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')
const other = setUpUser(backend, 'Admin', 'Dev')

const NOT_OPENED = { ok: false, code: 'not_opened' }
const pending = () => makePending(backend.db, owner)
const approve = (id: string, version = 1) => approveListing(backend, admin, id, version)
const openAsAdmin = (id: string, version = 1) => open(backend, admin, id, version)
const notePrice = (id: string, version = 1) =>
  noteRead(backend, admin, id, { version, part: 'price', photoIds: [] })
const change = (id: string, version: number, over: Partial<ListingFields>, changeVersion = 0) =>
  editListing(backend, owner, id, {
    fields: listingFields(over),
    photoIds: [],
    version,
    changeVersion,
  })
const lastLine = async (id: string) =>
  (
    await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`,
    )
  )?.id ?? ''

/** What a published listing's notes are of: entry, version and part. */
async function notesOf(id: string) {
  const row = await backend.db.row<{ read: string | null; price: string | null }>(sql`
    select concat_ws(' ', r.entry_id, r.version, r.part) as read,
      concat_ws(' ', q.entry_id, q.version, q.part) as price
    from properties p
    left join moderation_reads r on r.id = p.read_note
    left join moderation_reads q on q.id = p.price_note
    where p.id = ${id}`)
  return [row?.read, row?.price]
}

describe.each(SUBJECTS)('Of $things, one that the admin has not opened', (subject) => {
  const { make, approveAll, reject, waits } = subject
  const waiting = async () => (await make(backend.db, owner)).id

  test('is not approved, although another admin has opened it', async () => {
    const { id, listingId } = await make(backend.db, owner)
    await open(backend, other, id)
    expect(await subject.approve(backend, admin, id, 1)).toMatchObject(NOT_OPENED)
    await openAsAdmin(id)
    expect(await subject.approve(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await notesOf(listingId)).toEqual([`${id} 1 all`, ''])
  })

  test('is not approved with a note of an earlier version', async () => {
    const id = await waiting()
    await openAsAdmin(id)
    await subject.change(backend.db, id)
    expect(await subject.approve(backend, admin, id, 2)).toMatchObject(NOT_OPENED)
  })

  test('stays behind in a batch, and the result says so', async () => {
    const [opened, unopened] = [await waiting(), await waiting()]
    await openAsAdmin(opened)
    const approvals = [opened, unopened].map((id) => ({ id, version: 1 }))
    expect(await approveAll(backend, admin, approvals)).toMatchObject({
      value: {
        results: [
          { id: opened, result: 'approved' },
          { id: unopened, result: 'unopened' },
        ],
      },
    })
    expect(await waits(backend.db, unopened)).toBe(true)
  })

  test('may be rejected', async () => {
    expect(await reject(backend, admin, await waiting(), 1, 'No.')).toMatchObject({ ok: true })
  })
})

describe('A note is of one version', () => {
  test('a listing that its poster has changed since has to be opened again', async () => {
    const id = await pending()
    await openAsAdmin(id)
    await change(id, 1, { price: 9_000_000 })
    expect(await approve(id, 2)).toMatchObject(NOT_OPENED)
  })

  test('so has one whose approval was undone, and until then nothing is known of it', async () => {
    const id = await pending()
    await openAndApprove(backend, admin, id, 1)
    await undoDecision(backend, admin, await lastLine(id))
    expect(await notesOf(id)).toEqual(['', ''])
    expect(await approve(id, 3)).toMatchObject(NOT_OPENED)
    await openAsAdmin(id, 3)
    expect(await approve(id, 3)).toMatchObject({ ok: true })
    expect(await notesOf(id)).toEqual([`${id} 3 all`, ''])
  })

  test('so has one whose rejection was undone', async () => {
    const id = await pending()
    await openAsAdmin(id)
    await rejectListing(backend, admin, id, 1, 'No.')
    await undoDecision(backend, admin, await lastLine(id))
    expect(await approve(id, 2)).toMatchObject(NOT_OPENED)
  })

  test('one that was taken down and is put back keeps what was read of it', async () => {
    const id = await pending()
    await openAndApprove(backend, admin, id, 1)
    await unpublishListing(backend, admin, id, 2, 'Let.')
    await undoDecision(backend, admin, await lastLine(id))
    expect(await notesOf(id)).toEqual([`${id} 1 all`, ''])
  })
})

describe('A change that the admin has not opened', () => {
  test('is not approved; opened, its note takes the place of those before', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, { description: 'With a view.' })
    const before = await notesOf(listingId)
    expect(await approveEdit(backend, admin, id, 1)).toMatchObject(NOT_OPENED)
    expect(await openAndApproveEdit(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await notesOf(listingId)).toEqual([`${id} 1 all`, ''])
    await undoDecision(backend, admin, await lastLine(listingId))
    expect(await notesOf(listingId)).toEqual(before)
    expect(await approveEdit(backend, admin, id, 2)).toMatchObject(NOT_OPENED)
  })

  test('of the price alone is approved with a note of its price, and the rest stays as it was read', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner)
    const before = await notesOf(listingId)
    await notePrice(id)
    expect(await approveEdit(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await notesOf(listingId)).toEqual([before[0], `${id} 1 price`])
    await change(listingId, 3, { price: 7_500_000, description: 'With a view.' })
    const next = await waitingEdit(backend.db, listingId)
    expect(await openAndApproveEdit(backend, admin, next?.id ?? '', 1)).toMatchObject({ ok: true })
    expect(await notesOf(listingId)).toEqual([`${next?.id} 1 all`, ''])
    await undoDecision(backend, admin, await lastLine(listingId))
    expect(await notesOf(listingId)).toEqual([before[0], `${id} 1 price`])
  })

  test('of the price that becomes one of more needs another note', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner)
    await notePrice(id)
    await change(listingId, 2, { price: 7_500_000, description: 'With a view.' }, 1)
    expect(await approveEdit(backend, admin, id, 2)).toMatchObject(NOT_OPENED)
    expect(await notePrice(id, 2)).toMatchObject({ code: 'changed' })
  })

  test('of the price that was opened as a whole is read as a whole', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner)
    await notePrice(id)
    await openAsAdmin(id)
    expect(await approveEdit(backend, admin, id, 1)).toMatchObject({ ok: true })
    expect(await notesOf(listingId)).toEqual([`${id} 1 all`, ''])
  })
})
