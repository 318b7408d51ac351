import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { undoableSql } from './undo.ts'

/**
 * The name of the listing of log line `m`: the current one where listing `p` exists, else the one in the last snapshot.
 */
export const lineTitle: SQL = sql`
  coalesce(
    p.project_building_name,
    (
      select s.snapshot->'fields'->>'projectBuildingName'
      from moderation_log s
      where s.property_id = m.property_id and s.snapshot is not null
      order by s.decided_at desc
      limit 1
    ),
    m.property_type
  )`

/** Joins line `m` of the log with its admin `a` and its listing `p`, both of which may be deleted. */
export const lineJoins: SQL = sql`
  left join users a on a.id = m.admin_id left join properties p on p.id = m.property_id`

/** The name of its admin. */
export const decidedBy: SQL = sql`coalesce(a.name, 'Deleted account')`

/** Line `m` of the log as JSON, with what `lineJoins` joins. */
export const lineJson: SQL = sql`
  jsonb_build_object(
    'id', m.id, 'listingId', m.property_id, 'decision', m.decision, 'reason', m.reason,
    'decidedAt', m.decided_at, 'decidedBy', ${decidedBy}, 'city', m.city, 'locality', m.locality,
    'revision', m.revision, 'title', ${lineTitle}, 'undoable', ${undoableSql}
  )`
