import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { decidingEdits } from '../../test/support/data/deciding.ts'
import { makeEdit, photosOf, waitingEdit } from '../../test/support/data/edits.ts'
import { makePhotoRow } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { login } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'
import { editListing } from '../listing/edit.ts'
import { readOwnListings } from '../listing/own.ts'
import { readPublicListing } from '../listing/public.ts'
import { setAvailability } from '../listing/published.ts'
import { readDesk } from './desk.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
})

const REASON = 'The price is of last year.'
const photo = () => makePhotoRow(backend.db, owner)
const { approveIt, rejectIt } = decidingEdits(() => cookie, REASON)
const property = (id: string) =>
  backend.db.row<{ price: number; version: number }>(
    sql`select price, version from properties where id = ${id}`,
  )
const daysKept = async (id: string) =>
  (
    await backend.db.row<{ days: number | null }>(
      sql`select round(extract(epoch from erase_after - now()) / 86400)::int as days from images where id = ${id}`,
    )
  )?.days
const mails = (kind: string, listingId: string) =>
  backend.db.rows(
    sql`select user_id, data->>'title' as title from mails where kind = ${kind} and data->>'listingId' = ${listingId}`,
  )
const change = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)?.change
const revision = async () => (await readSnapshot(backend.db)).revision

test('A change waits in the queue beside new listings, with the version that it would replace', async () => {
  const [old, fresh] = [await photo(), await photo()]
  const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [fresh], [old])
  const { queue, counts } = await readDesk(backend)
  expect(queue.find((listing) => listing.id === id)).toMatchObject({
    version: 1,
    price: 7_500_000,
    photos: [{ id: fresh }],
    poster: { id: owner.id },
    edit: { listingId, fields: { price: 7_200_000 }, photos: [{ id: old }] },
  })
  expect(counts.pending).toBe(queue.length)
})

describe('Approving a change', () => {
  test('replaces the published version: fields, photos, confirmation; it is logged, published and mailed', async () => {
    const [stays, goes, fresh] = [await photo(), await photo(), await photo()]
    const { id, listingId } = await makeEdit(
      backend.db,
      owner,
      { price: 7_500_000, description: null },
      [fresh, stays],
      [goes, stays],
    )
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${listingId}`,
    )
    const sent = await backend.db.row(
      sql`select updated_at as at from property_edits where id = ${id}`,
    )
    const before = await revision()
    const answer = await approveIt(id)
    expect([answer.status, answer.body.revision]).toEqual([200, before + 1])
    // An admin's approval is no confirmation by the owner.
    expect(
      await backend.db.row(sql`select confirmed_at as at from properties where id = ${listingId}`),
    ).toEqual(sent)
    expect(await readPublicListing(backend.db, listingId)).toMatchObject({
      ok: true,
      value: { price: 7_500_000, description: null, photos: [{ id: fresh }, { id: stays }] },
    })
    expect([await property(listingId), await waitingEdit(backend.db, listingId)]).toEqual([
      { price: 7_500_000, version: 3 },
      undefined,
    ])
    expect([await daysKept(goes), await daysKept(fresh)]).toEqual([30, null])
    expect((await readDesk(backend)).log[0]).toMatchObject({
      listingId,
      decision: 'edit.approved',
      decidedBy: 'Meera',
      revision: before + 1,
      undoable: true,
    })
    const { changedAt, listings } = await readSnapshot(backend.db)
    const published = listings.find(({ id }) => id === listingId)
    expect(changedAt[listingId]).toMatch(/^2.+Z$/)
    expect(String(changedAt[listingId]) > String(published?.approvedAt)).toBe(true)
    expect(await mails('edit approved', listingId)).toEqual([
      { user_id: owner.id, title: 'Kesar Heights, Gomti Nagar, Lucknow' },
    ])
    expect(await change(listingId)).toBeNull()
  })

  test('from sale to rent turns a sold listing into a rented one', async () => {
    const { id, listingId } = await makeEdit(backend.db, owner, {
      listingType: 'Rent',
      price: 20_000,
    })
    await setAvailability(backend, owner, listingId, { version: 2, closed: true })
    expect((await approveIt(id)).status).toBe(200)
    expect(await readPublicListing(backend.db, listingId)).toMatchObject({
      value: { listingType: 'Rent', availability: 'rented' },
    })
  })
})

describe('Rejecting a change', () => {
  test('leaves the published version unchanged; the poster reads the reason and continues with the same answers', async () => {
    const [old, fresh] = [await photo(), await photo()]
    const { id, listingId } = await makeEdit(
      backend.db,
      owner,
      { price: 7_500_000 },
      [fresh, old],
      [old],
    )
    const before = await revision()
    expect((await rejectIt(id)).status).toBe(200)
    expect([
      await property(listingId),
      await photosOf(backend.db, listingId),
      await revision(),
    ]).toEqual([{ price: 7_200_000, version: 2 }, [old], before])
    expect([await daysKept(fresh), await daysKept(old)]).toEqual([30, null])
    expect(await change(listingId)).toMatchObject({
      version: null,
      reason: REASON,
      fields: { price: 7_500_000 },
      photos: [{ id: fresh }, { id: old }],
    })
    expect(await mails('edit rejected', listingId)).toHaveLength(1)
    const again = { fields: listingFields({ price: 7_300_000 }), photoIds: [fresh], version: 2 }
    expect(await editListing(backend, owner, listingId, again)).toMatchObject({ ok: true })
    expect(await change(listingId)).toMatchObject({
      version: 1,
      reason: null,
      photos: [{ id: fresh }],
    })
  })
})
