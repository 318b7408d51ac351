import { sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../contract/listing.ts'
import type { Db } from '../db/client.ts'
import { isPublicSql, publicListingJson, secondsPublicSql } from '../listing/public.ts'

/** A listing that is public now, and for how many seconds it will be so by itself; null for any other. */
export const readShared = (db: Db, id: string) =>
  db.row<{ listing: PublicListing; secondsLeft: number }>(sql`
    select ${publicListingJson} as listing, ${secondsPublicSql} as "secondsLeft"
    from properties p join users u on u.id = p.user_id where p.id = ${id} and ${isPublicSql}`)

/** What is on offer in a city. Prices in rupees, the lowest ones; null where there is none of a kind. */
export type CityFigures = {
  online: number
  flatsFrom: number | null
  rentsFrom: number | null
  bedsFrom: number | null
  /** Localities with some flats and houses for sale: the price per square foot in their middle, most listings first. */
  localities: { name: string; perSquareFoot: number }[]
}

/** Fewer listings say little of a locality's prices. */
const FEWEST = 2
const LOCALITIES = 5

export async function readCityFigures(db: Db, city: string): Promise<CityFigures> {
  const figures = await db.row<CityFigures>(sql`
    with online as (
      select p.* from properties p where p.city = ${city} and p.availability = 'available' and ${isPublicSql}
    )
    select count(*)::int as online,
      min(price) filter (where listing_type = 'Sell' and property_type = 'Flat/Apartment')::float8 as "flatsFrom",
      min(price) filter (where listing_type = 'Rent' and property_category = 'Residential')::float8 as "rentsFrom",
      min(price) filter (where listing_type = 'PG')::float8 as "bedsFrom",
      coalesce((select jsonb_agg(jsonb_build_object('name', l.locality, 'perSquareFoot', l.middle) order by l.middle desc)
        from (select locality, round(percentile_cont(0.5) within group (order by price / plot_area)) as middle from online
          where listing_type = 'Sell' and property_type in ('Flat/Apartment', 'Independent House/Villa') and plot_area > 0
          group by locality having count(*) >= ${FEWEST} order by count(*) desc, locality limit ${LOCALITIES}) l), '[]'::jsonb) as localities
    from online`)
  if (!figures) throw new Error('The database counted nothing.')
  return figures
}
