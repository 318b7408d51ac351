import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Followed } from '../../contract/saved-search.ts'
import {
  type AlertRhythm,
  FIRST_RHYTHM,
  FOLLOWER_DAYS,
  type RhythmChoice,
} from '../../domain/saved-search/constants.ts'
import type { FollowLink } from '../../domain/saved-search/follow-link.ts'
import type { Deps } from '../deps.ts'
import { stillAsked } from './ask.ts'
import { eraseFollower } from './erase.ts'
import { opens } from './follow-secret.ts'
import { chosenSql, resumedFrom, savedSearchJson } from './own.ts'

type Secret = Pick<FollowLink, 'id' | 'secret'>

/**
 * When follower `f` has been silent for so long that the address is erased, as an ISO time. Who was asked late has the
 * days to answer all the same.
 */
export const endsAtSql: SQL = sql`
  to_char(
    greatest(
      f.heard_at + make_interval(days => ${FOLLOWER_DAYS.silent}),
      f.asked_at + make_interval(days => ${FOLLOWER_DAYS.askedBefore})
    ) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS"Z"'
  )`

/** Condition: follower `f` has no searches. */
export const followsNothing: SQL = sql`
  not exists (select 1 from saved_searches s where s.follower_id = f.id)`

/** Sets follower `f`: its reader was heard. */
const heard = sql`heard_at = now(), asked_at = null`

/** What is kept for the follower of a link, or waits for the confirmation that a link asks for. */
export async function readFollowed({ db, env }: Deps, secret: Secret): Promise<Result<Followed>> {
  const { id } = secret
  if (opens(env, 'kept', secret)) {
    const row = await db.row<Followed>(sql`
      select f.email, f.mail_stop as "mailStop", ${endsAtSql} as "endsAt",
        (
          select coalesce(jsonb_agg(${savedSearchJson} order by s.created_at desc, s.id), '[]'::jsonb)
          from saved_searches s
          where s.follower_id = f.id
        ) as searches
      from followers f
      where f.id = ${id}`)
    return row ? ok(row) : fail('link_used_up')
  }
  if (!opens(env, 'asked', secret)) return fail('link_used_up')
  const row = await db.row<Followed>(sql`
    select a.email, null as "mailStop",
      to_char(
        (a.created_at + make_interval(days => ${FOLLOWER_DAYS.unconfirmed})) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      ) as "endsAt",
      jsonb_build_array(jsonb_build_object(
        'id', a.id, 'query', a.query, 'rhythm', ${FIRST_RHYTHM}::text, 'pausedUntil', null
      )) as searches
    from asked_searches a
    where a.id = ${id} and ${stillAsked}`)
  return row ? ok(row) : fail('link_used_up')
}

/** Keeps all searches of a follower for another year, with another rhythm where one is given. */
export async function changeFollowed(
  { db, env }: Deps,
  secret: Secret,
  rhythm: AlertRhythm | null = null,
): Promise<Result<{ endsAt: string }>> {
  if (!opens(env, 'kept', secret)) return fail('link_used_up')
  const row = await db.row<{ endsAt: string }>(sql`
    with changed as (
      update saved_searches
      set rhythm = coalesce(${rhythm}::text, rhythm), ${resumedFrom}
      where follower_id = ${secret.id} and ${rhythm}::text is not null
    )
    update followers f set ${heard} where f.id = ${secret.id} returning ${endsAtSql} as "endsAt"`)
  return row ? ok(row) : fail('link_used_up')
}

/**
 * Erases the address of a follower, with its searches, what they told, its waiting mails and what else it asked for.
 */
export async function eraseFollowed(
  { db, env }: Deps,
  secret: Secret,
): Promise<Result<{ id: string }>> {
  if (!opens(env, 'kept', secret)) return fail('link_used_up')
  const row = await db.row<{ id: string }>(eraseFollower(secret))
  return row ? ok(row) : fail('link_used_up')
}

/** Changes how often mails come about one search of a follower, or pauses them. */
export async function changeFollowedSearch(
  { db, env }: Deps,
  { search, ...secret }: Secret & { search: string },
  choice: RhythmChoice,
): Promise<Result<{ id: string }>> {
  if (!opens(env, 'kept', secret)) return fail('link_used_up')
  const row = await db.row<{ id: string }>(sql`
    with changed as (
      update saved_searches
      set ${chosenSql(choice)}
      where id = ${search} and follower_id = ${secret.id}
      returning id
    ),
    heard as (
      update followers f set ${heard} where f.id = ${secret.id} and exists (select 1 from changed)
    )
    select id from changed`)
  return row ? ok(row) : fail('not_found')
}

/**
 * Removes a search of a follower. Without any there is no reason to keep the address, so it is erased as well: in a
 * second statement, as of two that remove the last searches at once neither sees what the other does. It erases nothing
 * where the follower was heard after the first. The cleanup does the same, for a call that ends between the two.
 */
export async function removeFollowedSearch(
  { db, env }: Deps,
  { search, ...secret }: Secret & { search: string },
): Promise<Result<{ id: string }>> {
  if (!opens(env, 'kept', secret)) return fail('link_used_up')
  const row = await db.row<{ id: string; heardAt: string | null }>(sql`
    with gone as (
      delete from saved_searches
      where id = ${search} and follower_id = ${secret.id}
      returning id
    ),
    heard as (
      update followers f
      set ${heard}
      where f.id = ${secret.id} and exists (select 1 from gone)
      returning f.heard_at
    )
    select id, (select heard_at::text from heard) as "heardAt" from gone`)
  if (!row) return fail('not_found')
  const unheard = sql`f.heard_at::text = ${row.heardAt}`
  await db.rows(eraseFollower(secret, sql`${unheard} and ${followsNothing}`))
  return ok({ id: row.id })
}
