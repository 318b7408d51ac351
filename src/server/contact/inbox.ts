import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { ContactMessage, Inbox } from '../../contract/contact.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { CONTACT_STATES, type ContactState } from '../../domain/contact/constants.ts'
import type { InboxFilter } from '../../domain/contact/inbox.ts'
import { isMobile } from '../../domain/phone/abroad.ts'
import { readMobile } from '../../domain/phone/mobile.ts'
import { wholeNumber } from '../../domain/phone/shown.ts'
import type { Db } from '../db/client.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { chosen, everyWord, pageOf, pageRows } from '../search.ts'

/** The state of message `c` as a text. */
const stateSql: SQL = sql`
  case
    when c.answered_at is not null then 'answered'
    when c.read_at is not null then 'read'
    else 'unread'
  end`

/** The number of message `c` with its country's code, so that it is found however it was copied. */
const numberSql: SQL = sql`
  case when c.mobile_number like '+%' then c.mobile_number else '+91' || c.mobile_number end`

/** What was copied as a number, from a page or a file, as it is stored; other words as they are. */
function sought(q: string): string {
  const number = readMobile(q.replace(/·.*/, ''))
  return isMobile(number) ? wholeNumber(number) : q
}

const messageJson: SQL = sql`
  jsonb_build_object(
    'id', c.id, 'name', c.name, 'email', c.email, 'mobileNumber', c.mobile_number,
    'message', c.message, 'state', ${stateSql}, 'complaint', c.complaint, 'dueAt', c.due_at,
    'createdAt', c.created_at
  )`

/** By when message `c` has to be settled; null for one without such a time, and for an answered one. */
const openDueSql: SQL = sql`case when c.answered_at is null then c.due_at end`

/**
 * Messages that match a filter, as rows `message` for an outer statement: first what has to be settled by a time, the
 * earliest first, then the newest.
 */
export function fittingMessages(
  { state, q }: Pick<InboxFilter, 'state' | 'q'>,
  rows: SQL = sql``,
): SQL {
  return sql`
    select ${messageJson} as message, c.id, ${openDueSql} as due
    from contacts c
    where ${chosen(stateSql, state)}
      and ${everyWord(sought(q), sql`concat_ws(' ', c.name, c.email, ${numberSql}, c.message)`)}
    order by due nulls last, c.id desc ${rows}`
}

/** One page of the messages that match, and the number of messages in each state. */
export async function readInbox(db: Db, filter: InboxFilter): Promise<Result<Inbox>> {
  const row = await db.row<{ messages: ContactMessage[]; counts: Partial<Inbox['counts']> }>(sql`
    select coalesce((
        select jsonb_agg(f.message order by f.due nulls last, f.id desc)
        from (${fittingMessages(filter, pageRows(filter.page))}) f
      ), '[]'::jsonb) as messages,
      coalesce((
        select jsonb_object_agg(s.state, s.count)
        from (select ${stateSql} as state, count(*) as count from contacts c group by 1) s
      ), '{}'::jsonb) as counts`)
  const none = Object.fromEntries(CONTACT_STATES.map((state) => [state, 0])) as Inbox['counts']
  return ok({ ...pageOf(row?.messages ?? []), counts: { ...none, ...row?.counts } })
}

/** Marks a message as read, answered or neither; returns the number of unread messages after that. */
export async function markContact(
  db: Db,
  admin: SessionUser,
  id: string,
  state: ContactState,
): Promise<Result<{ unread: number }>> {
  const row = await db.row<{ unread: number }>(sql`
    with marked as (
      update contacts
      set read_at = case when ${state} = 'unread' then null else coalesce(read_at, now()) end,
        answered_at = case when ${state} = 'answered' then coalesce(answered_at, now()) end
      where id = ${id}::bigint and ${actorStillAuthorised(admin)}
      returning id
    )
    select (select count(*) from contacts c where c.read_at is null and c.id <> marked.id) + case
      when ${state} = 'unread' then 1
      else 0
    end as unread
    from marked`)
  return row ? ok(row) : fail('contact_missing')
}
