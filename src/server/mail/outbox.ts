import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { MailKind } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'

/**
 * A part of the statement that gives rise to mails: puts one into the outbox for each row of `recipients`, a select of
 * `user_id` (null: the portal's office) and `data` (jsonb: what the text needs, nothing secret). Where `cause` is given, an
 * expression over recipient `r`, the same cause makes no second mail to the same reader. The shared handler sends what lies
 * there once the answer is known; what fails is tried again by the schedule. Where nothing is mailed, nothing is put in: the
 * public site might send it, whose outbox it may be.
 */
export function mailInsert(
  deps: Deps,
  kind: MailKind,
  recipients: SQL,
  cause: SQL = sql`random()::text || clock_timestamp()::text`,
): SQL {
  deps.mailed = true
  return sql`insert into mails (id, kind, user_id, data)
    select substr(md5(concat_ws(' ', ${kind}::text, r.user_id::text, ${cause})), 1, 20), ${kind}, r.user_id::text, r.data::jsonb from (${recipients}) r
    where ${deps.env.rules.mails}::boolean
    on conflict (id) do nothing`
}
