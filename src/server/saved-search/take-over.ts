import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'

/**
 * Parts of the statement that confirms an address: its account takes over the searches that were kept for the address
 * alone. `account` is an earlier part with the id of one account at most. A search that the account has too goes; what
 * finds no place stays with the address. The links of mails from before stop what they stopped.
 */
export const takeOverSearches = (account: SQL): SQL => sql`
  following as (
    select f.id, u.id as user_id
    from ${account} c
    join users u on u.id = c.id
    join followers f on lower(f.email) = lower(u.email)
  ),
  moving as (
    select s.id, row_number() over (order by s.created_at, s.id) as n
    from following w
    join saved_searches s on s.follower_id = w.id
    where not exists (
      select 1 from saved_searches o where o.user_id = w.user_id and o.query = s.query
    )
  ),
  places as (
    select p.place, row_number() over (order by p.place) as n
    from generate_series(1, ${SAVED_SEARCH_LIMITS.perAccount}::int) p(place)
    where p.place not in (
      select o.place from saved_searches o join following w on w.user_id = o.user_id
    )
  ),
  moved as (
    update saved_searches s
    set user_id = w.user_id, follower_id = null, mailbox = null, place = p.place,
      followed_as = array[w.id]
    from following w, moving m
    join places p on p.n = m.n
    where s.id = m.id
    returning s.id
  ),
  twins as (
    update saved_searches o
    set followed_as = o.followed_as || array[w.id, s.id]
    from following w
    join saved_searches s on s.follower_id = w.id
    where o.user_id = w.user_id and o.query = s.query
  ),
  doubled as (
    delete from saved_searches s
    using following w
    where s.follower_id = w.id and s.id not in (select id from moving)
  ),
  unfollowed as (
    delete from followers f
    using following w
    where f.id = w.id and (select count(*) from moving) = (select count(*) from moved)
  )`
