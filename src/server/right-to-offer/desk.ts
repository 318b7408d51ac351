import { sql } from 'drizzle-orm/sql/sql'
import { PAPER_DESK_TEXTS } from '#english/right-to-offer/texts-desk'
import type { SessionUser } from '../../contract/account.ts'
import type { Picture } from '../../contract/endpoint.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { DeskPaper, DeskPapers } from '../../contract/right-to-offer.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import {
  type Agreeing,
  PAPER_LISTS,
  type PaperAnswer,
  RECORD_DAYS,
  type RightOutcome,
} from '../../domain/right-to-offer/constants.ts'
import type { PaperFilter } from '../../domain/right-to-offer/filter.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { aboutSql, listingStateSql } from '../listing/columns.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { pageOf, pageRows } from '../search.ts'
import { erasePaperNow, pageKey } from './papers.ts'
import { answerDueSql, deskPaperJson, isSeenSql, seenForSql, withoutPaper } from './sql.ts'

const FROM = sql`
  from rights_to_offer r
  join properties p on p.id = r.id
  join users u on u.id = p.user_id`

/** One page of the papers that wait, the oldest first, or of the listings with "seen", the newest first. */
export async function readPapers(db: Db, { list, page }: PaperFilter): Promise<Result<DeskPapers>> {
  const isWaitingList = (list || PAPER_LISTS[0]) === 'waiting'
  const row = await db.row<Omit<DeskPapers, 'rows' | 'more'> & { papers: DeskPaper[] }>(sql`
    select coalesce((
        select jsonb_agg(f.paper order by f.place)
        from (
          select ${deskPaperJson(listingStateSql(LISTING_DAYS))} as paper,
            row_number() over (
              order by ${isWaitingList ? sql`r.sent_at, r.id` : sql`r.seen_at desc, r.id`}
            ) as place
          ${FROM}
          where ${isWaitingList ? sql`r.paper_id is not null` : isSeenSql}
          order by place ${pageRows(page)}
        ) f
      ), '[]'::jsonb) as papers,
      (
        select jsonb_build_object(
            'waiting', count(*) filter (where r.paper_id is not null),
            'overdue', count(*) filter (where r.paper_id is not null and ${answerDueSql} < now()),
            'seen', count(*) filter (where ${isSeenSql})
          )
        ${FROM}
      ) as counts,
      (
        select jsonb_build_object(
            'seen', count(*) filter (where a.event = 'paper answered' and a.details->>'answer' = 'seen'),
            'takenBack', count(*) filter (where a.event = 'right taken back')
          )
        from audit_log a
        where a.event in ('paper answered', 'right taken back')
          and a.at > now() - make_interval(days => ${RECORD_DAYS})
      ) as record`)
  if (!row) throw new Error('The papers could not be read.')
  const { papers, counts, record } = row
  return ok({ ...pageOf(papers), counts, record })
}

/** A page of a paper that waits. That this admin opened it is noted first. */
export async function openPaper(
  deps: Deps,
  admin: SessionUser,
  paperId: string,
  page: number,
): Promise<Result<Picture>> {
  const noted = await deps.db.row(sql`
    with waiting as (
      select r.id, r.pages
      ${FROM}
      where r.paper_id = ${paperId} and r.pages >= ${page}::int and ${actorStillAuthorised(admin)}
    ),
    audited as (
      insert into audit_log (event, actor_id, subject_id, details, request_id)
      select 'paper opened', ${admin.id}::text, w.id, jsonb_build_object('page', ${page}::int),
        ${deps.requestId}
      from waiting w
    )
    select id from waiting`)
  const bytes = noted ? await deps.papers.read(pageKey(paperId, page)) : null
  return bytes ? ok({ bytes }) : fail('not_found', { message: PAPER_DESK_TEXTS.pictureGone })
}

/** The state of a listing after an answer: its id, and the revision where its page says something else now. */
type Answered = { id: string; revision: number | null }

/** The mail about an answer, from the rows of `answered`, which have the columns of the right. */
const mailTo = (deps: Deps, outcome: RightOutcome) =>
  mailInsert(
    deps,
    'paper answered',
    sql`
      select a.user_id,
        jsonb_build_object(
          'listingId', a.id, 'title', a.about, 'outcome', ${outcome}::text, 'reason', a.reason
        ) as data
      from answered a`,
  )

