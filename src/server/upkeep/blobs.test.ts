import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/session.ts'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { makePending, makeUser } from '../../test/support/factories.ts'
import { cameraFile } from '../../test/support/pictures.ts'
import { blobsOf, makeUpload } from '../../test/support/stored.ts'
import { removePhoto } from '../photo/remove.ts'
import { uploadPhoto } from '../photo/upload.ts'
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

const upload = () => makeUpload(backend, owner, picture)
const blobs = (key: string) => blobsOf(backend.photos, key)

describe('Blobs without a row', () => {
  test('go: of a removal cut short, and of an account that was deleted', async () => {
    const [removed, kept] = [await upload(), await upload()]
    const photos = {
      ...backend.photos,
      erase: () => Promise.reject(new Error('The process was ended.')),
    }
    await expect(removePhoto({ ...backend, photos }, owner, removed.id)).rejects.toThrow('ended')
    expect(await blobs(removed.key)).toBe(6)
    expect(await cleanUp(backend)).toMatchObject({ strayBlobs: 6 })
    expect([await blobs(removed.key), await blobs(kept.key)]).toEqual([0, 6])
    await makePending(backend.db, owner, {}, [kept.id])
    await backend.db.rows(sql`delete from users where id = ${owner.id}`)
    expect(await cleanUp(backend)).toMatchObject({ strayBlobs: 6 })
    expect(await blobs(kept.key)).toBe(0)
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
    expect(result.ok && (await blobs(result.value.key))).toBe(6)
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
    expect([erased, await blobs(photo.key)]).toEqual([5, 6])
  })
})
