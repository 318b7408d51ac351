import { sql } from 'drizzle-orm/sql/sql'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { LOCALITIES } from '../../../domain/locality/localities.ts'
import type { Db } from '../../../server/db/client.ts'

const PLACES = JSON.stringify(
  ROUTED_CITIES.map(({ name }) => ({
    city: name,
    localities: LOCALITIES[name].map((locality) => locality.name),
  })),
)

/**
 * A poster's listings. With one poster for all, Postgres would expect that one disabled account hides every listing.
 */
const LISTINGS_EACH = 10

/**
 * Publishes many listings at once, with one photo each: all but each hundredth are flats for sale, shared out among the
 * cities and their localities. Returns the ids of a flat and of one of the few others.
 */
export async function publishMany(db: Db, count: number): Promise<{ flat: string; shop: string }> {
  const posters = Math.ceil(count / LISTINGS_EACH)
  await db.rows(sql`insert into users (id, name, email, mobile_number, role, password_hash)
    select 'poster' || n, 'Asha', 'poster' || n || '@example.in', '9876543210', 'Owner', 'none'
    from generate_series(1, ${posters}::int) n`)
  await db.rows(sql`
    with places as (select * from jsonb_to_recordset(${PLACES}::jsonb) as p(city text, localities text[])),
    numbered as (select city, localities, row_number() over () - 1 as place from places),
    made as (
      insert into properties (id, user_id, submission_key, listing_type, property_category, property_type, city, locality,
        project_building_name, plot_area, area_unit, price, is_approved, approved_at, confirmed_at)
      select 'many' || n, 'poster' || (1 + n % ${posters}::int), 'many' || n, 'Sell', case when n % 100 = 0 then 'Commercial' else 'Residential' end,
        case when n % 100 = 0 then 'Retail' else 'Flat/Apartment' end, p.city, p.localities[1 + (n / 5) % cardinality(p.localities)],
        'Kesar ' || n, 600 + n % 1900, 'sq ft', 2000000 + (n::bigint * 7919) % 90000000, true, now() - make_interval(mins => n % 50000), now()
      from generate_series(1, ${count}::int) n join numbered p on p.place = n % ${ROUTED_CITIES.length}::int
      returning id, user_id
    )
    insert into images (id, key, user_id, property_id, width, height, bytes, placeholder, content_hash)
    select 'p' || id, 'property_images/' || id || '-photo', user_id, id, 1600, 1200, 90000, repeat('x', 200), id from made`)
  await db.rows(sql`update site_revision set revision = revision + 1 where id = 1`)
  await db.rows(sql`analyze`)
  return { flat: 'many7', shop: 'many100' }
}
