import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { QUEUE_MAIL_SECONDS } from '../../domain/mail/constants.ts'
import { ago } from '../db/ago.ts'
import type { Deps } from '../deps.ts'
import { isActiveAdmin } from '../permission/allowed.ts'
import { mailInsert, mailWaits } from './outbox.ts'

/**
 * A part of the statement that adds something to the queue: mails every admin if `queued` has a row, whose id the desk
 * opens (null: a name), unless a mail about the queue to that admin is unsent or recent. Two concurrent calls create
 * the same id within a quarter of an hour, so only one mail is stored.
 */
export function mailAdmins(deps: Deps, title: string, queued: SQL): SQL {
  const recent = sql`
    select 1
    from mails m
    where m.kind = 'queued'
      and m.user_id = u.id
      and (m.created_at > ${ago(QUEUE_MAIL_SECONDS * 1000)} or (${mailWaits}))`
  const admins = sql`
    select u.id as user_id, jsonb_build_object('title', ${title}::text, 'queuedId', q.id) as data
    from users u
    cross join (${queued}) q(id)
    where ${isActiveAdmin} and not exists (${recent})`
  return mailInsert(
    deps,
    'queued',
    admins,
    sql`floor(extract(epoch from now()) / ${QUEUE_MAIL_SECONDS}::int)::text`,
  )
}
