import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { setUpHarness } from '../support/database/harness.ts'
import { callers, exampledEndpoints, goodCall } from '../support/http/examples.ts'
import { heldUntilAwaited } from '../support/http/held.ts'

const harness = setUpHarness()

const decisions = exampledEndpoints.filter(
  ([, endpoint]) => endpoint.method !== 'GET' && callers(endpoint, true).join() === 'Admin',
)

test.each(decisions)(
  '%s does nothing for an admin whose role is being removed, although the request was admitted',
  async (name, endpoint) => {
    const { id } = harness.users.Admin
    const { sent } = await goodCall(harness, name, endpoint)
    const demoted = await heldUntilAwaited(
      harness.db,
      id,
      `update users set role = 'Agent' where id = '${id}';`,
    )
    const answer = await harness.send(sent)
    await demoted.ended
    await harness.db.rows(sql`update users set role = 'Admin' where id = ${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    expect((await harness.send(sent)).status, 'nothing was used up').toBe(endpoint.status ?? 200)
  },
)
