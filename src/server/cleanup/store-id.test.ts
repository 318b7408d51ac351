import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { ORPHAN_LIMITS } from '../../domain/cleanup/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { storedBlobs } from '../../test/support/database/stored.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { cleanUp } from './run.ts'
import { STORE_ID_KEY } from './store-id.ts'

const backend = setUpBackend()
beforeEach(async () => {
  for (const blob of await storedBlobs(backend.photos)) await backend.photos.erase(blob)
  await backend.photos.erase(STORE_ID_KEY)
  await backend.db.rows(sql`truncate orphan_blobs, images, maintenance cascade`)
})

const STRAY = `${IMAGE_FOLDER}stray-photo/640.webp`
const own = async () =>
  (
    await backend.db.row<{ id: string | null }>(
      sql`select store_id as id from maintenance where store_id_seen_at is not null`,
    )
  )?.id
const stored = async () => {
  const bytes = await backend.photos.read(STORE_ID_KEY)
  return bytes && new TextDecoder().decode(bytes)
}
const storeId = (id: string) => backend.photos.write(STORE_ID_KEY, new TextEncoder().encode(id))
const stopped = async () => (await cleanUp(backend)).stopped
const onTheDesk = async () => (await readRebuildStatus(backend.db)).cleaningStopped

/** Makes an orphaned file and an expired photo due; returns what is left of them after a cleanup. */
async function leftOfWhatIsDue(): Promise<{ blobs: string[]; rows: number }> {
  const owner = await makeUser(backend.db)
  const row = await makePhotoRow(backend.db, owner)
  await backend.photos.write(STRAY, new Uint8Array([1]))
  await backend.db.rows(
    sql`insert into orphan_blobs (key, photo_key) values (${STRAY}, ${`${IMAGE_FOLDER}stray-photo`})`,
  )
  await passHours(backend.db, ORPHAN_LIMITS.days * 24)
  await cleanUp(backend)
  const rows = await backend.db.rows(sql`select 1 from images where id = ${row}`)
  return { blobs: await storedBlobs(backend.photos), rows: rows.length }
}

describe('The id that database and photo store share', () => {
  test('is created once, by the first of many cleanups at once, where neither has one', async () => {
    const stops = await Promise.all(Array.from({ length: 5 }, stopped))
    const id = await own()
    expect([stops, id]).toEqual([Array(5).fill(null), expect.stringMatching(/^[a-z2-9]{32}$/)])
    expect(await stored()).toBe(id)
    await cleanUp(backend)
    expect([await own(), await stored()]).toEqual([id, id])
  })

  test('is accepted where another cleanup creates it during this one', async () => {
    let others = 1
    const read = async (key: string) => {
      if (others-- > 0) await cleanUp(backend)
      return backend.photos.read(key)
    }
    const photos = { ...backend.photos, read }
    expect([(await cleanUp({ ...backend, photos })).stopped, await stored()]).toEqual([
      null,
      await own(),
    ])
  })

  test('allows the cleanup to erase', async () => {
    await cleanUp(backend)
    expect(await leftOfWhatIsDue()).toEqual({ blobs: [], rows: 0 })
    expect(await onTheDesk()).toBeNull()
  })

  test('is written to the store later where the first cleanup was killed before it did so', async () => {
    const write = () => Promise.reject(new Error('The process was ended.'))
    const photos = { ...backend.photos, write }
    await expect(cleanUp({ ...backend, photos })).rejects.toThrow('ended')
    expect([await own(), await stored()]).toEqual([undefined, null])
    expect([await stopped(), await stored()]).toEqual([null, await own()])
  })

  test('is found in the store by the next cleanup where the first was killed before it recorded that', async () => {
    await backend.db.rows(sql`insert into maintenance (store_id) values ('mine')`)
    await storeId('mine')
    expect([await stopped(), await own()]).toEqual([null, 'mine'])
  })
})

const BOTH_LEFT = { blobs: [STRAY], rows: 1 }

describe('Nothing is erased, and the desk shows the reason, where', () => {
  test('the store has an id that is not the database’s', async () => {
    await cleanUp(backend)
    await storeId('another')
    expect(await leftOfWhatIsDue()).toEqual(BOTH_LEFT)
    expect(await onTheDesk()).toEqual({
      reason: 'store of another database',
      since: expect.any(String),
    })
    expect(await stored()).toBe('another')
  })

  test('the store has an id and the database, new or restored from an old backup, has none', async () => {
    await storeId('another')
    expect(await leftOfWhatIsDue()).toEqual(BOTH_LEFT)
    expect(await onTheDesk()).toMatchObject({ reason: 'store of another database' })
    expect([await own(), await stored()]).toEqual([undefined, 'another'])
  })

  test('the store, new or emptied, has lost the id', async () => {
    await cleanUp(backend)
    await backend.photos.erase(STORE_ID_KEY)
    expect(await leftOfWhatIsDue()).toEqual(BOTH_LEFT)
    expect(await onTheDesk()).toMatchObject({ reason: 'store without id' })
    expect(await stored()).toBeNull()
  })

  test('neither has an id and the database knows none of the stored photos', async () => {
    expect(await leftOfWhatIsDue()).toEqual(BOTH_LEFT)
    expect(await onTheDesk()).toMatchObject({ reason: 'no photo known' })
    expect([await own(), await stored()]).toEqual([undefined, null])
  })

  test('two new databases use one store: it belongs to the last one, and the other detects that', async () => {
    const write = async (key: string, bytes: Uint8Array) => {
      await backend.photos.write(key, bytes)
      await storeId('another')
    }
    const photos = { ...backend.photos, write }
    expect(await cleanUp({ ...backend, photos })).toMatchObject({
      stopped: 'store of another database',
    })
    expect(await own()).toBeUndefined()
  })

  test('it had stopped before: the desk shows the time of the first stop, until the cleanup works again', async () => {
    await storeId('another')
    await cleanUp(backend)
    const since = (await onTheDesk())?.since
    await cleanUp(backend)
    expect((await onTheDesk())?.since).toBe(since)
    await backend.photos.erase(STORE_ID_KEY)
    await cleanUp(backend)
    expect(await onTheDesk()).toBeNull()
  })
})
