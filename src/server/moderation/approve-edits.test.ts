import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approveEdits, rejectEdit } from './decide.ts'
import { noteRead } from './reads.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Asha')
const admin = setUpUser(backend, 'Admin', 'Meera')

const seePrice = (id: string) =>
  noteRead(backend, admin, id, { version: 1, part: 'price', photoIds: [] })

test('Changes of prices are approved together, each where its price was seen and is as it was', async () => {
  const photos = await Promise.all([0, 1].map(() => makePhotoRow(backend.db, owner)))
  const [first, second, unseen, rejected, changed] = [
    await makeEdit(backend.db, owner, { price: 7_500_000 }, photos, photos),
    await makeEdit(backend.db, owner, { price: 7_100_000 }),
    await makeEdit(backend.db, owner, { price: 7_300_000 }),
    await makeEdit(backend.db, owner, { price: 7_400_000 }),
    await makeEdit(backend.db, owner, { price: 7_600_000 }),
  ] as const
  for (const { id } of [first, second, rejected, changed]) await seePrice(id)
  await rejectEdit(backend, admin, rejected.id, 1, 'It is of last year.')
  await backend.db.rows(sql`update property_edits set version = 2 where id = ${changed.id}`)
  const all = [first, second, unseen, rejected, changed]
  const result = await approveEdits(
    backend,
    admin,
    all.map(({ id }) => ({ id, version: 1 })),
  )
  expect(result.ok && result.value.results).toEqual([
    { id: first.id, result: 'approved' },
    { id: second.id, result: 'approved' },
    { id: unseen.id, result: 'unopened' },
    { id: rejected.id, result: 'decided', by: 'Meera', decision: 'edit.rejected' },
    { id: changed.id, result: 'changed' },
  ])
  const rows = await backend.db.rows<{ id: string; price: string; photos: string[] }>(sql`
    select p.id, p.price::text, array(
      select i.id from images i where i.property_id = p.id order by i.position
    ) as photos
    from properties p
    where p.id in (${first.listingId}, ${second.listingId}, ${unseen.listingId})`)
  const of = ({ listingId }: { listingId: string }) => rows.find(({ id }) => id === listingId)
  expect(of(first)).toMatchObject({ price: '7500000', photos })
  expect(of(second)).toMatchObject({ price: '7100000', photos: [] })
  expect(of(unseen)?.price).toBe('7200000')
  const revisions = await backend.db.rows(
    sql`select distinct revision from moderation_log where decision = 'edit.approved'`,
  )
  expect(revisions).toHaveLength(1)
  const mails = await backend.db.rows<{ data: object }>(
    sql`select data from mails where kind = 'edit approved'`,
  )
  expect(mails.map(({ data }) => data)).toEqual([{ count: 2 }])
})
