import { sql } from 'drizzle-orm/sql/sql'
import type { BodyOf, Nothing } from '../../contract/endpoint.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { sayTogether } from '../../contract/together.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { TOGETHER_LIMITS, TOGETHER_RATE_LIMITS } from '../../domain/together/constants.ts'
import { addressKey, countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { isPublicSql } from '../listing/public.ts'
import { type Caller, isCallers, isPairAlive } from './seat.ts'

type Saying = Omit<BodyOf<typeof sayTogether>, 'seat'>

/**
 * Writes what one of the two says of a home, in their own row: what the other writes at the same time stays. The home is
 * on the list already, or is a public one.
 */
export async function say(
  { db, env }: Deps,
  pair: string,
  caller: Caller,
  { listing, answer, note }: Saying,
  ip: string,
): Promise<Result<{ at: string }>> {
  const wait = await countAttempt(
    db,
    `together-said:${caller.user?.id ?? addressKey(ip)}`,
    TOGETHER_RATE_LIMITS.write,
  )
  if (wait !== null) return rateLimited(wait)
  const row = await db.row<{ found: boolean; full: boolean; at: string | null }>(sql`
    with mine as (
      select s.id, p.user_id
      from shortlist_seats s
      join shortlist_pairs p on p.id = s.pair_id
      where p.id = ${pair} and ${isPairAlive} and ${isCallers(env, caller)}
    ),
    home as (
      select coalesce(
        (select a.name from shortlist_answers a join mine on mine.id = a.seat_id where a.listing_id = ${listing}),
        (select k.name from shortlist k join mine on mine.user_id = k.user_id where k.listing_id = ${listing}),
        (
          select a.name
          from shortlist_answers a
          join shortlist_seats s on s.id = a.seat_id
          where s.pair_id = ${pair} and a.listing_id = ${listing}
        ),
        (
          select left(p.project_building_name, ${SHORTLIST_LIMITS.name})
          from properties p
          where p.id = ${listing} and ${isPublicSql}
        )
      ) as name
    ),
    room as (
      select mine.id
      from mine
      where exists (select 1 from shortlist_answers a where a.seat_id = mine.id and a.listing_id = ${listing})
        or (select count(*) from shortlist_answers a where a.seat_id = mine.id) < ${TOGETHER_LIMITS.homes}
    ),
    said as (
      insert into shortlist_answers as a (seat_id, listing_id, name, answer, note)
      select room.id, ${listing}, home.name, nullif(${answer}::text, ''), coalesce(${note}::text, '')
      from room
      join home on home.name is not null
      on conflict (seat_id, listing_id) do update
      set answer = case when ${answer}::text is null then a.answer else excluded.answer end,
        note = case when ${note}::text is null then a.note else excluded.note end,
        changed_at = now()
      returning changed_at
    )
    select exists (select 1 from mine) and (select name from home) is not null as found,
      not exists (select 1 from room) as full,
      (select to_jsonb(changed_at) from said) as at`)
  if (row?.at) return ok({ at: row.at })
  return fail(row?.found && row.full ? 'list_full' : 'not_found')
}

/** Erases what one of the two said of a home. */
export async function takeBack(
  { db, env }: Deps,
  pair: string,
  caller: Caller,
  listing: string,
): Promise<Result<Nothing>> {
  const row = await db.row<{ found: boolean }>(sql`
    with mine as (
      select s.id
      from shortlist_seats s
      where s.pair_id = ${pair} and ${isCallers(env, caller)}
    ),
    erased as (
      delete from shortlist_answers a using mine where a.seat_id = mine.id and a.listing_id = ${listing}
    )
    select exists (select 1 from mine) as found`)
  return row?.found ? ok({}) : fail('not_found')
}

/**
 * The host deletes the pair, and with it all that was said. The other person deletes their own seat: what the host said
 * stays with the host.
 */
export async function end(
  { db, env }: Deps,
  pair: string,
  caller: Caller,
): Promise<Result<Nothing>> {
  const row = await db.row<{ found: boolean }>(sql`
    with mine as (
      select s.id, s.host
      from shortlist_seats s
      where s.pair_id = ${pair} and ${isCallers(env, caller)}
    ),
    ended as (delete from shortlist_pairs where id = ${pair} and (select host from mine)),
    left_by as (delete from shortlist_seats s using mine where s.id = mine.id and not mine.host)
    select exists (select 1 from mine) as found`)
  return row?.found ? ok({}) : fail('not_found')
}
