import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { DAILY_MAIL_HOURS } from '../../domain/shortlist/constants.ts'
import type { Deps } from '../deps.ts'
import { mailInsert, mayGetNews } from '../mail/outbox.ts'
import { isCallers, isPairAlive } from './seat.ts'

/**
 * Mails who asked for it what the other person of a list said since they looked and since the last mail: that there is
 * something, and of how many homes. The notes themselves stand on the list alone. The seats are locked in one order; of
 * two runs at once the second finds the mail's time.
 */
export async function mailTogether(deps: Deps): Promise<void> {
  if (!deps.env.rules.mails) return
  const mayHear = sql`
    s.mails
    and ${mayGetNews}
    and (s.mailed_at is null or s.mailed_at <= now() - make_interval(hours => ${DAILY_MAIL_HOURS}))`
  const recipients = sql`
    select told.user_id, jsonb_build_object('by', n.by, 'count', n.count) as data
    from told
    join news n on n.id = told.id`
  await deps.db.rows(sql`
    with news as (
      select s.id, case when s.host then g.name else o.name end as by, count(*)::int as count
      from shortlist_seats s
      join users u on u.id = s.user_id
      join shortlist_pairs p on p.id = s.pair_id
      join users o on o.id = p.user_id
      join shortlist_seats g on g.pair_id = s.pair_id and g.id <> s.id
      join shortlist_answers a on a.seat_id = g.id
      where a.changed_at > greatest(s.created_at, s.looked_at, s.mailed_at) and ${isPairAlive} and ${mayHear}
      group by s.id, s.host, g.name, o.name
    ),
    due as materialized (
      select s.id
      from shortlist_seats s
      join users u on u.id = s.user_id
      where s.id in (select id from news) and ${mayHear}
      order by s.id
      for update of s
    ),
    told as (
      update shortlist_seats s set mailed_at = now() where s.id in (select id from due) returning s.id, s.user_id
    )
    ${mailInsert(deps, 'together', recipients)}`)
}

/** Turns mails about a list on or off. A device's place passes to the account, whose address the mails need. */
export async function setTogetherMails(
  { db, env }: Deps,
  pair: string,
  user: SessionUser,
  { seat, mails }: { seat: string | null; mails: boolean },
): Promise<Result<{ mails: boolean }>> {
  const row = await db.row<{ mails: boolean }>(sql`
    update shortlist_seats s
    set mails = ${mails}, user_id = ${user.id}, secret_hash = null
    from shortlist_pairs p
    where p.id = s.pair_id
      and p.id = ${pair}
      and ${isPairAlive}
      and ${isCallers(env, { user, seat })}
      and (s.user_id is null or s.user_id = ${user.id})
    returning s.mails`)
  return row ? ok(row) : fail('not_found')
}

/** Has the mails about a saved search of the user sent to the other person of a list as well, or no longer. */
export async function shareSearch(
  { db, env }: Deps,
  pair: string,
  user: SessionUser,
  { search, shared }: { search: string; shared: boolean },
): Promise<Result<{ shared: boolean }>> {
  const row = await db.row<{ shared: boolean }>(sql`
    update saved_searches q
    set pair_id = ${shared ? pair : null}::text
    from shortlist_seats s
    join shortlist_pairs p on p.id = s.pair_id
    where q.id = ${search}
      and q.user_id = ${user.id}
      and p.id = ${pair}
      and s.user_id = ${user.id}
      and ${isPairAlive}
      and ${isCallers(env, { user, seat: null })}
    returning q.pair_id is not null as shared`)
  return row ? ok(row) : fail('not_found')
}
