import { siteRows } from './served-site.ts'

/** Makes a published flat of an account in the database of the site under test. */
export async function ownPublished({
  name,
  locality,
  email,
}: {
  name: string
  locality: string
  email: string
}): Promise<{ id: string }> {
  const [row] = await siteRows<{ id: string }>(
    `insert into properties (id, user_id, listing_type, property_category, property_type, city, locality, project_building_name,
       plot_area, area_unit, area_basis, price, bedrooms, amenities, submission_key, is_approved, approved_at, confirmed_at)
     select substr(md5(random()::text), 1, 20), u.id, 'Sell', 'Residential', 'Flat/Apartment', 'Lucknow', $2, $1,
       1450, 'sq ft', 'Carpet', 7200000, 3, '{Lift}', substr(md5(random()::text), 1, 20), true, now(), now()
     from users u where u.email = $3 returning id`,
    [name, locality, email],
  )
  return row ?? { id: '' }
}
