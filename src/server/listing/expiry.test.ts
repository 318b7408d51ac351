import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { expireListings, runMaintenance } from '../cleanup/run.ts'
import { answerClock } from '../clock.ts'
import { readRebuildStatus, recordBuildEnd, recordBuildStart } from '../rebuild/builds.ts'
import { readPublicListing } from './public.ts'

const backend = setUpBackend()
let hook: Server
let hooked = 0
let owner: SessionUser
beforeAll(async () => {
  hook = createServer((_, response) => {
    hooked += 1
    response.end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  backend.env = {
    ...backend.env,
    buildHookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
  }
})
beforeEach(async () => {
  owner = await makeUser(backend.db)
  await backend.db.rows(sql`delete from properties`)
  await backend.db.rows(sql`delete from builds`)
  await backend.db.rows(sql`update site_revision set requested_at = now() - interval '90 days'`)
  hooked = 0
})
afterAll(() => hook.close())

/** A published listing of the owner, last confirmed some days ago. */
async function confirmed(days: number): Promise<string> {
  const id = await approved(backend.db, owner)
  await confirm(id, days)
  // The approval itself requests a build, so its time is moved back.
  await backend.db.rows(sql`update site_revision set requested_at = now() - interval '90 days'`)
  return id
}
const confirm = (id: string, days: number) =>
  backend.db.rows(
    sql`update properties set confirmed_at = now() - make_interval(hours => ${Math.round(days * 24)}::int) where id = ${id}`,
  )
const kinds = async () =>
  (
    await backend.db.rows<{ kind: string }>(
      sql`select kind from mails where user_id = ${owner.id} and kind in ('still available', 'expired') order by created_at`,
    )
  ).map(({ kind }) => kind)
const revision = async () => (await readRebuildStatus(backend.db)).revision
const built = async (
  hoursAgo: number,
  end: Parameters<typeof recordBuildEnd>[2] = { result: 'done', revision: 1 },
) => {
  await recordBuildEnd(backend.db, await recordBuildStart(backend.db), end)
  await backend.db.rows(
    sql`update builds set started_at = started_at - make_interval(hours => ${hoursAgo}::int) where id = (select max(id) from builds)`,
  )
}

describe('The owner', () => {
  test('is asked once whether a listing is still available, a week before it leaves the site', async () => {
    await confirmed(LISTING_DAYS.asked - 0.5)
    expect(await expireListings(backend)).toMatchObject({ asked: 0, expired: 0 })
    await confirmed(LISTING_DAYS.asked + 0.5)
    expect(await expireListings(backend)).toMatchObject({ asked: 1, expired: 0 })
    expect(await expireListings(backend)).toMatchObject({ asked: 0, expired: 0 })
    expect(await kinds()).toEqual(['still available'])
  })

  test('is informed once when it has left, whether asked before or not, and is asked again after a confirmation', async () => {
    const id = await confirmed(LISTING_DAYS.asked + 1)
    await expireListings(backend)
    await backend.db.rows(
      sql`update properties set confirmed_at = confirmed_at - interval '7 days', asked_at = asked_at - interval '7 days' where id = ${id}`,
    )
    for (let i = 0; i < 2; i++) await expireListings(backend)
    expect(await kinds()).toEqual(['still available', 'expired'])
    await confirm(id, 0)
    await expireListings(backend)
    await backend.db.rows(
      sql`update properties set confirmed_at = confirmed_at - interval '54 days', asked_at = asked_at - interval '54 days' where id = ${id}`,
    )
    await expireListings(backend)
    expect(await kinds()).toEqual(['still available', 'expired', 'still available'])
    await confirmed(LISTING_DAYS.unconfirmed + 10)
    await expireListings(backend)
    expect(await kinds()).toEqual(['still available', 'expired', 'still available', 'expired'])
  })

  test('of a sold, pending or recently confirmed listing gets no mail', async () => {
    const sold = await confirmed(LISTING_DAYS.asked + 1)
    await backend.db.rows(
      sql`update properties set availability = 'sold', closed_at = now() where id = ${sold}`,
    )
    const withdrawn = await confirmed(LISTING_DAYS.asked + 1)
    await backend.db.rows(sql`update properties set is_approved = false where id = ${withdrawn}`)
    await confirmed(1)
    expect(await expireListings(backend)).toMatchObject({ asked: 0, expired: 0, rebuild: false })
  })
})

describe('The pages', () => {
  test('lose listings that have expired since the newest build: one build is requested, and no other once it is done', async () => {
    await built(2)
    const before = await revision()
    const id = await confirmed(LISTING_DAYS.unconfirmed + 1 / 24)
    const after = (await revision()) + 1
    expect(after).toBeGreaterThan(before)
    expect(await readPublicListing(backend.db, id)).toMatchObject({ ok: false })
    expect(await expireListings(backend)).toMatchObject({ rebuild: true })
    expect(await expireListings(backend), 'it is on its way').toMatchObject({ rebuild: false })
    expect([await revision(), hooked]).toEqual([after, 1])
    await built(0)
    expect(await expireListings(backend)).toMatchObject({ rebuild: false })
  })

  test('lose a listing thirty days after it was sold, not before', async () => {
    await built(2)
    const sold = await confirmed(1)
    const close = (hours: number) =>
      backend.db.rows(
        sql`update properties set availability = 'sold', closed_at = now() - make_interval(hours => ${hours}::int) where id = ${sold}`,
      )
    await close(LISTING_DAYS.closed * 24 - 1)
    expect(await expireListings(backend)).toMatchObject({ rebuild: false })
    await close(LISTING_DAYS.closed * 24 + 1)
    expect(await expireListings(backend)).toMatchObject({ rebuild: true })
  })

  test('that could not be built are requested again, as the same change', async () => {
    await built(2)
    await confirmed(LISTING_DAYS.unconfirmed + 1 / 24)
    await expireListings(backend)
    const asked = await revision()
    await built(0, { result: 'failed', error: 'The disk is full.' })
    expect(await expireListings(backend)).toMatchObject({ rebuild: true })
    expect([await revision(), hooked]).toEqual([asked, 2])
  })

  test('are requested once where no build is known', async () => {
    await confirmed(LISTING_DAYS.unconfirmed + 1)
    expect(await expireListings(backend)).toMatchObject({ rebuild: true })
    expect(await expireListings(backend)).toMatchObject({ rebuild: false })
  })
})

test('The log lines of a run have one request id', async () => {
  await confirmed(LISTING_DAYS.unconfirmed + 0.5)
  const lines = await logLinesOf(() => answerClock(runMaintenance, () => backend))
  expect(lines).toMatchObject([
    { event: 'listings expired', requestId: REQUEST_ID, expired: 1 },
    { event: 'cleaned', requestId: lines[0]?.requestId },
  ])
})
