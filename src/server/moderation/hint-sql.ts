import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { DUPLICATE_LIMITS as LIKE, PRICE_LIMITS } from '../../domain/hints/constants.ts'

const within = (column: string, percent: number) =>
  sql.raw(`abs(o.${column} - w.${column}) * 100 <= ${percent} * greatest(o.${column}, w.${column})`)

/** A condition: property `o` resembles `w`, a row with the same columns, by the rules of `likeness` in the domain. */
export const alikeSql: SQL = sql`
  o.city = w.city
  and lower(o.locality) = lower(w.locality)
  and ${within('plot_area', LIKE.areaPercent)}
  and ${within('price', LIKE.pricePercent)}`

/** Rupees per square foot of a table alias. */
export const rateSql = (alias: string): SQL => sql.raw(`${alias}.price / ${alias}.plot_area`)

/** Lower and upper quartile of the rates of properties `p`, as an array. */
export const quartilesSql: SQL = sql`
  percentile_cont(array[0.25, 0.75]) within group (order by ${rateSql('p')})`

/**
 * A condition: the rate of `w` is outside the usual range of the quartiles `s.q`, by the same rule as `priceStanding`.
 */
const standsApartSql: SQL = sql`
  (
    ${rateSql('w')} < s.q[1] - ${sql.raw(String(PRICE_LIMITS.fence))} * (s.q[2] - s.q[1])
    or ${rateSql('w')} > s.q[2] + ${sql.raw(String(PRICE_LIMITS.fence))} * (s.q[2] - s.q[1])
  )`

/**
 * Parts of a statement after `waiting`. Its rows have an id, the `listing_id` of the property that they are or change,
 * and a property's place, types, area and price. `pointed` has the kinds of hints about each row, computed together.
 */
export const pointedCtes: SQL = sql`
  alike as (
    select w.id
    from waiting w
    where exists (select 1 from properties o where o.id <> w.listing_id and ${alikeSql})
      or exists (
        select 1
        from images i
        join images s on s.content_hash = i.content_hash and s.property_id <> i.property_id
        where i.property_id = w.listing_id
      )
  ),
  usual as (
    select p.city, p.listing_type, p.property_type, ${quartilesSql} as q
    from properties p
    where p.is_approved
      and (p.city, p.listing_type, p.property_type) in (
        select city, listing_type, property_type from waiting
      )
    group by 1, 2, 3
    having count(*) >= ${sql.raw(String(PRICE_LIMITS.comparables))}
  ),
  pointed as (
    select w.id,
      array_remove(array[
        case when w.id in (select id from alike) then 'duplicate' end,
        case when ${standsApartSql} then 'price' end
      ], null) as hints
    from waiting w
    left join usual s on (s.city, s.listing_type, s.property_type) = (
        w.city, w.listing_type, w.property_type
      )
  )`
