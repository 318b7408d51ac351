import { sql } from 'drizzle-orm/sql/sql'
import type { Download } from '../../contract/endpoint.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { askedByMonth, type KnownListing, monthsCsv } from '../../domain/asked/months.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { localityKey } from '../../domain/search/places.ts'
import { BOM } from '../../domain/text/csv.ts'
import type { Deps } from '../deps.ts'
import { mayBePublic } from '../listing/columns.ts'
import { iso } from '../listing/public.ts'
import { homeSql } from './homes.ts'

/**
 * What a locality asked, month by month, as a file: from all that is known of its listings that were published. Of
 * deleted ones nothing is known.
 */
export async function readAskedMonths(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  place: { city: string; locality: string },
): Promise<Result<Download>> {
  const city = ROUTED_CITIES.find(({ slug }) => slug === place.city)
  if (!city) return fail('not_found')
  const rows = await db.rows<KnownListing & { locality: string }>(sql`
    select ${homeSql(sql`p.id`)} as home, p.property_type as "propertyType", p.bedrooms, p.locality,
      (
        select jsonb_agg(
            jsonb_build_object(
              'kind', e.kind, 'at', ${iso('e.at')}, 'amount', e.amount, 'listingType', e.listing_type
            )
            order by e.at, e.id
          )
        from (
          select e.id, e.kind, e.at, e.amount, e.listing_type
          from listing_events e
          where e.property_id = p.id
          union all
          -- A change of what waited has confirmed it without an event.
          select 0, 'confirmed', p.confirmed_at, null, null
        ) e
      ) as events
    from properties p
    where p.city = ${city.name}
      and (p.place_key = ${place.locality} or p.place_key is null)
      and exists (
        select 1 from listing_events e where e.property_id = p.id and e.kind = 'published'
      )
      and ${mayBePublic}`)
  const here = rows.filter(
    ({ locality }) => localityKey({ city: city.name, locality }) === place.locality,
  )
  return ok({
    fileName: `asking-prices-${place.locality}-${place.city}.csv`,
    text: BOM + monthsCsv(askedByMonth(here, now())),
  })
}
