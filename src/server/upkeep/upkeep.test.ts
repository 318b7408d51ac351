import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import upkeep from '../../../functions/upkeep.ts'
import type { SessionUser } from '../../contract/session.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { BUILDS_KEPT, UPKEEP_LIMITS } from '../../domain/upkeep/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { passHours } from '../../test/support/clock.ts'
import { makePending, makePhotoRow, makeUser, startSession } from '../../test/support/factories.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/log-lines.ts'
import { cameraFile } from '../../test/support/pictures.ts'
import { storedBlobs } from '../../test/support/stored.ts'
import { countAttempt } from '../account/throttle.ts'
import { newToken } from '../account/tokens.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { rejectListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { removePhoto } from '../photo/remove.ts'
import { uploadPhoto } from '../photo/upload.ts'
import { recordBuildEnd, recordBuildStart } from '../publication.ts'
import { eraseStrayBlobs } from './blobs.ts'
import { cleanUp } from './run.ts'

let backend: Backend
let owner: SessionUser
let admin: SessionUser
let picture: Uint8Array
beforeAll(async () => {
  backend = await startBackend()
  admin = await makeUser(backend.db, 'Admin')
  picture = await cameraFile(240, 200, 1)
})
beforeEach(async () => {
  owner = await makeUser(backend.db)
})
afterAll(() => backend.close())

const DAY = 24
const NOTHING = {
  sessions: 0,
  attempts: 0,
  builds: 0,
  mails: 0,
  links: 0,
  contacts: 0,
  photos: 0,
  photosFailed: 0,
  strayBlobs: 0,
}

async function upload() {
  const result = await uploadPhoto(backend, owner, picture, 'Flat.jpg')
  if (result.ok) return result.value
  throw new Error(`The photo was refused: ${result.code}`)
}
const blobsOf = async (key: string) =>
  (await storedBlobs(backend.photos)).filter((blob) => photoKeyOf(blob) === key).length
const hasRow = async (id: string) =>
  (await backend.db.row(sql`select 1 from images where id = ${id}`)) !== undefined

describe('Photos', () => {
  test('never submitted are erased after seven days, not before', async () => {
    const photo = await upload()
    await passHours(backend.db, LISTING_DAYS.unusedPhotos * DAY - 1)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([true, 6])
    await passHours(backend.db, 3)
    expect(await cleanUp(backend)).toMatchObject({ photos: 1, strayBlobs: 0 })
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([false, 0])
  })

  test('whose time is over cannot be submitted any more, even before they are erased', async () => {
    const photo = await upload()
    await passHours(backend.db, LISTING_DAYS.unusedPhotos * DAY)
    await cleanUp(backend)
    expect(await hasRow(photo.id)).toBe(true)
    await expect(makePending(backend.db, owner, {}, [photo.id])).rejects.toThrow('photo_missing')
  })

  test('of a listing that waits stay, however long it waits', async () => {
    const photo = await upload()
    await makePending(backend.db, owner, {}, [photo.id])
    await passHours(backend.db, 400 * DAY)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([true, 6])
  })

  test('of a rejected listing are erased after thirty days, not before', async () => {
    const photo = await upload()
    const id = await makePending(backend.db, owner, {}, [photo.id])
    await passHours(backend.db, 20 * DAY)
    await rejectListing(backend, admin, id, 1, 'No.')
    await passHours(backend.db, LISTING_DAYS.rejectedPhotos * DAY - 1)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([true, 6])
    await passHours(backend.db, 3)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([false, 0])
  })

  test('of a rejection that can be undone stay, also when another listing had them and was withdrawn', async () => {
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
    const row = await backend.db.row(sql`select property_id from images where id = ${photo.id}`)
    expect([row, await blobsOf(photo.key)]).toEqual([{ property_id: id }, 6])
  })

  test('of a withdrawn listing are erased soon', async () => {
    const photo = await upload()
    await withdrawListing(backend, owner, await makePending(backend.db, owner, {}, [photo.id]))
    await passHours(backend.db, 2)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([false, 0])
  })

  test('that an edit waiting for a decision names stay', async () => {
    const photo = await upload()
    const id = await makePending(backend.db, owner)
    await backend.db.rows(
      sql`insert into property_edits (id, property_id, user_id, fields, photo_ids) values (${`edit${id}`}, ${id}, ${owner.id}, '{}', array[${photo.id}])`,
    )
    await passHours(backend.db, 20 * DAY)
    await cleanUp(backend)
    expect([await hasRow(photo.id), await blobsOf(photo.key)]).toEqual([true, 6])
  })

  test('that share one picture: it goes with the last of them', async () => {
    const photo = await upload()
    await backend.db.rows(sql`
      insert into images (id, key, user_id, is_site, width, height, bytes, placeholder, content_hash)
      select ${`twin${photo.id}`}, key, user_id, true, width, height, bytes, placeholder, content_hash from images where id = ${photo.id}`)
    await passHours(backend.db, 8 * DAY)
    await cleanUp(backend)
    expect([
      await hasRow(photo.id),
      await hasRow(`twin${photo.id}`),
      await blobsOf(photo.key),
    ]).toEqual([false, true, 6])
  })

  test('that the store fails on stay for the next time, and the others go', async () => {
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
    expect([await hasRow(first.id), await hasRow(second.id)]).toEqual([true, false])
    expect(await cleanUp(backend)).toMatchObject({ photos: 1, photosFailed: 0 })
    expect(await blobsOf(first.key)).toBe(0)
  })
})

