import { siteRows } from './served-site.ts'

export type SiteListing = { name: string; price: number; area: number }

/**
 * Inserts residential flats for sale in Kanpur directly into the served site's database, all of one account and in one
 * locality. The first has waited longest. Returns their ids.
 */
export async function makeSiteListings(
  email: string,
  locality: string,
  kind: 'pending' | 'approved',
  listings: SiteListing[],
  propertyType = 'Flat/Apartment',
): Promise<string[]> {
  const rows = await siteRows<{ id: string }>(
    `insert into properties (id, user_id, submission_key, listing_type, property_category, property_type, city, locality, project_building_name,
       plot_area, area_unit, price, is_approved, approved_at, confirmed_at, created_at)
     select left(md5(l->>'name'), 20), (select id from users where lower(email) = $1), md5(l->>'name'), 'Sell', 'Residential', $5, 'Kanpur', $2,
       l->>'name', (l->>'area')::float8, 'sq ft', (l->>'price')::bigint, $3, case when $3 then now() end, case when $3 then now() end, now() - interval '1 year' + n * interval '1 minute'
     from jsonb_array_elements($4::jsonb) with ordinality as t(l, n) order by n returning id`,
    [email, locality, kind === 'approved', JSON.stringify(listings), propertyType],
  )
  return rows.map(({ id }) => id)
}
