import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import { logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { aboutSql, fieldColumns, fieldsRow, fieldValues } from '../listing/columns.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { answerColumns, answerValues, isAnswered, isNewest, isRestorable, undoOf } from './log.ts'
import { noteFrom } from './read-sql.ts'
import { editUndoable, type Undone, undoEditDecision } from './undo-edit.ts'

/**
 * An approval can be undone while the listing is published; a rejection while its photos are kept and it was not
 * reposted.
 */
export const undoableSql = sql`
  not ${isAnswered}
  and case m.decision
    when 'listing.approved'
      then exists (select 1 from properties p where p.id = m.property_id and p.is_approved)
        and not exists (
          select 1
          from moderation_log n
          where n.property_id = m.property_id
            and n.decision = 'listing.approved'
            and n.decided_at > m.decided_at
        )
    when 'listing.rejected'
      then ${isRestorable}
        and m.poster_id is not null
        and not exists (
          select 1
          from properties p
          where p.id = m.property_id
            or p.user_id = m.poster_id
              and (
                p.submission_key = m.snapshot->>'submissionKey'
                or p.reference_key = m.snapshot->>'referenceKey'
              )
        )
        and ${isNewest}
    when 'edit.approved' then ${editUndoable}
    when 'edit.rejected' then ${editUndoable}
    else false
  end`

/**
 * The state of the published listing before take-down `m`, as a row. It is empty for take-downs older than this part of
 * the log; such a listing becomes available again, approved and confirmed at the time of its submission.
 */
const publishedState = sql`
  jsonb_to_record(coalesce(nullif(m.snapshot->'published', 'null'::jsonb), '{}'::jsonb)) as s(
    "approvedAt" timestamptz, "confirmedAt" timestamptz, "adminConfirmedAt" timestamptz,
    "askedAt" timestamptz, availability text,
    "closedAt" timestamptz, "sampledViews" int, notes jsonb
  )`

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
 * Undoes a decision: the listing is pending again. One that was taken down is published as it was, without another
 * approval, and its pending change is pending again. The log's unique column "undoes" allows only one undo. The rows are
 * locked before the log is written: so a listing that its owner deletes at the same time leaves no empty log line, and
 * a repost with the same photos, which also locks them first, causes no deadlock.
 */
export async function undoDecision(
  deps: Deps,
  admin: SessionUser,
  decisionId: string,
): Promise<Mailing<{ listingId: string }>> {
  const mailRows = sql`
    select p.user_id, jsonb_build_object('listingId', p.id, 'title', ${aboutSql}) as data
    from restored p
    where p.is_approved`
  const statement = sql`
    with m as (
      select *
      from moderation_log m
      where m.id = ${decisionId} and ${undoableSql} and ${actorStillAuthorised(admin)}
      for update of m
    ),
    published as (
      select p.id
      from properties p
      join m on m.property_id = p.id
      where m.decision = 'listing.approved' and p.is_approved
      for update of p
    ),
    photos as (
      select i.id, s.ord
      from m,
        jsonb_array_elements_text(m.snapshot->'photoIds') with ordinality as s(id, ord),
        images i
      where i.id = s.id and i.property_id is null and not i.is_profile and i.user_id = m.poster_id
      order by i.id
      for update of i
    ),
    undone as (
      insert into moderation_log (${answerColumns})
      select ${answerValues(undoOf, admin.id)}
      from m, (select count(*) from photos) locked
      where m.decision = 'listing.rejected' or exists (select 1 from published)
      on conflict do nothing
      returning property_id, undoes, decision
    ),
    withdrawn as (
      update properties
      set is_approved = false, version = version + 1, read_note = null, price_note = null
      where id in (select property_id from undone where decision = 'listing.approval_undone')
      returning id
    ),
    restored as (
      insert into properties (
        id, user_id, submission_key, reference, reference_key, file_id, version, created_at,
        is_approved, approved_at, confirmed_at, admin_confirmed_at, asked_at, availability, closed_at, sampled_views,
        messages_only, read_note, price_note, ${fieldColumns}
      )
      select m.property_id, m.poster_id, m.snapshot->>'submissionKey',
        m.snapshot->>'reference', m.snapshot->>'referenceKey', m.snapshot->>'fileId',
        (m.snapshot->>'version')::int + 1, m.submitted_at, m.revision is not null,
        case when m.revision is not null then coalesce(s."approvedAt", m.submitted_at) end,
        case when m.revision is not null then coalesce(s."confirmedAt", m.submitted_at) end,
        s."adminConfirmedAt", s."askedAt", coalesce(s.availability, 'available'), s."closedAt",
        coalesce(s."sampledViews", 0), (m.snapshot->>'messagesOnly')::boolean,
        ${noteFrom(sql`s.notes`, 'read')}, ${noteFrom(sql`s.notes`, 'price')}, ${fieldValues}
      from m
      join undone on undone.undoes = m.id and undone.decision = 'listing.rejection_undone',
        ${fieldsRow(sql`m.snapshot->'fields'`)},
        ${publishedState}
      returning *
    ),
    mailed as (${mailInsert(deps, 'restored', mailRows)}),
    bumped as (${bumpRevision(sql`
      exists (select 1 from withdrawn) or exists (select 1 from restored where is_approved)`)}),
    waits as (
      insert into property_edits (
        id, property_id, user_id, file_id, version, created_at, updated_at, fields, photo_ids
      )
      select w.id, restored.id, restored.user_id, w."fileId", w.version + 1, w."createdAt",
        w."updatedAt", w.fields,
        array(select jsonb_array_elements_text(w."photoIds"))
      from m
      join restored on restored.id = m.property_id,
        jsonb_to_record(nullif(m.snapshot->'waiting', 'null'::jsonb)) as w(
          id text, version int, "createdAt" timestamptz, "updatedAt" timestamptz, "fileId" text,
          fields jsonb, "photoIds" jsonb
        )
      where w.id is not null
    ),
    attached as (
      update images i
      set property_id = restored.id, position = photos.ord - 1, erase_after = null
      from restored, photos
      where i.id = photos.id
    )
    select property_id as listing_id, decision, (select revision from bumped) from undone`
  const row = await deps.db.row<Undone>(statement).catch(takenMeanwhile)
  const undone = row ?? (await undoEditDecision(deps.db, admin, decisionId, undoableSql))
  if (!undone)
    return fail(
      (await deps.db.row(sql`select 1 from moderation_log where id = ${decisionId}`))
        ? 'cannot_undo'
        : 'not_found',
    )
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
