import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { queueQuerySchema } from '../../domain/moderation/query-schema.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { readDesk } from './desk.ts'
import { noteSeen } from './register.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')

const NUMBER = 'UPRERAPRJ12345'
const seenAt = async (id: string) =>
  (
    await backend.db.row<{ seen: string | null }>(
      sql`select rera_seen_at as seen from properties where id = ${id}`,
    )
  )?.seen
const onDesk = async (id: string) =>
  (await readDesk(backend)).queue.find((listing) => listing.id === id)
const edit = (id: string, version: number, over: object) =>
  editListing(backend, owner, id, {
    fields: listingFields(over),
    photoIds: [],
    version,
    changeVersion: null,
  })

describe('A number that an admin saw on the register', () => {
  let id: string
  beforeEach(async () => {
    id = await makePending(backend.db, owner, { reraNumber: NUMBER })
  })

  test('is noted, and its note read on the desk', async () => {
    expect(await seenAt(id)).toBeNull()
    expect(await noteSeen(backend, admin, id, NUMBER)).toMatchObject({ ok: true })
    expect(await seenAt(id)).not.toBeNull()
    expect((await onDesk(id))?.reraSeenAt).toMatch(/Z$/)
  })

  test('is not noted where it is another one by now, or nothing waits', async () => {
    expect(await noteSeen(backend, admin, id, 'UPRERAPRJ1')).toMatchObject({ code: 'changed' })
    expect(await noteSeen(backend, admin, 'nothing', NUMBER)).toMatchObject({ code: 'not_found' })
    await backend.db.rows(
      sql`update properties set is_approved = true, approved_at = now(), confirmed_at = now() where id = ${id}`,
    )
    expect(await noteSeen(backend, admin, id, NUMBER)).toMatchObject({ code: 'not_found' })
    expect(await seenAt(id)).toBeNull()
  })

  test('is seen no more once it is changed, but is while other answers change', async () => {
    await noteSeen(backend, admin, id, NUMBER)
    await edit(id, 1, { reraNumber: NUMBER, price: 7_300_000 })
    expect(await seenAt(id)).not.toBeNull()
    await edit(id, 2, { reraNumber: 'UPRERAPRJ999', price: 7_300_000 })
    expect(await seenAt(id)).toBeNull()
  })
})

test('A change carries the note of its number to the published listing', async () => {
  const { id, listingId } = await makeEdit(backend.db, owner, { reraNumber: NUMBER })
  expect((await onDesk(id))?.reraSeenAt).toBeNull()
  await noteSeen(backend, admin, id, NUMBER)
  expect((await onDesk(id))?.reraSeenAt).toBeTruthy()
  expect(await seenAt(listingId)).toBeNull()
  await backend.db.rows(sql`
    update properties p
    set rera_number = e.fields->>'reraNumber'
    from property_edits e
    where e.id = ${id} and p.id = e.property_id`)
  expect((await onDesk(id))?.reraSeenAt).toBeTruthy()
})

test('What lacks a number and a reason stands first, though it came last', async () => {
  const unfinished = { listingType: 'Sell', possession: 'Under construction' } as const
  const name = 'Leading Towers'
  const make = (over: object) =>
    makePending(backend.db, owner, { ...unfinished, projectBuildingName: name, ...over })
  const exempt = await make({ reraExempt: 'Small project' })
  const ready = await make({ possession: 'Ready to move' })
  const lacking = await make({})
  const { queue } = await readDesk(backend, queueQuerySchema.parse({ q: name }))
  expect(queue.map(({ id, hints }) => [id, hints.includes('no-rera')])).toEqual([
    [lacking, true],
    [exempt, false],
    [ready, false],
  ])
})
