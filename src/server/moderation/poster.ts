import { sql } from 'drizzle-orm/sql/sql'
import type { PosterHistory } from '../../contract/hints.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS, LISTING_STATES } from '../../domain/listing/constants.ts'
import type { Db } from '../db/client.ts'
import { listingStateSql } from '../listing/columns.ts'
import { decidedBy, lineJoins, lineTitle } from './decision-line.ts'
import { isRejectionOf, isUndone } from './log.ts'

/** How many rejections and reports are listed, the newest ones. */
const NEWEST = 20

/** The history of a poster: member since, listings by state, rejections, and reports from visitors. */
export async function readPoster(db: Db, id: string): Promise<Result<PosterHistory>> {
  const row = await db.row<{ poster: PosterHistory }>(sql`
    with own as (
      select p.id, ${listingStateSql(LISTING_DAYS)} as state
      from properties p
      where p.user_id = ${id}
    ),
    rejections as (
      select m.decided_at,
        jsonb_build_object(
          'title', ${lineTitle}, 'reason', m.reason, 'decidedAt', m.decided_at,
          'decidedBy', ${decidedBy}, 'undone', ${isUndone}
        ) as line
      from moderation_log m
      ${lineJoins}
      where ${isRejectionOf(sql`${id}`)}
    ),
    about as (
      select r.*
      from reports r
      where r.property_id in (
        select own.id from own
        union
        select m.property_id from moderation_log m where m.poster_id = ${id}
      )
    )
    select jsonb_build_object(
      'id', u.id, 'name', u.name, 'role', u.role, 'memberSince', u.created_at,
      'listings', (
        select jsonb_object_agg(s.state, (select count(*) from own where own.state = s.state))
        from jsonb_array_elements_text(${JSON.stringify(LISTING_STATES)}::jsonb) as s(state)
      ),
      'rejected', (select count(*) from rejections),
      'rejections', coalesce((
        select jsonb_agg(n.line order by n.decided_at desc)
        from (select * from rejections order by decided_at desc limit ${NEWEST}) n
      ), '[]'::jsonb),
      'reported', (select count(*) from about),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', n.id, 'about', n.about, 'reason', n.reason, 'note', n.note,
          'createdAt', n.created_at, 'outcome', n.outcome
        ) order by n.created_at desc)
        from (select * from about order by created_at desc limit ${NEWEST}) n
      ), '[]'::jsonb)
    ) as poster
    from users u
    where u.id = ${id}`)
  return row ? ok(row.poster) : fail('not_found')
}
