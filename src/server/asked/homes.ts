import { type SQL, sql } from 'drizzle-orm/sql/sql'
import {
  type Asked,
  type AskedHome,
  askedAmong,
  bedroomsOf,
  type SuchHome,
} from '../../domain/asked/such-homes.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { isInvented } from '../account/invented-sql.ts'
import type { Db } from '../db/client.ts'
import { onOfferSql } from '../listing/public.ts'
import { sameHomesOf } from '../same-home/elsewhere-sql.ts'

/** One id for the home of a listing, by an expression of its id: the same for all that admins found to be of it. */
export const homeSql = (id: SQL): SQL => sql`
  case
    when exists (select 1 from same_homes h where h.listing_id = ${id} and h.is_same)
      then (select least(${id}, min(s.id)) from ${sameHomesOf(id)} s)
    else ${id}
  end`

/** The asking prices of what is on offer, as far as a condition of property `p` holds: rows of `AskedHome`. */
export const askedHomesSql = (which: SQL): SQL => sql`
  select ${homeSql(sql`p.id`)} as home, p.listing_type as "listingType",
    p.property_type as "propertyType", p.bedrooms, p.city, p.locality,
    p.plot_area::float8 as "plotArea", p.price::float8 as price,
    to_char(p.confirmed_at at time zone ${INDIA}, 'YYYY-MM-DD') as "statedOn",
    ${isInvented(sql`u.email`)} as invented
  from properties p
  join users u on u.id = p.user_id
  where ${which} and ${onOfferSql}`

/** A home with its asking price; `isOwn`: it is that of the listing that is left out. */
type Row = AskedHome & { isOwn: boolean }

/** The same as rows; `own` is the id of a listing whose home is marked. */
export const readAskedHomes = (db: Db, which: SQL, own: string | null = null): Promise<Row[]> =>
  db.rows<Row>(sql`
    with own as (select ${homeSql(sql`p.id`)} as home from (select ${own}::text as id) p)
    select h.*, coalesce(h.home = (select home from own), false) as "isOwn"
    from (${askedHomesSql(which)}) h`)

/** The offers of one home, by the id of any listing of it. */
export const readOffersOf = (db: Db, id: string): Promise<AskedHome[]> =>
  db.rows<AskedHome>(sql`
    select h.*
    from (select ${id}::text as id union select s.id from ${sameHomesOf(sql`${id}::text`)} s) o
    -- Looked up one by one: planned as a join, all listings might be read.
    cross join lateral (${askedHomesSql(sql`p.id = o.id`)} offset 0) h`)

/** What such homes are asked for; `own` is a listing whose home is left out. */
export async function readAsked(db: Db, home: SuchHome, own: string | null = null): Promise<Asked> {
  const { city, listingType, propertyType } = home
  const ofKind =
    listingType === 'PG'
      ? sql`true`
      : sql`
        p.property_type = ${propertyType} and p.bedrooms is not distinct from ${bedroomsOf(home)}::int`
  const ofCity = sql`p.city = ${city} and p.listing_type = ${listingType} and ${ofKind}`
  const homes = await readAskedHomes(db, ofCity, own)
  return askedAmong(homes)(home, homes.find(({ isOwn }) => isOwn)?.home ?? null)
}
