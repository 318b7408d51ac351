import { sql } from 'drizzle-orm/sql/sql'
import type { LogPage } from '../../contract/moderation.ts'
import { ok, type Result } from '../../contract/result.ts'
import { REPOSTED } from '../../domain/moderation/constants.ts'
import { LOG_PAGE } from '../../domain/moderation/filter.ts'
import type { LogQuery } from '../../domain/moderation/query-schema.ts'
import type { Db } from '../db/client.ts'
import { containsWords, withinDays } from '../search.ts'
import { lineJoins, lineJson, lineTitle } from './decision-line.ts'

/**
 * A page of the matching lines of the log, newest first. All words have to be in name, place or reason; the other
 * filters are decision, admin, city and days.
 */
export async function readLog(db: Db, query: LogQuery): Promise<Result<LogPage>> {
  const words = sql`
    concat_ws(
      ' ', ${lineTitle}, m.locality, m.city, m.property_type, m.reason, a.name, m.property_id
    )`
  const asked = [
    sql`m.decision <> ${REPOSTED}`,
    ...(query.decision ? [sql`m.decision = ${query.decision}`] : []),
    ...(query.city ? [sql`m.city = ${query.city}`] : []),
    ...(query.admin ? [sql`m.admin_id = ${query.admin}`] : []),
    withinDays(sql`m.decided_at`, query.from, query.to),
    ...(query.q.length > 0 ? [containsWords(query.q, sql`lower(${words})`)] : []),
  ]
  const row = await db.row<{ page: LogPage }>(sql`
    with found as (
      select m.id, m.decided_at
      from moderation_log m
      ${lineJoins}
      where ${sql.join(asked, sql` and `)}
    ),
    page as (
      select *
      from found
      order by decided_at desc, id
      limit ${LOG_PAGE} offset ${(query.page - 1) * LOG_PAGE}
    )
    select jsonb_build_object(
      'lines', (select count(*) from found),
      'admins', coalesce((
        select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id)
        from users u
        where u.id in (select admin_id from moderation_log)
      ), '[]'::jsonb),
      'log', coalesce((
        select jsonb_agg(${lineJson} order by page.decided_at desc, page.id)
        from page
        join moderation_log m on m.id = page.id
        ${lineJoins}
      ), '[]'::jsonb)
    ) as page`)
  if (!row) throw new Error('The log could not be read.')
  return ok(row.page)
}
