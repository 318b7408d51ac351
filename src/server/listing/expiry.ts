import { sql } from 'drizzle-orm/sql/sql'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { GONE_DAYS } from '../../domain/report/gone.ts'
import type { Deps } from '../deps.ts'
import { mailInsert } from '../mail/outbox.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { lastGoodStart } from '../rebuild/builds.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { aboutSql, confirmedMs } from './columns.ts'
import { leavesAtSql } from './public.ts'

/**
 * How many owners were asked whether their listing is still available, and how many were informed that it has expired.
 */
export type AskedOwners = { asked: number; expired: number }

const days = (count: number) => sql`make_interval(days => ${count}::int)`
/**
 * Asks the owners of listings that are about to expire, once for each confirmation, and informs the owners of expired
 * ones, once. An owner who was asked before is informed as well. Where visitors said that a listing is gone and its
 * owner was asked for that a few days ago, the first waits.
 */
export async function askOwners(deps: Deps): Promise<AskedOwners> {
  const expiresAt = sql`p.confirmed_at + ${days(LISTING_DAYS.unconfirmed)}`
  const mailRows = (expired: boolean) => sql`
    select a.user_id,
      jsonb_build_object('title', a.about, 'listingId', a.id, 'since', a.since) as data
    from asked a
    where a.expired = ${expired}::boolean`
  const row = await deps.db.row<AskedOwners>(sql`
    with due as (
      select p.id, ${expiresAt} <= now() as expired
      from properties p
      where p.is_approved
        and p.closed_at is null
        and p.confirmed_at <= now() - ${days(LISTING_DAYS.asked)}
        and (
          p.asked_at is null
          or p.asked_at < case when ${expiresAt} <= now() then ${expiresAt} else p.confirmed_at end
        )
        and (
          ${expiresAt} <= now()
          or p.gone_asked_at is null
          or p.gone_asked_at <= now() - ${days(GONE_DAYS.beforeReminder)}
        )
      order by p.confirmed_at
      limit ${CLEANUP_LIMITS.rows}
      for update of p skip locked
    ),
    asked as (
      update properties p
      set asked_at = now()
      from due
      where p.id = due.id
      returning p.user_id, p.id, ${confirmedMs} as since, due.expired, ${aboutSql} as about
    ),
    mailed_ask as (${mailInsert(deps, 'still available', mailRows(false))}),
    mailed_expired as (${mailInsert(deps, 'expired', mailRows(true))})
    select count(*) filter (where not expired) as asked, count(*) filter (where expired) as expired
    from asked`)
  return row ?? { asked: 0, expired: 0 }
}

/**
 * Requests a rebuild where a listing has left the public pages since the newest good build began; returns whether it
 * did. A change that was already requested is not counted again in the revision, and is requested again only where the
 * newest build failed.
 */
export async function rebuildWithoutLeft(deps: Deps): Promise<boolean> {
  const row = await deps.db.row<{ wanted: boolean }>(sql`
    with known as (
      select ${lastGoodStart} as built,
        (select requested_at from site_revision where id = 1) as requested,
        coalesce((select result = 'failed' from builds order by id desc limit 1), false) as failed
    ),
    gone as (
      select max(${leavesAtSql}) as at
      from properties p
      where p.is_approved and ${leavesAtSql} <= now()
    ),
    wanted as (
      select gone.at > coalesce(known.requested, '-infinity')
          and gone.at > coalesce(known.built, '-infinity') as changed,
        known.failed and gone.at > coalesce(known.built, '-infinity') as again
      from gone, known
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from wanted where changed)`)})
    select coalesce(changed or again, false) as wanted from wanted`)
  if (!row?.wanted) return false
  await askForBuild(deps, 'listing expired', 'anything')
  return true
}
