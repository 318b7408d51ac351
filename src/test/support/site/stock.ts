import { siteRows } from './served-site.ts'

/**
 * Makes many flats of an account in the database of the site under test, each tenth one waiting, each twentieth one of
 * another city and for rent. Their ids have letters and few digits, like all: the file page takes ten digits in a row
 * for a phone number.
 */
export async function stockOf(email: string, count: number): Promise<void> {
  await siteRows(
    `insert into properties (id, user_id, listing_type, property_category, property_type, city, locality, project_building_name,
       plot_area, area_unit, area_basis, price, bedrooms, amenities, submission_key, is_approved, approved_at, confirmed_at, created_at)
     select translate(substr(md5(random()::text), 1, 20), '012345', 'ghjkmn'), u.id, case when n % 20 = 3 then 'Rent' else 'Sell' end, 'Residential', 'Flat/Apartment',
       case when n % 20 = 3 then 'Noida' else 'Lucknow' end, case when n % 20 = 3 then 'Sector 62' else 'Gomti Nagar' end, 'Stock ' || n,
       1450, 'sq ft', 'Carpet', case when n % 20 = 3 then 24500 else 7200000 + n * 1000 end, 3, '{Lift}', substr(md5(random()::text), 1, 20),
       n % 10 <> 0, case when n % 10 <> 0 then now() end, case when n % 10 <> 0 then now() - make_interval(days => n % 59) end,
       now() - make_interval(hours => n)
     from users u, generate_series(1, $2::int) n where u.email = $1`,
    [email, count],
  )
}
