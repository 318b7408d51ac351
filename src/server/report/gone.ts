import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { GONE_DESK_TEXTS } from '#english/report/texts-gone-desk'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import { GONE_REASON } from '../../domain/report/constants.ts'
import { GONE_DAYS, GONE_PEOPLE } from '../../domain/report/gone.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { aboutSql, confirmedMs } from '../listing/columns.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { mailOutcomes } from './answer.ts'
import { isNotOwners, isOnePerson, sayingSql } from './people.ts'

export const days = (count: number): SQL => sql`make_interval(days => ${count}::int)`

/** Condition: report `r` is open and says that property `p` is gone. */
const saysGone: SQL = sql`
  r.property_id = p.id and r.reason = ${GONE_REASON} and r.handled_at is null`

/**
 * Condition: report `r` about property `p` counts as another person's word: it is not the owner's, and not that of
 * somebody whom the owner contradicted lately.
 */
export const isOthersWord: SQL = sql`
  ${isNotOwners}
  and not exists (
    select 1
    from reports o
    where o.property_id = r.property_id
      and o.outcome = 'confirmed by owner'
      and o.handled_at > now() - ${days(GONE_DAYS.sameReporter)}
      and ${isOnePerson(sql`o.reporter_id`, sql`r.reporter_id`)}
  )`

/** How many people say that property `p` is gone. */
const peopleSql: SQL = sayingSql(sql`reports r`, sql`${saysGone} and ${isOthersWord}`)

/** Condition: visitors see property `p`, unless it has expired, and its poster may be asked about it. */
export const isOnOffer: SQL = sql`p.is_approved and p.closed_at is null and p.hidden_at is null`

/** Condition: the owner of property `p` may be asked by mail again. */
const mayBeAsked: SQL = sql`
  ${isOnOffer}
  and (p.gone_asked_at is null or p.gone_asked_at < now() - ${days(GONE_DAYS.betweenMails)})`

/**
 * When the owner of property `p` was asked about what open reports say; null where it was asked only about earlier
 * ones.
 */
export const goneAskedSql: SQL = sql`
  case
    when exists (
      select 1 from reports r where ${saysGone} and ${isOthersWord} and r.created_at <= p.gone_asked_at
    ) then p.gone_asked_at
  end`

/** Since when open reports say that property `p` is gone; null where none does. */
export const goneReportedSql: SQL = sql`
  (select min(r.created_at) from reports r where ${saysGone} and ${isOthersWord})`

/**
 * Condition: the owner of property `p` has not confirmed it since. Reports that an answer closes meanwhile still look
 * open to a statement that waited for it, so this asks the listing itself.
 */
const silentSince: SQL = sql`p.confirmed_at <= p.gone_asked_at`

/** Condition: the owner of property `p` was asked about open reports, and the time for the answer is over. */
export const goneUnansweredSql: SQL = sql`
  coalesce((${goneAskedSql}) <= now() - ${days(GONE_DAYS.answer)}, false)`

/**
 * Statement parts that ask owners whether their listing is still available, because visitors said that it is gone:
 * `which` is a condition over property `p`.
 */
const askOwner = (deps: Deps, which: SQL): SQL => sql`
  gone_asked as (
    update properties p
    set gone_asked_at = now()
    where ${which} and ${mayBeAsked}
    returning p.user_id, p.id, ${confirmedMs} as since, ${aboutSql} as about
  ),
  mailed_gone as (${mailInsert(
    deps,
    'still available',
    sql`
      select a.user_id,
        jsonb_build_object(
          'title', a.about, 'listingId', a.id, 'since', a.since, 'reported', true
        ) as data
      from gone_asked a`,
  )})`

/** The same for the report that the part `kept` of a statement has just stored under an id. */
export const askAboutReport = (deps: Deps, listingId: string, id: string): SQL =>
  askOwner(
    deps,
    sql`
      p.id = ${listingId}
      and exists (
        select 1 from kept r where r.id = ${id} and r.reason = ${GONE_REASON} and ${isOthersWord}
      )`,
  )

/**
 * Statement parts for an answer of the owner, or of an admin: closes the open reports that say the listing is gone, and
 * tells who sent them. `answer` is an earlier part with the columns `user_id` and `closed`.
 */
