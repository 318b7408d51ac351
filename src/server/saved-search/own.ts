import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { readSavedSearches as contract } from '../../contract/saved-search.ts'
import {
  type AlertRhythm,
  FIRST_RHYTHM,
  PAUSE_DAYS,
  type RhythmChoice,
  SAVED_SEARCH_LIMITS,
} from '../../domain/saved-search/constants.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'

/** Results from the time without mails are not reported later; a pause ends. */
export const resumedFrom: SQL = sql`
  alerted_until = case
    when saved_searches.rhythm = 'never' or saved_searches.alerted_until > now() then now()
    else saved_searches.alerted_until
  end`

/** After a change of what is searched for: what it finds now is known, and a pause goes on. */
const changedNow: SQL = sql`
  alerted_until = case
    when saved_searches.rhythm = 'never' then now()
    else greatest(now(), saved_searches.alerted_until)
  end`

/** Sets a saved search: a pause counts as if all until its end had been reported. */
export const pausedSql: SQL = sql`
  rhythm = case when saved_searches.rhythm = 'never' then ${FIRST_RHYTHM} else saved_searches.rhythm end,
  alerted_until = now() + make_interval(days => ${PAUSE_DAYS})`

/** Sets a saved search as its owner chooses. */
export const chosenSql = (choice: RhythmChoice): SQL =>
  choice === 'paused' ? pausedSql : sql`rhythm = ${choice}, ${resumedFrom}`

/** Search `s` as its owner reads it. */
export const savedSearchJson: SQL = sql`
  jsonb_build_object(
    'id', s.id, 'query', s.query, 'rhythm', s.rhythm,
    'pausedUntil', case when s.rhythm <> 'never' and s.alerted_until > now() then s.alerted_until end
  )`

type OwnSearches = ReplyOf<typeof contract>

/**
 * A user's saved searches, the newest first, why mails about them have stopped, and whether saved listings cause mails.
 */
export async function readSavedSearches(
  { db }: Deps,
  user: SessionUser,
): Promise<Result<OwnSearches>> {
  const row = await db.row<OwnSearches>(sql`
    select u.mail_stop as "mailStop", u.saved_home_mails as "homeMails",
      (
        select coalesce(jsonb_agg(${savedSearchJson} order by s.created_at desc, s.id), '[]'::jsonb)
        from saved_searches s
        where s.user_id = u.id
      ) as searches
    from users u
    where u.id = ${user.id}`)
  return row ? ok(row) : fail('not_signed_in')
}

type Saved = { id: string | null; room: boolean; confirmed: boolean }

/**
 * Saves a search; one that is already saved gets the new rhythm. With `replaces` that search becomes this one and keeps
 * its rhythm; where this one is saved already, the other goes. What it finds now is known. Of concurrent calls beyond
 * the limit, the last are refused.
 */
export async function saveSearch(
  deps: Deps,
  user: SessionUser,
  {
    query,
    rhythm,
    replaces = null,
  }: { query: string; rhythm: AlertRhythm; replaces?: string | null | undefined },
): Promise<Result<{ id: string; confirmed: boolean }>> {
  const ownSearches = sql`saved_searches where user_id = ${user.id}`
  const row = await deps.db.row<Saved>(sql`
    with known as (
      update saved_searches
      set ${replaces === null ? chosenSql(rhythm) : sql`rhythm = saved_searches.rhythm`}
      where user_id = ${user.id} and query = ${query}
      returning id
    ),
    moved as (
      update saved_searches
      set query = ${query}, created_at = now(), ${changedNow}
      where user_id = ${user.id} and id = ${replaces} and not exists (select 1 from known)
      returning id
    ),
    dropped as (
      delete from saved_searches
      where user_id = ${user.id}
        and id = ${replaces}
        and exists (select 1 from known where known.id <> ${replaces})
    ),
    free as (
      select min(n) as place
      from generate_series(1, ${SAVED_SEARCH_LIMITS.perAccount}::int) n
      where n not in (select place from ${ownSearches})
    ),
    made as (
      insert into saved_searches (id, user_id, query, rhythm, place)
      select ${newId()}, ${user.id}, ${query}, ${rhythm}, free.place
      from free
      where free.place is not null
        and not exists (select 1 from known union all select 1 from moved)
      on conflict do nothing
      returning id
    )
    select (
        select id from known union all select id from moved union all select id from made
      ) as id,
      (select place is not null from free) as room,
      (select email_verified_at is not null from users where id = ${user.id}) as confirmed`)
  if (row?.id) return ok({ id: row.id, confirmed: row.confirmed })
  // A concurrent request took the place or saved the same search: the next call reads the new state.
  return row?.room ? saveSearch(deps, user, { query, rhythm, replaces }) : fail('too_many_searches')
}

/** Changes how often the user gets mails about a search, or pauses them. */
export async function changeRhythm(
  { db }: Deps,
  user: SessionUser,
  id: string,
  choice: RhythmChoice,
): Promise<Result<{ id: string }>> {
  const row = await db.row<{ id: string }>(sql`
    update saved_searches
    set ${chosenSql(choice)}
    where id = ${id} and user_id = ${user.id}
    returning id`)
  return row ? ok(row) : fail('not_found')
}

export async function removeSavedSearch(
  { db }: Deps,
  user: SessionUser,
  id: string,
): Promise<Result<{ id: string }>> {
  const row = await db.row<{ id: string }>(
    sql`delete from saved_searches where id = ${id} and user_id = ${user.id} returning id`,
  )
  return row ? ok(row) : fail('not_found')
}
