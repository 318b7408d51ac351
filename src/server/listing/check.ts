import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { comparedOf } from '../../domain/hints/compared.ts'
import type { FoundHint } from '../../domain/hints/poster.ts'
import { comparePrice, type PriceCheck } from '../../domain/hints/rules.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { normaliseListing } from '../../domain/listing/fields.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { alikeRows, rateSql, resaidCtes, usualCte } from '../moderation/hint-sql.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { sameAsPhoto } from '../photo/print-sql.ts'
import { publicNow } from './columns.ts'

type Match = { own: boolean; id: string; name: string; editable: boolean }
type Row = Record<'duplicate' | 'words' | 'picture', Match | null> & { price: PriceCheck }

/**
 * The strongest of some listings, by their ids: one's own first, then one that has a page. Nobody learns that another
 * poster's listing waits, or is hidden.
 */
const strongest = (user: SessionUser, ids: SQL): SQL => sql`
  (
    select jsonb_build_object(
        'own', own, 'id', id, 'name', name, 'editable', editable
      )
    from (
      select p.id, p.project_building_name as name, p.user_id = ${user.id} as own,
        (${publicNow(LISTING_DAYS)}) as page,
        (${allowedSql(user, 'listing.edit', LISTING)}) as editable, p.created_at
      from properties p
      where p.id in (${ids})
    ) found
    where own or page
    order by own desc, created_at desc, id
    limit 1
  )`

/** What the poster may know of it: of another poster's listing only the page that everybody can open. */
const told = ({ own, id, name, editable }: Match) =>
  own ? { own: { id, name, editable }, page: null } : { own: null, page: id }

/**
 * Compares a draft with other listings, by the rules of the desk, without keeping anything. Of the photos only the
 * user's own are looked at.
 */
export async function checkListing(
  { db }: Deps,
  user: SessionUser,
  draft: { fields: ListingFields; photoIds: readonly string[]; edit?: string | null | undefined },
): Promise<Result<{ found: FoundHint[] }>> {
  const wait = await countAttempt(db, `check:${user.id}`, RATE_LIMITS.check)
  if (wait !== null) return rateLimited(wait)
  const { city, locality, description, listingType, propertyType, plotArea, price } =
    normaliseListing(draft.fields)
  const { placeKey, shingles } = comparedOf({ city, locality, description })
  const row = await db.row<Row>(sql`
    with w as materialized (
      select ${draft.edit ?? ''}::text as listing_id, ${user.id}::text as user_id,
        ${city}::text as city, ${locality}::text as locality, ${placeKey}::text as place_key,
        ${listingType}::text as listing_type, ${propertyType}::text as property_type,
        ${plotArea}::float8 as plot_area, ${price}::bigint as price,
        array(
          select jsonb_array_elements_text(${JSON.stringify(shingles)}::jsonb)::int
        ) as shingles
    ),
    waiting as (select listing_id as id, listing_id, user_id, shingles from w),
    ${resaidCtes},
    alike as (${alikeRows}),
    pictured as (
      select distinct s.property_id as id
      from w
      cross join images i
      ${sameAsPhoto}
      where i.user_id = ${user.id}
        and i.id in (select jsonb_array_elements_text(${JSON.stringify(draft.photoIds)}::jsonb))
        and s.property_id <> w.listing_id
    ),
    ${usualCte}
    select ${strongest(user, sql`select id from alike`)} as duplicate,
      ${strongest(user, sql`select other_id from resaid`)} as words,
      ${strongest(user, sql`select id from pictured`)} as picture,
      jsonb_build_object(
        'rate', ${rateSql('w')}, 'compared', usual.compared, 'lower', usual.q[1],
        'upper', usual.q[2]
      ) as price
    from w, usual`)
  if (!row) throw new Error('Nothing was compared.')
  const found = (['duplicate', 'picture', 'words'] as const).flatMap((hint): FoundHint[] => {
    const match = row[hint]
    return match ? [{ hint, ...told(match) }] : []
  })
  const standing = comparePrice(row.price)
  if (standing === 'low' || standing === 'high') found.push({ hint: 'price', check: row.price })
  return ok({ found })
}
