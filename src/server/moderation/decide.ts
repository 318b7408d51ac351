import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { DECISION_VERBS, MODERATION_TEXTS } from '#english/moderation/texts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import type { SessionUser } from '../../contract/account.ts'
import type { Approval, ApprovalResult } from '../../contract/moderation.ts'
import { type Failure, fail } from '../../contract/result.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { editSubject } from './edit-subject.ts'
import { listingSubject, publishedSubject } from './listing-subject.ts'
import { decisionColumns } from './log.ts'
import { hintedCtes, readMarked } from './queue.ts'
import { isNoteOf } from './read-sql.ts'
import type { Subject } from './subject.ts'

/** Joins the note of what the admin has read of the subject. Without it, nothing is approved. */
const noteJoin = (admin: SessionUser, { alias, isRead }: Subject) => ({
  columns: sql`, note.id as note, note.part as note_part`,
  join: sql`
    cross join lateral (
      select r.id, r.part
      from moderation_reads r
      where ${isNoteOf(admin, alias)} and ${isRead}
      order by r.part = 'price'
      limit 1
    ) note`,
})
const NO_NOTE = { columns: sql``, join: sql`` }

/** One mail to each poster, however many subjects are decided together. */
function mailRows({ alias, from }: Subject, reason: string | null, more?: SQL): SQL {
  const s = sql.raw(alias)
  const one = sql`
    jsonb_strip_nulls(jsonb_build_object(
      'listingId', ${s}.listing_id, 'title', ${s}.title, 'reason', ${reason}::text
    ))${more ? sql` || ${more}` : sql``}`
  return sql`
    select ${s}.user_id,
      case
        when count(*) = 1 then jsonb_agg(${one})->0
        else jsonb_build_object('count', count(*))
      end as data
    from ${from}
    group by ${s}.user_id`
}

type Settled = { id: string; decisionId: string; listingId: string; revision: number | null }

/**
 * Decides on what still has the version that was read, with one revision for all, and for an approval also only on what
 * the admin has noted as read. Then it asks for the build of the pages that change. `also` has further parts of the
 * statement.
 */
async function settle(
  deps: Deps,
  admin: SessionUser,
  subject: Subject,
  asked: readonly Approval[],
  rejection?: { reason: string; also?: SQL | undefined },
): Promise<Settled[]> {
  const verdict = rejection ? 'rejected' : 'approved'
  const { parts, snapshot, mail, mailMore, event, change } = subject[verdict]
  const reason = rejection?.reason ?? null
  const rows = JSON.stringify(asked.map((one) => ({ ...one, log: newId() })))
  // Nobody has seen hints about what does not wait.
  const ids = subject === publishedSubject ? [] : asked.map(({ id }) => id)
  const s = sql.raw(subject.alias)
  // All rows are counted, and so locked, before the revision is: overlapping decisions cause no deadlock.
  const bumped = bumpRevision(sql`
    ${change !== null}::boolean and (select count(*) from chosen) > 0`)
  const settled = await deps.db.rows<Settled>(sql`
    with asked as (
      select * from jsonb_to_recordset(${rows}::jsonb) as a(id text, version int, log text)
    ),
    ${subject.chosen(admin, rejection ? NO_NOTE : noteJoin(admin, subject))},
    ${hintedCtes(ids, await readMarked(deps.db, deps.now(), ids))},
    bumped as (${bumped}),
    ${parts},
    logged as (
      insert into moderation_log (${decisionColumns}, plot_area)
      select ${s}.log, ${`${subject.name}.${verdict}` satisfies Decision}, ${reason}::text, ${admin.id},
        ${snapshot}, (select revision from bumped),
        (select h.hints from hinted h where h.id = ${s}.id), ${s}.listing_id, ${s}.user_id,
        ${s}.listing_type, ${s}.property_type, ${s}.city, ${s}.locality, ${s}.price, ${s}.created_at,
        ${s}.plot_area
      from ${subject.from}
      returning id, property_id, revision
    ),
    mailed as (${mailInsert(deps, mail, mailRows(subject, reason, mailMore))})
    ${rejection?.also ? sql`, ${rejection.also}` : sql``}
    select chosen.id, logged.id as "decisionId", logged.property_id as "listingId", logged.revision
    from logged
    join chosen on chosen.log = logged.id`)
  for (const { listingId } of settled)
    logEvent(deps, { event, actorId: admin.id, subjectId: listingId })
  const listings = settled.map(({ listingId }) => listingId)
  if (change && listings.length > 0)
    await Promise.all([
      ...(subject.wasPublic ? listings.map((id) => purgePhotos(deps, id)) : []),
      askForBuild(deps, change, { listings }),
    ])
  return settled
}

