import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, expect, test } from 'vitest'
import { setUpHarness } from '../support/database/harness.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import { allEndpoints, goodCall } from '../support/http/examples.ts'
import { setUpMailbox } from '../support/http/mailbox.ts'

const harness = setUpHarness()
setUpMailbox()

const mailed: EndpointName[] = []

test.each(allEndpoints)(
  'What %s puts into the outbox is sent with the request',
  async (name, endpoint) => {
    const { sent } = await goodCall(harness, name, endpoint)
    await harness.db.rows(sql`delete from mails`)
    const answer = await harness.send(sent)
    expect(answer.status).toBe(endpoint.status ?? 200)
    const mails = await harness.db.rows<{ kind: string; waits: boolean }>(
      sql`select kind, sent_at is null as waits from mails`,
    )
    expect(mails.filter(({ waits }) => waits)).toEqual([])
    if (mails.length > 0) mailed.push(name)
  },
)

afterAll(() => {
  // Only the examples decide whether the tests above have seen a mail.
  expect(mailed).toEqual(expect.arrayContaining(['createAccount', 'approveListing', 'sendEnquiry']))
})
