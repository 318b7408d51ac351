import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { DUPLICATE_LIMITS as LIKE, PRICE_LIMITS } from '../../domain/hints/constants.ts'
import { SHINGLE_LIMITS } from '../../domain/text/shingles.ts'
import { numberKeySql } from '../db/tables/rights.ts'
import { rejectedWith, sameAsPhoto } from '../photo/print-sql.ts'

const within = (column: string, percent: number) =>
  sql.raw(`abs(o.${column} - w.${column}) * 100 <= ${percent} * greatest(o.${column}, w.${column})`)

/**
 * A condition: `o` and `w` are in the same locality. The key is the same for all spellings; until the cleanup has
 * computed that of a row from before, the letters decide.
 */
export const samePlaceSql: SQL = sql.raw(
  '(o.city = w.city and (o.place_key = w.place_key or lower(o.locality) = lower(w.locality)))',
)

/** A condition: property `o` resembles `w`, a row with the same columns, by the rules of `likeness` in the domain. */
export const alikeSql: SQL = sql`
  ${samePlaceSql}
  and ${within('plot_area', LIKE.areaPercent)}
  and ${within('price', LIKE.pricePercent)}`

/**
 * The ids of the listings that resemble the only row of `w`, looked up by place: planned as a join, all listings might
 * be read.
 */
export const alikeRows: SQL = sql`
  select o.id
  from w
  cross join lateral (
    select o.id from properties o where o.id <> w.listing_id and ${alikeSql} offset 0
  ) o`

/**
 * The ids of other accounts' listings at the place of `w` whose posters gave the same number of the home, and no other
 * tower.
 */
export const sameNumberRows: SQL = sql`
  select o.id
  from rights_to_offer r
  join rights_to_offer s on ${numberKeySql('s.unit')} = ${numberKeySql('r.unit')}
    and s.user_id <> r.user_id
    and coalesce(${numberKeySql('s.tower')} = ${numberKeySql('r.tower')}, true)
  join properties o on o.id = s.id
  where r.id = w.listing_id and ${numberKeySql('r.unit')} <> '' and ${samePlaceSql}`

/** Rupees per square foot of a table alias. */
export const rateSql = (alias: string): SQL => sql.raw(`${alias}.price / ${alias}.plot_area`)

/** Lower and upper quartile of the rates of properties `p`, as an array. */
export const quartilesSql: SQL = sql`
  percentile_cont(array[0.25, 0.75]) within group (order by ${rateSql('p')})`

/**
 * Part of a statement: how many published listings of the kind of `w`, a part with one row, there are, and their
 * quartiles.
 */
export const usualCte: SQL = sql`
  usual as (
    select s.*
    from w
    cross join lateral (
      select count(*) as compared, ${quartilesSql} as q
      from properties p
      where p.is_approved
        and p.id <> w.listing_id
        and p.city = w.city
        and p.listing_type = w.listing_type
        and p.property_type = w.property_type
    ) s
  )`

/** How far from a quartile of `s.q` a price may be. */
const reachSql = (quartile: SQL): SQL => sql`
  greatest(
    ${sql.raw(String(PRICE_LIMITS.fence))} * (s.q[2] - s.q[1]),
    ${quartile} * ${sql.raw(String(PRICE_LIMITS.percent / 100))}
  )`

/** A condition: the rate of `w` is outside the usual range of the quartiles `s.q`, by the rule of `usualRange`. */
const standsApartSql: SQL = sql`
  (
    ${rateSql('w')} < s.q[1] - ${reachSql(sql`s.q[1]`)}
    or ${rateSql('w')} > s.q[2] + ${reachSql(sql`s.q[2]`)}
  )`

/** The shingles of the text of change `e`. */
export const editShingles: SQL = sql`
  array(select jsonb_array_elements_text(coalesce(e.fields->'shingles', '[]'::jsonb))::int)`

const common = (one: string, other: string) =>
  sql.raw(`cardinality(array(select unnest(${one}) intersect select unnest(${other})))`)
const withoutStock = (hashes: string) =>
  sql.raw(
    `array(select h from unnest(${hashes}) as h where h not in (select hash from stock_shingles) order by h)`,
  )
const { sample, common: least, percent } = SHINGLE_LIMITS