type Undecided = Exclude<ApprovalResult, { result: 'approved' }>

/** What was to be decided on; `version` where it was to be approved. */
type Asked = { id: string; version?: number }

/**
 * Why a decision changed nothing: the subject was changed or deleted, or another admin has decided; of one to approve
 * also that the admin has not opened it.
 */
async function whyNotThese(
  db: Db,
  { waiting, lastDecision }: Subject,
  asked: readonly Asked[],
): Promise<Undecided[]> {
  const rows = await db.rows<{
    id: string
    waits: boolean
    same: boolean
    decision: Decision | null
    by: string | null
  }>(sql`
    select asked.id, w.id is not null as waits,
      coalesce(w.version = asked.version, false) as same, last.decision, last.by
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, version int)
    left join ${waiting}
    ${lastDecision(sql`asked.id`)}`)
  return rows.map(({ id, waits, same, decision, by }) => {
    if (waits) return { id, result: same ? 'unopened' : 'changed' }
    return decision && by ? { id, result: 'decided', by, decision } : { id, result: 'gone' }
  })
}

/** The same for one listing or change, as the answer to the admin. */
export async function whyNot(db: Db, subject: Subject, asked: Asked): Promise<Failure> {
  const [why] = await whyNotThese(db, subject, [asked])
  if (why?.result === 'decided')
    return fail('already_decided', {
      message: MODERATION_TEXTS.alreadyDecided(why.by, DECISION_VERBS[why.decision]),
    })
  if (why?.result === 'unopened') return fail('not_opened')
  return fail(why?.result === 'changed' ? 'changed' : 'listing_not_available')
}

/** Approves exactly the version that the admin read; returns the site revision that will show it. */
const approve =
  (subject: Subject) =>
  async (
    deps: Deps,
    admin: SessionUser,
    id: string,
    version: number,
  ): Promise<Mailing<{ revision: number }>> => {
    const [approved] = await settle(deps, admin, subject, [{ id, version }])
    const revision = approved?.revision ?? null
    return revision === null ? whyNot(deps.db, subject, { id, version }) : okMailed({ revision })
  }

/** Approves several, each in the version that was read, with one build; returns the result of each. */
const approveAll =
  (subject: Subject) =>
  async (
    deps: Deps,
    admin: SessionUser,
    asked: readonly Approval[],
  ): Promise<Mailing<{ results: ApprovalResult[] }>> => {
    const approvals = [...new Map(asked.map((approval) => [approval.id, approval])).values()]
    const approved = new Set((await settle(deps, admin, subject, approvals)).map(({ id }) => id))
    if (
      approved.size === 0 &&
      !(await deps.db.row(sql`select 1 where ${actorStillAuthorised(admin)}`))
    )
      return fail('forbidden')
    const left = approvals.filter(({ id }) => !approved.has(id))
    const others = left.length > 0 ? await whyNotThese(deps.db, subject, left) : []
    const known = new Map(others.map((other) => [other.id, other]))
    return okMailed({
      results: approvals.map(({ id }) => known.get(id) ?? { id, result: 'approved' as const }),
    })
  }

/** Rejects exactly the version that the admin read, for a reason that the poster reads. */
const reject =
  (subject: Subject) =>
  async (
    deps: Deps,
    admin: SessionUser,
    id: string,
    version: number,
    reason: string,
  ): Promise<Mailing<{ decisionId: string }>> => {
    const [rejected] = await settle(deps, admin, subject, [{ id, version }], { reason })
    return rejected
      ? okMailed({ decisionId: rejected.decisionId })
      : whyNot(deps.db, subject, { id })
  }

export const approveListing = approve(listingSubject)
export const approveListings = approveAll(listingSubject)
export const rejectListing = reject(listingSubject)
export const approveEdit = approve(editSubject)
export const approveEdits = approveAll(editSubject)
export const rejectEdit = reject(editSubject)

/**
 * Removes a published listing for a reason that its poster reads. `also` has further parts of the statement, for what
 * happens where `chosen` has a row.
 */
export async function unpublishListing(
  deps: Deps,
  admin: SessionUser,
  id: string,
  version: number,
  reason: string,
  also?: SQL,
): Promise<Mailing<{ decisionId: string }>> {
  const rejection = { reason, also }
  const [unpublished] = await settle(deps, admin, publishedSubject, [{ id, version }], rejection)
  if (unpublished) return okMailed({ decisionId: unpublished.decisionId })
  const there = await deps.db.row(sql`select 1 from properties where id = ${id} and is_approved`)
  return there
    ? fail('changed', { message: PUBLISHED_TEXTS.changed })
    : fail('listing_not_available')
}