/**
 * Answers a paper, once, and erases it. What is seen joins the listing's page. `not_found` where it was answered already
 * or taken back: nothing names a paper then.
 */
export async function answerPaper(
  deps: Deps,
  admin: SessionUser,
  paperId: string,
  { answer, agree, reason }: { answer: PaperAnswer; agree: Agreeing[]; reason: string | null },
): Promise<Mailing<{ listingId: string }>> {
  const isSeen = answer === 'seen'
  const agreed = sql`array(select jsonb_array_elements_text(${JSON.stringify([...new Set(agree)])}::jsonb))`
  const said = answer === 'refused' ? reason : null
  const row = await deps.db.row<Answered>(sql`
    with waiting as (
      select r.id, r.kind, p.is_approved, ${aboutSql} as about, ${seenForSql(agreed)} as seen_for
      ${FROM}
      where r.paper_id = ${paperId}
        -- A letter by mail shows no more than what the owner confirmed.
        and (r.pages > 0 or ${answer}::text <> 'shows too much')
        and ${actorStillAuthorised(admin)}
      for update of r
    ),
    answered as (
      update rights_to_offer r
      set ${withoutPaper}, outcome = ${answer}, reason = ${said}::text, answered_at = now(),
        seen_at = case when ${isSeen}::boolean then now() else r.seen_at end,
        seen_kind = case when ${isSeen}::boolean then w.kind else r.seen_kind end,
        agree = case when ${isSeen}::boolean then ${agreed} else r.agree end,
        seen_for = case when ${isSeen}::boolean then w.seen_for else r.seen_for end
      from waiting w
      where r.id = w.id
      returning r.id, r.user_id, r.reason, w.about, w.kind, w.is_approved
    ),
    mailed as (${mailTo(deps, answer)}),
    audited as (
      insert into audit_log (event, actor_id, subject_id, details, request_id)
      select 'paper answered', ${admin.id}::text, a.id,
        jsonb_build_object('answer', ${answer}::text, 'kind', a.kind, 'agree', to_jsonb(${agreed})),
        ${deps.requestId}
      from answered a
    ),
    bumped as (${bumpRevision(sql`${isSeen}::boolean and exists (select 1 from answered where is_approved)`)})
    select id, (select revision from bumped) as revision from answered`)
  if (!row) return fail('not_found', { message: PAPER_DESK_TEXTS.answeredAlready })
  logEvent(deps, {
    event: 'paper answered',
    actorId: admin.id,
    subjectId: row.id,
    details: { answer },
  })
  await erasePaperNow(deps, paperId)
  if (row.revision !== null) await askForBuild(deps, 'right to offer seen', { listings: [row.id] })
  return okMailed({ listingId: row.id })
}

/** Takes "seen" back from a listing. `changed` where it is not said any more. */
export async function takeBackRight(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  reason: string,
): Promise<Mailing<{ listingId: string }>> {
  const event = { event: 'right taken back', actorId: admin.id, subjectId: listingId } as const
  const row = await deps.db.row<Answered>(sql`
    with seen as (
      select r.id, p.is_approved, ${aboutSql} as about
      ${FROM}
      where r.id = ${listingId} and ${isSeenSql} and ${actorStillAuthorised(admin)}
      for update of r
    ),
    answered as (
      update rights_to_offer r
      set seen_at = null, seen_kind = null, seen_for = null, outcome = 'taken back',
        reason = ${reason}, answered_at = now()
      from seen s
      where r.id = s.id
      returning r.id, r.user_id, r.reason, s.about, s.is_approved
    ),
    mailed as (${mailTo(deps, 'taken back')}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from answered)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from answered where is_approved)`)})
    select id, (select revision from bumped) as revision from answered`)
  if (!row) {
    const known = await deps.db.row(sql`select 1 from rights_to_offer where id = ${listingId}`)
    return known ? fail('changed', { message: PAPER_DESK_TEXTS.notSeenAnyMore }) : fail('not_found')
  }
  logEvent(deps, event)
  if (row.revision !== null)
    await askForBuild(deps, 'right to offer taken back', { listings: [listingId] })
  return okMailed({ listingId })
}
