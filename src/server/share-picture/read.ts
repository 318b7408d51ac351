import { sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../contract/public-listing.ts'
import { isFlat, isHome } from '../../domain/listing/rules.ts'
import { type StatsByLocality, statsByLocality } from '../../domain/locality/stats.ts'
import type { Db } from '../db/client.ts'
import { isPublicSql, onOfferSql, publicListingJson, secondsPublicSql } from '../listing/public.ts'

/** A public listing, and for how many seconds it stays public without a change; null for any other. */
export const readShared = (db: Db, id: string) =>
  db.row<{ listing: PublicListing; secondsLeft: number }>(sql`
    select ${publicListingJson} as listing, ${secondsPublicSql} as "secondsLeft"
    from properties p
    join users u on u.id = p.user_id
    where p.id = ${id} and ${isPublicSql}`)

/**
 * The figures of a city: the number of listings, and the lowest prices in rupees, null where there is none of a kind.
 */
export type CityStats = {
  online: number
  flatsFrom: number | null
  rentsFrom: number | null
  bedsFrom: number | null
  /** The homes for sale by locality of the map. */
  localities: StatsByLocality
}

type Home = Parameters<typeof statsByLocality>[1][number] & Parameters<typeof isHome>[0]
type Row = Omit<CityStats, 'localities'> & { homes: Home[] }

/** The number of listings in all cities. */
export async function countOnline(db: Db): Promise<number> {
  const row = await db.row<{ online: number }>(
    sql`select count(*)::int as online from properties p where ${onOfferSql}`,
  )
  return row?.online ?? 0
}

export async function readCityStats(db: Db, city: string): Promise<CityStats> {
  const row = await db.row<Row>(sql`
    with online as (select p.* from properties p where p.city = ${city} and ${onOfferSql})
    select count(*)::int as online,
      min(price) filter (
        where listing_type = 'Sell' and property_type = 'Flat/Apartment'
      )::float8 as "flatsFrom",
      min(price) filter (
        where listing_type = 'Rent' and property_category = 'Residential'
      )::float8 as "rentsFrom",
      min(price) filter (where listing_type = 'PG')::float8 as "bedsFrom",
      coalesce(
        jsonb_agg(jsonb_build_object(
          'listingType', listing_type, 'price', price, 'plotArea', plot_area, 'locality', locality,
          'propertyCategory', property_category, 'propertyType', property_type
        )) filter (where listing_type = 'Sell' and property_category = 'Residential'),
        '[]'::jsonb
      ) as homes
    from online`)
  if (!row) throw new Error('The database counted nothing.')
  const { homes, ...stats } = row
  return { ...stats, localities: statsByLocality(city, homes.filter(isHome), isFlat).localities }
}
