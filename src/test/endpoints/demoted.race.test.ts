import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, exampledEndpoints, goodCall } from '../support/examples.ts'
import { eventually } from '../support/eventually.ts'
import { type Harness, startHarness } from '../support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.close())

const decisions = exampledEndpoints.filter(
  ([, endpoint]) => endpoint.method !== 'GET' && callers(endpoint, true).join() === 'Admin',
)

/** Takes the role away, and holds the row until somebody waits for it; 10 s if nobody does. */
const demote = (id: string) =>
  harness.db.rows(
    sql.raw(`do $$ begin
      update users set role = 'Agent' where id = '${id}';
      for i in 1..200 loop
        exit when exists (select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid);
        perform pg_sleep(0.05);
      end loop;
    end $$`),
  )
const isHeld = async (id: string) =>
  !(await harness.db.row(sql`select 1 from users where id = ${id} for share skip locked`))

test.each(decisions)(
  '%s does nothing for an admin whose role is being taken away, although the request was let in',
  async (name, endpoint) => {
    const { id } = harness.users.Admin
    const { sent } = await goodCall(harness, name, endpoint)
    const demoted = demote(id)
    await eventually(async () => expect(await isHeld(id)).toBe(true))
    const answer = await harness.send(sent)
    await demoted
    await harness.db.rows(sql`update users set role = 'Admin' where id = ${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    expect((await harness.send(sent)).status, 'nothing was used up').toBe(endpoint.status ?? 200)
  },
)
