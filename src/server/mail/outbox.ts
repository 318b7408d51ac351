import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { MailKind } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'

/**
 * A part of the statement that gives rise to mails: puts one into the outbox for each row of `recipients`, a select of
 * `user_id` (null: the portal's office) and `data` (jsonb: what the text needs, nothing secret). The shared handler sends
 * what lies there once the answer is known; what fails is tried again by the schedule.
 */
export function mailInsert(deps: Deps, kind: MailKind, recipients: SQL): SQL {
  deps.mailed = true
  return sql`insert into mails (id, kind, user_id, data)
    select substr(md5(random()::text || clock_timestamp()::text), 1, 20), ${kind}, r.user_id::text, r.data::jsonb from (${recipients}) r`
}
