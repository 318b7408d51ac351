import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { PublishedListing } from '../../contract/listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { can } from '../../domain/permission/table.ts'
import { countAttempts, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { LISTING, allowedSql } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { everyWord } from '../search.ts'
import { isPublicSql } from './public.ts'

const READ = 100

/** Approved listings that contain every word of a search, newest first, 100 at most; `more`: there are others. */
export async function readPublished(
  db: Db,
  search: string,
): Promise<Result<{ listings: PublishedListing[]; more: boolean }>> {
  const words = sql`
    concat_ws(' ', p.project_building_name, p.locality, p.city, p.property_type, u.name, p.id)`
  const rows = await db.rows<{ listing: PublishedListing }>(sql`
    select jsonb_build_object(
      'id', p.id, 'version', p.version,
      'projectBuildingName', p.project_building_name,
      'locality', p.locality, 'city', p.city, 'listingType', p.listing_type,
      'propertyType', p.property_type, 'price', p.price, 'poster', u.name,
      'availability', p.availability, 'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at,
      'expired', p.closed_at is null and not (${isPublicSql})
    ) as listing
    from properties p
    join users u on u.id = p.user_id
    where p.is_approved and ${everyWord(search, words)}
    order by p.approved_at desc, p.id
    limit ${READ + 1}`)
  const listings = rows.map(({ listing }) => listing)
  return ok({ listings: listings.slice(0, READ), more: listings.length > READ })
}

/**
 * Marks an approved listing as sold or rented, by its type, or confirms that it is still available, which reopens an
 * expired or closed one. For its owner or an admin. Returns its new version.
 */
export async function setAvailability(
  deps: Deps,
  user: SessionUser,
  id: string,
  { version, closed }: { version: number; closed: boolean },
): Promise<Result<{ version: number }>> {
  // Each change rebuilds the site, and nobody needs to change a listing more often. Admins confirm many listings, so
  // they have no limit.
  const wait = can(user.role, 'listing.manage')
    ? null
    : await countAttempts(deps.db, {
        [`availability:${user.id}`]: RATE_LIMITS.post,
        [`availability:${user.id}:${id}`]: RATE_LIMITS.availability,
      })
  if (wait !== null) return rateLimited(wait)
  const allowed = allowedSql(user, 'listing.setAvailability', LISTING)
  const event = {
    event: 'availability changed',
    actorId: user.id,
    subjectId: id,
    details: { closed },
  } as const
  const row = await deps.db.row<{ version: number }>(sql`
    with done as (
      update properties p
      set version = version + 1,
        availability = case
          when not ${closed}::boolean then 'available'
          when listing_type = 'Sell' then 'sold'
          else 'rented'
        end,
        closed_at = case when ${closed}::boolean then coalesce(closed_at, now()) end,
        confirmed_at = case when ${closed}::boolean then confirmed_at else now() end
      where id = ${id} and version = ${version} and ${allowed}
      returning version
    ),
    bumped as (${bumpRevision(sql`exists (select 1 from done)`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from done)`)})
    select version from done`)
  if (!row) {
    const theirs = await deps.db.row(
      sql`select 1 from properties p where id = ${id} and ${allowed}`,
    )
    return theirs
      ? fail('changed', { message: PUBLISHED_TEXTS.changed })
      : fail('listing_not_available')
  }
  logEvent(deps, event)
  // The CDN keeps the photos for as long as the listing would have been public before this change.
  await purgePhotos(deps, id)
  return ok(row)
}
