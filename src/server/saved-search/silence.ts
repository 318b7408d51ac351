import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { FOLLOWER_DAYS } from '../../domain/saved-search/constants.ts'
import type { Deps } from '../deps.ts'
import { followerMayGetNews, mailFollowers } from '../mail/outbox.ts'
import { endsAtSql, followsNothing } from './followed.ts'

const silentFor = (days: number): SQL => sql`f.heard_at < now() - make_interval(days => ${days})`

/** Condition: mails come to follower `f`, so it is asked before it is erased. */
const getsMails: SQL = sql`
  (
    ${followerMayGetNews}
    and exists (select 1 from saved_searches s where s.follower_id = f.id and s.rhythm <> 'never')
  )`

/**
 * Condition: nothing was heard of follower `f` for so long that the address is erased. One that gets mails has had the
 * days to answer a question.
 */
const isForgotten: SQL = sql`
  (
    ${silentFor(FOLLOWER_DAYS.silent)}
    and (
      not ${getsMails}
      or coalesce(f.asked_at < now() - make_interval(days => ${FOLLOWER_DAYS.askedBefore}), false)
    )
  )`

/** Condition: follower `f` is forgotten, or has nothing left: what is confirmed just now is heard. */
export const isFollowerOver: SQL = sql`
  (${isForgotten} or ${followsNothing} and f.heard_at < now() - interval '1 hour')`

/**
 * Asks followers who have been silent for long whether to keep their searches: once, some weeks before these are
 * erased. Whoever gets no mails is not asked. Returns how many were.
 */
export async function askSilentFollowers(deps: Deps): Promise<number> {
  const { silent, askedBefore } = FOLLOWER_DAYS
  const row = await deps.db.row<{ asked: number }>(sql`
    with due as (
      update followers f
      set asked_at = now()
      where ${silentFor(silent - askedBefore)}
        and f.asked_at is null
        and ${getsMails}
        and ${deps.env.rules.mails}::boolean
      returning f.id as follower_id, jsonb_build_object('endsAt', ${endsAtSql}) as data
    ),
    mailed as (${mailFollowers(deps, 'keep alert', sql`select * from due`)})
    select count(*) as asked from due`)
  return row?.asked ?? 0
}
