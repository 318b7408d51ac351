import { sql } from 'drizzle-orm/sql/sql'
import type { Desk } from '../../contract/listing.ts'
import { POSTED_AGAIN } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import { fieldsJson, photosJson } from '../listing/columns.ts'
import { undoableSql } from './undo.ts'

const QUEUE_LENGTH = 100
const LOG_LENGTH = 50

/** The approval queue (oldest first), the newest decisions and the counts, in one statement. */
export async function readDesk(db: Db): Promise<Desk> {
  const row = await db.row<{ desk: Desk }>(sql`
    select jsonb_build_object(
      'counts', jsonb_build_object(
        'pending', (select count(*) from properties where not is_approved),
        'approved', (select count(*) from properties where is_approved),
        'rejected', (select count(*) from moderation_log m where m.decision = 'rejected'
          and not exists (select 1 from moderation_log u where u.undoes = m.id and u.decision <> ${POSTED_AGAIN})),
        'users', (select count(*) from users)),
      'queue', coalesce((select jsonb_agg(q.listing order by q.created_at) from (
        select p.created_at, ${fieldsJson('p')} || jsonb_build_object(
          'id', p.id, 'version', p.version, 'photos', ${photosJson(sql`p.id`)}, 'createdAt', p.created_at,
          'poster', jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'mobileNumber', u.mobile_number, 'role', u.role,
            'approved', (select count(*) from properties o where o.user_id = u.id and o.is_approved),
            'rejected', (select count(*) from moderation_log m where m.poster_id = u.id and m.decision = 'rejected'))) as listing
        from properties p join users u on u.id = p.user_id where not p.is_approved
        order by p.created_at limit ${QUEUE_LENGTH}) q), '[]'::jsonb),
      'log', coalesce((select jsonb_agg(l.line order by l.decided_at desc) from (
        select m.decided_at, jsonb_build_object(
          'id', m.id, 'listingId', m.property_id, 'decision', m.decision, 'reason', m.reason, 'decidedAt', m.decided_at,
          'decidedBy', coalesce(a.name, 'Deleted account'), 'city', m.city, 'locality', m.locality, 'revision', m.revision,
          'title', coalesce(p.project_building_name, (
            select s.snapshot->'fields'->>'projectBuildingName' from moderation_log s
            where s.property_id = m.property_id and s.snapshot is not null order by s.decided_at desc limit 1), m.property_type),
          'undoable', ${undoableSql}) as line
        from moderation_log m left join users a on a.id = m.admin_id left join properties p on p.id = m.property_id
        where m.decision <> ${POSTED_AGAIN}
        order by m.decided_at desc limit ${LOG_LENGTH}) l), '[]'::jsonb)
    ) as desk`)
  if (!row) throw new Error('The desk could not be read.')
  return row.desk
}