describe('Blobs without a row', () => {
  test('go: of a removal cut short, and of an account that was deleted', async () => {
    const [removed, kept] = [await upload(), await upload()]
    const photos = {
      ...backend.photos,
      erase: () => Promise.reject(new Error('The process was ended.')),
    }
    await expect(removePhoto({ ...backend, photos }, owner, removed.id)).rejects.toThrow('ended')
    expect(await blobsOf(removed.key)).toBe(6)
    expect(await cleanUp(backend)).toMatchObject({ strayBlobs: 6 })
    expect([await blobsOf(removed.key), await blobsOf(kept.key)]).toEqual([0, 6])
    await makePending(backend.db, owner, {}, [kept.id])
    await backend.db.rows(sql`delete from users where id = ${owner.id}`)
    expect(await cleanUp(backend)).toMatchObject({ strayBlobs: 6 })
    expect(await blobsOf(kept.key)).toBe(0)
  })

  test('of an upload that is on its way stay', async () => {
    const cleaned: unknown[] = []
    const write = async (key: string, bytes: Uint8Array) => {
      await backend.photos.write(key, bytes)
      cleaned.push(await cleanUp(backend))
    }
    const result = await uploadPhoto(
      { ...backend, photos: { ...backend.photos, write } },
      owner,
      picture,
      'slow.jpg',
    )
    expect(cleaned).toHaveLength(6)
    expect(result.ok && (await blobsOf(result.value.key))).toBe(6)
  })

  test('are found wherever they are in a store too large for one cleaning', async () => {
    const list = async function* (prefix: string) {
      for await (const page of backend.photos.list(prefix))
        for (let at = 0; at < page.length; at += 2) yield page.slice(at, at + 2)
    }
    await backend.db.rows(sql`delete from users where id not in (${admin.id}, ${owner.id})`)
    await cleanUp(backend)
    const photo = await upload()
    for (const letter of 'amz29')
      await backend.photos.write(
        `property_images/${letter}lone-photo/640.webp`,
        new Uint8Array([1]),
      )
    let erased = 0
    for (let cleaning = 0; cleaning < 2000 && erased < 5; cleaning++)
      erased += await eraseStrayBlobs({ ...backend, photos: { ...backend.photos, list } }, 8)
    expect([erased, await blobsOf(photo.key)]).toEqual([5, 6])
  })
})

