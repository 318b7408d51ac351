import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Result } from '../../contract/result.ts'
import { LANGUAGES } from '../../domain/language/constants.ts'
import type { MailKind } from '../../domain/mail/constants.ts'
import { MAIL_TRIES, OFFICE_MAIL_KINDS } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'

/** What a command returns whose statement may have put mails into the outbox: then the shared handler sends them. */
export type Mailing<T> = Result<T> & { mailed?: true }
export const okMailed = <T>(value: T): Mailing<T> => ({ ok: true, value, mailed: true })

/**
 * The id of a mail that a cause has for a user: whoever knows both can look whether there is one. All are expressions.
 */
export const mailIdSql = (kind: MailKind, userId: SQL, cause: SQL): SQL =>
  sql`substr(md5(concat_ws(' ', ${kind}::text, ${userId}, ${cause})), 1, 20)`

/**
 * A part of the statement that causes mails: puts one into the outbox for each row of `recipients`, a select of
 * `user_id` (null: the portal's office) and `data` (jsonb: what the text needs, no secrets). `cause` is an expression
 * over recipient `r`: the same cause creates no second mail to the same recipient. `language` is that of a recipient
 * without an account, an expression over `r` too. A command that has run such a
 * statement returns `okMailed`, and the shared handler sends the mails; the schedule tries failed ones again. In a
 * context without mails nothing is stored, because the public site might send it from a shared outbox.
 */
export function mailInsert(
  deps: Deps,
  kind: MailKind,
  recipients: SQL,
  cause: SQL = sql`random()::text || clock_timestamp()::text`,
  language: SQL = sql`null`,
): SQL {
  return sql`
    insert into mails (id, kind, user_id, data, language)
    select ${mailIdSql(kind, sql`r.user_id::text`, cause)}, ${kind}, r.user_id::text, r.data::jsonb,
      case when r.user_id is null then ${language}::text end
    from (${recipients}) r
    where ${deps.env.rules.mails}::boolean
    on conflict (id) do nothing`
}

/**
 * The same for addresses without an account whose readers follow searches: `recipients` is a select of `follower_id`
 * and
 * `data`. The mail is in the follower's language.
 */
export const mailFollowers = (deps: Deps, kind: MailKind, recipients: SQL): SQL => sql`
  insert into mails (id, kind, follower_id, data)
  select substr(md5(concat_ws(' ', r.follower_id, random(), clock_timestamp())), 1, 20), ${kind},
    r.follower_id, r.data
  from (${recipients}) r
  where ${deps.env.rules.mails}::boolean`

/** Recipients of a mail that needs no data: the accounts with the ids of `accounts`, a table or earlier part. */
export const toAccounts = (accounts: SQL): SQL =>
  sql`select id as user_id, '{}' as data from ${accounts}`

/** A condition: mail `m` is unsent and will be tried. */
export const mailWaits: SQL = sql`m.sent_at is null and m.attempts < ${MAIL_TRIES.most}`

/** Of mail `m`: the language in which it is composed, that of its reader or of the desk. */
export const languageOfMail: SQL = sql`
  case
    when m.kind in (
      select jsonb_array_elements_text(${JSON.stringify(OFFICE_MAIL_KINDS)}::jsonb)
    ) then ${LANGUAGES[0]}
    else coalesce(
      (select u.language from users u where u.id = m.user_id),
      (select f.language from followers f where f.id = m.follower_id),
      m.language, ${LANGUAGES[0]}
    )
  end`

/** A condition: user `u` may get mails about more than the account itself. */
export const mayGetNews: SQL = sql`
  u.status = 'active' and u.email_verified_at is not null and u.mail_stop is null`

/** A condition: follower `f` may get mails. */
export const followerMayGetNews: SQL = sql`(f.id is not null and f.mail_stop is null)`
