import { sql } from 'drizzle-orm/sql/sql'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import readStats from '../../../functions/stats.ts'
import type { Stats } from '../../contract/stats.ts'
import { CHART_SIZES, STATS_CHARTS, STATS_WEEKS } from '../../domain/stats/constants.ts'
import { makeContact, makePending } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let cookie: string
beforeAll(async () => {
  // The library has hundreds of files here, and is bundled into one in the function.
  await import('./charts.ts')
  cookie = (await login(admin.email)).cookie
})

const stats = async () =>
  (await ask(readStats, { path: '/api/stats', cookie })).body as unknown as Stats

/** Adds a decision some hours after posting, some weeks ago. */
const decided = (decision: string, hours: number, weeksAgo: number) =>
  backend.db.rows(sql`
  insert into moderation_log (id, property_id, decision, reason, listing_type, property_type, city, locality, price, submitted_at, decided_at)
  select substr(md5(random()::text), 1, 12), 'gone', ${decision}, 'A reason', 'Sell', 'Office', 'Noida', 'Sector 75', 1, at - make_interval(hours => ${hours}::int), at
  from (select now() - make_interval(weeks => ${weeksAgo}::int) as at) t`)

describe('The figures', () => {
  test('of an empty portal are zeros, and all charts can be drawn', async () => {
    const { cities, weeks, charts } = await stats()
    expect(cities).toEqual([])
    expect(weeks).toHaveLength(STATS_WEEKS)
    expect(weeks.at(-1)).toMatchObject({
      median: null,
      slow: null,
      contacts: 0,
      enquiries: 0,
      approved: 0,
      rejected: 0,
    })
    for (const chart of STATS_CHARTS)
      expect(charts[chart].narrow).toContain(`width="${CHART_SIZES.narrow.width}"`)
  })

  test('are closed to everybody but admins', async () => {
    expect((await ask(readStats, { path: '/api/stats' })).status).toBe(401)
    expect(
      (await ask(readStats, { path: '/api/stats', cookie: (await login(owner.email)).cookie }))
        .status,
    ).toBe(403)
  })

  test('count listings by city, type and state', async () => {
    await makePending(backend.db, owner)
    await makePending(backend.db, owner, { city: 'Noida', locality: 'Sector 75' })
    const shown = await makePending(backend.db, owner, { city: 'Noida', locality: 'Sector 75' })
    await backend.db.rows(
      sql`update properties set is_approved = true, approved_at = now(), confirmed_at = now() where id = ${shown}`,
    )
    const { cities, types } = await stats()
    const none = { expired: 0, closed: 0, past: 0 }
    expect(cities).toEqual([
      { name: 'Noida', pending: 1, published: 1, ...none },
      { name: 'Lucknow', pending: 1, published: 0, ...none },
    ])
    expect(types).toEqual([{ name: 'Flat/Apartment', pending: 2, published: 1, ...none }])
  })

  test('have the median and the 90th percentile of the waiting time by week, and the decisions, without undos and old ones', async () => {
    for (const hours of [1, 2, 3, 4, 100]) await decided('listing.approved', hours, 1)
    await decided('listing.rejected', 5, 2)
    await decided('listing.approval_undone', 50, 2)
    await decided('listing.rejected', 5, STATS_WEEKS + 1)
    const { weeks } = await stats()
    expect(weeks.at(-2)).toMatchObject({ median: 3, approved: 5, rejected: 0 })
    expect(weeks.at(-2)?.slow).toBeCloseTo(61.6)
    expect(weeks.at(-3)).toMatchObject({ median: 5, slow: 5, approved: 0, rejected: 1 })
    expect(weeks.reduce((sum, week) => sum + week.rejected, 0)).toBe(1)
  })

  test('count messages of this week, which begins on Monday in India', async () => {
    await makeContact(backend.db)
    const { weeks } = await stats()
    expect(weeks.at(-1)?.contacts).toBe(1)
    for (const { week } of weeks) expect(new Date(week).getUTCDay()).toBe(1)
  })

  test('include charts without scripts and external files', async () => {
    const { charts } = await stats()
    for (const chart of STATS_CHARTS)
      for (const svg of Object.values(charts[chart])) {
        expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
        // A browser does not show an SVG that is not well-formed.
        expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg')
        expect(svg).not.toMatch(/<script|<foreignObject|\bon\w+=|href="(?!#)|url\((?!#)/i)
      }
  })
})
