import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { type PublishedFilter, publishedFilter } from '../../domain/listing/published-filter.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'
import { readPublished, setAvailability } from './published.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
const owner = setUpUser(backend, 'Owner', 'Farida Khan')

async function published(
  over: Partial<ListingFields> = {},
  photoIds: string[] = [],
): Promise<string> {
  const id = await makePending(backend.db, owner, over, photoIds)
  await openAndApprove(backend, admin, id, 1)
  return id
}
const revision = async () => (await readSnapshot(backend.db)).revision
const found = async (q: string, over: Partial<PublishedFilter> = {}) => {
  const result = await readPublished(backend.db, { ...ANY, q, ...over })
  return result.ok ? result.value.rows : []
}
const ANY = publishedFilter(new URLSearchParams())
const REASON = 'It was let weeks ago.'

describe('The admins’ list of published listings', () => {
  test('finds them by name, place, poster and id, with all words, and contains no pending ones', async () => {
    const id = await published({
      projectBuildingName: 'Kesar 50% Heights',
      locality: 'Rajajipuram',
    })
    const pending = await makePending(backend.db, owner, { locality: 'Rajajipuram' })
    for (const search of ['rajajipuram kesar', 'FARIDA 50%', id])
      expect(
        (await found(search)).map((listing) => listing.id),
        search,
      ).toContain(id)
    expect((await found('rajajipuram')).map((listing) => listing.id)).not.toContain(pending)
    expect(await found('rajajipuram nowhere')).toEqual([])
    expect(await found('\u0000\ud800 %\\')).toEqual([])
  })

  test('narrows them to a city and a kind, a page at a time', async () => {
    const id = await published({ locality: 'Sadatganj', listingType: 'Rent' })
    const ids = async (over: Partial<PublishedFilter>) =>
      (await found('sadatganj', over)).map((listing) => listing.id)
    expect(await ids({ city: 'Lucknow', listingType: 'Rent' })).toEqual([id])
    expect(await ids({ listingType: 'Sell' })).toEqual([])
    expect(await ids({ city: 'Noida' })).toEqual([])
    expect(await ids({ page: 2 })).toEqual([])
  })

  test('marks expired ones, so that they can be confirmed', async () => {
    const id = await published({ locality: 'Chowk' })
    await backend.db.rows(
      sql`update properties set confirmed_at = now() - interval '61 days' where id = ${id}`,
    )
    expect(await found('chowk')).toMatchObject([{ id, expired: true }])
    expect(await setAvailability(backend, owner, id, { version: 2, closed: false })).toMatchObject({
      ok: true,
      value: { version: 3 },
    })
    expect(await found('chowk')).toMatchObject([{ id, expired: false }])
    expect((await readSnapshot(backend.db)).listings.map((listing) => listing.id)).toContain(id)
  })
})

describe('Closing a published listing', () => {
  test.each([
    ['Sell', 'sold'],
    ['Rent', 'rented'],
    ['PG', 'rented'],
  ] as const)(
    '%s is %s; visitors see it so, and it can be had again',
    async (listingType, state) => {
      const id = await published({ listingType })
      const before = await revision()
      await setAvailability(backend, owner, id, { version: 2, closed: true })
      expect(await readPublicListing(backend.db, id)).toMatchObject({
        ok: true,
        value: { availability: state },
      })
      await setAvailability(backend, owner, id, { version: 3, closed: false })
      expect(await readPublicListing(backend.db, id)).toMatchObject({
        ok: true,
        value: { availability: 'available' },
      })
      expect(await revision()).toBe(before + 2)
    },
  )

  test('is refused where the listing has been changed, or is not published', async () => {
    const id = await published()
    expect(await setAvailability(backend, owner, id, { version: 1, closed: true })).toMatchObject({
      ok: false,
      code: 'changed',
    })
    expect(
      await setAvailability(backend, owner, await makePending(backend.db, owner), {
        version: 1,
        closed: true,
      }),
    ).toMatchObject({ ok: false, code: 'listing_not_available' })
  })
})

test('An owner can close and reopen a limited number of times, as each time rebuilds the site; an admin has no limit', async () => {
  const id = await published()
  for (const user of [owner, admin])
    await backend.db.rows(sql`insert into rate_limits (key, count) values (${`availability:${user.id}`}, ${RATE_LIMITS.post.attempts})
    on conflict (key) do update set count = excluded.count`)
  expect(await setAvailability(backend, owner, id, { version: 2, closed: true })).toMatchObject({
    ok: false,
    code: 'too_many_attempts',
  })
  expect(await setAvailability(backend, admin, id, { version: 2, closed: true })).toMatchObject({
    ok: true,
  })
})

test('A rejected listing is on the profile while it can be reposted, for thirty days', async () => {
  const result = await unpublishListing(backend, admin, await published(), 2, REASON)
  const decisionId = result.ok ? result.value.decisionId : ''
  const listed = async () =>
    (await readOwnListings(backend.db, owner.id)).some(
      (listing) => listing.decisionId === decisionId,
    )
  await passHours(backend.db, LISTING_DAYS.rejectedPhotos * 24 - 1)
  expect(await listed()).toBe(true)
  await passHours(backend.db, 2)
  expect(await listed()).toBe(false)
})
