import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { fillMailboxes, mailboxSql } from './mailbox.ts'

const backend = setUpBackend()

test('An account from before is its own mailbox until the cleanup has written the true one', async () => {
  const { id } = await makeUser(backend.db, 'Owner', 'Asha', 'A.sha+home@gmail.com')
  await backend.db.rows(sql`update users set mailbox = null where id = ${id}`)
  const mailbox = async () =>
    (
      await backend.db.row<{ is: string }>(
        sql`select ${mailboxSql('u')} as is from users u where id = ${id}`,
      )
    )?.is
  expect(await mailbox()).toBe('a.sha+home@gmail.com')
  expect(await fillMailboxes(backend.db)).toBe(1)
  expect(await mailbox()).toBe('asha@gmail.com')
  expect(await fillMailboxes(backend.db)).toBe(0)
})
