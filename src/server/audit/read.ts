import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { AuditList, AuditRow } from '../../contract/audit.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { AuditFilter } from '../../domain/audit/log.ts'
import { REPOSTED } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import { chosen, everyWord, pageOf, pageRows, withinDays } from '../search.ts'

/**
 * Both logs in one form. `signed_in`: a user did it, whose account may be deleted. Reposting is the poster's own
 * action.
 */
const LINES: SQL = sql`
  select 'e' || a.id as id, a.event, a.at, a.actor_id, a.actor_id is not null as signed_in,
    a.subject_id, a.details, a.request_id
  from audit_log a
  union all
  select m.id, m.decision, m.decided_at,
    case when m.decision = ${REPOSTED} then m.poster_id else m.admin_id end,
    true, m.property_id,
    jsonb_strip_nulls(jsonb_build_object(
      'type', m.property_type, 'locality', m.locality, 'city', m.city, 'reason', m.reason
    )),
    null
  from moderation_log m`

/** One page of the events that match a filter, newest first, with the current names of accounts and listings. */
export async function readAudit(db: Db, filter: AuditFilter): Promise<Result<AuditList>> {
  const rows = await db.rows<{ line: AuditRow }>(sql`
    select jsonb_build_object(
      'id', l.id, 'event', l.event, 'at', l.at, 'details', l.details, 'requestId', l.request_id,
      'actor', case when l.signed_in then jsonb_build_object('id', l.actor_id, 'name', u.name) end,
      'subject', case
        when l.subject_id is not null
          then jsonb_build_object(
              'id', l.subject_id,
              'name', coalesce(s.name, p.project_building_name)
            )
      end
    ) as line
    from (${LINES}) l
    left join users u on u.id = l.actor_id
    left join users s on s.id = l.subject_id
    left join properties p on p.id = l.subject_id
    where ${chosen(sql`l.event`, filter.event)}
      and ${withinDays(sql`l.at`, filter.from, filter.to)}
      and ${everyWord(filter.actor, sql`concat_ws(' ', u.name, u.email, l.actor_id)`)}
    order by l.at desc, l.id desc
    ${pageRows(filter.page)}`)
  return ok(pageOf(rows.map(({ line }) => line)))
}
