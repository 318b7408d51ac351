import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

/**
 * The mailbox of a user or of who sent a question, by the alias of the table. A row from before has its address
 * instead, an account until the cleanup.
 */
export const mailboxSql = (row: string): SQL =>
  sql.raw(`coalesce(${row}.mailbox, lower(${row}.email))`)

/** The length of an id in an address. */
const HASH_LENGTH = 40

/** Names a mailbox where only its limits or its wish are kept: nobody can read from it whose it is. */
export const mailboxHash = (env: Pick<Env, 'authSecret'>, mailbox: string): string =>
  keyedHash(env, `mailbox ${mailbox}`).slice(0, HASH_LENGTH)

/** Writes the mailbox of accounts from before, up to a limit for each run; returns of how many. */
export async function fillMailboxes(db: Db): Promise<number> {
  const rows = await db.rows<{ id: string; email: string }>(sql`
    select id, email from users where mailbox is null limit ${CLEANUP_LIMITS.compared}`)
  const found = rows.map(({ id, email }) => ({ id, mailbox: mailboxOf(email) }))
  if (found.length > 0)
    await db.rows(sql`
      update users u
      set mailbox = s.mailbox
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as s(id text, mailbox text)
      where u.id = s.id`)
  return found.length
}
