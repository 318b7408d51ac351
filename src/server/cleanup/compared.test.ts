import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { SHINGLE_LIMITS, shinglesOf } from '../../domain/text/shingles.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { countStock, fillCompared } from './compared.ts'

const backend = setUpBackend()
const owner = setUpUser(backend, 'Owner', 'Asha')
const admin = setUpUser(backend, 'Admin', 'Meera')

const TEXT =
  'Corner flat on the fourth floor with a long balcony over the temple tank, and the school bus waits at the gate.'
const comparedOf = async (id: string) =>
  backend.db.row(sql`select place_key as key, shingles from properties where id = ${id}`)

test('A listing is compared by the key of its place and the shingles of its text, wherever it goes', async () => {
  const id = await makePending(backend.db, owner, { locality: 'Indiranagar', description: TEXT })
  expect(await comparedOf(id)).toEqual({ key: 'indira-nagar', shingles: shinglesOf(TEXT) })
  await openAndApprove(backend, admin, id, 1)
  const change = { ...listingFields(), locality: 'Aliganj', description: `Sold soon. ${TEXT}` }
  await editListing(backend, owner, id, { fields: change, photoIds: [], version: 2 })
  const edit = await backend.db.row<{ id: string }>(
    sql`select id from property_edits where property_id = ${id}`,
  )
  await openAndApproveEdit(backend, admin, edit?.id ?? '', 1)
  expect(await comparedOf(id)).toEqual({
    key: 'aliganj',
    shingles: shinglesOf(change.description),
  })
})

test('A run fills in listings and changes from before, and renews the key of a place', async () => {
  const [before, stale] = [
    await makePending(backend.db, owner, { locality: 'इंदिरा नगर', description: TEXT }),
    await makePending(backend.db, owner, { locality: 'Aliganj' }),
  ]
  const changed = await makePending(backend.db, owner, {})
  await openAndApprove(backend, admin, changed, 1)
  await editListing(backend, owner, changed, {
    fields: { ...listingFields(), description: TEXT },
    photoIds: [],
    version: 2,
  })
  await backend.db.rows(
    sql`update properties set place_key = null, shingles = '{}' where id = ${before}`,
  )
  await backend.db.rows(sql`update properties set place_key = 'ali' where id = ${stale}`)
  await backend.db.rows(sql`
    update property_edits set fields = fields - '{placeKey,shingles}'::text[]
    where property_id = ${changed}`)
  expect(await fillCompared(backend.db)).toEqual({ listings: 1, changes: 1, places: 1 })
  expect(await comparedOf(before)).toEqual({ key: 'indira-nagar', shingles: shinglesOf(TEXT) })
  expect(await comparedOf(stale)).toMatchObject({ key: 'aliganj' })
  expect(
    await backend.db.row(sql`
      select fields->>'placeKey' as key, fields->'shingles' as shingles
      from property_edits where property_id = ${changed}`),
  ).toEqual({ key: 'gomti-nagar', shingles: shinglesOf(TEXT) })
  expect(await fillCompared(backend.db)).toEqual({ listings: 0, changes: 0, places: 0 })
})

test('A phrase that is said of homes at many places is a stock phrase, until it is not', async () => {
  const STOCK = 'Ready to move in, close to the metro and the market, with power backup and a lift.'
  const copied =
    'Four doors open to the river garden; my aunt planted its seven mango trees in the year of the flood.'
  for (let n = 0; n < SHINGLE_LIMITS.stockPlaces; n += 1) {
    const place = { city: CITY_NAMES[n % CITY_NAMES.length], locality: `Block ${n}` }
    await makePublished(backend.db, owner, { ...place, description: STOCK })
    // Waiting copies do not make a phrase a common one.
    await makePending(backend.db, owner, { ...place, description: copied })
  }
  const own =
    'Two cats, a grand piano and the landlady live below; the roof is yours on Sundays alone.'
  for (let n = 0; n < SHINGLE_LIMITS.stockPlaces; n += 1)
    await makePublished(backend.db, owner, { locality: 'One tower', description: own })
  const stock = async () => {
    await countStock(backend.db)
    return (
      await backend.db.rows<{ hash: number }>(sql`select hash from stock_shingles order by hash`)
    ).map(({ hash }) => hash)
  }
  expect(await stock()).toEqual(shinglesOf(STOCK))
  await backend.db.rows(sql`delete from properties where locality = 'Block 0'`)
  expect(await stock()).toEqual([])
})
