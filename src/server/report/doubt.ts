import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import type { SessionUser } from '../../contract/account.ts'
import type { OwnDoubt } from '../../contract/report.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { DOUBT_REASONS, type DoubtReason } from '../../domain/report/constants.ts'
import { DOUBT_DAYS, DOUBT_PEOPLE, DOUBT_RATE_LIMIT } from '../../domain/report/doubt.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { aboutSql } from '../listing/columns.ts'
import { mailInsert } from '../mail/outbox.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { days, isOnOffer } from './gone.ts'
import { isCounted, isNotOwners, sayingSql } from './people.ts'

const reasonIn = (reasons: readonly DoubtReason[]): SQL =>
  sql`r.reason in (select jsonb_array_elements_text(${JSON.stringify(reasons)}::jsonb))`

/** Condition: report `r` is open, and doubts for one of these reasons that property `p` is its poster's to offer. */
const doubtsFor = (reasons: readonly DoubtReason[]): SQL => sql`
  r.property_id = p.id
  and p.is_approved
  and r.handled_at is null
  and ${reasonIn(reasons)}
  and ${isNotOwners}`
const doubts = doubtsFor(DOUBT_REASONS)

/** A select of the reports about property `p`. */
const STORED: SQL = sql`select s.* from reports s where s.property_id = p.id`

/**
 * How many people doubt what a poster offers, over all of the poster's listings: an expression of the id that names
 * neither `p` nor `r`. `reports` is a select as `STORED`, which may have more rows.
 */
const doubtersSql = (poster: SQL, reports: SQL = STORED, which: SQL = doubts): SQL =>
  sayingSql(
    sql`properties p cross join lateral (${reports}) r`,
    sql`p.user_id = ${poster} and ${which}`,
  )

/** Each reason with how many people say it of poster `o`. */
const reasonsJson: SQL = sql`
  jsonb_build_array(${sql.join(
    DOUBT_REASONS.map(
      (reason) => sql`
        jsonb_build_object(
          'reason', ${reason}::text,
          'people', ${doubtersSql(sql`o.id`, STORED, doubtsFor([reason]))}
        )`,
    ),
    sql`, `,
  )})`

/** Posters whom enough people doubt: `id`, and `json` as the desk names them. */
export const doubtedPosters: SQL = sql`
  select o.id,
    jsonb_build_object(
      'id', o.id, 'name', o.name, 'people', o.people, 'reasons', ${reasonsJson},
      'listings', (
        select count(distinct p.id)
        from reports r
        join properties p on p.id = r.property_id
        join users u on u.id = r.reporter_id
        where p.user_id = o.id and ${doubts} and ${isCounted}
      )
    ) as json
  from (
    select o.id, o.name, ${doubtersSql(sql`o.id`)} as people
    from users o
    where o.id in (
      select p.user_id from reports r join properties p on p.id = r.property_id where ${doubts}
    )
  ) o
  where o.people >= ${DOUBT_PEOPLE}::int`

/** What the poster of property `p` was asked and said about open reports; null where there is nothing to say. */
export const ownDoubtJson: SQL = sql`
  (
    select jsonb_build_object('askedAt', d.asked_at, 'answer', d.answer, 'answeredAt', d.answered_at)
    from offer_doubts d
    where d.id = p.id and d.settled_at is null
  )`

/** Condition: somebody doubts that property `p` is its poster's to offer. */
export const isDoubted: SQL = sql`exists (select 1 from reports r where ${doubts})`

/**
 * Statement parts that ask posters whom enough people doubt, about each of their listings with a report that they were
 * not asked about. `which` is a condition over property `p`; `reports` as for `doubtersSql`.
 */
