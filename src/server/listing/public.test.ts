import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { INDIA } from '../../domain/time/calendar.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'

const { readListing, readNewListings: readNew, readOwnListings: readOwn } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  cookie = (await login(owner.email)).cookie
})

describe('A pending listing', () => {
  test('is on its poster’s profile and nowhere else', async () => {
    const marker = 'Zanzibar Quux'
    const photo = await makePhotoRow(backend.db, owner)
    const id = await makePending(
      backend.db,
      owner,
      { projectBuildingName: marker, locality: marker, description: marker, reraNumber: marker },
      [photo],
    )
    const own = await ask(readOwn, { path: '/api/my/listings', cookie })
    expect(own.text).toContain(marker)
    const elsewhere = [
      await ask(readListing, { path: `/api/listings/${id}` }),
      await ask(readListing, { path: `/api/listings/${id}`, cookie }),
      await ask(readNew, { path: '/api/new-listings/0' }),
      await ask(readOwn, {
        path: '/api/my/listings',
        cookie: (await login((await makeUser(backend.db)).email)).cookie,
      }),
    ]
    for (const answer of elsewhere) expect(answer.text).not.toContain(marker)
    expect(elsewhere[0]?.status).toBe(404)
    expect(JSON.stringify(await readSnapshot(backend.db))).not.toContain(marker)
  })
})

test('The CDN keeps the listings approved since a build for a day, across deploys, until their tag is purged', async () => {
  const { headers } = await ask(readNew, { path: '/api/new-listings/0', cookie })
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, durable, max-age=86400',
    'netlify-cache-tag': 'new-listings',
    'netlify-cache-id': 'new-listings',
    'netlify-vary': 'query=none',
  })
  const refused = await ask(readNew, { path: '/api/new-listings/soon' })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(refused.headers.get('netlify-cdn-cache-control')).toBeNull()
})

describe('An approved listing', () => {
  test('is in the API at once, without contact data of its owner', async () => {
    const id = await makePending(backend.db, owner)
    await openAndApprove(backend, admin, id, 1)
    const answer = await ask(readListing, { path: `/api/listings/${id}` })
    expect(answer.body).toMatchObject({
      ...listingFields(),
      id,
      availability: 'available',
      owner: { name: owner.name, role: 'Owner' },
    })
    expect(answer.text).not.toContain('9876543210')
    expect(answer.text).not.toContain(owner.email)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is new only for a site of an older revision', async () => {
    const id = await makePending(backend.db, owner)
    const approved = await openAndApprove(backend, admin, id, 1)
    const revision = approved.ok ? approved.value.revision : 0
    const idsAfter = async (since: number) =>
      (
        (await ask(readNew, { path: `/api/new-listings/${since}` })).body.listings as {
          id: string
        }[]
      ).map((listing) => listing.id)
    expect(await idsAfter(revision - 1)).toContain(id)
    expect(await idsAfter(revision)).not.toContain(id)
  })

  test('leaves the public pages 60 days after it was last confirmed', async () => {
    const id = await makePending(backend.db, owner)
    await openAndApprove(backend, admin, id, 1)
    const shown = async () =>
      (await readSnapshot(backend.db)).listings.some((listing) => listing.id === id)
    expect(await shown()).toBe(true)
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${id}`,
    )
    expect(await shown()).toBe(false)
    expect((await ask(readListing, { path: `/api/listings/${id}` })).status).toBe(404)
  })

  test('that is sold or rented stays public for 30 days', async () => {
    const id = await makePending(backend.db, owner)
    await openAndApprove(backend, admin, id, 1)
    await backend.db.rows(
      sql`update properties set availability = 'sold', closed_at = now() - interval '29 days' where id = ${id}`,
    )
    expect((await ask(readListing, { path: `/api/listings/${id}` })).body.availability).toBe('sold')
    await backend.db.rows(
      sql`update properties set closed_at = now() - interval '31 days' where id = ${id}`,
    )
    expect((await ask(readListing, { path: `/api/listings/${id}` })).status).toBe(410)
  })

  test('without photos stands behind the others of its day, and before those of the day before', async () => {
    const [bare, old, shown] = [
      await makePending(backend.db, owner),
      await makePending(backend.db, owner),
      await makePending(backend.db, owner, {}, [await makePhotoRow(backend.db, owner)]),
    ]
    for (const id of [old, shown, bare]) await openAndApprove(backend, admin, id, 1)
    // All at noon in India, so that no minute of the test lies on another day.
    const at = (id: string, days: number, minutes: number) =>
      backend.db.rows(sql`
        update properties
        set approved_at = (
          (now() at time zone ${INDIA})::date - ${days}::int + time '12:00' + make_interval(mins => ${minutes})
        ) at time zone ${INDIA}
        where id = ${id}`)
    await at(old, 1, 0)
    await at(shown, 0, 0)
    await at(bare, 0, 30)
    const ids = (await readSnapshot(backend.db)).listings.map(({ id }) => id)
    expect(ids.filter((id) => [bare, old, shown].includes(id))).toEqual([shown, bare, old])
  })
})
