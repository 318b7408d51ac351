import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { changeShortlist, Shortlist } from '../../contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import type { Deps } from '../deps.ts'
import { isPublicSql } from '../listing/public.ts'

/** A user's shortlist, oldest entry first. */
export async function readOwnShortlist(
  { db }: Deps,
  user: SessionUser,
): Promise<Result<Shortlist>> {
  const row = await db.row<Omit<Shortlist, 'account'>>(sql`
    select coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', listing_id, 'name', name, 'note', note, 'price', price, 'listingType', listing_type
        ) order by created_at, place)
        from shortlist
        where user_id = ${user.id}
      ), '[]'::jsonb) as items,
      (
        select jsonb_build_object('secret', secret, 'notes', notes, 'name', name)
        from shortlist_links
        where user_id = ${user.id}
      ) as link`)
  return ok({ account: user.id, items: row?.items ?? [], link: row?.link ?? null })
}

type Change = BodyOf<typeof changeShortlist>

/**
 * Saves listings and removes others; one that is already saved keeps its note. Concurrent calls of two devices wait for
 * each other, but the second has looked for free places before it waited: entries whose place was taken are saved in
 * the next round.
 */
export async function changeOwnShortlist(
  deps: Deps,
  user: SessionUser,
  change: Change,
): Promise<Result<Shortlist>> {
  let changed = await changeOnce(deps, user, change)
  for (
    let rounds = 1;
    rounds < MOST_ROUNDS && changed.ok && isShort(changed.value, change);
    rounds += 1
  )
    changed = await changeOnce(deps, user, { add: change.add, remove: [] })
  return changed
}

const MOST_ROUNDS = 10
const isShort = ({ items }: Shortlist, { add }: Change) =>
  items.length < SHORTLIST_LIMITS.perAccount &&
  add.some(({ id }) => !items.some((item) => item.id === id))

async function changeOnce(deps: Deps, user: SessionUser, { add, remove }: Change) {
  const ownShortlist = sql`shortlist where user_id = ${user.id}`
  await deps.db.rows(sql`
    with account as (select id from users where id = ${user.id} for update),
    taken_out as (
      delete from ${ownShortlist} and listing_id in (
          select jsonb_array_elements_text(${JSON.stringify(remove)}::jsonb)
        )
    ),
    wanted as (
      select w.id, w.name, row_number() over (order by w.ord) as n
      from rows from (
        jsonb_to_recordset(${JSON.stringify(add)}::jsonb) as (id text, name text)
      ) with ordinality as w(id, name, ord)
      where w.id not in (select listing_id from ${ownShortlist})
    ),
    free as (
      select place, row_number() over (order by place) as n
      from generate_series(1, ${SHORTLIST_LIMITS.perAccount}::int) place
      where place not in (select place from ${ownShortlist})
    )
    insert into shortlist (user_id, listing_id, name, price, listing_type, place)
    select account.id, wanted.id, wanted.name, p.price, p.listing_type, free.place
    from account
    cross join wanted
    join free using (n)
    left join properties p on p.id = wanted.id and ${isPublicSql}
    on conflict do nothing`)
  return readOwnShortlist(deps, user)
}

export async function noteOn(
  { db }: Deps,
  user: SessionUser,
  id: string,
  note: string,
): Promise<Result<{ id: string }>> {
  const row = await db.row<{ id: string }>(sql`
    update shortlist
    set note = ${note}
    where user_id = ${user.id} and listing_id = ${id}
    returning listing_id as id`)
  return row ? ok(row) : fail('not_found')
}
