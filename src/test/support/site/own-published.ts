import { siteRows } from './served-site.ts'

type Own = { name: string; city?: string; locality: string; email: string }

/** Makes a flat of an account in the database of the site under test. */
async function makeOwn(
  { name, city = 'Lucknow', locality, email }: Own,
  isApproved: boolean,
): Promise<{ id: string }> {
  const [row] = await siteRows<{ id: string }>(
    `insert into properties (id, user_id, listing_type, property_category, property_type, city, locality, project_building_name,
       plot_area, area_unit, area_basis, price, bedrooms, amenities, submission_key, is_approved, approved_at, confirmed_at)
     select substr(md5(random()::text), 1, 20), u.id, 'Sell', 'Residential', 'Flat/Apartment', $4, $2, $1,
       1450, 'sq ft', 'Carpet', 7200000, 3, '{Lift}', substr(md5(random()::text), 1, 20), $5,
       case when $5 then now() end, case when $5 then now() end
     from users u where u.email = $3 returning id`,
    [name, locality, email, city, isApproved],
  )
  return row ?? { id: '' }
}

/** A published one. */
export const ownPublished = (own: Own): Promise<{ id: string }> => makeOwn(own, true)
/** One that waits for an admin. */
export const ownWaiting = (own: Own): Promise<{ id: string }> => makeOwn(own, false)
