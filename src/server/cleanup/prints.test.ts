import { sql } from 'drizzle-orm/sql/sql'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { demoPicture } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { samePictures } from '../../test/support/database/same-pictures.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { makeUpload } from '../../test/support/database/stored.ts'
import { keepPrints } from './prints.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
beforeEach(async () => {
  await keepPrints(backend)
})

const printsOf = (photoId: string) =>
  backend.db.rows<{ views: number; compared: boolean }>(sql`
    select cardinality(p.views) as views, p.compared
    from photo_prints p
    join images i on i.content_hash = p.content_hash
    where i.id = ${photoId}`)

test('A photo from before is read from its stored size, and compared with the others', async () => {
  const bytes = await demoPicture('study')
  const before = await makeUpload(backend, owner, bytes)
  const listing = await makePending(backend.db, owner, {}, [before.id])
  await backend.db.rows(sql`delete from photo_prints`)
  const copy = new Uint8Array(await sharp(bytes).flop().jpeg().toBuffer())
  const now = await makeUpload(backend, owner, copy)
  const found = () => samePictures(backend.db, { photoIds: [now.id], exceptListingId: null })
  expect(await found()).toEqual([])
  expect(await keepPrints(backend)).toBe(1)
  expect(await found()).toMatchObject([{ listingId: listing, mirrored: true }])
  expect(await printsOf(before.id)).toEqual([{ views: 29, compared: true }])
  expect(await keepPrints(backend)).toBe(0)
})

test('A photo without a stored file gets an empty print, and is not read each night', async () => {
  const id = await makePhotoRow(backend.db, owner)
  expect(await keepPrints(backend)).toBe(1)
  expect(await printsOf(id)).toEqual([{ views: 0, compared: true }])
  expect(await keepPrints(backend)).toBe(0)
})

test('A photo that the store fails to give is read in the next run', async () => {
  const id = await makePhotoRow(backend.db, owner)
  const read = () => Promise.reject(new Error('Lost.'))
  expect(await keepPrints({ ...backend, photos: { ...backend.photos, read } })).toBe(0)
  expect(await printsOf(id)).toEqual([])
  expect(await keepPrints(backend)).toBe(1)
})

test('A print is deleted with the last photo of its content, and what was noted about it', async () => {
  const bytes = await demoPicture('bathroom')
  const one = await makeUpload(backend, owner, bytes)
  const twin = await makeUpload(backend, owner, bytes)
  const copy = await makeUpload(
    backend,
    owner,
    new Uint8Array(await sharp(bytes).jpeg().toBuffer()),
  )
  const noted = async () =>
    (
      await backend.db.rows(sql`
      select 1
      from same_pictures s
      join images i on i.content_hash = s.content_hash
      where i.id = ${copy.id}`)
    ).length
  expect(await noted()).toBe(1)
  await backend.db.rows(sql`delete from images where id = ${one.id}`)
  await keepPrints(backend)
  expect([await noted(), (await printsOf(twin.id)).length]).toEqual([1, 1])
  await backend.db.rows(sql`delete from images where id = ${twin.id}`)
  await keepPrints(backend)
  expect([await noted(), (await printsOf(copy.id)).length]).toEqual([0, 1])
})

test('Photos that share a stored file are not compared with each other', async () => {
  const real = await makeUpload(backend, owner, await demoPicture('gym'))
  const stand = await makePhotoRow(backend.db, owner)
  await backend.db.rows(sql`update images set key = ${real.key} where id = ${stand}`)
  await makePending(backend.db, owner, {}, [stand])
  await keepPrints(backend)
  expect(await printsOf(stand)).toEqual([{ views: 29, compared: true }])
  expect(await samePictures(backend.db, { photoIds: [real.id], exceptListingId: null })).toEqual([])
})
