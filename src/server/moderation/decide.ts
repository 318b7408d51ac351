import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/session.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { PUBLISHED_WORDS } from '../../domain/listing/published-messages.ts'
import { MODERATION_MESSAGES } from '../../domain/moderation/messages.ts'
import { type Decision, POSTED_AGAIN } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import { newId } from '../ids.ts'
import { fieldsJson } from '../listing/columns.ts'
import { purgePhotos } from '../photo/purge.ts'
import { bumpRevision } from '../publication/revision.ts'

/** All that an undo needs to make property `p` again. */
const snapshotJson: SQL = sql`jsonb_build_object('fields', ${fieldsJson('p')}, 'submissionKey', p.submission_key, 'version', p.version,
  'createdAt', p.created_at, 'photoIds', coalesce((
    select jsonb_agg(i.id order by i.position, i.id) from images i where i.property_id = p.id), '[]'::jsonb))`

const logColumns = sql.raw('id, property_id, decision, reason, admin_id, poster_id, listing_type, property_type, city, locality, price, submitted_at, snapshot')

function logged(logId: string, decision: Decision, reason: string | null, adminId: string, snapshot: SQL): SQL {
  return sql`${logId}, p.id, ${decision}, ${reason}::text, ${adminId}, p.user_id, p.listing_type, p.property_type, p.city, p.locality,
    p.price, p.created_at, ${snapshot}`
}

/** Why a decision found nothing to decide: it changed meanwhile, somebody was faster, or it is gone. */
async function whyNot(db: Db, listingId: string): Promise<Result<never>> {
  const row = await db.row<{ pending: boolean; decision: string | null; admin: string | null }>(sql`
    select exists (select 1 from properties where id = ${listingId} and not is_approved) as pending, last.decision, last.admin
    from (select 1) one left join lateral (
      select m.decision, u.name as admin from moderation_log m left join users u on u.id = m.admin_id
      where m.property_id = ${listingId} and m.decision <> ${POSTED_AGAIN} and m.decision not like 'edit %' order by m.decided_at desc limit 1
    ) last on true`)
  if (row?.pending) return fail('changed')
  // Its owner has deleted it, or nobody ever posted it.
  if (row?.decision !== 'approved' && row?.decision !== 'rejected') return fail('listing_not_available')
  return fail('already_decided', { message: MODERATION_MESSAGES.alreadyDecided(row.admin ?? 'Another admin', row.decision) })
}

/** Approves exactly the version the admin read; gives the site revision that will show it. */
export async function approveListing(db: Db, admin: SessionUser, listingId: string, version: number): Promise<Result<{ revision: number }>> {
  const row = await db.row<{ revision: number }>(sql`
    with p as (
      update properties set is_approved = true, approved_at = now(), confirmed_at = now(), version = version + 1
      where id = ${listingId} and not is_approved and version = ${version} returning *
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from p)`)}),
    logged as (
      insert into moderation_log (${logColumns}, revision)
      select ${logged(newId(), 'approved', null, admin.id, sql`null::jsonb`)}, bumped.revision from p, bumped returning revision
    )
    select revision from logged`)
  return row ? ok(row) : whyNot(db, listingId)
}

/** Rejects with a reason: the log keeps a snapshot, the listing is deleted, its photos wait for an undo or a new posting. */
export async function rejectListing(
  db: Db, admin: SessionUser, listingId: string, version: number, reason: string,
): Promise<Result<{ decisionId: string }>> {
  const decisionId = await takeOut(db, admin, listingId, version, reason, { published: false })
  return decisionId ? ok({ decisionId }) : whyNot(db, listingId)
}

/** The same with a published listing, for a reason that its poster reads; it leaves the pages with the next build. */
export async function unpublishListing(
  db: Db, admin: SessionUser, listingId: string, version: number, reason: string,
): Promise<Result<{ decisionId: string }>> {
  const decisionId = await takeOut(db, admin, listingId, version, reason, { published: true })
  if (!decisionId) return whyNotPublished(db, listingId)
  await purgePhotos(listingId)
  return ok({ decisionId })
}

/** Why a published listing could not be changed: it is another by now, or it is not published any more. */
export async function whyNotPublished(db: Db, listingId: string): Promise<Result<never>> {
  const there = await db.row(sql`select 1 from properties where id = ${listingId} and is_approved`)
  return there ? fail('changed', { message: PUBLISHED_WORDS.changed }) : fail('listing_not_available')
}

async function takeOut(
  db: Db, admin: SessionUser, listingId: string, version: number, reason: string, { published }: { published: boolean },
): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`
    with p as (select * from properties where id = ${listingId} and is_approved = ${published} and version = ${version} for update),
    bumped as (${bumpRevision(sql`exists (select 1 from p where is_approved)`)}),
    logged as (
      insert into moderation_log (${logColumns}, revision)
      select ${logged(newId(), 'rejected', reason, admin.id, snapshotJson)}, (select revision from bumped) from p returning id
    ),
    released as (
      update images set property_id = null, erase_after = now() + make_interval(days => ${LISTING_DAYS.rejectedPhotos})
      where property_id in (select id from p)
    ),
    deleted as (delete from properties where id in (select id from p))
    select id from logged`)
  return row?.id ?? null
}
