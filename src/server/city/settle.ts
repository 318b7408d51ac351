import { sql } from 'drizzle-orm/sql/sql'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { Deps } from '../deps.ts'
import { withDue, writeEarlier } from '../due.ts'
import { followerMayGetNews, mailFollowers, mailInsert, mayGetNews } from '../mail/outbox.ts'
import { namesCity } from './off-sql.ts'

const ON = JSON.stringify(ROUTED_CITIES.map(({ name, slug }) => ({ name, slug })))

/**
 * Brings the table of cities to the list of those that are on. Whoever has mails about a search in a city that is
 * switched off is told so, once. Returns the number of cities that have changed.
 */
export async function settleCities(deps: Deps): Promise<number> {
  const searches = sql`
    from saved_searches s
    join off c on ${namesCity(sql`s.query`)}`
  const data = sql`jsonb_build_object('city', c.name) as data`
  const users = sql`
    select distinct s.user_id, c.name, ${data}
    ${searches}
    join users u on u.id = s.user_id
    where s.rhythm <> 'never' and ${mayGetNews}`
  const followers = sql`
    select distinct s.follower_id, ${data}
    ${searches}
    join followers f on f.id = s.follower_id
    where s.rhythm <> 'never' and ${followerMayGetNews}`
  const row = await deps.db.row<{ changed: number }>(sql`
    with listed as (
      select * from jsonb_to_recordset(${ON}::jsonb) as l(name text, slug text)
    ),
    added as (
      insert into cities as c (name, slug)
      select name, slug from listed
      on conflict (name) do update set slug = excluded.slug, off_since = null
      where c.off_since is not null or c.slug <> excluded.slug
      returning c.name
    ),
    off as (
      update cities c
      set off_since = now()
      where c.off_since is null and not exists (select 1 from listed l where l.name = c.name)
      returning c.name, c.slug, c.off_since
    ),
    told as (${mailInsert(deps, 'city off', users, sql`r.name || now()`)}),
    mailed as (${mailFollowers(deps, 'city off', followers)})
    select (select count(*) from added)::int + (select count(*) from off)::int as changed`)
  const changed = row?.changed ?? 0
  // The function that hears of a deploy sends no mails.
  if (changed > 0) await withDue(deps.requestId, () => writeEarlier(deps.due, 'mails', deps.now()))
  return changed
}
