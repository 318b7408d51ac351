import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { UNDO_CLOSING_MINUTES } from '../../domain/listing/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { readOwnListings } from './own.ts'
import { readPublicListing } from './public.ts'
import { setAvailability } from './published.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

const own = async (id: string) =>
  (await readOwnListings(backend.db, owner.id)).find((listing) => listing.id === id)
const audited = (id: string) =>
  backend.db.rows(sql`select event, actor_id from audit_log where subject_id = ${id} order by id`)
const age = (id: string, days: number) =>
  backend.db.rows(
    sql`update properties set confirmed_at = now() - make_interval(days => ${days}) where id = ${id}`,
  )

describe('Its owner', () => {
  test('marks a listing as sold, and makes it available again; both are logged and request a build', async () => {
    const id = await makePublished(backend.db, owner)
    const { revision } = await readSnapshot(backend.db)
    expect(await setAvailability(backend, owner, id, { version: 2, closed: true })).toMatchObject({
      ok: true,
      value: { version: 3 },
    })
    expect(await own(id)).toMatchObject({ listingState: 'closed', availability: 'sold' })
    expect(await setAvailability(backend, owner, id, { version: 3, closed: false })).toMatchObject({
      ok: true,
    })
    expect(await own(id)).toMatchObject({ listingState: 'published', availability: 'available' })
    expect(await audited(id)).toEqual(
      Array(2).fill({ event: 'availability changed', actor_id: owner.id }),
    )
    expect((await readSnapshot(backend.db)).revision).toBe(revision + 2)
  })

  test('is not said to have confirmed what an admin did, until they do', async () => {
    const id = await makePublished(backend.db, owner)
    const byAdmin = async () => {
      const read = await readPublicListing(backend.db, id)
      return read.ok && read.value.adminConfirmed
    }
    expect(await byAdmin()).toBe(false)
    await setAvailability(backend, admin, id, { version: 2, closed: false })
    expect(await byAdmin()).toBe(true)
    await setAvailability(backend, owner, id, { version: 3, closed: false })
    expect(await byAdmin()).toBe(false)
  })

  test('brings an expired one back by confirming it', async () => {
    const id = await makePublished(backend.db, owner)
    await age(id, 61)
    expect(await own(id)).toMatchObject({ listingState: 'expired' })
    await setAvailability(backend, owner, id, { version: 2, closed: false })
    expect(await own(id)).toMatchObject({ listingState: 'published' })
  })

  test('can change one listing six times an hour, and then still change others', async () => {
    const toggler = await makeUser(backend.db)
    const [id, other] = [
      await makePublished(backend.db, toggler),
      await makePublished(backend.db, toggler),
    ]
    const { attempts } = RATE_LIMITS.availability
    const toggle = (n: number, listing = id) =>
      setAvailability(backend, toggler, listing, { version: 2 + n, closed: n % 2 === 0 })
    for (let n = 0; n < attempts; n++) expect(await toggle(n)).toMatchObject({ ok: true })
    expect(await toggle(attempts)).toMatchObject({ ok: false, code: 'too_many_attempts' })
    expect(await toggle(0, other)).toMatchObject({ ok: true })
  })

  test('undoes a closing, which confirms nothing and is not counted, but not much later', async () => {
    const id = await makePublished(backend.db, owner)
    await age(id, 61)
    const before = await own(id)
    const undo = (version: number) =>
      setAvailability(backend, owner, id, { version, closed: false, undo: true })
    expect(await undo(2)).toMatchObject({ code: 'cannot_undo' })
    for (let version = 2; version < 2 + 2 * RATE_LIMITS.availability.attempts; version += 2) {
      await setAvailability(backend, owner, id, { version, closed: true })
      expect(await undo(version + 2)).toMatchObject({ code: 'changed' })
      expect(await undo(version + 1)).toMatchObject({ ok: true })
    }
    const { version = 0, ...after } = (await own(id)) ?? {}
    expect({ ...after, version: 2 }).toEqual(before)
    await backend.db.rows(
      sql`delete from rate_limits where key = ${`availability:${owner.id}:${id}`}`,
    )
    await setAvailability(backend, owner, id, { version, closed: true })
    await backend.db.rows(
      sql`update properties set closed_at = now() - make_interval(mins => ${UNDO_CLOSING_MINUTES}) where id = ${id}`,
    )
    expect(await undo(version + 1)).toMatchObject({ code: 'cannot_undo' })
    const stranger = await makeUser(backend.db, 'Agent')
    expect(
      await setAvailability(backend, stranger, id, {
        version: version + 1,
        closed: false,
        undo: true,
      }),
    ).toMatchObject({ code: 'listing_not_available' })
    expect(await own(id)).toMatchObject({ listingState: 'closed' })
  })

  test('is the only user except admins who may do so', async () => {
    const id = await makePublished(backend.db, owner)
    const stranger = await makeUser(backend.db, 'Agent')
    expect(
      await setAvailability(backend, stranger, id, { version: 2, closed: true }),
    ).toMatchObject({ code: 'listing_not_available' })
    expect(await setAvailability(backend, admin, id, { version: 2, closed: true })).toMatchObject({
      ok: true,
    })
  })
})
