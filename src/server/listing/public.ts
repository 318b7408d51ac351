import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../contract/public-listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import type { Db } from '../db/client.ts'
import { hasPublicPage } from '../account/public-page-sql.ts'
import { isAnswered } from '../moderation/log.ts'
import { fieldsJson, photosJson, publicNow } from './columns.ts'

/** Condition: property `p` is public now. */
export const isPublicSql: SQL = publicNow(LISTING_DAYS)

export const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Condition: property `p` is public and can be had, in the words of the index of what is on offer. */
export const onOfferSql: SQL = sql`p.is_approved and p.closed_at is null and ${isPublicSql}`

/** When approved property `p`, closed or not, leaves the public pages unless it is confirmed. */
export const leavesAtSql: SQL = sql`
  case
    when p.closed_at is null
      then p.confirmed_at + make_interval(days => ${LISTING_DAYS.unconfirmed})
    else p.closed_at + make_interval(days => ${LISTING_DAYS.closed})
  end`

/** For how many seconds public property `p` stays public without a change. */
export const secondsPublicSql: SQL = sql`extract(epoch from ${leavesAtSql} - now())::float8`

/** Former public prices of property `p`: for each approved change that was not undone, the price before it. */
const formerPricesJson: SQL = sql`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'price', (m.snapshot->'fields'->>'price')::bigint,
      'until', ${iso('m.decided_at')}
    ) order by m.decided_at)
    from moderation_log m
    where m.property_id = p.id
      and m.decision = 'edit.approved'
      and (m.snapshot->'fields'->>'price')::bigint <> m.price
      and m.snapshot->'fields'->>'listingType' = p.listing_type
      and m.listing_type = p.listing_type
      and not ${isAnswered}
  ), '[]'::jsonb)`

/** The public data of property `p` of user `u`, as JSON. Visitors never get anything else. */
export const publicListingJson: SQL = sql`
  ${fieldsJson('p')}
    || jsonb_build_object(
      'id', p.id, 'version', p.version, 'photos', ${photosJson},
      'availability', p.availability, 'closedAt', ${iso('p.closed_at')},
      'owner', jsonb_strip_nulls(jsonb_build_object(
        'name', u.name, 'role', u.role, 'memberSince', ${iso('u.created_at')},
        'verified', u.email_verified_at is not null,
        'agentRera', case when u.role = 'Agent' then u.agent_rera end,
        'page', case when ${hasPublicPage} then u.id end
      )),
      'createdAt', ${iso('p.created_at')}, 'approvedAt', ${iso('p.approved_at')},
      'confirmedAt', ${iso('p.confirmed_at')}, 'formerPrices', ${formerPricesJson}
    )`

/**
 * One public listing; the same answer for pending, rejected, expired and unknown ids. `gone` for one that was closed
 * too long ago.
 */
export async function readPublicListing(db: Db, id: string): Promise<Result<PublicListing>> {
  const row = await db.row<{ listing: PublicListing; open: boolean }>(sql`
    select ${publicListingJson} as listing, ${isPublicSql} as open
    from properties p
    join users u on u.id = p.user_id
    where p.id = ${id} and p.is_approved and ((${isPublicSql}) or p.closed_at is not null)`)
  if (!row) return fail('listing_not_available')
  return row.open ? ok(row.listing) : fail('gone')
}

/** Those of the given listings that are public, sold and rented ones included, in no order. */
export async function readPublicListings(db: Db, ids: readonly string[]): Promise<PublicListing[]> {
  const rows = await db.rows<{ listing: PublicListing }>(sql`
    select ${publicListingJson} as listing
    from properties p
    join users u on u.id = p.user_id
    where p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and ${isPublicSql}`)
  return rows.map((row) => row.listing)
}

/** Public listings approved after a site revision was built, newest first, 24 at most. */
export async function readListingsAfter(db: Db, revision: number): Promise<PublicListing[]> {
  const rows = await db.rows<{ listing: PublicListing }>(sql`
    select ${publicListingJson} as listing
    from properties p
    join users u on u.id = p.user_id
    where p.id in (
        select m.property_id
        from moderation_log m
        where m.decision = 'listing.approved' and m.revision > ${revision}
      )
      and ${isPublicSql}
    order by p.approved_at desc, p.id
    limit 24`)
  return rows.map((row) => row.listing)
}
