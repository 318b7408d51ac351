import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, expect, test } from 'vitest'
import type { AuditList } from '../../contract/audit.ts'
import { PAGE_ROWS } from '../../domain/paging/rules.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { approveListing: approve, requestRebuild: rebuildNow, readAudit } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
})

const log = async (query = '') =>
  (await ask(readAudit, { path: `/api/audit-log${query}`, cookie })).body as unknown as AuditList
const note = (event: string, actor: string | null, subject: string | null, at = 'now()') =>
  backend.db.rows(
    sql`insert into audit_log (event, actor_id, subject_id, request_id, at) values (${event}, ${actor}, ${subject}, 'request', ${sql.raw(at)})`,
  )

test('The audit log is closed to everybody but admins', async () => {
  expect((await ask(readAudit, { path: '/api/audit-log' })).status).toBe(401)
  expect(
    (
      await ask(readAudit, {
        path: '/api/audit-log',
        cookie: (await login((await makeUser(backend.db)).email)).cookie,
      })
    ).status,
  ).toBe(403)
})

test('Decisions on listings are in the same list, with current names', async () => {
  const listing = await makePending(backend.db, await makeUser(backend.db), {
    projectBuildingName: 'Plover Court',
  })
  await openForAdmins(backend.db, listing)
  await ask(approve, {
    method: 'POST',
    path: `/api/moderation/${listing}/approve`,
    body: { version: 1 },
    cookie,
  })
  expect((await log('?event=listing.approved')).rows).toMatchObject([
    {
      event: 'listing.approved',
      actor: { id: admin.id, name: 'Meera' },
      subject: { id: listing, name: 'Plover Court' },
    },
  ])
})

test('A request to publish again is logged', async () => {
  await ask(rebuildNow, { method: 'POST', path: '/api/rebuild', cookie })
  expect((await log('?event=publication+asked')).rows).toMatchObject([
    { actor: { name: 'Meera' }, subject: null, requestId: expect.stringMatching(/^[a-z0-9]{12}$/) },
  ])
})

test('A deleted account has an id but no name, and an anonymous action has no actor', async () => {
  await note('password changed', 'deletedaccount', 'deletedaccount')
  await note('sign-in refused', null, admin.id)
  expect((await log('?event=password+changed')).rows).toMatchObject([
    { actor: { id: 'deletedaccount', name: null }, subject: { name: null } },
  ])
  expect(
    (await log('?event=sign-in+refused')).rows.find(({ subject }) => subject?.id === admin.id),
  ).toMatchObject({ actor: null, subject: { name: 'Meera' } })
})

test('It is filtered by actor and by days in India, both days included', async () => {
  const zoya = await makeUser(backend.db, 'Agent', 'Zoya Khan')
  // Half past midnight on the 5th in India, and one minute before midnight on the 6th.
  await note('signed in', zoya.id, zoya.id, "'2026-03-04T19:00:00Z'")
  await note('signed out', zoya.id, zoya.id, "'2026-03-06T18:29:00Z'")
  const events = async (query: string) => (await log(query)).rows.map(({ event }) => event)
  for (const actor of ['khan+ZOYA', zoya.email, zoya.id])
    expect(await events(`?actor=${actor}`), actor).toEqual(['signed out', 'signed in'])
  expect(await events('?actor=zoya&from=2026-03-05&to=2026-03-06')).toEqual([
    'signed out',
    'signed in',
  ])
  expect(await events('?actor=zoya&from=2026-03-06')).toEqual(['signed out'])
  expect(await events('?actor=zoya&to=2026-03-05')).toEqual(['signed in'])
  expect(await events('?actor=zoya&to=2026-03-04')).toEqual([])
})

test('It is read newest first, a page at a time', async () => {
  for (let i = 0; i <= PAGE_ROWS; i += 1)
    await note('content changed', 'somebodyelse', null, `now() - interval '${i} minutes'`)
  const first = await log('?actor=somebodyelse')
  expect([first.rows.length, first.more]).toEqual([PAGE_ROWS, true])
  expect(first.rows.map(({ at }) => at)).toEqual(
    first.rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(await log('?actor=somebodyelse&page=2')).toMatchObject({
    rows: [{ event: 'content changed' }],
    more: false,
  })
})

test('No line of it can be changed or deleted', async () => {
  await note('content changed', admin.id, 'lastingentry')
  const line = () =>
    backend.db.rows(sql`select event, actor_id from audit_log where subject_id = 'lastingentry'`)
  const before = await line()
  expect(before).toHaveLength(1)
  for (const rewriting of [
    sql`update audit_log set actor_id = 'somebodyelse' where subject_id = 'lastingentry'`,
    sql`delete from audit_log where subject_id = 'lastingentry'`,
    sql`truncate audit_log`,
  ])
    await expect(backend.db.rows(rewriting)).rejects.toThrow('audit_log is append-only')
  expect(await line()).toEqual(before)
})
