import { sql } from 'drizzle-orm/sql/sql'
import { DAILY_NEWS_KINDS } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'
import { mailInsert } from './outbox.ts'

/**
 * Puts the mails with news that wait for one account together into one: nobody gets several of them from one run, nor
 * one home twice. All searches become one part, which lists each home once, the account's own searches first; and a
 * saved home that they list is left out.
 */
export async function joinDailyMails(deps: Deps): Promise<void> {
  const isPart = sql`
    m.kind in (select jsonb_array_elements_text(${JSON.stringify(DAILY_NEWS_KINDS)}::jsonb))
    and m.sent_at is null
    and m.attempts = 0`
  const isTold = sql`
    exists (
      select 1
      from searches s, jsonb_path_query(s.searches, '$[*].listings[*]') l(listing)
      where s.user_id = t.user_id and l.listing->'id' = h.home->'id'
    )`
  const recipients = sql`
    select user_id,
      jsonb_build_object(
        'parts', jsonb_agg(jsonb_build_object('kind', kind, 'data', data) order by created_at, id)
      ) as data
    from parts
    group by user_id`
  await deps.db.rows(sql`
    with several as (
      select m.user_id from mails m where m.user_id is not null and ${isPart} group by m.user_id having count(*) > 1
    ),
    taken as (
      delete from mails m using several s where m.user_id = s.user_id and ${isPart} returning m.*
    ),
    searches as (
      select t.user_id, min(t.created_at) as created_at, min(t.id) as id,
        jsonb_agg(s.search order by s.search ? 'by', t.created_at desc, t.id, s.place) as searches
      from taken t
      cross join lateral jsonb_array_elements(t.data->'searches') with ordinality s(search, place)
      where t.kind = 'saved search'
      group by t.user_id
    ),
    homes as (
      select t.user_id, t.created_at, t.id, jsonb_agg(h.home order by h.place) as homes
      from taken t
      cross join lateral jsonb_array_elements(t.data->'homes') with ordinality h(home, place)
      where t.kind = 'saved home' and not ${isTold}
      group by t.user_id, t.created_at, t.id
    ),
    parts as (
      select user_id, created_at, id, 'saved search' as kind,
        jsonb_build_object('searches', searches) as data
      from searches
      union all
      select user_id, created_at, id, 'saved home', jsonb_build_object('homes', homes) from homes
      union all
      select user_id, created_at, id, kind, data from taken where kind not in ('saved search', 'saved home')
    )
    ${mailInsert(deps, 'news of the day', recipients)}`)
}
