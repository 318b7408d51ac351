import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { DECISION_VERBS, MODERATION_TEXTS } from '#language/moderation/texts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { aboutSql, fieldsJson } from '../listing/columns.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { lastDecisionOn } from './log.ts'

/**
 * Everything that an undo needs to restore property `p`; `published` is how a published one stood, and `waiting` the
 * change of it that waited.
 */
const snapshotJson: SQL = sql`
  jsonb_build_object(
    'fields', ${fieldsJson('p')}, 'submissionKey', p.submission_key, 'version', p.version,
    'createdAt', p.created_at,
    'published', case
      when p.is_approved
        then jsonb_build_object(
            'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at, 'askedAt', p.asked_at,
            'availability', p.availability, 'closedAt', p.closed_at, 'sampledViews', p.sampled_views
          )
    end,
    'waiting', (
      select jsonb_build_object(
        'id', e.id, 'version', e.version, 'createdAt', e.created_at, 'updatedAt', e.updated_at,
        'fields', e.fields, 'photoIds', to_jsonb(e.photo_ids)
      )
      from property_edits e
      where e.property_id = p.id
    ),
    'photoIds', coalesce((
      select jsonb_agg(i.id order by i.position, i.id) from images i where i.property_id = p.id
    ), '[]'::jsonb)
  )`

export const logColumns = sql.raw(
  'id, property_id, decision, reason, admin_id, poster_id, listing_type, property_type, city, locality, price, plot_area, submitted_at, snapshot',
)

/** The values of a log line about property `p`. */
export function logged(
  logId: string | SQL,
  decision: Decision,
  reason: string | null,
  adminId: string,
  snapshot: SQL,
): SQL {
  return sql`
    ${logId}, p.id, ${decision}, ${reason}::text, ${adminId}, p.user_id, p.listing_type,
    p.property_type, p.city, p.locality, p.price, p.plot_area, p.created_at, ${snapshot}`
}

/** When the owner last confirmed a property: by submitting it, or later. An approval is no confirmation. */
export const lastConfirmedSql: SQL = sql`coalesce(confirmed_at, created_at)`

/** Why a decision changed nothing: the listing was changed or deleted, or another admin has decided. */
async function whyNot(db: Db, listingId: string): Promise<Result<never>> {
  const row = await db.row<{ pending: boolean; decision: Decision | null; by: string }>(sql`
    select exists (select 1 from properties where id = ${listingId} and not is_approved) as pending,
      last.decision, last.by
    from (select 1) one ${lastDecisionOn(sql`${listingId}`)}`)
  if (row?.pending) return fail('changed')
  // The owner has deleted it, or it never existed.
  if (row?.decision !== 'listing.approved' && row?.decision !== 'listing.rejected')
    return fail('listing_not_available')
  return fail('already_decided', {
    message: MODERATION_TEXTS.alreadyDecided(row.by, DECISION_VERBS[row.decision]),
  })
}

/** Approves exactly the version that the admin read; returns the site revision that will show it. */
export async function approveListing(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
): Promise<Mailing<{ revision: number }>> {
  const mailRows = sql`
    select p.user_id, jsonb_build_object('listingId', p.id, 'title', ${aboutSql}) as data from p`
  const row = await deps.db.row<{ revision: number }>(sql`
    with p as (
      update properties
      set is_approved = true, approved_at = now(), confirmed_at = ${lastConfirmedSql},
        version = version + 1
      where id = ${listingId} and not is_approved and version = ${version} and ${actorStillAuthorised(admin)}
      returning *
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from p)`)}),
    mailed as (${mailInsert(deps, 'approved', mailRows)}),
    logged as (
      insert into moderation_log (${logColumns}, revision)
      select ${logged(newId(), 'listing.approved', null, admin.id, sql`null::jsonb`)},
        bumped.revision
      from p, bumped
      returning revision
    )
    select revision from logged`)
  if (!row) return whyNot(deps.db, listingId)
  logEvent(deps, { event: 'listing approved', actorId: admin.id, subjectId: listingId })
  return okMailed(row)
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
  return decisionId ? okMailed({ decisionId }) : whyNot(deps.db, listingId)
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
        'title', ${aboutSql}, 'reason', ${reason}::text, 'published', p.is_approved
      ) as data
    from p`
  const row = await deps.db.row<{ id: string }>(sql`
    with p as (
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
      insert into moderation_log (${logColumns}, revision)
      select ${logged(newId(), 'listing.rejected', reason, admin.id, snapshotJson)},
        (select revision from bumped)
      from p
      returning id
    ),
    mailed as (${mailInsert(deps, 'rejected', mailRows)}),
    released as (
      update images
      set property_id = null,
        erase_after = now() + make_interval(days => ${LISTING_DAYS.rejectedPhotos})
      where property_id in (select id from p)
    ),
    kept as (
      update images
      set erase_after = now() + make_interval(days => ${LISTING_DAYS.rejectedPhotos})
      where property_id is null
        and not is_site
        and not is_profile
        and user_id in (select user_id from p)
        and id in (select unnest(e.photo_ids) from property_edits e join p on p.id = e.property_id)
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
