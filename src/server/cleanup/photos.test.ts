import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { blobsOf, hasRow, makeUpload } from '../../test/support/database/stored.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { rejectListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { cleanUp } from './run.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let owner: SessionUser
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(240, 200, 1)
})
beforeEach(async () => {
  owner = await makeUser(backend.db)
})

const DAY = 24

const upload = () => makeUpload(backend, owner, picture)
const blobs = (key: string) => blobsOf(backend.photos, key)
const row = (id: string) => hasRow(backend.db, id)

describe('Photos', () => {
  test('never submitted are erased after seven days, not before', async () => {
    const photo = await upload()
    await passHours(backend.db, LISTING_DAYS.unusedPhotos * DAY - 1)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([true, 6])
    await passHours(backend.db, 3)
    expect(await cleanUp(backend)).toMatchObject({ photos: 1, orphanedBlobs: 0 })
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([false, 0])
  })

  test('whose time is over cannot be submitted, even before they are erased', async () => {
    const photo = await upload()
    await passHours(backend.db, LISTING_DAYS.unusedPhotos * DAY)
    await cleanUp(backend)
    expect(await row(photo.id)).toBe(true)
    await expect(makePending(backend.db, owner, {}, [photo.id])).rejects.toThrow('photo_missing')
  })

  test('of a pending listing are kept, however long it waits', async () => {
    const photo = await upload()
    await makePending(backend.db, owner, {}, [photo.id])
    await passHours(backend.db, 400 * DAY)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([true, 6])
  })

  test('of a rejected listing are erased after thirty days, not before', async () => {
    const photo = await upload()
    const id = await makePending(backend.db, owner, {}, [photo.id])
    await passHours(backend.db, 20 * DAY)
    await rejectListing(backend, admin, id, 1, 'No.')
    await passHours(backend.db, LISTING_DAYS.rejectedPhotos * DAY - 1)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([true, 6])
    await passHours(backend.db, 3)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([false, 0])
  })

  test('of a rejection that can be undone are kept, also when another listing used them and was withdrawn', async () => {
    const photo = await upload()
    const id = await makePending(backend.db, owner, {}, [photo.id])
    const rejected = await rejectListing(backend, admin, id, 1, 'No.')
    await withdrawListing(backend, owner, await makePending(backend.db, owner, {}, [photo.id]))
    await passHours(backend.db, LISTING_DAYS.rejectedPhotos * DAY - 1)
    await cleanUp(backend)
    expect(
      (await undoDecision(backend, admin, rejected.ok ? rejected.value.decisionId : '')).ok,
    ).toBe(true)
    await cleanUp(backend)
    const kept = await backend.db.row(sql`select property_id from images where id = ${photo.id}`)
    expect([kept, await blobs(photo.key)]).toEqual([{ property_id: id }, 6])
  })

  test('of a withdrawn listing are erased soon', async () => {
    const photo = await upload()
    await withdrawListing(backend, owner, await makePending(backend.db, owner, {}, [photo.id]))
    await passHours(backend.db, 2)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([false, 0])
  })

  test('of an edit that waits for a decision are kept', async () => {
    const photo = await upload()
    const id = await makePending(backend.db, owner)
    await backend.db.rows(
      sql`insert into property_edits (id, property_id, user_id, fields, photo_ids) values (${`edit${id}`}, ${id}, ${owner.id}, '{}', array[${photo.id}])`,
    )
    await passHours(backend.db, 20 * DAY)
    await cleanUp(backend)
    expect([await row(photo.id), await blobs(photo.key)]).toEqual([true, 6])
  })

  test('that share one file: it is erased with the last of them', async () => {
    const photo = await upload()
    await backend.db.rows(sql`
      insert into images (id, key, user_id, is_site, width, height, bytes, placeholder, content_hash)
      select ${`twin${photo.id}`}, key, user_id, true, width, height, bytes, placeholder, content_hash from images where id = ${photo.id}`)
    await passHours(backend.db, 8 * DAY)
    await cleanUp(backend)
    expect([await row(photo.id), await row(`twin${photo.id}`), await blobs(photo.key)]).toEqual([
      false,
      true,
      6,
    ])
  })

  test('that the store fails to erase stay for the next time, and the others are erased', async () => {
    const [first, second] = [await upload(), await upload()]
    await passHours(backend.db, 8 * DAY)
    const erase = (key: string) =>
      key.startsWith(first.key) && key.endsWith('/640.webp')
        ? Promise.reject(new Error('Lost.'))
        : backend.photos.erase(key)
    expect(await cleanUp({ ...backend, photos: { ...backend.photos, erase } })).toMatchObject({
      photos: 1,
      photosFailed: 1,
    })
    expect([await row(first.id), await row(second.id)]).toEqual([true, false])
    expect(await cleanUp(backend)).toMatchObject({ photos: 1, photosFailed: 0 })
    expect(await blobs(first.key)).toBe(0)
  })
})