describe('Records', () => {
  test('sessions end after fourteen days without use or sixty in all, and go then', async () => {
    const id = await startSession(backend.db, owner.id)
    const has = async () =>
      (await backend.db.row(sql`select 1 from sessions where id = ${id}`)) !== undefined
    await passHours(backend.db, 14 * DAY - 1)
    await cleanUp(backend)
    expect(await has()).toBe(true)
    for (let days = 14; days < 60; days += 10) {
      await backend.db.rows(sql`update sessions set last_seen_at = now() where id = ${id}`)
      await passHours(backend.db, 10 * DAY)
      await cleanUp(backend)
      expect(await has()).toBe(days + 10 < 60)
    }
  })

  test('attempts stay as long as any limit counts them, a day', async () => {
    await countAttempt(backend.db, 'phone:test', PHONE_LIMITS.viewer)
    for (const [hours, there] of [
      [23, true],
      [1, false],
    ] as const) {
      await passHours(backend.db, hours)
      await cleanUp(backend)
      expect(
        (await backend.db.row(sql`select 1 from attempts where key = 'phone:test'`)) !== undefined,
      ).toBe(there)
    }
  })

  test('links in mails go when they no longer hold', async () => {
    await newToken(backend.db, 'reset password', owner)
    expect(await cleanUp(backend)).toMatchObject({ links: 0 })
    await passHours(backend.db, 1)
    expect(await cleanUp(backend)).toMatchObject({ links: 1 })
  })

  test('of builds the newest stay, and one that runs', async () => {
    const running = await recordBuildStart(backend.db)
    await passHours(backend.db, 1)
    for (let n = 0; n < BUILDS_KEPT + 5; n++)
      await recordBuildEnd(backend.db, await recordBuildStart(backend.db), {
        result: 'done',
        revision: n,
      })
    expect(await cleanUp(backend)).toMatchObject({ builds: 5 })
    const left = await backend.db.rows<{ id: number; revision: number | null }>(
      sql`select id, revision from builds order by id`,
    )
    expect([left.length, left[0]?.id, left[1]?.revision]).toEqual([BUILDS_KEPT + 1, running, 5])
  })
})

describe('A cleaning', () => {
  test('does so much at a time, and the next goes on', async () => {
    await backend.db.rows(sql`
      insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
      select ${owner.id} || n, 'property_images/' || ${owner.id} || n || '-photo', ${owner.id}, 1, 1, 1, '', '', now() - interval '2 hours'
      from generate_series(1, ${UPKEEP_LIMITS.photos + 7}::int) n`)
    expect(await cleanUp(backend)).toMatchObject({ photos: UPKEEP_LIMITS.photos })
    expect(await cleanUp(backend)).toMatchObject({ photos: 7 })
  })

  test('runs five times at once as well as once', async () => {
    const [kept, due] = [await upload(), await upload()]
    await makePending(backend.db, owner, {}, [kept.id])
    await passHours(backend.db, 8 * DAY)
    const all = await Promise.all(Array.from({ length: 5 }, () => cleanUp(backend)))
    expect(all.reduce((sum, { photos }) => sum + photos, 0)).toBe(1)
    expect([
      await hasRow(due.id),
      await blobsOf(due.key),
      await hasRow(kept.id),
      await blobsOf(kept.key),
    ]).toEqual([false, 0, true, 6])
  })

  test('by the scheduled function says in one line what went, and nothing else', async () => {
    await passHours(backend.db, 100 * DAY)
    await cleanUp(backend)
    await makePhotoRow(backend.db, owner)
    await passHours(backend.db, 8 * DAY)
    const lines = await logLinesOf(async () => expect((await upkeep()).status).toBe(204))
    expect(lines).toEqual([
      { ...NOTHING, event: 'cleaned', requestId: REQUEST_ID, photos: 1, ms: expect.any(Number) },
    ])
  })
})
