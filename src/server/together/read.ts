import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { ReplyOf } from '../../contract/endpoint.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { readTogether as readTogetherEndpoint, Together } from '../../contract/together.ts'
import { VISIT_MINUTES } from '../../domain/together/constants.ts'
import type { Deps } from '../deps.ts'
import { mayGetNews } from '../mail/outbox.ts'
import { type Caller, isCallers, isDevices, isPairAlive } from './seat.ts'

const saidJson = (of: SQL) => sql`
  case
    when ${of}.seat_id is not null
      then jsonb_build_object('answer', ${of}.answer, 'note', ${of}.note, 'at', ${of}.changed_at)
  end`

/** The homes of pair `p`: the saved ones of the host, and all of which one of the two said something. */
const homesJson = (mine: SQL, theirs: SQL): SQL => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', h.id,
      'name', coalesce(k.name, a.name, b.name),
      'savedAt', k.created_at,
      'mine', ${saidJson(sql`a`)},
      'theirs', ${saidJson(sql`b`)}
    ) order by h.id)
    from (
      select listing_id as id from shortlist where user_id = p.user_id
      union
      select listing_id from shortlist_answers where seat_id in (${mine}, ${theirs})
    ) h
    left join shortlist k on k.user_id = p.user_id and k.listing_id = h.id
    left join shortlist_answers a on a.seat_id = ${mine} and a.listing_id = h.id
    left join shortlist_answers b on b.seat_id = ${theirs} and b.listing_id = h.id
  ), '[]'::jsonb)`

/**
 * The lists of the caller, their own first. Each call moves the time of the last look; what was new at the start of a
 * visit stays new until no call came for a while.
 */
export async function readTogether(
  { db, env }: Deps,
  caller: Caller,
): Promise<Result<ReplyOf<typeof readTogetherEndpoint>>> {
  const rows = await db.rows<{ list: Together }>(sql`
    with m as (
      update shortlist_seats s
      set looked_at = now(),
        since = case
          when s.looked_at < now() - make_interval(mins => ${VISIT_MINUTES}) then s.looked_at
          else s.since
        end
      from shortlist_pairs p
      where p.id = s.pair_id and ${isPairAlive} and ${isCallers(env, caller)}
      returning s.*
    )
    select jsonb_build_object(
      'id', p.id,
      'host', m.host,
      'other', case when m.host then g.name else o.name end,
      'joinedAt', case when m.host then g.created_at else m.created_at end,
      'invitation', case
        when m.host and p.invited_until > now()
          then jsonb_build_object('secret', p.invitation, 'until', p.invited_until)
      end,
      'since', m.since,
      'mails', (
        select m.mails
        from users u
        where u.id = coalesce(m.user_id, ${caller.user?.id ?? null}::text) and ${mayGetNews}
      ),
      'searches', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', q.id, 'query', q.query, 'shared', coalesce(q.pair_id = p.id, false)
        ) order by q.created_at, q.id)
        from saved_searches q
        where q.user_id = m.user_id
      ), '[]'::jsonb),
      'othersSearches', coalesce((
        select jsonb_agg(q.query order by q.created_at, q.id)
        from saved_searches q
        where q.pair_id = p.id and q.user_id = g.user_id
      ), '[]'::jsonb),
      'homes', ${homesJson(sql`m.id`, sql`g.id`)}
    ) as list
    from m
    join shortlist_pairs p on p.id = m.pair_id
    join users o on o.id = p.user_id
    left join shortlist_seats g on g.pair_id = p.id and g.id <> m.id
    order by m.host desc, m.created_at`)
  const place = await db.row(sql`
    select 1
    from shortlist_seats s
    join shortlist_pairs p on p.id = s.pair_id
    where ${isPairAlive} and ${isDevices(env, caller)}`)
  return ok({
    account: caller.user?.id ?? null,
    seated: place !== undefined,
    lists: rows.map(({ list }) => list),
  })
}
