import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { decidingEdits } from '../../test/support/data/deciding.ts'
import { makeEdit, photosOf, waitingEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { addressOf, makeLaunch, publishLaunch } from '../../test/support/data/launches.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { login } from '../../test/support/http/requests.ts'
import { changeProfile } from '../account/profile.ts'
import { editListing } from '../listing/edit.ts'
import { readPublicListing } from '../listing/public.ts'
import { setAvailability } from '../listing/published.ts'
import { okMailed } from '../mail/outbox.ts'
import { rejectListing } from './decide.ts'
import { readDesk } from './desk.ts'
import { undoDecision } from './undo.ts'

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
const undoLast = async (listingId: string) => {
  const line = await backend.db.row<{ id: string }>(
    sql`select id from moderation_log where property_id = ${listingId} order by decided_at desc limit 1`,
  )
  return undoDecision(backend, admin, line?.id ?? '')
}
const lines = async (id: string) =>
  (
    await backend.db.rows<{ decision: string }>(
      sql`select decision from moderation_log where property_id = ${id} order by decided_at`,
    )
  ).map((line) => line.decision)

describe('A decision on a change cannot be undone', () => {
  test('once its owner has confirmed the listing, or proposed another change', async () => {
    const first = await makeEdit(backend.db, owner)
    await approveIt(first.id)
    await setAvailability(backend, owner, first.listingId, { version: 3, closed: false })
    expect(await undoLast(first.listingId)).toMatchObject({ code: 'cannot_undo' })
    const second = await makeEdit(backend.db, owner)
    await rejectIt(second.id)
    await editListing(backend, owner, second.listingId, {
      fields: listingFields({ price: 5_000_000 }),
      photoIds: [],
      version: 2,
    })
    expect(await undoLast(second.listingId)).toMatchObject({ code: 'cannot_undo' })
    expect((await waitingEdit(backend.db, second.listingId))?.fields.price).toBe(5_000_000)
  })
})

describe('An undo of a decision on a change', () => {
  test('restores the former version after an approval, and the change waits again', async () => {
    const [old, fresh] = [await photo(), await photo()]
    const { id, listingId } = await makeEdit(
      backend.db,
      owner,
      { price: 7_500_000 },
      [fresh],
      [old],
    )
    await approveIt(id)
    expect(await undoLast(listingId)).toEqual(okMailed({ listingId }))
    expect(await readPublicListing(backend.db, listingId)).toMatchObject({
      value: { price: 7_200_000, photos: [{ id: old }] },
    })
    expect(await waitingEdit(backend.db, listingId)).toMatchObject({
      id,
      version: 2,
      fields: { price: 7_500_000 },
      photo_ids: [fresh],
    })
    expect(await lines(listingId)).toEqual([
      'listing.approved',
      'edit.approved',
      'edit.approval_undone',
    ])
    expect((await approveIt(id, 2)).status).toBe(200)
    expect(await photosOf(backend.db, listingId)).toEqual([fresh])
  })

  test('lets the change wait again after a rejection', async () => {
    const fresh = await photo()
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [fresh])
    await rejectIt(id)
    expect(await undoLast(listingId)).toMatchObject({ ok: true })
    expect(await waitingEdit(backend.db, listingId)).toMatchObject({
      id,
      version: 2,
      photo_ids: [fresh],
    })
    expect(
      (await readDesk(backend)).queue.find((listing) => listing.id === id)?.photos,
    ).toMatchObject([{ id: fresh }])
    expect((await approveIt(id, 2)).status).toBe(200)
  })

  test('leaves a launch the pictures that the listing had and that were sent since', async () => {
    const [awaited, shown] = [await photo(), await photo()]
    const { id, listingId } = await makeEdit(
      backend.db,
      owner,
      { price: 7_500_000 },
      [],
      [awaited, shown],
    )
    await approveIt(id)
    await makeLaunch(backend.db, owner, {}, awaited)
    const launch = await makeLaunch(backend.db, owner, {}, shown)
    const imageUrls = [await addressOf(backend.db, shown)]
    await publishLaunch(backend.db, admin, launch.id, { imageUrls })
    expect(await undoLast(listingId)).toMatchObject({ ok: true })
    expect(await photosOf(backend.db, listingId)).toEqual([])
  })

  test('of a rejection lets the change wait again without the picture of a launch, which stays one', async () => {
    const [own, awaited] = [await photo(), await photo()]
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [
      own,
      awaited,
    ])
    await rejectIt(id)
    const launch = await makeLaunch(backend.db, owner, {}, awaited)
    expect(await undoLast(listingId)).toMatchObject({ ok: true })
    expect((await approveIt(id, 2)).status).toBe(200)
    expect(await photosOf(backend.db, listingId)).toEqual([own])
    const imageUrls = [await addressOf(backend.db, awaited)]
    expect(await publishLaunch(backend.db, admin, launch.id, { imageUrls })).toMatchObject({
      ok: true,
    })
  })

  test('does not take back a photo that has become the profile photo', async () => {
    const old = await photo()
    const { id, listingId } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [], [old])
    await approveIt(id)
    await changeProfile(backend, owner, {
      name: owner.name,
      mobileNumber: '9876543210',
      whatsApp: false,
      agentRera: '',
      photoId: old,
    })
    expect(await undoLast(listingId)).toMatchObject({ ok: true })
    expect(await photosOf(backend.db, listingId)).toEqual([])
    const rejected = await makePending(backend.db, owner, {}, [await photo()])
    const [cover = ''] = await photosOf(backend.db, rejected)
    await rejectListing(backend, admin, rejected, 1, REASON)
    await changeProfile(backend, owner, {
      name: owner.name,
      mobileNumber: '9876543210',
      whatsApp: false,
      agentRera: '',
      photoId: cover,
    })
    expect(await undoLast(rejected)).toMatchObject({ ok: true })
    expect(await photosOf(backend.db, rejected)).toEqual([])
  })
})
