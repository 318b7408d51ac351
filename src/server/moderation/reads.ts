import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { ReadPart } from '../../domain/moderation/constants.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { photoIdsSql } from '../listing/columns.ts'
import { iso } from '../listing/public.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { whyNot } from './decide.ts'
import { editSubject } from './edit-subject.ts'
import { listingSubject } from './listing-subject.ts'
import { editPhotoIds, isPriceAlone } from './read-sql.ts'

/**
 * Notes that an admin has had an entry on the screen. The note is of the version that waits now with the photos that it
 * has now, or there is none: whoever approves relies on it.
 */
export async function noteRead(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { version, part, photoIds }: { version: number; part: ReadPart; photoIds: readonly string[] },
): Promise<Result<{ readAt: string }>> {
  const shown = sql`${JSON.stringify(photoIds)}::jsonb`
  // In any order, each once: what is compared is what was on the screen.
  const areShown = (ids: SQL) =>
    sql`(to_jsonb(${ids}) @> ${shown} and to_jsonb(${ids}) <@ ${shown})`
  const row = await deps.db.row<{ readAt: string }>(sql`
    with opened as (
      select p.id
      from properties p
      where p.id = ${id}
        and not p.is_approved
        and p.version = ${version}
        and ${part} = 'all'
        and ${areShown(photoIdsSql)}
      union all
      select e.id
      from property_edits e
      join properties p on p.id = e.property_id
      where e.id = ${id}
        and p.is_approved
        and e.version = ${version}
        and case ${part} when 'all' then ${areShown(editPhotoIds)} else ${isPriceAlone} end
    )
    insert into moderation_reads (id, entry_id, version, admin_id, part)
    select ${newId()}, opened.id, ${version}::int, ${admin.id}, ${part}
    from opened
    where ${actorStillAuthorised(admin)}
    on conflict (entry_id, version, admin_id, part) do update set part = excluded.part
    returning ${iso('opened_at')} as "readAt"`)
  if (row) return ok(row)
  const why = await whyNot(deps.db, editSubject, { id })
  return why.code === 'listing_not_available' ? whyNot(deps.db, listingSubject, { id }) : why
}
