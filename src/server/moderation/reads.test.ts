import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { rejectListing } from './decide.ts'
import { readDesk, readPrices } from './desk.ts'
import { noteRead } from './reads.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin', 'Meera')
const other = setUpUser(backend, 'Admin', 'Dev')

const photo = () => makePhotoRow(backend.db, owner)
const note = (id: string, photoIds: string[], { version = 1, part = 'all' as const } = {}) =>
  noteRead(backend, admin, id, { version, part, photoIds })
const notePrice = (id: string, version = 1) =>
  noteRead(backend, admin, id, { version, part: 'price', photoIds: [] })
const notesOf = (id: string) =>
  backend.db.rows(
    sql`select version, admin_id, part from moderation_reads where entry_id = ${id} order by version`,
  )
const readAt = async (id: string, reader = admin) => {
  const { queue } = await readDesk(backend, undefined, reader)
  const { changes } = await readPrices(backend, reader)
  return [...queue, ...changes].find((entry) => entry.id === id)?.readAt
}

describe('A note that an admin has had a listing on the screen', () => {
  test('is of the version that waits with the photos it has, once, and the first time stays', async () => {
    const photos = [await photo(), await photo()]
    const id = await makePending(backend.db, owner, {}, photos)
    expect(await readAt(id)).toBeNull()
    const first = await note(id, photos.toReversed())
    expect(first).toEqual({ ok: true, value: { readAt: expect.stringMatching(/T.+Z$/) } })
    expect(await note(id, photos)).toEqual(first)
    expect(await notesOf(id)).toEqual([{ version: 1, admin_id: admin.id, part: 'all' }])
    const known = first.ok ? Date.parse(first.value.readAt) : Number.NaN
    expect(Math.abs(Date.parse((await readAt(id)) ?? '') - known)).toBeLessThan(2)
    expect(await readAt(id, other), 'it is of that admin alone').toBeNull()
  })

  test.each([
    ['of another version', (photos: string[]) => ({ photos, version: 2 })],
    ['without one of its photos', ([first = '']: string[]) => ({ photos: [first], version: 1 })],
    [
      'with one more photo',
      (photos: string[]) => ({ photos: [...photos, 'x1234567'], version: 1 }),
    ],
    ['without any photo', () => ({ photos: [], version: 1 })],
  ])('is not written %s', async (_, sent) => {
    const shown = [await photo(), await photo()]
    const id = await makePending(backend.db, owner, {}, shown)
    const { photos, version } = sent(shown)
    expect(await note(id, photos, { version })).toMatchObject({ ok: false, code: 'changed' })
    expect(await notesOf(id)).toEqual([])
  })

  test('is no note of what its poster makes of it afterwards', async () => {
    const id = await makePending(backend.db, owner)
    await note(id, [])
    await editListing(backend, owner, id, {
      fields: listingFields({ price: 9_000_000 }),
      photoIds: [],
      version: 1,
    })
    expect(await readAt(id)).toBeNull()
    expect(await note(id, [], { version: 2 })).toMatchObject({ ok: true })
    expect(await readAt(id)).toEqual(expect.any(String))
  })

  test('is not written of what no longer waits, or of nothing', async () => {
    const id = await makePending(backend.db, owner)
    await rejectListing(backend, other, id, 1, 'Already here.')
    expect(await note(id, [])).toMatchObject({ code: 'already_decided' })
    expect(await note('nothing12', [])).toMatchObject({ code: 'listing_not_available' })
  })
})

describe('A note on a change', () => {
  test('is of all its photos, whichever the published version has', async () => {
    const [old, fresh] = [await photo(), await photo()]
    const { id } = await makeEdit(backend.db, owner, { price: 7_500_000 }, [fresh], [old])
    expect(await note(id, [old])).toMatchObject({ code: 'changed' })
    expect(await note(id, [fresh])).toMatchObject({ ok: true })
    expect(await readAt(id)).toEqual(expect.any(String))
  })

  test('may be of the price alone where nothing else changes, its photos unseen', async () => {
    const photos = [await photo(), await photo()]
    const { id } = await makeEdit(backend.db, owner, { price: 7_500_000 }, photos, photos)
    expect(await notePrice(id)).toMatchObject({ ok: true })
    expect(await notesOf(id)).toEqual([{ version: 1, admin_id: admin.id, part: 'price' }])
    expect(await readAt(id)).toEqual(expect.any(String))
  })

  test.each<[string, Partial<ListingFields>, 'same' | 'fewer' | 'turned']>([
    ['its description changes too', { price: 7_500_000, description: 'With a view.' }, 'same'],
    ['an amenity changes too', { price: 7_500_000, amenities: [] }, 'same'],
    ['its photos change too', { price: 7_500_000 }, 'fewer'],
    ['the order of its photos changes too', { price: 7_500_000 }, 'turned'],
    ['the price does not change', { description: 'With a view.' }, 'same'],
  ])('is of more than the price where %s', async (_, fields, become) => {
    const photos = [await photo(), await photo()]
    const wanted = { same: photos, fewer: photos.slice(1), turned: photos.toReversed() }[become]
    const { id } = await makeEdit(backend.db, owner, fields, wanted, photos)
    expect(await notePrice(id)).toMatchObject({ code: 'changed' })
    expect(await note(id, wanted)).toMatchObject({ ok: true })
  })

  test('of a price is of no listing that waits as a whole', async () => {
    expect(await notePrice(await makePending(backend.db, owner))).toMatchObject({ code: 'changed' })
  })
})
