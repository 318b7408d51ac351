import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { OFFERS_SHOWN } from '../../domain/same-home/constants.ts'
import { isSeenSql, time } from '../right-to-offer/sql.ts'

/**
 * The other listings that are of the same home as one, by an expression of its id, because admins said so of the two or
 * of others between them.
 */
export const sameHomesOf = (id: SQL): SQL => sql`
  (
    with recursive found(id) as (
      select ${id}
      union
      select h.other_id from found f join same_homes h on h.listing_id = f.id and h.is_same
    )
    select f.id from found f where f.id <> ${id}
  )`

/** The first approval `m` of a listing, by an expression of its id, as the log of decisions has it. */
export const firstApprovalOf = (id: SQL): SQL => sql`
  (
    select m.*
    from moderation_log m
    where m.property_id = ${id} and m.decision = 'listing.approved'
    order by m.decided_at
    limit 1
  )`

const ENDS = sql`('off', 'hidden', 'sold', 'rented', 'lapsed')`

/**
 * What other accounts offer or offered as the home of property `p`, as far as it was published: null where nothing is
 * known. `onOffer` and `leavesAt` are the condition and the time of a property `p`, which stands for the other here.
 */
export const elsewhereJson = (onOffer: SQL, leavesAt: SQL): SQL => sql`
  (
    select jsonb_build_object(
        'others', count(distinct x.user_id) filter (where x.rank is not null),
        'offers', coalesce(jsonb_agg(
          jsonb_build_object('id', x.id, 'price', x.price, 'role', x.role, 'seen', x.seen) order by x.rank
        ) filter (where x.rank <= ${OFFERS_SHOWN}), '[]'::jsonb),
        'listings', jsonb_agg(
          jsonb_build_object(
            'publishedAt', ${time(sql`x.published_at`)}, 'listingType', x.listing_type, 'first', x.first,
            'last', x.last, 'offered', x.offered, 'until', case when not x.offered then ${time(sql`x.until`)} end
          )
          order by x.published_at, x.id
        )
      )
    from (
      select g.id, o.user_id, o.price, o.role, o.seen, coalesce(o.offered, false) as offered,
        coalesce(o.listing_type, m.listing_type) as listing_type,
        coalesce(e.published_at, m.decided_at) as published_at,
        coalesce(e.first, m.price) as first, coalesce(o.price, e.last, m.price) as last,
        coalesce(o.until, e.until) as until,
        case
          when o.offered and o.listing_type = p.listing_type
            then row_number() over (
                partition by o.offered and o.listing_type = p.listing_type
                order by o.price, g.id
              )
        end as rank
      from ${sameHomesOf(sql`p.id`)} g
      left join lateral (
        select p.user_id, p.price, p.listing_type, p.is_approved, u.role, (${onOffer}) as offered,
          coalesce(p.hidden_at, p.closed_at, case when ${leavesAt} <= now() then ${leavesAt} end) as until,
          exists (select 1 from rights_to_offer r where r.id = p.id and ${isSeenSql}) as seen
        from properties p
        join users u on u.id = p.user_id
        where p.id = g.id
      ) o on true
      left join lateral ${firstApprovalOf(sql`g.id`)} m on true
      left join lateral (
        select min(e.at) filter (where e.kind = 'published') as published_at,
          (array_agg(e.amount order by e.at, e.id) filter (where e.kind = 'published'))[1] as first,
          (array_agg(e.amount order by e.at desc, e.id desc) filter (where e.amount is not null))[1] as last,
          max(e.at) filter (where e.kind in ${ENDS}) as until
        from listing_events e
        where e.property_id = g.id
      ) e on true
      where o.user_id is distinct from p.user_id
        -- What waits for its first decision is nobody's to know.
        and o.is_approved is not false
        and coalesce(e.published_at, m.decided_at) is not null
    ) x
    having count(*) > 0
  )`