export const closeGone = (
  deps: Deps,
  actor: SessionUser,
  listingId: string,
  answer: SQL,
): SQL => sql`
  gone_closed as (
    update reports r
    set handled_at = now(), handled_by = ${actor.id},
      outcome = case
        when a.closed then 'corrected'
        when a.user_id = ${actor.id} then 'confirmed by owner'
        else 'dismissed'
      end
    from ${answer} a
    where r.property_id = ${listingId} and r.reason = ${GONE_REASON} and r.handled_at is null
    returning r.*, a.closed and a.user_id = ${actor.id} as by_owner
  ),
  gone_told as (${mailOutcomes(deps, sql`gone_closed`, sql`r.outcome`, sql`r.by_owner`)})`

/** Asks owners about reports that came too soon after an earlier mail; returns how many. */
export async function askOwnersLater(deps: Deps): Promise<number> {
  const late = sql`
    p.id in (
      select r.property_id from reports r where r.reason = ${GONE_REASON} and r.handled_at is null
    )
    and exists (
      select 1
      from reports r
      where ${saysGone}
        and ${isOthersWord}
        and (p.gone_asked_at is null or r.created_at > p.gone_asked_at)
    )`
  const row = await deps.db.row<{ asked: number }>(sql`
    with ${askOwner(deps, late)} select count(*) as asked from gone_asked`)
  return row?.asked ?? 0
}

/**
 * Hides the listings that enough people with a confirmed address reported as gone, and whose owner was asked and has
 * not answered in time; requests a build without them. Returns how many.
 */
export async function hideUnanswered(deps: Deps): Promise<number> {
  const rows = await deps.db.rows<{ id: string }>(sql`
    with due as (
      select p.id
      from properties p
      where p.is_approved
        and p.closed_at is null
        and p.hidden_at is null
        and p.gone_asked_at <= now() - ${days(GONE_DAYS.answer)}
        and ${silentSince}
        and ${goneUnansweredSql}
        and ${GONE_PEOPLE}::int <= ${peopleSql}
      order by p.gone_asked_at
      limit ${CLEANUP_LIMITS.rows}
      for update of p skip locked
    ),
    hidden as (
      update properties p set hidden_at = now() from due where p.id = due.id returning p.id
    ),
    met as (
      select r.*
      from reports r
      join hidden h on h.id = r.property_id
      where r.reason = ${GONE_REASON} and r.handled_at is null
    ),
    told as (${mailOutcomes(deps, sql`met`, sql`'hidden'`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from hidden)`)})
    select id from hidden`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await Promise.all(ids.map((id) => purgePhotos(deps, id)))
  await askForBuild(deps, 'listing expired', { listings: ids })
  return ids.length
}

/**
 * Hides a listing that was reported as gone and whose owner was asked, until the owner answers, or shows it again.
 * `changed` where it is not so any more.
 */
export async function hideReported(
  deps: Deps,
  admin: SessionUser,
  listingId: string,
  hidden: boolean,
): Promise<Mailing<{ hidden: boolean }>> {
  const event = {
    event: 'report handled',
    actorId: admin.id,
    subjectId: listingId,
    details: { outcome: hidden ? 'hidden' : 'shown again' },
  } as const
  const row = await deps.db.row<{ id: string }>(sql`
    with done as (
      update properties p
      set hidden_at = case when ${hidden}::boolean then now() end
      where p.id = ${listingId}
        and p.is_approved
        and p.closed_at is null
        and (p.hidden_at is null) = ${hidden}::boolean
        and (not ${hidden}::boolean or ${silentSince} and ${goneAskedSql} is not null)
        and ${actorStillAuthorised(admin)}
      returning p.id
    ),
    met as (
      select r.*
      from reports r
      join done d on d.id = r.property_id
      where r.reason = ${GONE_REASON} and r.handled_at is null and ${hidden}::boolean
    ),
    told as (${mailOutcomes(deps, sql`met`, sql`'hidden'`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from done)`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from done)`)})
    select id from done`)
  if (!row) {
    const known = await deps.db.row(sql`select 1 from properties where id = ${listingId}`)
    return known ? fail('changed', { message: GONE_DESK_TEXTS.changed }) : fail('not_found')
  }
  logEvent(deps, event)
  await Promise.all([
    purgePhotos(deps, listingId),
    askForBuild(deps, 'listing closed or confirmed', { listings: [listingId] }),
  ])
  return okMailed({ hidden })
}
