import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import showPhoto from '../../../functions/photo.ts'
import uploadPhoto from '../../../functions/photo-upload.ts'
import { photoPath } from '../../contract/paths.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUp, setUpUser } from '../../test/support/database/set-up.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'
import { readDesk } from '../moderation/desk.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { readOwnListings } from './own.ts'

const { readListing, withdrawListing: withdraw } = handlers

const backend = setUpBackend()
const hook = setUp(startBuildHook, (started) => started.close())
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  backend.env.buildHookUrl = hook.address
  cookie = (await login(owner.email)).cookie
})

const withdrawIt = (id: string, who = cookie) =>
  ask(withdraw, { method: 'DELETE', path: `/api/listings/${id}`, cookie: who })
const exists = async (id: string) =>
  (await backend.db.row(sql`select 1 from properties where id = ${id}`)) !== undefined
/** How many builds are requested during an action. */
async function buildsDuring(act: () => Promise<unknown>): Promise<number> {
  const before = hook.asked()
  await act()
  return hook.asked() - before
}
const revision = async () => (await readRebuildStatus(backend.db)).revision
async function makeApproved(photoIds: string[] = []): Promise<string> {
  const id = await makePending(backend.db, owner, {}, photoIds)
  await openAndApprove(backend, admin, id, 1)
  return id
}

describe('An owner', () => {
  test('deletes a pending listing, which no visitor saw: no build is requested', async () => {
    const id = await makePending(backend.db, owner)
    const before = await revision()
    const builds = await buildsDuring(async () => {
      const answer = await withdrawIt(id)
      expect([answer.status, answer.body]).toEqual([200, { id }])
    })
    expect(await exists(id)).toBe(false)
    expect([await revision(), builds]).toEqual([before, 0])
    expect((await readOwnListings(backend.db, owner.id)).some((listing) => listing.id === id)).toBe(
      false,
    )
    expect((await readDesk(backend)).queue.some((listing) => listing.id === id)).toBe(false)
  })

  test('deletes an approved listing: it leaves the API at once and the pages with the next build, which is requested', async () => {
    const id = await makeApproved()
    const before = await revision()
    const builds = await buildsDuring(async () => expect((await withdrawIt(id)).status).toBe(200))
    expect((await ask(readListing, { path: `/api/listings/${id}` })).status).toBe(404)
    expect([await revision(), builds]).toEqual([before + 1, 1])
    const snapshot = await readSnapshot(backend.db)
    expect([snapshot.revision, snapshot.listings.some((listing) => listing.id === id)]).toEqual([
      before + 1,
      false,
    ])
  })

  test('deletes one that has expired: the built site may still show it', async () => {
    const id = await makeApproved()
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${id}`,
    )
    expect(await buildsDuring(() => withdrawIt(id))).toBe(1)
  })

  test('hides its photos from visitors at once, and they will be erased', async () => {
    const photo = (
      await ask(uploadPhoto, {
        method: 'POST',
        path: '/api/photos',
        cookie,
        bytes: await cameraFile(400, 300),
      })
    ).body as unknown as Photo
    const id = await makeApproved([photo.id])
    const show = () => ask(showPhoto, { path: photoPath(photo.key, 320) })
    expect((await show()).status).toBe(200)
    await withdrawIt(id)
    expect((await show()).status).toBe(404)
    const row = await backend.db.row(
      sql`select property_id, erase_after <= now() as due from images where id = ${photo.id}`,
    )
    expect(row).toEqual({ property_id: null, due: true })
  })

  test('finds nothing to delete a second time', async () => {
    const id = await makePending(backend.db, owner)
    await withdrawIt(id)
    const answer = await withdrawIt(id)
    expect([answer.status, answer.body.code]).toEqual([404, 'listing_not_available'])
  })
})

test('Nobody else can delete the listing, not even an admin, who decides on it instead', async () => {
  const photo = await makePhotoRow(backend.db, owner)
  const id = await makeApproved([photo])
  const builds = await buildsDuring(async () => {
    for (const user of [await makeUser(backend.db), admin]) {
      const answer = await withdrawIt(id, (await login(user.email)).cookie)
      expect([answer.status, answer.body.code]).toEqual([404, 'listing_not_available'])
    }
    expect((await withdrawIt(id, '')).status).toBe(401)
  })
  expect(await exists(id)).toBe(true)
  expect(await backend.db.row(sql`select property_id from images where id = ${photo}`)).toEqual({
    property_id: id,
  })
  expect(builds).toBe(0)
})

describe('After a listing was deleted by its owner', () => {
  test('the log keeps the decisions on it, and its approval cannot be undone', async () => {
    const id = await makeApproved()
    await withdrawIt(id)
    const lines = (await readDesk(backend)).log.filter((line) => line.listingId === id)
    expect(lines).toMatchObject([
      {
        decision: 'listing.approved',
        decidedBy: admin.name,
        city: 'Lucknow',
        locality: 'Gomti Nagar',
        undoable: false,
      },
    ])
  })

  test('an admin who still has it open gets an error that it is not available', async () => {
    const id = await makePending(backend.db, owner)
    await withdrawIt(id)
    expect(await openAndApprove(backend, admin, id, 1)).toEqual({
      ok: false,
      code: 'listing_not_available',
    })
    expect(
      await backend.db.rows(sql`select 1 from moderation_log where property_id = ${id}`),
    ).toEqual([])
  })
})
