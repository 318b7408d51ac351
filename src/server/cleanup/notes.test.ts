import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { open, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readPublicListing } from '../listing/public.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { cleanUp } from './run.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

const notesOf = async (...entries: string[]) => {
  const rows = await backend.db.rows<{ entry_id: string }>(
    sql`select entry_id from moderation_reads where entry_id in (select jsonb_array_elements_text(${JSON.stringify(entries)}::jsonb))`,
  )
  return rows.map((row) => row.entry_id).sort()
}
const monthLater = async () => {
  await passHours(backend.db, LISTING_DAYS.rejectedPhotos * 24)
  await cleanUp(backend)
}

test('Notes of what was read stay while a page or an undo needs them, and are then erased', async () => {
  const [waiting, live, withdrawn, taken] = [
    await makePending(backend.db, owner),
    await makePublished(backend.db, owner),
    await makePublished(backend.db, owner),
    await makePublished(backend.db, owner),
  ]
  await open(backend, admin, waiting)
  const { id: edit, listingId: edited } = await makeEdit(backend.db, owner)
  await openAndApproveEdit(backend, admin, edit, 1)
  await withdrawListing(backend, owner, withdrawn)
  await unpublishListing(backend, admin, taken, 2, 'Let.')
  const entries = [waiting, live, withdrawn, taken, edit, edited] as const
  expect(await notesOf(...entries)).toEqual([...entries].sort())
  await cleanUp(backend)
  expect(await notesOf(...entries)).toEqual([waiting, live, taken, edit, edited].sort())
  await monthLater()
  expect(await notesOf(...entries)).toEqual([waiting, live, edit].sort())
})

test('A note outlives the account of its admin, without a name', async () => {
  const id = await makePublished(backend.db, owner)
  const before = await readPublicListing(backend.db, id)
  await backend.db.rows(
    sql`delete from users where id = (select admin_id from moderation_reads where entry_id = ${id})`,
  )
  await cleanUp(backend)
  const after = await readPublicListing(backend.db, id)
  expect(before.ok && before.value.readAt).toEqual(expect.any(String))
  expect(after.ok && after.value.readAt).toEqual(before.ok && before.value.readAt)
})
