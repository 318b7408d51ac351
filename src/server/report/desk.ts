import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { REPORT_DESK_TEXTS } from '#english/report/texts-desk'
import type { SessionUser } from '../../contract/account.ts'
import type { ReportedListing } from '../../contract/report.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { AdminOutcome } from '../../domain/report/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { besideJson, coverJson } from '../moderation/hints.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { mailOutcomes } from './answer.ts'
import { reportDueSql, waitsForOwnerSql } from './clock.ts'
import { doubtedPosters, isDoubted, ownDoubtJson, settleDoubt } from './doubt.ts'
import { goneAskedSql, goneUnansweredSql } from './gone.ts'

const READ = 100

/** When the owner last contradicted reports that property `p` is gone. */
const contradictedSql = sql`
  (
    select max(c.handled_at)
    from reports c
    where c.property_id = p.id and c.outcome = 'confirmed by owner'
  )`

/**
 * Listings with open reports, 100 at most; `more`: there are others. First those of posters whom enough people doubt, then
 * those whose owner was asked in vain, then in the order of the time that is left; last the hidden ones, for which
 * nothing is to be done.
 */
export async function readReports(
  db: Db,
): Promise<Result<{ reported: ReportedListing[]; more: boolean }>> {
  const rows = await db.rows<{ reported: ReportedListing }>(sql`
    with doubted as (${doubtedPosters})
    select jsonb_build_object(
      'id', g.property_id, 'about', g.about, 'reports', g.reports, 'gone', g.gone, 'doubt', g.doubt,
      'listing', (
        select ${besideJson(coverJson)} || jsonb_build_object('version', o.version)
        from properties o
        join users u on u.id = o.user_id
        where o.id = g.property_id and o.is_approved
      )
    ) as reported
    from (
      select a.*,
        (
          select jsonb_build_object(
            'askedAt', ${goneAskedSql}, 'unanswered', ${goneUnansweredSql},
            'confirmedAt', ${contradictedSql}, 'hiddenAt', p.hidden_at
          )
          from properties p
          where p.id = a.property_id and p.is_approved
        ) as gone,
        (
          select jsonb_build_object('poster', d.json, 'asked', ${ownDoubtJson})
          from properties p
          left join doubted d on d.id = p.user_id
          where p.id = a.property_id and p.is_approved and ${isDoubted}
        ) as doubt
      from (
        select r.property_id, min(r.about) as about,
          min(${reportDueSql}) filter (where not ${waitsForOwnerSql}) as due,
          jsonb_agg(jsonb_build_object(
            'id', r.id, 'reason', r.reason, 'note', r.note, 'createdAt', r.created_at,
            'dueAt', case when not ${waitsForOwnerSql} then ${reportDueSql} end,
            'reporter', u.name
          ) order by r.created_at, r.id) as reports
        from reports r
        left join users u on u.id = r.reporter_id
        where r.handled_at is null
        group by 1
      ) a
    ) g
    order by coalesce(g.doubt->'poster' <> 'null', false) desc,
      coalesce((g.gone->>'unanswered')::boolean and g.due is not null, false) desc,
      g.due nulls last, g.property_id
    limit ${READ + 1}`)
  const reported = rows.map((row) => row.reported)
  return ok({ reported: reported.slice(0, READ), more: reported.length > READ })
}

/** A statement part that closes the given reports, as far as they are open. */
function close(
  admin: SessionUser,
  listingId: string,
  reports: readonly string[],
  outcome: AdminOutcome,
  condition: SQL,
): SQL {
  return sql`
    update reports
    set handled_at = now(), handled_by = ${admin.id}, outcome = ${outcome}
    where property_id = ${listingId}
      and handled_at is null
      and id in (select jsonb_array_elements_text(${JSON.stringify(reports)}::jsonb))
      and ${condition}
      and ${actorStillAuthorised(admin)}
    returning id, about, reporter_id, email, language, created_at`
}

const handledEvent = (admin: SessionUser, listingId: string, outcome: AdminOutcome) =>
  ({
    event: 'report handled',
    actorId: admin.id,
    subjectId: listingId,
    details: { outcome },
  }) as const

/**
 * Closes the reports that were read, with an outcome. `changed` where none of them is open, or where the listing is
 * published but the outcome says that it was taken down.
 */
export async function handleReports(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  reports: readonly string[],
  outcome: AdminOutcome,
): Promise<Mailing<{ handled: number }>> {
  const event = handledEvent(admin, listingId, outcome)
  const possible =
    outcome === 'taken down'
      ? sql`not exists (select 1 from properties p where p.id = ${listingId} and p.is_approved)`
      : sql`true`
  const row = await deps.db.row<{ handled: number }>(sql`
    with closed as (${close(admin, listingId, reports, outcome, possible)}),
    settled as (${settleDoubt(listingId, sql`closed`)}),
    told as (${mailOutcomes(deps, sql`closed`, sql`${outcome}::text`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from closed)`)})
    select count(*) as handled from closed`)
  if (!row?.handled) {
    const known = await deps.db.row(sql`select 1 from reports where property_id = ${listingId}`)
    return known ? fail('changed', { message: REPORT_DESK_TEXTS.closedAlready }) : fail('not_found')
  }
  logEvent(deps, event)
  return okMailed(row)
}

/**
 * Unpublishes a reported listing for a reason that its poster reads, and closes the reports that were read, in one
 * statement.
 */
export async function takeDownReported(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  version: number,
  reason: string,
  reports: readonly string[],
): Promise<Mailing<{ decisionId: string }>> {
  const event = handledEvent(admin, listingId, 'taken down')
  const done = sql`exists (select 1 from chosen)`
  const also = sql`
    closed as (${close(admin, listingId, reports, 'taken down', done)}),
    reporters_told as (${mailOutcomes(deps, sql`closed`, sql`'taken down'`)}),
    audited as (${auditInsert(deps, event, done)})`
  const unpublished = await unpublishListing(deps, admin, listingId, version, reason, also)
  if (unpublished.ok) logEvent(deps, event)
  return unpublished
}
