import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Approval, ApprovalResult } from '../../contract/moderation.ts'
import { type Failure, fail, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import type { Decision } from '../../domain/moderation/constants.ts'
import { DECISION_VERBS, MODERATION_TEXTS } from '#english/moderation/texts'
import { isUndo } from '../../domain/moderation/rules.ts'
import { logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import {
  aboutSql,
  fieldsJson,
  storedJson,
  LAST_CONFIRMED,
  photoIdsSql,
} from '../listing/columns.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { eraseIn, isLoose } from '../photo/loose.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { decisionColumns, lastDecisionOn } from './log.ts'
import { hintedCtes, readMarked } from './queue.ts'
import { isNoteOf, notesJson } from './read-sql.ts'

/**
 * Everything that an undo needs to restore property `p`; `published` is how a published one stood, and `waiting` the
 * change of it that waited.
 */
const snapshotJson: SQL = sql`
  jsonb_build_object(
    'fields', ${storedJson('p')}, 'submissionKey', p.submission_key, 'version', p.version,
    'createdAt', p.created_at, 'reference', p.reference, 'referenceKey', p.reference_key,
    'fileId', p.file_id, 'messagesOnly', p.messages_only,
    'published', case
      when p.is_approved
        then jsonb_build_object(
            'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at,
            'adminConfirmedAt', p.admin_confirmed_at, 'askedAt', p.asked_at,
            'availability', p.availability, 'closedAt', p.closed_at, 'sampledViews', p.sampled_views,
            'notes', ${notesJson}
          )
    end,
    'waiting', (
      select jsonb_build_object(
        'id', e.id, 'version', e.version, 'createdAt', e.created_at, 'updatedAt', e.updated_at,
        'fileId', e.file_id, 'fields', e.fields, 'photoIds', to_jsonb(e.photo_ids)
      )
      from property_edits e
      where e.property_id = p.id
    ),
    'photoIds', to_jsonb(${photoIdsSql})
  )`

/** The hints about property `p`, which waits, as they were. */
const hintsThen: SQL = sql`(select h.hints from hinted h where h.id = p.id)`

/** The values of a line about property `p`, in the order of `decisionColumns`, and its area. */
function decided(
  logId: string | SQL,
  decision: Decision,
  reason: string | null,
  adminId: string,
  snapshot: SQL,
  hints: SQL,
): SQL {
  return sql`
    ${logId}, ${decision}, ${reason}::text, ${adminId}, ${snapshot}, (select revision from bumped),
    ${hints}, p.id, p.user_id, p.listing_type, p.property_type, p.city, p.locality, p.price, p.created_at,
    p.plot_area`
}

/** The answer to an admin who comes after another one. */
const alreadyDecided = (by: string, decision: Decision): Failure =>
  fail('already_decided', {
    message: MODERATION_TEXTS.alreadyDecided(by, DECISION_VERBS[decision]),
  })

export type Undecided = Exclude<ApprovalResult, { result: 'approved' }>

type Asked = { id: string; version?: number }

/**
 * Why a decision changed nothing: the listing was changed or deleted, or another admin has decided; of one to approve
 * (with its version) also that the admin has not opened it.
 */
async function whyNotThese(db: Db, asked: readonly Asked[]): Promise<Undecided[]> {
  const rows = await db.rows<{
    id: string
    waits: boolean
    same: boolean
    decision: Decision | null
    by: string | null
  }>(sql`
    select asked.id, p.id is not null as waits,
      coalesce(p.version = asked.version, false) as same, last.decision, last.by
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, version int)
    left join properties p on p.id = asked.id and not p.is_approved
    ${lastDecisionOn(sql`asked.id`)}`)
  return rows.map(({ id, waits, same, decision, by }) => {
    if (waits) return { id, result: same ? 'unopened' : 'changed' }
    // Where its decision was undone, its owner has deleted it since.
    return decision && by && !isUndo(decision)
      ? { id, result: 'decided', by, decision }
      : { id, result: 'gone' }
  })
}

/** Why one decision changed nothing, as its answer. */
export function asFailure(why: Undecided | undefined): Failure {
  if (why?.result === 'decided') return alreadyDecided(why.by, why.decision)
  if (why?.result === 'unopened') return fail('not_opened')
  return fail(why?.result === 'changed' ? 'changed' : 'listing_not_available')
}

/** The same for one listing, as a failure. */
export async function whyNot(db: Db, asked: Asked): Promise<Failure> {
  return asFailure((await whyNotThese(db, [asked]))[0])
}

/**
 * Approves the listings that still have the version that was read, and that the admin has noted as read, with one
 * revision for all.
 */
async function approveAsRead(
  deps: Deps,
  admin: SessionUser,
  approvals: readonly Approval[],
): Promise<{ id: string; revision: number }[]> {
  const asked = JSON.stringify(approvals.map((approval) => ({ ...approval, log: newId() })))
  const ids = approvals.map(({ id }) => id)
  const hinted = hintedCtes(ids, await readMarked(deps.db, deps.now(), ids))
  // One mail to each poster, however many lines of a file are approved together.
  const mailRows = sql`
    select p.user_id,
      case
        when count(*) = 1
          then jsonb_build_object('listingId', min(p.id), 'title', min(${aboutSql}))
        else jsonb_build_object('count', count(*))
      end as data
    from p
    group by p.user_id`
  // Always locks in the same order, so that overlapping batches cause no deadlock.
  const approved = await deps.db.rows<{ id: string; revision: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${asked}::jsonb) as a(id text, version int, log text)
    ),
    ${hinted},
    locked as materialized (
      select p.id, asked.log, r.id as note
      from properties p
      join asked on asked.id = p.id and asked.version = p.version
      join moderation_reads r on ${isNoteOf(admin, 'p')} and r.part = 'all'
      where not p.is_approved and ${actorStillAuthorised(admin)}
      order by p.id
      for update of p
    ),
    p as (
      update properties p
      set is_approved = true, approved_at = now(), confirmed_at = ${sql.raw(LAST_CONFIRMED)},
        version = p.version + 1, price_note = null,
        read_note = (select l.note from locked l where l.id = p.id)
      where p.id in (select id from locked) and (select count(*) from locked) > 0
      returning p.*
    ),
    bumped as (${bumpRevision(sql`(select count(*) from p) > 0`)}),
    mailed as (${mailInsert(deps, 'approved', mailRows)}),
    logged as (
      insert into moderation_log (${decisionColumns}, plot_area)
      select ${decided(sql`locked.log`, 'listing.approved', null, admin.id, sql`null::jsonb`, hintsThen)}
      from p
      join locked on locked.id = p.id
      returning property_id, revision
    )
    select property_id as id, revision from logged`)
  for (const { id } of approved)
    logEvent(deps, { event: 'listing approved', actorId: admin.id, subjectId: id })
  return approved
}

/** Approves exactly the version that the admin read; returns the site revision that will show it. */
export async function approveListing(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
): Promise<Mailing<{ revision: number }>> {
  const [approved] = await approveAsRead(deps, admin, [{ id: listingId, version }])
  return approved
    ? okMailed({ revision: approved.revision })
    : whyNot(deps.db, { id: listingId, version })
}

/**
 * Approves several listings, each in the version that was read, and returns the result of each. It requests one build.
 */
export async function approveListings(
  deps: Deps,
  admin: SessionUser,
  asked: readonly Approval[],
): Promise<Mailing<{ results: ApprovalResult[] }>> {
  const approvals = [...new Map(asked.map((approval) => [approval.id, approval])).values()]
  const approved = new Set((await approveAsRead(deps, admin, approvals)).map(({ id }) => id))
  if (
    approved.size === 0 &&
    !(await deps.db.row(sql`select 1 where ${actorStillAuthorised(admin)}`))
  )
    return fail('forbidden')
  const left = approvals.filter(({ id }) => !approved.has(id))
  const others = left.length > 0 ? await whyNotThese(deps.db, left) : []
  if (approved.size > 0) await askForBuild(deps, 'listing approved', { listings: [...approved] })
  const known = new Map(others.map((other) => [other.id, other]))
  return okMailed({
    results: approvals.map(({ id }) => known.get(id) ?? { id, result: 'approved' as const }),
  })
}

/**
 * Rejects with a reason: the log keeps a snapshot, the listing is deleted, and its photos are kept for an undo or a
 * repost.
 */
export async function rejectListing(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
  reason: string,
): Promise<Mailing<{ decisionId: string }>> {
  const decisionId = await deleteWithSnapshot(deps, admin, listingId, version, reason, {
    published: false,
  })
  return decisionId ? okMailed({ decisionId }) : whyNot(deps.db, { id: listingId })
}

/** Removes a published listing for a reason that its poster reads; it leaves the pages with the next build. */
export async function unpublishListing(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
  reason: string,
): Promise<Mailing<{ decisionId: string }>> {
  const decisionId = await deleteWithSnapshot(deps, admin, listingId, version, reason, {
    published: true,
  })
  if (!decisionId) return whyNotPublished(deps.db, listingId)
  await purgePhotos(deps, listingId)
  return okMailed({ decisionId })
}

/** Why a published listing could not be changed: it has another version, or it is not published. */
export async function whyNotPublished(db: Db, listingId: string): Promise<Result<never>> {
  const there = await db.row(sql`select 1 from properties where id = ${listingId} and is_approved`)
  return there
    ? fail('changed', { message: PUBLISHED_TEXTS.changed })
    : fail('listing_not_available')
}

/**
 * Deletes a listing for a reason and keeps a snapshot; `also` has further parts of the statement, which can use
 * property `p`. Returns the id of the log line.
 */
export async function deleteWithSnapshot(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
  reason: string,
  { published, also }: { published: boolean; also?: SQL },
): Promise<string | null> {
  const mailRows = sql`
    select p.user_id,
      jsonb_build_object(
        'title', ${aboutSql}, 'reason', ${reason}::text, 'published', p.is_approved,
        'listingId', p.id, 'deleted', ${fieldsJson('p')} - 'description' - 'amenities'
      ) as data
    from p`
  // A published one does not wait: nobody has seen hints about it.
  const ids = published ? [] : [listingId]
  const hinted = hintedCtes(ids, await readMarked(deps.db, deps.now(), ids))
  const row = await deps.db.row<{ id: string }>(sql`
    with ${hinted},
    p as (
      select *
      from properties
      where id = ${listingId}
        and is_approved = ${published}
        and version = ${version}
        and ${actorStillAuthorised(admin)}
      for update
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from p where is_approved)`)}),
    logged as (
      insert into moderation_log (${decisionColumns}, plot_area)
      select ${decided(newId(), 'listing.rejected', reason, admin.id, snapshotJson, hintsThen)}
      from p
      returning id
    ),
    mailed as (${mailInsert(deps, 'rejected', mailRows)}),
    released as (
      update images
      set property_id = null, erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where property_id in (select id from p)
    ),
    kept as (
      update images i
      set erase_after = ${eraseIn(LISTING_DAYS.rejectedPhotos)}
      where ${isLoose}
        and i.user_id in (select user_id from p)
        and i.id in (
          select unnest(e.photo_ids) from property_edits e join p on p.id = e.property_id
        )
    ),
    deleted as (
      delete from properties where id in (select id from p)
    )${also ? sql`, ${also}` : sql``}
    select id from logged`)
  if (!row) return null
  logEvent(deps, {
    event: published ? 'listing unpublished' : 'listing rejected',
    actorId: admin.id,
    subjectId: listingId,
  })
  return row.id
}
