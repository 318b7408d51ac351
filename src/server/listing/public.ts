import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../contract/public-listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { ALWAYS_TOLD, HISTORY_LIMITS } from '../../domain/listing/history.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { isInvented } from '../account/invented-sql.ts'
import { hasPublicPage } from '../account/public-page-sql.ts'
import type { Db } from '../db/client.ts'
import { askersJson } from '../enquiry/askers-sql.ts'
import { shownRightJson } from '../right-to-offer/sql.ts'
import { elsewhereJson } from '../same-home/elsewhere-sql.ts'
import { fieldsJson, isBareSql, messagesOnlySql, photosJson, publicNow } from './columns.ts'

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

const alwaysTold = sql.raw(ALWAYS_TOLD.map((kind) => `'${kind}'`).join(', '))

/**
 * What is known of property `p`, in the order in which it happened: its first events, and the newest of the others. Of
 * those that are left out only the number is told.
 */
const historyJson: SQL = sql`
  coalesce((
    with ranked as (
      select e.*,
        e.kind in (${alwaysTold})
          or row_number() over (
            partition by e.kind in (${alwaysTold}), e.kind = 'confirmed'
            order by e.at desc, e.id desc
          ) <= case
            when e.kind = 'confirmed' then ${HISTORY_LIMITS.confirmed}::int
            else ${HISTORY_LIMITS.others}::int
          end as told
      from listing_events e
      where e.property_id = p.id
    )
    select jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'kind', h.kind, 'at', ${iso('h.at')}, 'amount', h.amount, 'listingType', h.listing_type
        ))
        order by h.at, h.id
      )
    from (
      select id, kind, at, amount, listing_type from ranked where told
      union all
      select max(id), case when kind = 'confirmed' then 'earlier-confirmed' else 'earlier' end,
        max(at), count(*), null
      from ranked
      where not told
      group by kind = 'confirmed', 2
    ) h
  ), '[]'::jsonb)`

/** When the admin of a note of property `p` had it on the screen. */
const openedAt = (note: 'read_note' | 'price_note'): SQL => sql`
  (select ${iso('r.opened_at')} from moderation_reads r where r.id = p.${sql.raw(note)})`

/** The public data of property `p` of user `u`, as JSON. Visitors never get anything else. */
export const publicListingJson: SQL = sql`
  ${fieldsJson('p')}
    || jsonb_build_object(
      'id', p.id, 'version', p.version, 'photos', ${photosJson},
      'availability', p.availability, 'closedAt', ${iso('p.closed_at')},
      'owner', jsonb_strip_nulls(jsonb_build_object(
        'key', left(encode(sha256(convert_to(u.id, 'UTF8')), 'hex'), 8), 'name', u.name, 'role', u.role, 'memberSince', ${iso('u.created_at')},
        'verified', u.email_verified_at is not null,
        'demo', case when ${isInvented(sql`u.email`)} then true end,
        'agentRera', case when u.role = 'Agent' then u.agent_rera end,
        'page', case when ${hasPublicPage} then u.id end
      )),
      'createdAt', ${iso('p.created_at')}, 'approvedAt', ${iso('p.approved_at')},
      'readAt', ${openedAt('read_note')}, 'priceReadAt', ${openedAt('price_note')},
      'confirmedAt', ${iso('p.confirmed_at')},
      'adminConfirmed', coalesce(p.admin_confirmed_at = p.confirmed_at, false), 'history', ${historyJson},
      'messagesOnly', ${messagesOnlySql},
      'reraSeenAt', ${iso('p.rera_seen_at')}, 'right', ${shownRightJson},
      'askers', ${askersJson}, 'elsewhere', ${elsewhereJson(onOfferSql, leavesAtSql)}
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

/** The day in India on which property `p` was approved. */
export const approvedDaySql: SQL = sql`(p.approved_at at time zone ${INDIA})::date`

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
    order by ${approvedDaySql} desc, ${isBareSql}, p.approved_at desc, p.id
    limit 24`)
  return rows.map((row) => row.listing)
}
