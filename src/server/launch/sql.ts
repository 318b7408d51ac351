import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LAUNCH_FIELDS } from '../../domain/launch/fields.ts'
import { sqlOf } from '../db/fields.ts'
import { photoJson } from '../listing/columns.ts'
import { iso } from '../listing/public.ts'
import { isLoose } from '../photo/loose.ts'

/** The columns of the fields of a launch. */
export const LAUNCH_SQL = sqlOf(LAUNCH_FIELDS)

/** The photos of launch `l` that are not erased, in their order. */
const photosJson: SQL = sql`
  coalesce((
    select jsonb_agg(${photoJson} order by w.ord)
    from unnest(l.photo_ids) with ordinality as w(id, ord)
    join images i on i.id = w.id
    where l.state = 'waiting' or i.erase_after is null or i.erase_after > now()
  ), '[]'::jsonb)`

/** Launch `l` as its builder reads it. */
export const ownLaunchJson: SQL = sql`
  jsonb_build_object(
    'id', l.id, 'fields', ${LAUNCH_SQL.json('l')}, 'photos', ${photosJson}, 'state', l.state,
    'createdAt', ${iso('l.created_at')}, 'dueAt', ${iso('l.due_at')},
    'decidedAt', ${iso('l.decided_at')}, 'reason', l.reason,
    'entry', (
      select jsonb_build_object('id', n.id, 'city', n.city)
      from newly_project n
      where n.id = l.entry_id
    )
  )`

/** What the sender, user `u`, wrote, as data of a mail: only for an address that was proved. */
export const ifProved = (written: SQL): SQL => sql`
  case when u.email_verified_at is null then '{}'::jsonb else ${written} end`

/** How many launches were to be answered by now. */
export const overdueLaunches: SQL = sql`
  (select count(*) from launches l where l.state = 'waiting' and l.due_at < now())`

/**
 * A part of a statement: the photos of the launches of `over`, an earlier part, are erased from this moment on. Nobody
 * refers to them any more.
 */
export const releasePhotos = (over: SQL, from: SQL): SQL => sql`
  update images i
  set erase_after = ${from}
  from ${over} o
  where i.user_id = o.user_id and i.id = any(o.photo_ids) and ${isLoose}`
