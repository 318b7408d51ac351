import { sql } from 'drizzle-orm/sql/sql'
import { OWN_LISTING_RESULT_TEXTS } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import type { SessionUser } from '../../contract/account.ts'
import type { PublishedListing } from '../../contract/listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { UNDO_CLOSING_MINUTES } from '../../domain/listing/constants.ts'
import type { PublishedFilter } from '../../domain/listing/published-filter.ts'
import { can } from '../../domain/permission/table.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { closeGone } from '../report/gone.ts'
import { chosen, everyWord, pageOf, pageRows } from '../search.ts'
import { countSent, fileLimits } from './by-file.ts'
import { photoJson } from './columns.ts'
import { isPublicSql } from './public.ts'

/** One page of the approved listings that fit a filter, newest first. */
export async function readPublished(
  db: Db,
  { city, listingType, q, page }: PublishedFilter,
): Promise<Result<{ rows: PublishedListing[]; more: boolean }>> {
  const words = sql`
    concat_ws(' ', p.project_building_name, p.locality, p.city, p.property_type, u.name, p.id)`
  const rows = await db.rows<{ listing: PublishedListing }>(sql`
    select jsonb_build_object(
      'id', p.id, 'version', p.version,
      'projectBuildingName', p.project_building_name,
      'locality', p.locality, 'city', p.city, 'listingType', p.listing_type,
      'propertyType', p.property_type, 'price', p.price, 'poster', u.name,
      'availability', p.availability, 'approvedAt', p.approved_at, 'confirmedAt', p.confirmed_at,
      'expired', p.closed_at is null and not (${isPublicSql}), 'hiddenAt', p.hidden_at,
      'cover', (
        select ${photoJson} from images i where i.property_id = p.id order by i.position, i.id limit 1
      )
    ) as listing
    from properties p
    join users u on u.id = p.user_id
    where p.is_approved and ${everyWord(q, words)}
      and ${chosen(sql`p.city`, city)} and ${chosen(sql`p.listing_type`, listingType)}
    order by p.approved_at desc, p.id
    ${pageRows(page)}`)
  return ok(pageOf(rows.map(({ listing }) => listing)))
}

/**
 * Marks an approved listing as sold or rented, by its type, or confirms that it is still available, which reopens an
 * expired or closed one. For its owner or an admin. Returns its new version. An undo of a recent closing leaves the day
 * of the last confirmation as it was: nobody has confirmed anything. Otherwise it answers reports that it is gone.
 */
export async function setAvailability(
  deps: Deps,
  user: SessionUser,
  id: string,
  {
    version,
    closed,
    undo = false,
    fileId,
  }: {
    version: number
    closed: boolean
    undo?: true | false | undefined
    fileId?: string | null | undefined
  },
): Promise<Mailing<{ version: number }>> {
  if (undo && closed) return fail('invalid')
  // Each change rebuilds the site, and nobody needs to change a listing more often. Admins confirm many listings, so
  // they have no limit. The closing that is undone was counted. Lines of a file have a limit of their own.
  if (!undo && !can(user.role, 'listing.manage')) {
    const byFile = fileId ? await fileLimits(deps.db, user) : null
    const ofListing = { [`availability:${user.id}:${id}`]: RATE_LIMITS.availability }
    const sent = { byFile, fileId }
    const refused = await countSent(deps.db, user, 'availability', sent, ofListing)
    if (refused) return refused
  }
  const allowed = allowedSql(user, 'listing.setAvailability', LISTING)
  const inTime = undo
    ? sql`closed_at > now() - make_interval(mins => ${UNDO_CLOSING_MINUTES})`
    : sql`true`
  const event = {
    event: 'availability changed',
    actorId: user.id,
    subjectId: id,
    details: { closed, ...(undo && { undo }), ...(fileId && { fileId }) },
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
        hidden_at = null,
        confirmed_at = case when ${closed || undo}::boolean then confirmed_at else now() end,
        admin_confirmed_at = case
          when ${closed || undo}::boolean or p.user_id = ${user.id} then admin_confirmed_at
          else now()
        end
      where id = ${id} and version = ${version} and ${allowed} and ${inTime}
      returning version, user_id
    ),
    answer as (select user_id, ${closed}::boolean as closed from done where not ${undo}::boolean),
    ${closeGone(deps, user, id, sql`answer`)},
    bumped as (${bumpRevision(sql`exists (select 1 from done)`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from done)`)})
    select version from done`)
  if (!row) {
    const theirs = await deps.db.row<{ version: number }>(
      sql`select version from properties p where id = ${id} and ${allowed}`,
    )
    if (!theirs) return fail('listing_not_available')
    return undo && theirs.version === version
      ? fail('cannot_undo', { message: OWN_LISTING_RESULT_TEXTS.cannotUndo })
      : fail('changed', { message: PUBLISHED_TEXTS.changed })
  }
  logEvent(deps, event)
  // The CDN keeps the photos for as long as the listing would have been public before this change.
  await Promise.all([
    purgePhotos(deps, id),
    askForBuild(deps, 'listing closed or confirmed', { listings: [id] }),
  ])
  return okMailed(row)
}
