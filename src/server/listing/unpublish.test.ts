import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makeEdit, waitingEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { readDesk } from '../moderation/desk.ts'
import { undoDecision } from '../moderation/undo.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
const owner = setUpUser(backend, 'Owner', 'Farida Khan')

async function published(
  over: Partial<ListingFields> = {},
  photoIds: string[] = [],
): Promise<string> {
  const id = await makePending(backend.db, owner, over, photoIds)
  await openAndApprove(backend, admin, id, 1)
  return id
}
const revision = async () => (await readSnapshot(backend.db)).revision
const REASON = 'It was let weeks ago.'

describe('Unpublishing', () => {
  test('removes a listing from the site with a reason in the log; its photos are hidden and its poster reads the reason', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const id = await published({}, [photo])
    const before = await revision()
    const result = await unpublishListing(backend, admin, id, 2, REASON)
    expect(result).toMatchObject({ ok: true })
    expect(await readPublicListing(backend.db, id)).toMatchObject({
      ok: false,
      code: 'listing_not_available',
    })
    expect(
      await backend.db.row(
        sql`select property_id, erase_after is null as kept from images where id = ${photo}`,
      ),
    ).toEqual({ property_id: null, kept: false })
    expect((await readDesk(backend)).log[0]).toMatchObject({
      listingId: id,
      decision: 'listing.rejected',
      reason: REASON,
      revision: before + 1,
      undoable: true,
    })
    expect(await readOwnListings(backend.db, owner.id)).toContainEqual(
      expect.objectContaining({ state: 'rejected', reason: REASON, canRepost: true }),
    )
  })

  const state = (id: string) =>
    backend.db.row<Record<string, unknown>>(sql`
      select is_approved, approved_at, confirmed_at, asked_at, availability, closed_at, sampled_views from properties where id = ${id}`)

  test.each([
    ['an available', sql`asked_at = now() - interval '1 day', sampled_views = 40`],
    ['a sold', sql`availability = 'sold', closed_at = now() - interval '2 days'`],
    ['an expired', sql`confirmed_at = now() - interval '61 days'`],
  ])(
    'of %s listing can be undone: it is as it was, without a second approval, and its poster is told',
    async (_, stood) => {
      const photo = await makePhotoRow(backend.db, owner)
      const id = await published({}, [photo])
      await backend.db.rows(sql`
        update properties set approved_at = now() - interval '70 days', ${stood} where id = ${id}`)
      const before = { state: await state(id), revision: await revision() }
      const result = await unpublishListing(backend, admin, id, 2, REASON)
      expect(await undoDecision(backend, admin, result.ok ? result.value.decisionId : '')).toEqual({
        ok: true,
        mailed: true,
        value: { listingId: id },
      })
      expect(before.state).toMatchObject({ is_approved: true })
      expect({ state: await state(id), revision: await revision() }).toEqual({
        state: before.state,
        revision: before.revision + 2,
      })
      expect((await readDesk(backend)).queue.map((listing) => listing.id)).not.toContain(id)
      expect(
        await backend.db.rows(
          sql`select kind from mails where data->>'listingId' = ${id} and kind = 'restored'`,
        ),
      ).toEqual([{ kind: 'restored' }])
      expect(
        await backend.db.row(sql`select property_id, erase_after from images where id = ${photo}`),
      ).toEqual({ property_id: id, erase_after: null })
    },
  )

  test('can be undone while a change waits: the change waits again, with its photos', async () => {
    const photo = await makePhotoRow(backend.db, owner)
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 6_900_000 }, [photo])
    const result = await unpublishListing(backend, admin, listingId, 2, REASON)
    expect(
      await backend.db.row(
        sql`select erase_after > now() + interval '8 days' as kept from images where id = ${photo}`,
      ),
    ).toEqual({ kept: true })
    const decisionId = result.ok ? result.value.decisionId : ''
    expect((await undoDecision(backend, admin, decisionId)).ok).toBe(true)
    expect(await waitingEdit(backend.db, listingId)).toMatchObject({ id, version: 2 })
    const { queue } = await readDesk(backend)
    expect(queue.find((entry) => entry.id === id)).toMatchObject({
      price: 6_900_000,
      photos: [{ id: photo }],
      edit: { listingId },
    })
  })

  test('can be undone where the log does not say how the listing stood: it is on offer again', async () => {
    const id = await published()
    const result = await unpublishListing(backend, admin, id, 2, REASON)
    const decisionId = result.ok ? result.value.decisionId : ''
    await backend.db.rows(
      sql`alter table moderation_log disable trigger moderation_log_append_only`,
    )
    await backend.db.rows(
      sql`update moderation_log set snapshot = snapshot - 'published' where id = ${decisionId}`,
    )
    await backend.db.rows(sql`alter table moderation_log enable trigger moderation_log_append_only`)
    expect(await undoDecision(backend, admin, decisionId)).toEqual({
      ok: true,
      mailed: true,
      value: { listingId: id },
    })
    expect(await readPublicListing(backend.db, id)).toMatchObject({
      ok: true,
      value: { id, availability: 'available' },
    })
  })

  test('takes effect once, and never on a pending listing or one that has changed', async () => {
    const id = await published()
    const pending = await makePending(backend.db, owner)
    const before = await revision()
    expect(await unpublishListing(backend, admin, id, 1, REASON)).toMatchObject({
      ok: false,
      code: 'changed',
    })
    expect(await unpublishListing(backend, admin, pending, 1, REASON)).toMatchObject({
      ok: false,
      code: 'listing_not_available',
    })
    const both = await Promise.all([
      unpublishListing(backend, admin, id, 2, REASON),
      unpublishListing(backend, admin, id, 2, REASON),
    ])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await revision()).toBe(before + 1)
  })
})
