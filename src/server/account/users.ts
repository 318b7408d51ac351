import { sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { UserDetail, UserList, UserRow } from '../../contract/users.ts'
import type { UserFilter } from '../../domain/account/users.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import type { Db } from '../db/client.ts'
import { listingStateSql, portraitJson } from '../listing/columns.ts'
import { chosen, everyWord, pageOf, pageRows } from '../search.ts'
import { sessionAlive } from './session.ts'

/** One page of the accounts that match a filter, newest first. */
export async function readUsers(
  db: Db,
  { role, status, q, page }: UserFilter,
): Promise<Result<UserList>> {
  const rows = await db.rows<{ account: UserRow }>(sql`
    select jsonb_build_object(
      'id', u.id, 'name', u.name, 'email', u.email, 'phoneEnd', right(u.mobile_number, 3),
      'role', u.role, 'status', u.status, 'verified', u.email_verified_at is not null,
      'twoStep', u.totp_since is not null, 'createdAt', u.created_at, 'photo', ${portraitJson},
      'listings', coalesce((
        select jsonb_object_agg(s.state, s.count)
        from (
          select ${listingStateSql(LISTING_DAYS)} as state, count(*) as count
          from properties p
          where p.user_id = u.id
          group by 1
        ) s
      ), '{}'::jsonb)
    ) as account
    from users u
    where ${chosen(sql`u.role`, role)}
      and ${chosen(sql`u.status`, status)}
      and ${everyWord(q, sql`concat_ws(' ', u.name, u.email, u.id)`)}
    order by u.created_at desc, u.id
    ${pageRows(page)}`)
  return ok(pageOf(rows.map(({ account }) => account)))
}

/** Details of one account for admins: the whole number, an agent's registration, and the sessions. */
export async function readUser(db: Db, id: string): Promise<Result<UserDetail>> {
  const row = await db.row<{ detail: UserDetail }>(sql`
    select jsonb_build_object(
      'id', u.id, 'mobileNumber', u.mobile_number, 'agentRera', u.agent_rera,
      'sessions', (select count(*) from sessions s where s.user_id = u.id and ${sessionAlive}),
      'lastSeenAt', (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
      'fileLimit', case
        when u.file_lines_until > now()
        then jsonb_build_object('lines', u.file_lines, 'until', u.file_lines_until)
      end
    ) as detail
    from users u
    where u.id = ${id}`)
  return row ? ok(row.detail) : fail('account_missing')
}
