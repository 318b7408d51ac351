import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { aboutEdit } from '../moderation/log.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { isLoose } from '../photo/loose.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { closeGone } from '../report/gone.ts'
import { erasePaperNow } from '../right-to-offer/papers.ts'

/**
 * Deletes a pending or approved listing of the user's own, with any change to it; their photos will be erased. The
 * decision log keeps its lines, and reports that it is gone are closed. `listing_not_available` for anybody else's, and
 * where it is not in the version that was read from a file.
 */
export async function withdrawListing(
  deps: Deps,
  user: SessionUser,
  id: string,
  fromFile?: { version: number; fileId: string },
): Promise<Mailing<{ id: string }>> {
  const deleted = {
    event: 'listing deleted',
    actorId: user.id,
    subjectId: id,
    details: fromFile ? { fileId: fromFile.fileId } : {},
  } as const
  const asRead = fromFile ? sql`p.version = ${fromFile.version}` : sql`true`
  // An approved listing may be on the built site although it has expired: it always raises the revision.
  const row = await deps.db.row<{ revision: number | null; paper: string | null }>(sql`
    with gone as (
      delete from properties p
      where p.id = ${id} and ${asRead} and ${allowedSql(user, 'listing.withdraw', LISTING)}
      returning p.id, p.is_approved, p.user_id, true as closed
    ),
    released as (
      update images i
      set property_id = null, erase_after = now()
      where i.id in (
          select o.id from images o join gone on gone.id = o.property_id
          union all
          select unnest(e.photo_ids) from property_edits e join gone on gone.id = e.property_id
          union all
          select jsonb_array_elements_text(m.snapshot->'photoIds')
          from moderation_log m
          join gone on gone.id = m.property_id
          where ${aboutEdit}
        )
        and (i.property_id in (select id from gone) or (i.user_id = ${user.id} and ${isLoose}))
    ),
    unshown as (delete from rights_to_offer r using gone where r.id = gone.id returning r.paper_id),
    ${closeGone(deps, user, id, sql`gone`)},
    audited as (${auditInsert(deps, deleted, sql`exists (select 1 from gone)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from gone where is_approved)`)})
    select (select revision from bumped) as revision, (select paper_id from unshown) as paper
    from gone`)
  if (!row) return fail('listing_not_available')
  logEvent(deps, deleted)
  await erasePaperNow(deps, row.paper)
  if (row.revision !== null)
    await Promise.all([
      purgePhotos(deps, id),
      askForBuild(deps, 'listing deleted by its owner', { listings: [id] }),
    ])
  return okMailed({ id })
}
