import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { ListingHints } from '../../contract/hints.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { SuchHome } from '../../domain/asked/such-homes.ts'
import { DUPLICATE_LIMITS, PICTURES_SHOWN } from '../../domain/hints/constants.ts'
import { readAsked } from '../asked/homes.ts'
import type { Db } from '../db/client.ts'
import {
  alikeRows,
  editShingles,
  picturedCtes,
  rateSql,
  resaidCtes,
  samePlaceSql,
  usualCte,
} from './hint-sql.ts'

const photoJson = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'key', ${alias}.key, 'width', ${alias}.width,
  'height', ${alias}.height, 'placeholder', ${alias}.placeholder)`)

/** The data of property `o` for a comparison with another listing; its poster is `u`. `photo` is an SQL expression. */
export const besideJson = (photo: SQL): SQL => sql`
  jsonb_build_object(
    'id', o.id, 'listingType', o.listing_type, 'propertyCategory', o.property_category,
    'propertyType', o.property_type, 'city', o.city, 'locality', o.locality,
    'projectBuildingName', o.project_building_name,
    'plotArea', o.plot_area, 'areaUnit', o.area_unit, 'areaBasis', o.area_basis, 'price', o.price,
    'bedrooms', o.bedrooms, 'poster', u.name,
    'state', case when o.is_approved then 'approved' else 'pending' end,
    'photo', ${photo}
  )`

/** The cover photo of property `o`. */
export const coverJson: SQL = sql`
  (
    select ${photoJson('i')}
    from images i
    where i.property_id = o.id
    order by i.position, i.id
    limit 1
  )`

const photoOf = (id: SQL): SQL => sql`(select ${photoJson('i')} from images i where i.id = ${id})`

/**
 * A join to the poster `u` of one of a few rows, looked up by itself: planned as a join, all accounts might be read.
 */
const posterOf = (id: string) =>
  sql.raw(`join lateral (select id, name from users where id = ${id} offset 0) u on true`)

/** The listings of `pictured` with their pairs of photos; those with the same files first. */
const picturesJson: SQL = sql`
  coalesce((
    select jsonb_agg(g.listing order by g.files desc, g.pairs desc, g.id)
    from (
      select q.other_listing as id, count(*) filter (where q.same_file) as files, count(*) as pairs,
        jsonb_build_object(
          'id', q.other_listing,
          'listingType', coalesce(o.listing_type, r.listing_type),
          'city', coalesce(o.city, r.city), 'locality', coalesce(o.locality, r.locality),
          'projectBuildingName', coalesce(
            o.project_building_name, r.snapshot->'fields'->>'projectBuildingName', ''
          ),
          'price', coalesce(o.price, r.price), 'poster', u.name,
          'samePoster', u.id = (select user_id from w), 'reason', r.reason,
          'state', case
            when o.id is null then 'rejected'
            when o.is_approved then 'approved'
            else 'pending'
          end,
          'pairs', jsonb_agg(
            jsonb_build_object(
              'own', ${photoOf(sql`q.photo_id`)}, 'other', ${photoOf(sql`q.other_id`)},
              'sameFile', q.same_file,
              'mirrored', q.mirrored, 'cropped', q.cropped
            )
            order by q.same_file desc, q.photo_id, q.other_id
          )
        ) as listing
      from pictured q
      ${posterOf('q.other_user')}
      left join lateral (select * from properties where id = q.other_listing offset 0) o on true
      left join moderation_log r on r.id = q.rejection
      group by q.other_listing, o.id, o.listing_type, o.city, o.locality, o.project_building_name, o.price,
        o.is_approved, r.id, u.id, u.name
      order by files desc, pairs desc, id
      limit ${PICTURES_SHOWN}
    ) g
  ), '[]'::jsonb)`

/**
 * The hints about a pending listing or a change: similar listings, the strongest match first, and its price compared
 * with approved listings of its kind.
 */
export async function readHints(db: Db, id: string): Promise<Result<ListingHints>> {
  const row = await db.row<{
    hints: Omit<ListingHints, 'asked'>
    home: SuchHome & { own: string }
  }>(sql`
    with w as (
      select p.id as listing_id, p.user_id, p.city, p.locality, p.listing_type, p.property_type,
        p.plot_area, p.price, p.bedrooms, p.place_key, p.shingles, null::text[] as photos
      from properties p
      where p.id = ${id}
      union all
      select e.property_id, e.user_id, e.fields->>'city', e.fields->>'locality',
        e.fields->>'listingType', e.fields->>'propertyType', (e.fields->>'plotArea')::float8,
        (e.fields->>'price')::bigint, (e.fields->>'bedrooms')::int, e.fields->>'placeKey', ${editShingles}, e.photo_ids
      from property_edits e
      where e.id = ${id}
    ),
    waiting as (select listing_id as id, * from w),
    ${picturedCtes},
    shared as (
      select other_listing as property_id, count(distinct photo_id) as count, min(other_id) as photo_id,
        (array_agg(photo_id order by other_id, photo_id))[1] as own_photo_id
      from seen
      where rejection is null
      group by 1
    ),
    found as (${alikeRows}),
    strongest as (
      select o.*, coalesce(s.count, 0) as same_photos, s.photo_id, s.own_photo_id,
        o.user_id = w.user_id as same_poster, ${samePlaceSql} as same_place
      from found
      join properties o on o.id = found.id
      left join shared s on s.property_id = o.id, w
      order by same_photos desc, same_poster desc, o.is_approved desc, o.created_at desc, o.id
      limit ${DUPLICATE_LIMITS.shown}
    ),
    ${resaidCtes},
    ${usualCte}
    select jsonb_build_object(
      'alike', (select count(*) from found),
      'lookalikes', coalesce((
        select jsonb_agg(
          ${besideJson(sql`
            coalesce((
              select ${photoJson('i')} from images i where i.id = o.photo_id
            ), ${coverJson})`)}
            || jsonb_build_object(
              'samePlace', o.same_place, 'samePoster', o.same_poster, 'samePhotos', o.same_photos,
              'ownPhoto', (select ${photoJson('i')} from images i where i.id = o.own_photo_id)
            )
          order by o.same_photos desc, o.same_poster desc, o.is_approved desc, o.created_at desc,
            o.id
        )
        from strongest o
        ${posterOf('o.user_id')}
      ), '[]'::jsonb),
      'pictured', (select count(distinct other_listing) from pictured),
      'pictures', ${picturesJson},
      'resaid', (select count(*) from resaid),
      'texts', coalesce((
        select jsonb_agg(
          ${besideJson(coverJson)} || jsonb_build_object('description', o.description)
          order by o.is_approved desc, o.created_at desc, o.id
        )
        from (
          select o.*
          from resaid r
          join properties o on o.id = r.other_id
          order by o.is_approved desc, o.created_at desc, o.id
          limit ${DUPLICATE_LIMITS.shown}
        ) o
        ${posterOf('o.user_id')}
      ), '[]'::jsonb),
      'price', jsonb_build_object(
        'rate', ${rateSql('w')}, 'compared', usual.compared, 'lower', usual.q[1],
        'upper', usual.q[2]
      )
    ) as hints,
    jsonb_build_object(
      'own', w.listing_id, 'listingType', w.listing_type, 'propertyType', w.property_type,
      'bedrooms', w.bedrooms, 'city', w.city, 'locality', w.locality, 'plotArea', w.plot_area
    ) as home
    from w, usual`)
  if (!row) return fail('listing_not_available')
  return ok({ ...row.hints, asked: await readAsked(db, row.home, row.home.own) })
}