/**
 * Parts of a statement after `waiting`: `resaid` has the ids of its rows and of the listings of other posters that say
 * the same again, by the rule of `isSameText` in the tests. A poster's own listings may share a text: of forty flats in
 * one tower, most is the same. The smallest hashes of a text are a fair sample of it, and few enough to look up.
 */
export const resaidCtes: SQL = sql`
  saying as materialized (
    select w.id, w.listing_id, w.user_id, w.shingles as whole, ${withoutStock('w.shingles')} as shingles
    from waiting w
    where cardinality(w.shingles) > 0
  ),
  resaid as materialized (
    select s.id, o.id as other_id
    from saying s
    join properties o on o.shingles && s.shingles[1:${sql.raw(String(sample))}]
      and o.user_id <> s.user_id
      and o.id <> s.listing_id
    where ${common('s.shingles', 'o.shingles')} >= ${sql.raw(String(least))}
      and ${common('s.whole', 'o.shingles')} * 100 >= ${sql.raw(String(percent))} * least(
        cardinality(s.whole), cardinality(o.shingles)
      )
  )`

const enough = sql`having count(*) >= ${sql.raw(String(PRICE_LIMITS.comparables))}`

/**
 * The quartiles of each kind that waits: of many kinds in one reading of what is published, or of a few kinds by index.
 */
const USUAL = {
  many: sql`
    select p.city, p.listing_type, p.property_type, ${quartilesSql} as q
    from properties p
    where p.is_approved
      and (p.city, p.listing_type, p.property_type) in (
        select city, listing_type, property_type from waiting
      )
    group by 1, 2, 3
    ${enough}`,
  few: sql`
    select k.*, s.q
    from (select distinct city, listing_type, property_type from waiting) k
    cross join lateral (
      select ${quartilesSql} as q
      from properties p
      where p.is_approved
        and p.city = k.city
        and p.listing_type = k.listing_type
        and p.property_type = k.property_type
      ${enough}
    ) s`,
} as const

/**
 * Parts of a statement after `waiting`: `seen` has the photos of its rows that show the same as those of other
 * listings, published, waiting or rejected. `pictured` has those worth a hint: a poster who posts a home again uses its
 * pictures again, which is a duplicate.
 */
export const picturedCtes: SQL = sql`
  seen as materialized (
    select w.id, x.*
    from waiting w
    cross join lateral (
      select i.id as photo_id, s.id as other_id, s.user_id as other_user,
        coalesce(o.id, r.property_id) as other_listing, r.id as rejection, m.same_file, m.mirrored,
        m.cropped, s.user_id = w.user_id and (o.id is null or ${alikeSql}) as same_home
      from images i
      ${sameAsPhoto}
      left join properties o on o.id = s.property_id
      ${rejectedWith}
      where ((w.photos is null and i.property_id = w.listing_id) or i.id = any(w.photos))
        and coalesce(o.id, r.property_id) <> w.listing_id
      -- Keeps the photos of each row apart, which are few: joined with all rows at once, all photos would be read.
      offset 0
    ) x
  ),
  pictured as (select * from seen where not same_home)`

/**
 * Parts of a statement after `waiting`. Its rows have an id, the `listing_id` of the property that they are or change,
 * and a property's place, types, area and price. `pointed` has the kinds of hints about each row, computed together.
 * `rows`: whether there may be many of them.
 */
export const pointedCtes = (rows: keyof typeof USUAL): SQL => sql`
  alike as (
    select w.id
    from waiting w
    -- Looked up for each row: planned as a join, all listings might be read.
    where exists (select 1 from properties o where o.id <> w.listing_id and ${alikeSql} offset 0)
  ),
  ${picturedCtes},
  ${resaidCtes},
  usual as (${USUAL[rows]}),
  pointed as (
    select w.id,
      array_remove(array[
        case when exists (${sameNumberRows}) then 'home' end,
        case when w.id in (select id from alike) then 'duplicate' end,
        case when w.id in (select id from pictured) then 'picture' end,
        case when w.id in (select id from resaid) then 'words' end,
        case when ${standsApartSql} then 'price' end
      ], null) as hints
    from waiting w
    left join usual s on (s.city, s.listing_type, s.property_type) = (
        w.city, w.listing_type, w.property_type
      )
  )`
