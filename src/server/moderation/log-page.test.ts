import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LogPage } from '../../contract/moderation.ts'
import { LOG_PAGE } from '../../domain/moderation/filter.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { rejectListing } from './decide.ts'

const { readLog } = handlers

const backend = setUpBackend()
const meera = setUpUser(backend, 'Admin', 'Meera')
const kabir = setUpUser(backend, 'Admin', 'Kabir')
let cookie: string
beforeAll(async () => {
  cookie = (await login(meera.email)).cookie
  const owner = await makeUser(backend.db)
  await openAndApprove(
    backend,
    meera,
    await makePending(backend.db, owner, {
      projectBuildingName: 'Bela Court',
      locality: 'Aliganj',
    }),
    1,
  )
  await rejectListing(
    backend,
    kabir,
    await makePending(backend.db, owner, { projectBuildingName: 'Parijat House', city: 'Noida' }),
    1,
    'The rent looks like a sale price.',
  )
})

const request = (filter: Record<string, string>) =>
  ask(readLog, { path: `/api/moderation/log${queryOf(filter)}`, cookie })
const read = async (filter: Record<string, string> = {}) =>
  (await request(filter)).body as unknown as LogPage
const titles = async (filter: Record<string, string>) =>
  (await read(filter)).log.map(({ title }) => title)

describe('The log of decisions', () => {
  test('is searched by the words of name, place and reason, also for deleted listings', async () => {
    expect(await titles({ q: 'sale RENT' })).toEqual(['Parijat House'])
    expect(await titles({ q: 'bela aliganj' })).toEqual(['Bela Court'])
    expect(await titles({ q: 'parijat aliganj' })).toEqual([])
  })

  test('is filtered by decision, admin, city and days in India', async () => {
    expect(await titles({ decision: 'listing.rejected' })).toEqual(['Parijat House'])
    expect(await titles({ admin: meera.id })).toEqual(['Bela Court'])
    expect(await titles({ city: 'Noida' })).toEqual(['Parijat House'])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    expect(await titles({ from: today, to: today })).toEqual(['Parijat House', 'Bela Court'])
    expect(await titles({ to: '2020-01-31' })).toEqual([])
    expect((await read({})).admins).toEqual([
      { id: kabir.id, name: 'Kabir' },
      { id: meera.id, name: 'Meera' },
    ])
  })

  test('refuses an unknown filter value', async () => {
    for (const filter of [
      { from: '2026-02-30' },
      { from: '0000-01-01' },
      { decision: 'listing.reposted' },
      { page: '0' },
      { admin: "'" },
    ]) {
      const answer = await request(filter as unknown as Record<string, string>)
      expect([answer.status, answer.body.code], JSON.stringify(filter)).toEqual([400, 'invalid'])
    }
  })

  test('can be read page by page to its first line', async () => {
    await backend.db.rows(sql`insert into moderation_log (id, property_id, decision, admin_id, listing_type, property_type, city, locality, price, submitted_at, decided_at)
      select 'oldline' || lpad(n::text, 6, '0'), 'oldlisting' || n, 'listing.approved', ${kabir.id}, 'Sell', 'Office', 'Kanpur', 'Mall Road', 1, now(), now() - n * interval '1 day'
      from generate_series(1, ${LOG_PAGE + 10}::int) n`)
    const second = await read({ page: '2' })
    expect(second.lines).toBe(LOG_PAGE + 12)
    expect(second.log).toHaveLength(12)
    expect(second.log.at(-1)).toMatchObject({
      id: `oldline0000${LOG_PAGE + 10}`,
      title: 'Office',
      undoable: false,
    })
    const first = await read()
    expect(new Set([...first.log, ...second.log].map(({ id }) => id)).size).toBe(LOG_PAGE + 12)
  })
})
