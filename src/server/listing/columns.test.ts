import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { LISTING_DAYS, LISTING_STATES, type ListingState } from '../../domain/listing/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { listingStateSql } from './columns.ts'
import { isPublicSql } from './public.ts'

const backend = setUpBackend()

type Setup = { approved?: boolean; confirmed?: SQL; closed?: SQL; owner?: string; city?: string }
const ago = (days: number, ms = 0) =>
  sql`now() - make_interval(days => ${days}::int) + make_interval(secs => ${ms / 1000}::float8)`

/** The state of a listing at one moment of the database, and whether visitors see it. */
const stateAndOpen = ({
  approved = true,
  confirmed = ago(1),
  closed = sql`null`,
  owner,
  city = CITY_NAMES[0],
}: Setup) =>
  backend.db.row<{ state: ListingState; open: boolean }>(sql`
    select ${listingStateSql(LISTING_DAYS)} as state, coalesce(${isPublicSql}, false) as open from (
      select ${approved}::boolean as is_approved, (${confirmed})::timestamptz as confirmed_at, null::timestamptz as hidden_at,
        (${closed})::timestamptz as closed_at, ${owner ?? 'nobody'}::text as user_id, ${city}::text as city) p`)
const stateOf = async (listing: Setup) => (await stateAndOpen(listing))?.state

test('A listing is pending, published, expired, closed for a while and then past', async () => {
  const listings = [
    { approved: false },
    {},
    { confirmed: ago(61) },
    { closed: ago(10) },
    { closed: ago(40) },
  ]
  const found = await Promise.all(listings.map(stateAndOpen))
  expect(found.map((one) => one?.state)).toEqual(LISTING_STATES)
  // A visitor sees exactly the listings that the permission table lets a visitor read.
  for (const state of LISTING_STATES)
    expect(found.find((one) => one?.state === state)?.open).toBe(
      can(null, 'listing.read', { own: false, state }),
    )
})

test('A listing that was approved and never confirmed is not public', async () => {
  expect(await stateAndOpen({ confirmed: sql`null` })).toEqual({ state: 'expired', open: false })
})

test('A listing expires after exactly sixty days, and a closed one is past after exactly thirty', async () => {
  const cases: [Setup, ListingState, boolean][] = [
    [{ confirmed: ago(60, 1) }, 'published', true],
    [{ confirmed: ago(60) }, 'expired', false],
    [{ closed: ago(30, 1), confirmed: ago(90) }, 'closed', true],
    [{ closed: ago(30), confirmed: ago(90) }, 'past', false],
  ]
  for (const [listing, state, open] of cases)
    expect(await stateAndOpen(listing)).toEqual({ state, open })
  expect(await stateOf({ closed: ago(1), approved: false })).toBe('pending')
})

test('A listing in a city that is off is hidden, also a closed one', async () => {
  const off = { city: 'Jaipur' }
  expect(await stateAndOpen(off)).toEqual({ state: 'expired', open: false })
  expect(await stateAndOpen({ ...off, closed: ago(1) })).toEqual({ state: 'past', open: false })
})

test('A listing of a disabled account is hidden', async () => {
  const { id } = await makeUser(backend.db)
  expect(await stateAndOpen({ owner: id })).toEqual({ state: 'published', open: true })
  await backend.db.rows(sql`update users set status = 'disabled' where id = ${id}`)
  expect(await stateAndOpen({ owner: id })).toEqual({ state: 'expired', open: false })
})
