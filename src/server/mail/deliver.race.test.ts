import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { deliverMails } from './deliver.ts'
import { mailInsert } from './outbox.ts'

const MAILS = 20
const AT_ONCE = 10
// Each mail opens its own connection to a server in this process.
const PATIENCE_MS = 60_000

const backend = setUpBackend()
const sink = setUpSink(backend)

test(
  'Ten deliveries at once send each of twenty mails once',
  async () => {
    const owner = await makeUser(backend.db)
    await backend.db.rows(
      mailInsert(
        backend,
        'expired',
        sql`
    select ${owner.id} as user_id, jsonb_build_object('title', 'Flat ' || n) as data from generate_series(1, ${MAILS}::int) n`,
      ),
    )
    const delivered = await Promise.all(
      Array.from({ length: AT_ONCE }, () => deliverMails(backend, 60_000)),
    )
    expect(delivered.reduce((sum, { sent }) => sum + sent, 0)).toBe(MAILS)
    const subjects = sink.to(owner.email).map(({ mail }) => mail.subject)
    expect(subjects).toHaveLength(MAILS)
    expect(new Set(subjects).size).toBe(MAILS)
  },
  PATIENCE_MS,
)

test(
  'Twenty listings that arrive at once cause one mail to each admin',
  async () => {
    const admin = await makeUser(backend.db, 'Admin')
    const owner = await makeUser(backend.db)
    await Promise.all(Array.from({ length: 20 }, () => makePending(backend.db, owner)))
    expect(await backend.db.rows(sql`select kind from mails where user_id = ${admin.id}`)).toEqual([
      { kind: 'queued' },
    ])
  },
  PATIENCE_MS,
)
