import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ERRORS } from '../../contract/errors.ts'
import { PHOTO_FORMATS, PHOTO_LIMITS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { storedBlobs } from '../../test/support/database/stored.ts'
import { uploadPhoto } from './upload.ts'

const backend = setUpBackend()

const UPLOADS = 50
const ROOM = 20

test('fifty uploads at once never exceed the limit of unused photos, and refused ones are not stored', {
  timeout: 120_000,
}, async () => {
  const hoarder = await makeUser(backend.db)
  for (let i = 0; i < PHOTO_LIMITS.unusedPerUser - ROOM; i++)
    await makePhotoRow(backend.db, hoarder)
  const picture = await cameraFile(240, 200, 1)
  const answers = await Promise.all(
    Array.from({ length: UPLOADS }, () => uploadPhoto(backend, hoarder, picture)),
  )
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused.map((answer) => answer.code)).toEqual(Array(UPLOADS - ROOM).fill('photo_quota'))
  expect(ERRORS.photo_quota.sentence).toBe(PHOTO_TEXTS.quota)
  const row = await backend.db.row<{ count: number }>(
    sql`select count(*) as count from images where user_id = ${hoarder.id}`,
  )
  expect(row?.count).toBe(PHOTO_LIMITS.unusedPerUser)
  const blobs = await storedBlobs(backend.photos)
  expect(blobs).toHaveLength(ROOM * PHOTO_WIDTHS.length * PHOTO_FORMATS.length)
  expect(new Set(blobs.map(photoKeyOf))).toEqual(
    new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.key] : []))),
  )
})

test('an upload of an account that is deleted meanwhile is refused as not signed in, and leaves nothing', async () => {
  const picture = await cameraFile(240, 200, 1)
  const before = (await storedBlobs(backend.photos)).length
  const [gone, leaving] = [await makeUser(backend.db), await makeUser(backend.db)]
  const remove = (id: string) => backend.db.rows(sql`delete from users where id = ${id}`)
  const photos = {
    ...backend.photos,
    write: async (key: string, bytes: Uint8Array) => {
      await remove(leaving.id)
      await backend.photos.write(key, bytes)
    },
  }
  await remove(gone.id)
  for (const [deps, user] of [
    [backend, gone],
    [{ ...backend, photos }, leaving],
  ] as const)
    expect(await uploadPhoto(deps, user, picture)).toMatchObject({
      ok: false,
      code: 'not_signed_in',
    })
  expect((await storedBlobs(backend.photos)).length).toBe(before)
})

test('each user has an own limit, and a submitted photo makes room for the next', async () => {
  const [hoarder, other] = [await makeUser(backend.db), await makeUser(backend.db)]
  const ids: string[] = []
  for (let i = 0; i < PHOTO_LIMITS.unusedPerUser; i++)
    ids.push(await makePhotoRow(backend.db, hoarder))
  const picture = await cameraFile(240, 200, 1)
  expect(await uploadPhoto(backend, hoarder, picture)).toMatchObject({
    ok: false,
    code: 'photo_quota',
  })
  expect(await uploadPhoto(backend, other, picture)).toMatchObject({ ok: true })
  await makePending(backend.db, hoarder, {}, ids.slice(0, 1))
  expect(await uploadPhoto(backend, hoarder, picture)).toMatchObject({ ok: true })
})

test('an upload whose blobs cannot be stored leaves nothing behind', async () => {
  const user = await makeUser(backend.db)
  const before = await storedBlobs(backend.photos)
  let writes = 0
  const photos = {
    ...backend.photos,
    write: (key: string, bytes: Uint8Array) =>
      ++writes === 4
        ? Promise.reject(new Error('The store is full.'))
        : backend.photos.write(key, bytes),
  }
  await expect(
    uploadPhoto({ ...backend, photos }, user, await cameraFile(240, 200, 1)),
  ).rejects.toThrow('The store is full.')
  expect(await backend.db.rows(sql`select 1 from images where user_id = ${user.id}`)).toEqual([])
  expect(await storedBlobs(backend.photos)).toEqual(before)
})
