import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { OWN_LISTING_RESULT_TEXTS } from '#language/listing/texts-poster'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished, photosOf, waitingEdit } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { type Edit, editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'
import { setAvailability } from './published.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

const photo = () => makePhotoRow(backend.db, owner)
const edit = (id: string, over: Partial<Edit> = {}, user = owner) =>
  editListing(backend, user, id, {
    fields: listingFields({ price: 7_000_000 }),
    photoIds: [],
    version: 1,
    ...over,
  })
const property = (id: string) =>
  backend.db.row<{ price: number; version: number }>(
    sql`select price, version from properties where id = ${id}`,
  )
const own = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)
const audited = (id: string) =>
  backend.db.rows(sql`select event, actor_id from audit_log where subject_id = ${id} order by id`)
const age = (id: string, days: number) =>
  backend.db.rows(
    sql`update properties set confirmed_at = now() - make_interval(days => ${days}) where id = ${id}`,
  )

describe('A pending listing', () => {
  test('is changed in place, photos included; an admin who read the former version gets an error', async () => {
    const [first = '', second = '', third = ''] = [await photo(), await photo(), await photo()]
    const id = await makePending(backend.db, owner, {}, [first, second])
    expect(await edit(id, { photoIds: [third, first] })).toEqual({
      ok: true,
      mailed: true,
      value: { state: 'pending', version: 2 },
    })
    expect(await property(id)).toEqual({ price: 7_000_000, version: 2 })
    expect(
      await backend.db.row(
        sql`select confirmed_at > created_at as said from properties where id = ${id}`,
      ),
    ).toEqual({ said: true })
    expect(await photosOf(backend.db, id)).toEqual([third, first])
    expect(
      await backend.db.row(
        sql`select property_id, erase_after > now() as kept from images where id = ${second}`,
      ),
    ).toEqual({ property_id: null, kept: true })
    expect(await openAndApprove(backend, admin, id, 1)).toMatchObject({
      ok: false,
      code: 'changed',
    })
    expect(await audited(id)).toEqual([{ event: 'listing edited', actor_id: owner.id }])
  })

  test('that has a pincode for a locality since former days keeps it until that is changed', async () => {
    const id = await makePending(backend.db, owner)
    await backend.db.rows(sql`update properties set locality = '226010' where id = ${id}`)
    const fields = listingFields({ price: 7_000_000, locality: '226010' })
    expect(await edit(id, { fields })).toMatchObject({ ok: true })
    const other = { ...fields, locality: '226021' }
    expect(await edit(id, { fields: other, version: 2 })).toMatchObject({
      ok: false,
      code: 'invalid',
      fields: { 'fields.locality': expect.stringContaining('226021 is a pincode') },
    })
  })

  test('with a made name follows its new place, and keeps saying the size that told it apart', async () => {
    const plot = { propertyType: 'Plot/Land', city: 'Noida' } as const
    const name = (locality: string) => `Plot in ${locality}, Noida`
    for (const locality of ['Sector 50', 'Sector 62'])
      await makePending(backend.db, owner, { ...plot, locality, projectBuildingName: '' })
    const { id } = (await backend.db.row<{ id: string }>(sql`
      select id from properties where project_building_name = ${name('Sector 62')}`)) ?? { id: '' }
    const fields = listingFields({
      ...plot,
      plotArea: 1800,
      areaUnit: 'sq yd',
      locality: 'Sector 50',
      projectBuildingName: name('Sector 62'),
    })
    expect(await edit(id, { fields })).toMatchObject({ ok: true })
    expect((await own(id))?.projectBuildingName).toBe(`${name('Sector 50')}, 200 sq yd`)
    expect(await edit(id, { fields: { ...fields, plotArea: 900 }, version: 2 })).toMatchObject({
      ok: true,
    })
    expect((await own(id))?.projectBuildingName).toBe(`${name('Sector 50')}, 100 sq yd`)
  })

  test('is changed once by a request that is sent twice', async () => {
    const id = await makePending(backend.db, owner)
    const first = await edit(id)
    expect(first).toMatchObject(await edit(id))
    expect((await property(id))?.version).toBe(2)
  })

  test('that was approved meanwhile is not changed; the poster gets an error and keeps the answers', async () => {
    const id = await makePublished(backend.db, owner)
    expect(await edit(id)).toMatchObject({
      ok: false,
      code: 'changed',
      message: OWN_LISTING_RESULT_TEXTS.changed,
    })
    expect([await property(id), await waitingEdit(backend.db, id)]).toEqual([
      { price: 7_200_000, version: 2 },
      undefined,
    ])
  })
})