const askPoster = (deps: Deps, which: SQL, reports: SQL = STORED): SQL => sql`
  -- Apart, and no condition: the index of all that is on offer would be read otherwise.
  doubt_of as materialized (
    select p.id, p.user_id, p.is_approved, ${aboutSql} as about, ${isOnOffer} as offered
    from properties p
    where ${which}
  ),
  doubt_found as (
    select p.id, p.user_id, p.about
    from doubt_of p
    join users o on o.id = p.user_id
    where p.offered
      and exists (
        select 1
        from (${reports}) r
        where ${doubts}
          and not exists (
            select 1 from offer_doubts d where d.id = p.id and d.asked_at >= r.created_at
          )
      )
      and ${DOUBT_PEOPLE}::int <= ${doubtersSql(sql`o.id`, reports)}
  ),
  doubt_asked as (
    insert into offer_doubts as d (id, asked_at)
    select p.id, now() from doubt_found f join properties p on p.id = f.id for key share of p
    on conflict (id) do update
    set asked_at = now(), settled_at = null
    where d.asked_at < now() - ${days(DOUBT_DAYS.betweenMails)}
    returning d.id
  ),
  mailed_doubt as (${mailInsert(
    deps,
    'offer doubted',
    sql`
      select f.user_id, jsonb_build_object('title', f.about, 'listingId', f.id) as data
      from doubt_found f
      join doubt_asked a on a.id = f.id`,
  )})`

/** The same for the report that the part `kept` of a statement has just stored under an id. */
export const askAboutDoubt = (deps: Deps, listingId: string, id: string): SQL =>
  askPoster(
    deps,
    sql`
      p.user_id = (select l.user_id from properties l where l.id = ${listingId})
      and exists (select 1 from kept r where r.id = ${id} and ${reasonIn(DOUBT_REASONS)})`,
    sql`${STORED} union all select k.* from kept k where k.id = ${id} and k.property_id = p.id`,
  )

/** Asks posters about reports that came too soon after an earlier mail, or at one instant; returns how many. */
export async function askPostersLater(deps: Deps): Promise<number> {
  const reported = sql`
    p.id in (
      select r.property_id from reports r where ${reasonIn(DOUBT_REASONS)} and r.handled_at is null
    )`
  const row = await deps.db.row<{ asked: number }>(sql`
    with ${askPoster(deps, reported)} select count(*) as asked from doubt_asked`)
  return row?.asked ?? 0
}

/**
 * A statement part: erases what a poster answered once no such report about the listing is open any more. `closed` is
 * an earlier part with the ids of the reports that the statement closes.
 */
export const settleDoubt = (listingId: string, closed: SQL): SQL => sql`
  update offer_doubts d
  set answer = null, answered_at = null, settled_at = now()
  where d.id = ${listingId}
    and d.settled_at is null
    and exists (select 1 from ${closed})
    and not exists (
      select 1
      from reports r
      where r.property_id = d.id
        and r.handled_at is null
        and ${reasonIn(DOUBT_REASONS)}
        and r.id not in (select c.id from ${closed} c)
    )`

/**
 * Stores what the poster of a listing answers to the doubt of visitors; a later answer replaces it. `changed` where
 * nothing is asked, or no longer.
 */
export async function answerDoubt(
  deps: Deps,
  user: SessionUser,
  listingId: string,
  answer: string,
): Promise<Result<OwnDoubt>> {
  const wait = await countAttempt(deps.db, `doubt:${user.id}`, DOUBT_RATE_LIMIT)
  if (wait !== null) return rateLimited(wait)
  const event = { event: 'doubt answered', actorId: user.id, subjectId: listingId } as const
  const allowed = sql`p.id = ${listingId} and ${allowedSql(user, 'doubt.answer', LISTING)}`
  const row = await deps.db.row<{ doubt: OwnDoubt }>(sql`
    with answered as (
      update offer_doubts d
      set answer = ${answer}, answered_at = now()
      from properties p
      where d.id = p.id and d.settled_at is null and ${allowed}
      returning d.*
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from answered)`)})
    select jsonb_build_object(
      'askedAt', d.asked_at, 'answer', d.answer, 'answeredAt', d.answered_at
    ) as doubt
    from answered d`)
  if (!row) {
    const known = await deps.db.row(sql`select 1 from properties p where ${allowed}`)
    return known ? fail('changed', { message: DOUBT_TEXTS.settled }) : fail('listing_not_available')
  }
  logEvent(deps, event)
  return ok(row.doubt)
}
