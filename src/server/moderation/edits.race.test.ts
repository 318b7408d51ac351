import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makeEdit, waitingEdit } from '../../test/support/data/edits.ts'
import { makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { approveEdit, rejectEdit } from './decide.ts'
import { aboutEdit } from './log.ts'
import { undoDecision } from './undo.ts'

const ROUNDS = 12
/** In milliseconds; each round first creates a listing, its photos and a change. */
const timeout = 120_000
const REASON = 'The price is of last year.'

const backend = setUpBackend()
const owner = setUpUser(backend)
let admins: SessionUser[]
beforeAll(async () => {
  admins = await Promise.all(
    ['Meera', 'Kabir', 'Leela'].map((name) => makeUser(backend.db, 'Admin', name)),
  )
})

const made = () =>
  Promise.all(
    Array.from({ length: ROUNDS }, async () => {
      const [old, fresh] = [
        await makePhotoRow(backend.db, owner),
        await makePhotoRow(backend.db, owner),
      ]
      const edit = await makeEdit(backend.db, owner, { price: 7_500_000 }, [fresh], [old])
      await openForAdmins(backend.db, edit.id)
      return { ...edit, old, fresh }
    }),
  )
const lines = (id: string) =>
  backend.db.rows<{ id: string; decision: string; name: string }>(sql`
  select m.id, m.decision, u.name from moderation_log m join users u on u.id = m.admin_id
  where m.property_id = ${id} and ${aboutEdit} order by m.decided_at`)
const listing = (id: string) =>
  backend.db.row<{ price: number; photos: string[] }>(sql`
  select price, array(select id from images where property_id = p.id order by position) as photos from properties p where id = ${id}`)

test('A change that its poster edits at the same instant as an approval is approved as it was read, or not at all', {
  timeout,
}, async () => {
  const rounds = await Promise.all(
    (await made()).map(async ({ id, listingId, fresh }, i) => {
      const decide = () => approveEdit(backend, admins[0] as SessionUser, id, 1)
      const edit = () =>
        editListing(backend, owner, listingId, {
          fields: listingFields({ price: 5_000_000 }),
          photoIds: [fresh],
          version: 2,
          changeVersion: 1,
        })
      const acts = i % 2 ? [decide(), edit()] : [edit(), decide()]
      const [approved, edited] =
        i % 2 ? await Promise.all(acts) : (await Promise.all(acts)).reverse()
      return {
        approved: approved?.ok,
        edited: edited?.ok,
        now: await listing(listingId),
        waiting: (await waitingEdit(backend.db, listingId))?.fields.price,
      }
    }),
  )
  for (const { approved, edited, now, waiting } of rounds) {
    expect(edited).toBe(!approved)
    expect([now?.price, waiting]).toEqual(
      approved ? [7_500_000, undefined] : [7_200_000, 5_000_000],
    )
  }
})

describe('While its owner deletes the listing', () => {
  test('a decision on a change comes first or never, and there is no deadlock', {
    timeout,
  }, async () => {
    await Promise.all(
      (await made()).map(async ({ id, listingId, old, fresh }, i) => {
        const decide = () =>
          i % 3
            ? approveEdit(backend, admins[0] as SessionUser, id, 1)
            : rejectEdit(backend, admins[0] as SessionUser, id, 1, REASON)
        const withdraw = () => withdrawListing(backend, owner, listingId)
        await Promise.all(i % 2 ? [decide(), withdraw()] : [withdraw(), decide()])
        expect(await listing(listingId)).toBeUndefined()
        expect(await waitingEdit(backend.db, listingId)).toBeUndefined()
        expect(
          await backend.db.rows(
            sql`select 1 from images where id in (${old}, ${fresh}) and (property_id is not null or erase_after is null)`,
          ),
        ).toEqual([])
      }),
    )
  })
})

test('Of an undo and another change at the same instant, one takes effect', {
  timeout,
}, async () => {
  await Promise.all(
    (await made()).map(async ({ id, listingId }, i) => {
      const [admin] = admins as [SessionUser]
      if (i % 2) await approveEdit(backend, admin, id, 1)
      else await rejectEdit(backend, admin, id, 1, REASON)
      const [line] = await lines(listingId)
      const [undone, again, edited] = await Promise.all([
        undoDecision(backend, admin, line?.id ?? ''),
        undoDecision(backend, admin, line?.id ?? ''),
        editListing(backend, owner, listingId, {
          fields: listingFields({ price: 5_000_000 }),
          photoIds: [],
          version: i % 2 ? 3 : 2,
        }),
      ])
      expect([undone, again, edited].filter(({ ok }) => ok)).toHaveLength(1)
      expect((await waitingEdit(backend.db, listingId))?.fields.price).toBe(
        edited.ok ? 5_000_000 : 7_500_000,
      )
      expect(await lines(listingId)).toHaveLength(edited.ok ? 1 : 2)
    }),
  )
})