describe('A published listing', () => {
  test('is unchanged for visitors while a change to it waits', async () => {
    const [old, fresh] = [await photo(), await photo()]
    const { listingId } = await makeEdit(
      backend.db,
      owner,
      { price: 7_500_000, description: 'Painted anew.' },
      [fresh, old],
      [old],
    )
    expect(await readPublicListing(backend.db, listingId)).toMatchObject({
      ok: true,
      value: { price: 7_200_000, description: 'A bright flat.', photos: [{ id: old }] },
    })
    expect(await waitingEdit(backend.db, listingId)).toMatchObject({
      version: 1,
      fields: { price: 7_500_000 },
      photo_ids: [fresh, old],
    })
    expect(await own(listingId)).toMatchObject({
      listingState: 'published',
      price: 7_200_000,
      change: {
        version: 1,
        reason: null,
        fields: { price: 7_500_000 },
        photos: [{ id: fresh }, { id: old }],
      },
    })
  })

  test('has one change at most: another replaces it, if it is based on the one that waits', async () => {
    const { listingId } = await makeEdit(backend.db, owner)
    const again = (changeVersion: number | null, price: number) =>
      edit(listingId, { version: 2, changeVersion, fields: listingFields({ price }) })
    expect(await again(null, 7_100_000)).toMatchObject({ code: 'changed' })
    expect(await again(1, 7_100_000)).toEqual({
      ok: true,
      mailed: true,
      value: { state: 'approved', version: 2 },
    })
    expect(await again(1, 7_050_000)).toMatchObject({ code: 'changed' })
    expect(
      await backend.db.rows(
        sql`select version, fields->>'price' as price from property_edits where property_id = ${listingId}`,
      ),
    ).toEqual([{ version: 2, price: '7100000' }])
  })

  test('can be changed while it is expired, but not once it is sold', async () => {
    const id = await makePublished(backend.db, owner)
    await age(id, 61)
    expect(await edit(id, { version: 2 })).toMatchObject({ ok: true })
    await setAvailability(backend, owner, id, { version: 2, closed: true })
    expect(
      await edit(id, { version: 3, changeVersion: 1, fields: listingFields({ price: 5_000_000 }) }),
    ).toMatchObject({ code: 'changed', message: OWN_LISTING_RESULT_TEXTS.closed })
  })
})

describe('Saving without a change', () => {
  const mails = async () => (await backend.db.rows(sql`select id from mails`)).length
  const state = async (id: string) => ({
    property: await property(id),
    edit: await waitingEdit(backend.db, id),
    audited: (await audited(id)).length,
    photos: await photosOf(backend.db, id),
    mails: await mails(),
  })
  const same = { fields: listingFields({ amenities: ['Parking', 'Lift'] }) }
  const UNCHANGED = { ok: true, value: { state: 'unchanged' } }

  test.each([
    ['pending', (ids: string[]) => makePending(backend.db, owner, {}, ids), 1],
    ['published', (ids: string[]) => makePublished(backend.db, owner, {}, ids), 2],
  ] as const)(
    'leaves a %s listing as it is, and nobody has to read it',
    async (_, make, version) => {
      const photoIds = [await photo(), await photo()]
      const id = await make(photoIds)
      const before = await state(id)
      expect(await edit(id, { ...same, photoIds, version })).toMatchObject(UNCHANGED)
      expect(await state(id)).toEqual(before)
      // Another order of the photos is a change.
      expect(
        await edit(id, { ...same, photoIds: photoIds.toReversed(), version }),
      ).not.toMatchObject(UNCHANGED)
    },
  )

  test('leaves a pending change as it is', async () => {
    const { listingId } = await makeEdit(backend.db, owner)
    const before = await state(listingId)
    const fields = listingFields({ price: 7_500_000 })
    expect(await edit(listingId, { fields, version: 2, changeVersion: 1 })).toMatchObject(UNCHANGED)
    expect(await state(listingId)).toEqual(before)
  })

  test('from the published listing withdraws a pending change, unless that has changed since', async () => {
    const { listingId } = await makeEdit(backend.db, owner)
    const before = await property(listingId)
    expect(await edit(listingId, { ...same, version: 2, changeVersion: 2 })).toMatchObject({
      code: 'changed',
    })
    expect(await edit(listingId, { ...same, version: 2, changeVersion: 1 })).toMatchObject(
      UNCHANGED,
    )
    expect(await waitingEdit(backend.db, listingId)).toBeUndefined()
    expect(await property(listingId)).toEqual(before)
    expect(await audited(listingId)).toHaveLength(2)
  })
})

describe('A listing of somebody else', () => {
  test('cannot be changed, also by an admin', async () => {
    const id = await makePending(backend.db, owner)
    for (const stranger of [await makeUser(backend.db), admin])
      expect(await edit(id, {}, stranger)).toMatchObject({ code: 'listing_not_available' })
    expect((await property(id))?.version).toBe(1)
  })
})
