import { sql } from 'drizzle-orm/sql/sql'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PRINT } from '../../domain/photo/constants.ts'
import { MIRROR } from '../../domain/photo/print.ts'
import { likenessOf } from '../../test/support/data/alike.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { demoPicture } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { samePictures } from '../../test/support/database/same-pictures.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { makeUpload } from '../../test/support/database/stored.ts'
import { rejectListing } from '../moderation/decide.ts'
import { comparePrints, printColumns } from './print-sql.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Asha')
const thief = setUpUser(backend, 'Owner', 'Vikram')
const admin = setUpUser(backend, 'Admin', 'Meera')

/** Numbers that are the same in each run, with the same chance for each bit. */
function randomBits(seed: number): () => bigint {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return BigInt(state & 0xff_ff)
  }
  return () =>
    Array.from({ length: PRINT.bits / 16 }, next).reduce((all, part) => (all << 16n) | part, 0n)
}

/** Changes as many bits of a hash, spread over it. */
const changed = (hash: bigint, bits: number) =>
  Array.from({ length: bits }).reduce<bigint>(
    (all, _, n) => all ^ (1n << BigInt((n * 37) % PRINT.bits)),
    hash,
  )

test('The database compares by the rule of the domain', async () => {
  const random = randomBits(11)
  const one = Array.from({ length: 29 }, random)
  const [whole = 0n, , , part = 0n] = one
  const others = [
    ...[0, 5, PRINT.farthest, PRINT.farthest + 1, 60].map((bits) => [changed(whole, bits)]),
    ...[2, PRINT.farthest + 1].map((bits) => [changed(whole ^ MIRROR, bits)]),
    [changed(part, 3)],
    [random(), random(), whole],
    [random(), random(), part],
    [changed(part, 3), changed(whole, 3)],
    [],
  ].map((start) => [...start, ...Array.from({ length: start.length && 29 - start.length }, random)])
  const name = (n: number) => `other ${n}`
  for (const [n, views] of others.entries())
    await backend.db.rows(sql`
      insert into photo_prints (content_hash, views, bands)
      select ${name(n)}, ${printColumns({ views, bands: [1] })}`)
  await backend.db.rows(sql`
    insert into photo_prints (content_hash, views, bands) select 'one', ${printColumns({ views: one, bands: [] })}`)
  // Every print shares this band, so each is compared.
  const bands = await backend.db.rows(sql`update photo_prints set bands = (
    select array_agg(n) from generate_series(0, 2000000, 1) n where n % 65536 = ${Number(whole & 0xff_ffn)}::int)
    where cardinality(views) > 0 and content_hash <> 'one' returning 1`)
  expect(bands.length).toBe(others.length - 1)
  await comparePrints(backend.db, [{ contentHash: 'one', views: one }])
  const found = await backend.db.rows(sql`
    select other_hash as name, distance, mirrored, cropped from same_pictures where content_hash = 'one' order by 1`)
  const expected = others.flatMap((views, n) => {
    const likeness = likenessOf(one, views)
    return likeness ? [{ name: name(n), ...likeness }] : []
  })
  expect(expected.length).toBe(7)
  expect(found).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)))
  expect(
    await backend.db.row(sql`
      select (select count(*) from same_pictures where other_hash = 'one') as back,
        (select compared from photo_prints where content_hash = 'one') as compared`),
  ).toEqual({ back: expected.length, compared: true })
})

test('A mirrored copy that was saved again is found with the listing that has the photo, in either order', async () => {
  const bytes = await demoPicture('living-room')
  const copy = new Uint8Array(await sharp(bytes).flop().jpeg({ quality: 60 }).toBuffer())
  const mine = await makeUpload(backend, owner, bytes)
  const listing = await makePending(backend.db, owner, {}, [mine.id])
  const stolen = await makeUpload(backend, thief, copy)
  const matches = await samePictures(backend.db, { photoIds: [stolen.id], exceptListingId: null })
  expect(matches).toEqual([
    {
      photoId: stolen.id,
      listingId: listing,
      userId: owner.id,
      state: 'pending',
      sameFile: false,
      mirrored: true,
      cropped: false,
      other: mine,
    },
  ])
  expect(
    await samePictures(backend.db, { photoIds: [stolen.id], exceptListingId: listing }),
  ).toEqual([])
  const copied = await makePending(backend.db, thief, {}, [stolen.id])
  expect(
    await samePictures(backend.db, { photoIds: [mine.id], exceptListingId: listing }),
  ).toMatchObject([{ listingId: copied, mirrored: true }])
})

test('Two uploads at once find each other', async () => {
  const bytes = await demoPicture('kitchen')
  const copies = await Promise.all(
    [70, 60].map(
      async (quality) => new Uint8Array(await sharp(bytes).jpeg({ quality }).toBuffer()),
    ),
  )
  const [one, two] = await Promise.all(copies.map((copy) => makeUpload(backend, owner, copy)))
  const listing = await makePending(backend.db, owner, {}, [one?.id ?? ''])
  expect(
    await samePictures(backend.db, { photoIds: [two?.id ?? ''], exceptListingId: null }),
  ).toMatchObject([{ listingId: listing, sameFile: false }])
})

test('A photo of a rejected listing counts while it is kept, one that was never submitted does not', async () => {
  const [theirs = '', again = ''] = await Promise.all(
    [owner, thief].map((user) => makePhotoRow(backend.db, user)),
  )
  await backend.db.rows(
    sql`update images set content_hash = 'a hall' where id in (${theirs}, ${again})`,
  )
  const found = () => samePictures(backend.db, { photoIds: [again], exceptListingId: null })
  expect(await found()).toEqual([])
  const listing = await makePending(backend.db, owner, {}, [theirs])
  await rejectListing(backend, admin, listing, 1, 'These photos are of another flat.')
  expect(await found()).toMatchObject([{ listingId: listing, state: 'rejected', sameFile: true }])
})
