import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { editSubject } from './edit-subject.ts'
import { listingSubject } from './listing-subject.ts'
import { aboutEdit, answerColumns, answerValues, isAnswered, undoOf } from './log.ts'

const canUndo = ({ name, undo }: typeof listingSubject) => sql`
  when m.decision in (${`${name}.approved`}, ${`${name}.rejected`}) then ${undo.undoable}`

/** Condition: decision `m` can be undone. */
export const undoableSql = sql`
  not ${isAnswered}
  and case ${canUndo(listingSubject)} ${canUndo(editSubject)} else false end`

/** Nothing is undone where another listing of the poster has got the reference while the statement ran. */
function takenMeanwhile(error: unknown): undefined {
  if (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'properties_reference'
  )
    return
  throw error
}

/**
 * Undoes a decision: what it was about waits again. A listing that was taken down is published as it was, without
 * another approval, and its change waits again; after the approval of a change, the former version is published again.
 * The log's unique column "undoes" allows only one undo. What the undo changes is locked before the log is written.
 */
export async function undoDecision(
  deps: Deps,
  admin: SessionUser,
  decisionId: string,
): Promise<Mailing<{ listingId: string }>> {
  const line = await deps.db.row<{ edit: boolean }>(sql`
    select ${aboutEdit} as edit from moderation_log m where m.id = ${decisionId}`)
  if (!line) return fail('not_found')
  const { undo } = line.edit ? editSubject : listingSubject
  const undone = await deps.db
    .row<{ listing_id: string; decision: Decision; revision: number | null }>(sql`
      with m as (
        select *
        from moderation_log m
        where m.id = ${decisionId} and ${undoableSql} and ${actorStillAuthorised(admin)}
        for update of m
      ),
      ${undo.locked},
      undone as (
        insert into moderation_log (${answerColumns})
        select ${answerValues(undoOf, admin.id)}
        from m
        ${undo.ready}
        on conflict do nothing
        returning property_id, undoes, decision
      ),
      ${undo.parts},
      ${undo.restored ? sql`mailed as (${mailInsert(deps, 'restored', undo.restored)}),` : sql``}
      bumped as (${bumpRevision(undo.shown)})
      select property_id as listing_id, decision, (select revision from bumped) as revision
      from undone`)
    .catch(takenMeanwhile)
  if (!undone) return fail('cannot_undo')
  logEvent(deps, { event: undone.decision, actorId: admin.id, subjectId: undone.listing_id })
  // A pending listing that was rejected was never on the pages.
  if (undone.revision !== null) {
    const change =
      undone.decision === 'listing.approval_undone' ? 'listing taken down' : 'listing changed'
    await Promise.all([
      purgePhotos(deps, undone.listing_id),
      askForBuild(deps, change, { listings: [undone.listing_id] }),
    ])
  }
  return okMailed({ listingId: undone.listing_id })
}
