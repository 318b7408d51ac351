import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { exportOwnData } from '../account/export.ts'
import { rejectListing } from '../moderation/decide.ts'
import { readDesk, readPrices } from '../moderation/desk.ts'
import { undoDecision } from '../moderation/undo.ts'
import { createListing } from './create.ts'
import { editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Asha')
const admin = setUpUser(backend, 'Admin', 'Meera')

const NOTE = 'The photos are from the flat below: ours is being painted.'
const fields = listingFields({ locality: 'Chowk' })

async function post(noteToAdmin: string | null = NOTE): Promise<string> {
  const made = await createListing(backend, owner, {
    fields,
    photoIds: [],
    submissionKey: newSubmissionKey(),
    noteToAdmin,
  })
  if (!made.ok) throw new Error(made.code)
  return made.value.id
}
const edit = (id: string, version: number, over: object) =>
  editListing(backend, owner, id, { fields, photoIds: [], version, ...over })
const onDesk = async () => {
  const { queue } = await readDesk(backend)
  const { changes } = await readPrices(backend, admin)
  return [...queue, ...changes].map(({ noteToAdmin }) => noteToAdmin)
}
const own = async () =>
  (await readOwnListings(backend.db, owner.id)).map(({ noteToAdmin }) => noteToAdmin)

test('A sentence for the admin is read by admins and its poster, goes with each version, and nowhere else', async () => {
  const id = await post()
  expect([await onDesk(), await own()]).toEqual([[NOTE], [NOTE]])
  expect(await edit(id, 1, {})).toMatchObject({ value: { state: 'unchanged' } })
  // A change of the price in the list of own listings says nothing about it.
  await edit(id, 1, { fields: { ...fields, price: 7_100_000 } })
  expect(await onDesk()).toEqual([NOTE])
  await edit(id, 2, { fields: { ...fields, price: 7_100_000 }, noteToAdmin: 'Painted now.' })
  expect([await onDesk(), await own()]).toEqual([['Painted now.'], ['Painted now.']])
  const data = await exportOwnData(backend, owner)
  expect(JSON.stringify(data)).toContain('Painted now.')

  await backend.db.rows(sql`
    update properties set is_approved = true, approved_at = now(), confirmed_at = now()
    where id = ${id}`)
  expect(JSON.stringify(await readPublicListing(backend.db, id))).not.toContain('Painted')
  expect([await onDesk(), await own()]).toEqual([[], [null]])
  await edit(id, 3, { noteToAdmin: 'The price has fallen.' })
  expect([await onDesk(), await own()]).toEqual([
    ['The price has fallen.'],
    ['The price has fallen.'],
  ])
  expect(JSON.stringify(await exportOwnData(backend, owner))).toContain('The price has fallen.')
  await backend.db.rows(sql`delete from properties where id = ${id}`)
})

test('The log keeps none: a rejection takes it away, also where it is undone', async () => {
  const id = await post()
  const rejected = await rejectListing(backend, admin, id, 1, 'Photos of another flat')
  if (!rejected.ok) throw new Error(rejected.code)
  const log = await backend.db.rows(sql`select to_jsonb(m) as line from moderation_log m`)
  expect(JSON.stringify(log)).not.toContain(NOTE)
  await undoDecision(backend, admin, rejected.value.decisionId)
  expect(await onDesk()).toEqual([null])
})
