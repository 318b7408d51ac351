import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { SameHomes } from '../../contract/same-home.ts'
import { DUPLICATE_LIMITS } from '../../domain/hints/constants.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { HOME_MARKS, HOMES_SHOWN, PAST_DAYS } from '../../domain/same-home/constants.ts'
import type { Db } from '../db/client.ts'
import { listingStateSql } from '../listing/columns.ts'
import {
  alikeRows,
  picturedCtes,
  resaidCtes,
  sameNumberRows,
  samePlaceSql,
} from '../moderation/hint-sql.ts'
import { isSeenSql, time } from '../right-to-offer/sql.ts'
import { sameHomesOf } from './elsewhere-sql.ts'

/** Property `p` of user `u` as it stands beside others. */
const sideJson: SQL = sql`
  jsonb_build_object(
    'id', p.id, 'state', ${listingStateSql(LISTING_DAYS)}, 'name', p.project_building_name,
    'listingType', p.listing_type, 'propertyType', p.property_type, 'locality', p.locality,
    'city', p.city, 'plotArea', p.plot_area, 'price', p.price, 'postedAt', ${time(sql`p.created_at`)},
    'poster', jsonb_build_object('name', u.name, 'role', u.role),
    'right', (
      select jsonb_build_object(
          'unit', r.unit, 'tower', r.tower, 'waits', r.paper_id is not null,
          'seen', case
            when ${isSeenSql}
              then jsonb_build_object('kind', r.seen_kind, 'at', ${time(sql`r.seen_at`)})
          end
        )
      from rights_to_offer r
      where r.id = p.id
    )
  )`

/** The same of a listing that is deleted, from the newest line `m` of its approval. */
const goneJson: SQL = sql`
  jsonb_build_object(
    'id', m.property_id, 'state', 'gone', 'name', null, 'listingType', m.listing_type,
    'propertyType', m.property_type, 'locality', m.locality, 'city', m.city,
    'plotArea', m.plot_area, 'price', m.price, 'postedAt', ${time(sql`m.submitted_at`)},
    'poster', (
      select jsonb_build_object('name', u.name, 'role', u.role) from users u where u.id = m.poster_id
    ),
    'right', null
  )`

/** The approvals `m` of listings that were taken away lately, and resemble `w` in all but their price. */
const pastRows: SQL = sql`
  select m.property_id
  from moderation_log m
  where m.decision = 'listing.approved'
    and m.city = w.city
    and lower(m.locality) = lower(w.locality)
    and m.listing_type = w.listing_type
    and m.property_type = w.property_type
    and abs(m.plot_area - w.plot_area) * 100 <= ${DUPLICATE_LIMITS.areaPercent} * greatest(m.plot_area, w.plot_area)
    and m.decided_at > now() - make_interval(days => ${PAST_DAYS})
    and not exists (select 1 from properties o where o.id = m.property_id)`

const markList = sql.raw(HOME_MARKS.map((mark) => `'${mark}'`).join(', '))

/**
 * Listings of other accounts that may be of the same home as a listing, and those of which admins have said something,
 * the strongest signs first. One statement.
 */
export async function readSameHomes(db: Db, id: string): Promise<Result<SameHomes>> {
  const row = await db.row<{ homes: SameHomes }>(sql`
    with w as (
      select p.id as listing_id, p.user_id, p.city, p.locality, p.listing_type, p.property_type,
        p.plot_area, p.price, p.place_key, p.shingles, null::text[] as photos
      from properties p
      where p.id = ${id}
    ),
    waiting as (select listing_id as id, * from w),
    ${picturedCtes},
    ${resaidCtes},
    signs as (
      select n.id, 'number' as mark from w cross join lateral (${sameNumberRows}) n
      union
      select other_listing, 'pictures' from pictured where rejection is null
      union
      select other_id, 'words' from resaid
      union
      select m.property_id, 'past' from w cross join lateral (${pastRows}) m
      union
      select id, 'alike' from (${alikeRows}) a
    ),
    judged as (
      select h.other_id as id, h.is_same, u.name as by
      from same_homes h
      left join users u on u.id = h.decided_by
      where h.listing_id = ${id}
    ),
    every as (
      select id from signs
      union
      select id from judged
      union
      select id from ${sameHomesOf(sql`${id}::text`)} s
    ),
    found as (
      select e.id, o.id as there, m.id as line,
        array(
          select x.mark
          from (select unnest(array[${markList}]) as mark, generate_subscripts(array[${markList}], 1) as n) x
          where exists (select 1 from signs s where s.id = e.id and s.mark = x.mark)
          order by x.n
        ) as marks,
        j.id is not null and not j.is_same as is_other,
        e.id in (select id from ${sameHomesOf(sql`${id}::text`)} s) as is_same, j.by
      from every e
      cross join w
      left join properties o on o.id = e.id
      left join lateral (
        select m.*
        from moderation_log m
        where o.id is null and m.property_id = e.id and m.decision = 'listing.approved'
        order by m.decided_at desc
        limit 1
      ) m on true
      left join judged j on j.id = e.id
      where coalesce(o.user_id, m.poster_id) is distinct from w.user_id
        and (o.id is not null or m.id is not null)
        -- A picture may be copied from afar: at another place it is another home.
        and (o.id is null or ${samePlaceSql} or j.id is not null)
    ),
    ranked as (
      select f.*,
        row_number() over (
          order by f.is_same desc, f.is_other,
            array_position(array[${markList}], f.marks[1]) nulls last, cardinality(f.marks) desc, f.id
        ) as place
      from found f
    )
    select jsonb_build_object(
      'own', (
        select ${sideJson} from properties p join users u on u.id = p.user_id where p.id = ${id}
      ),
      'more', greatest(0, (select count(*) from found) - ${HOMES_SHOWN}::int),
      'others', coalesce((
        select jsonb_agg(
          coalesce(
            (select ${sideJson} from properties p join users u on u.id = p.user_id where p.id = f.there),
            (select ${goneJson} from moderation_log m where m.id = f.line)
          ) || jsonb_build_object(
            'marks', to_jsonb(f.marks),
            'judged', case
              when f.is_same then jsonb_build_object('verdict', 'same', 'by', f.by)
              when f.is_other then jsonb_build_object('verdict', 'other', 'by', f.by)
            end
          )
          order by f.place
        )
        from ranked f
        where f.place <= ${HOMES_SHOWN}
      ), '[]'::jsonb)
    ) as homes
    from w`)
  return row ? ok(row.homes) : fail('listing_not_available')
}
