import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { ORPHAN_LIMITS } from '../../domain/cleanup/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { blobsOf, makeUpload, storedBlobs } from '../../test/support/database/stored.ts'
import { removePhoto } from '../photo/remove.ts'
import { uploadPhoto } from '../photo/upload.ts'
import { eraseOrphanedBlobs } from './blobs.ts'
import { cleanUp } from './run.ts'

const backend = setUpBackend()
let owner: SessionUser
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(240, 200, 1)
})
beforeEach(async () => {
  owner = await makeUser(backend.db)
  for (const blob of await storedBlobs(backend.photos)) await backend.photos.erase(blob)
  await backend.db.rows(sql`truncate orphan_blobs, images cascade`)
})

const DAY = 24
const WAIT = ORPHAN_LIMITS.days * DAY
const upload = () => makeUpload(backend, owner, picture)
const blobs = (key: string) => blobsOf(backend.photos, key)
const erased = async () => (await cleanUp(backend)).orphanedBlobs
const noted = async () =>
  (await backend.db.rows<{ key: string }>(sql`select key from orphan_blobs order by key`)).map(
    ({ key }) => key,
  )

/** Adds `count` stored files of a photo that has a row. */
async function fillStore(count: number): Promise<void> {
  const key = `${IMAGE_FOLDER}filler-photo`
  await backend.db.rows(sql`
    insert into images (id, key, user_id, is_site, width, height, bytes, placeholder, content_hash)
    values (${`fill${owner.id}`}, ${key}, ${owner.id}, true, 1, 1, 1, '', '')`)
  for (let n = 0; n < count; n++)
    await backend.photos.write(`${key}/${n}.webp`, new Uint8Array([1]))
}

async function writeOrphans(count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await backend.photos.write(`${IMAGE_FOLDER}stray${n}-photo/640.webp`, new Uint8Array([1]))
}

describe('Blobs without a row', () => {
  test('are erased thirty days after they were first seen: after an interrupted removal, and after an account was deleted', async () => {
    await fillStore(240)
    const [removed, kept] = [await upload(), await upload()]
    await makePending(backend.db, owner, {}, [kept.id])
    const photos = {
      ...backend.photos,
      erase: () => Promise.reject(new Error('The process was ended.')),
    }
    await expect(removePhoto({ ...backend, photos }, owner, removed.id)).rejects.toThrow('ended')
    expect(await erased()).toBe(0)
    await passHours(backend.db, WAIT - 1)
    expect([await erased(), await blobs(removed.key)]).toEqual([0, 6])
    await passHours(backend.db, 2)
    expect([await erased(), await blobs(removed.key), await blobs(kept.key)]).toEqual([6, 0, 6])
    await backend.db.rows(
      sql`update images set user_id = ${(await makeUser(backend.db)).id} where is_site`,
    )
    await backend.db.rows(sql`delete from users where id = ${owner.id}`)
    expect(await erased()).toBe(0)
    await passHours(backend.db, WAIT)
    expect([await erased(), await blobs(kept.key)]).toEqual([6, 0])
  })

  test('that have a row again are no orphans, and wait thirty days again once they lose it', async () => {
    await fillStore(200)
    const photo = await upload()
    const row = await backend.db.row<{ id: string }>(
      sql`delete from images where id = ${photo.id} returning *`,
    )
    await erased()
    expect(await noted()).toHaveLength(6)
    await passHours(backend.db, WAIT)
    await backend.db.rows(
      sql`insert into images select * from jsonb_populate_record(null::images, ${JSON.stringify(row)}::jsonb)`,
    )
    await backend.db.rows(sql`update images set is_site = true where id = ${photo.id}`)
    expect([await erased(), await noted(), await blobs(photo.key)]).toEqual([0, [], 6])
    await backend.db.rows(sql`delete from images where id = ${photo.id}`)
    expect([await erased(), await blobs(photo.key)]).toEqual([0, 6])
  })

  test('are erased at most at a twentieth of all stored files a day, however often the cleanup runs', async () => {
    await fillStore(60)
    await writeOrphans(40)
    await erased()
    await passHours(backend.db, WAIT)
    expect(await cleanUp(backend)).toMatchObject({ orphanedBlobs: 5, stopped: 'too many strays' })
    expect(await cleanUp(backend)).toMatchObject({ orphanedBlobs: 0, stopped: 'too many strays' })
    await passHours(backend.db, DAY - 1)
    expect(await erased()).toBe(0)
    await passHours(backend.db, 2)
    const at = await Promise.all(Array.from({ length: 4 }, () => cleanUp(backend)))
    expect(at.map(({ orphanedBlobs }) => orphanedBlobs).filter((count) => count > 4)).toEqual([])
    expect((await storedBlobs(backend.photos)).length).toBe(91)
  })

  test('are erased one a day where a twentieth is less than one', async () => {
    await writeOrphans(2)
    await fillStore(1)
    await erased()
    await passHours(backend.db, WAIT)
    expect([await erased(), await erased()]).toEqual([1, 0])
    await passHours(backend.db, DAY + 1)
    expect(await cleanUp(backend)).toMatchObject({ orphanedBlobs: 1, stopped: null })
  })

  test('that the store fails to erase are not counted, and are erased the next time', async () => {
    await fillStore(60)
    await writeOrphans(3)
    await erased()
    await passHours(backend.db, WAIT)
    let left = 1
    const photos = {
      ...backend.photos,
      erase: (key: string) =>
        left-- > 0 ? backend.photos.erase(key) : Promise.reject(new Error('Lost.')),
    }
    await expect(eraseOrphanedBlobs({ ...backend, photos })).rejects.toThrow('Lost.')
    expect([await erased(), (await storedBlobs(backend.photos)).length]).toEqual([2, 60])
  })

  test('of a running upload are not recorded as orphans', async () => {
    const seen: string[] = []
    const write = async (key: string, bytes: Uint8Array) => {
      await backend.photos.write(key, bytes)
      await cleanUp(backend)
      seen.push(...(await noted()))
    }
    const result = await uploadPhoto(
      { ...backend, photos: { ...backend.photos, write } },
      owner,
      picture,
    )
    expect([seen, result.ok && (await blobs(result.value.key))]).toEqual([[], 6])
  })

  test('are found anywhere in a store that is too large for one cleanup', async () => {
    const list = async function* (prefix: string) {
      for await (const page of backend.photos.list(prefix))
        for (let at = 0; at < page.length; at += 2) yield page.slice(at, at + 2)
    }
    await upload()
    const lone = [...'29amz'].map((letter) => `${IMAGE_FOLDER}${letter}lone-photo/640.webp`)
    for (const key of lone) await backend.photos.write(key, new Uint8Array([1]))
    for (let cleaning = 0; cleaning < 2000 && (await noted()).length < 5; cleaning++)
      await eraseOrphanedBlobs({ ...backend, photos: { ...backend.photos, list } }, 8)
    expect(await noted()).toEqual(lone)
  })
})
