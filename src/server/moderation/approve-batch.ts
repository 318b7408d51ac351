import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Approval, ApprovalResult } from '../../contract/moderation.ts'
import { fail } from '../../contract/result.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { aboutSql } from '../listing/columns.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { logColumns, logged, lastConfirmedSql } from './decide.ts'
import { lastDecisionOn } from './log.ts'

/** Approves the listings that still have the version that was read, with one revision for all; returns their ids. */
async function approveAsRead(
  deps: Deps,
  admin: SessionUser,
  approvals: readonly Approval[],
): Promise<string[]> {
  const asked = JSON.stringify(approvals.map((approval) => ({ ...approval, log: newId() })))
  const mailRows = sql`
    select p.user_id, jsonb_build_object('listingId', p.id, 'title', ${aboutSql}) as data from p`
  // Always locks in the same order, so that overlapping batches cause no deadlock.
  const rows = await deps.db.rows<{ id: string }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${asked}::jsonb) as a(id text, version int, log text)
    ),
    locked as materialized (
      select p.id, asked.log
      from properties p
      join asked on asked.id = p.id and asked.version = p.version
      where not p.is_approved and ${actorStillAuthorised(admin)}
      order by p.id
      for update of p
    ),
    p as (
      update properties
      set is_approved = true, approved_at = now(), confirmed_at = ${lastConfirmedSql},
        version = version + 1
      where id in (select id from locked) and (select count(*) from locked) > 0
      returning *
    ),
    bumped as (${bumpRevision(sql`(select count(*) from p) > 0`)}),
    mailed as (${mailInsert(deps, 'approved', mailRows)}),
    logged as (
      insert into moderation_log (${logColumns}, revision)
      select ${logged(sql`locked.log`, 'listing.approved', null, admin.id, sql`null::jsonb`)},
        bumped.revision
      from p
      join locked on locked.id = p.id, bumped
      returning property_id
    )
    select property_id as id from logged`)
  return rows.map(({ id }) => id)
}

type Other = { id: string; pending: boolean; decision: Decision | null; by: string | null }

/** Why listings could not be approved. */
async function whyNotThese(db: Db, ids: readonly string[]): Promise<ApprovalResult[]> {
  const rows = await db.rows<Other>(sql`
    select asked.id,
      exists (select 1 from properties p where p.id = asked.id and not p.is_approved) as pending,
      last.decision, last.by
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked(id) ${lastDecisionOn(sql`
      asked.id`)}`)
  return rows.map(({ id, pending, decision, by }) => {
    if (pending) return { id, result: 'changed' }
    return (decision === 'listing.approved' || decision === 'listing.rejected') && by
      ? { id, result: 'decided', by, decision }
      : { id, result: 'gone' }
  })
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
  const approved = new Set(await approveAsRead(deps, admin, approvals))
  if (
    approved.size === 0 &&
    !(await deps.db.row(sql`select 1 where ${actorStillAuthorised(admin)}`))
  )
    return fail('forbidden')
  for (const id of approved)
    logEvent(deps, { event: 'listing approved', actorId: admin.id, subjectId: id })
  const left = approvals.filter(({ id }) => !approved.has(id)).map(({ id }) => id)
  const others = left.length > 0 ? await whyNotThese(deps.db, left) : []
  if (approved.size > 0) await askForBuild(deps, 'listing approved', { listings: [...approved] })
  const known = new Map(others.map((other) => [other.id, other]))
  return okMailed({
    results: approvals.map(({ id }) => known.get(id) ?? { id, result: 'approved' as const }),
  })
}
