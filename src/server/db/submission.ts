import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'

/** Ends the insert of what a visitor sends: of an earlier call with the same key, the stored row is returned. */
export const onceByKey: SQL = sql`
  on conflict (submission_key) do update set submission_key = excluded.submission_key returning *`

/** The id of the sender; null for nobody, and for an account that is gone. */
export const senderSql = (sender: SessionUser | null): SQL =>
  sql`(select id from users where id = ${sender?.id ?? null})`
