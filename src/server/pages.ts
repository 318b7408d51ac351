import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../contract/public-listing.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { LISTING_DAYS } from '../domain/listing/constants.ts'
import { type PriceAmong, pricesAmong } from '../domain/listing/price-among.ts'
import { SIMILAR_SHOWN } from '../domain/listing/similar.ts'
import { projectsBeside } from '../domain/project/rules.ts'
import { normaliseProject, type Project, type ProjectDocument } from '../domain/project/schema.ts'
import {
  countPlaces,
  PLACE_LISTINGS,
  type Place,
  type Placed,
  placesBeside,
} from '../domain/search/places.ts'
import type { Db } from './db/client.ts'
import { listingStateSql } from './listing/columns.ts'
import { iso, isPublicSql, publicListingJson, secondsPublicSql } from './listing/public.ts'
import { PROJECT_COLUMNS, rowJson } from './project/columns.ts'

/** What the page of a listing shows. `gone`: it was public once, and the page shows only similar listings. */
export type ListingPage =
  | {
      state: 'open'
      listing: PublicListing
      similar: PublicListing[]
      places: Place[]
      among: PriceAmong | null
      secondsLeft: number
    }
  | { state: 'gone'; city: string; similar: PublicListing[] }
  | { state: 'missing' }

// Anything else is in no table, and Postgres rejects some texts as invalid.
const ID = /^[a-z0-9]{1,40}$/

// The same order as `similarAmong` of the domain, which built pages use. The log has no category.
const similarTo = (
  subject: SQL,
) => sql`coalesce((select jsonb_agg(s.listing order by s.place) from (
  select ${publicListingJson} as listing, row_number() over (order by
    case when p.property_type = k.property_type and coalesce(p.property_category = k.property_category, true) then 0
      when p.property_category = k.property_category then 1 else 2 end,
    greatest(p.price::float8 / k.price, k.price::float8 / p.price), p.price < k.price,
    case when p.price < k.price then -extract(epoch from p.approved_at) else extract(epoch from p.approved_at) end desc,
    case when p.price < k.price then null else p.id end, p.id desc) as place
  from ${subject} k join properties p on p.city = k.city and p.listing_type = k.listing_type and p.id <> k.id
  join users u on u.id = p.user_id
  where p.availability = 'available' and ${isPublicSql}
  order by place limit ${SIMILAR_SHOWN}) s), '[]'::jsonb)`

// Other available listings of the same listing type in its city: the page links to places with enough of them.
const besideIt = sql`coalesce((
  select jsonb_agg(jsonb_build_object('listingType', p.listing_type, 'propertyType', p.property_type, 'city', p.city, 'locality', p.locality))
  from (
    select p.*, row_number() over (partition by p.property_type, p.locality) as n from properties p
    where p.city = subject.city and p.listing_type = subject.listing_type and p.id <> subject.id and p.availability = 'available' and ${isPublicSql}
  ) p where p.n <= ${PLACE_LISTINGS}), '[]'::jsonb)`

// All listings of its kind that are for sale in its city, itself included: its price is compared with theirs.
const ofItsKind = sql`coalesce((
  select jsonb_agg(jsonb_build_object('listingType', p.listing_type, 'propertyType', p.property_type, 'city', p.city,
    'locality', p.locality, 'price', p.price, 'plotArea', p.plot_area))
  from properties p
  where p.city = subject.city and p.listing_type = 'Sell' and subject.listing_type = 'Sell' and p.property_type = subject.property_type
    and p.availability = 'available' and ${isPublicSql}), '[]'::jsonb)`

/**
 * One listing with similar ones, as its page shows it, in one statement. Withdrawn and unpublished listings are found
 * in the log.
 */
export async function readListingPage(db: Db, id: string): Promise<ListingPage> {
  if (!ID.test(id)) return { state: 'missing' }
  const row = await db.row<{
    state: string | null
    city: string
    listing: PublicListing | null
    similar: PublicListing[]
    beside: Placed[]
    kindred: Parameters<typeof pricesAmong>[0]
    secondsLeft: number | null
  }>(sql`
    with own as (
      select p.id, p.city, p.listing_type, p.property_category, p.property_type, p.price, ${listingStateSql(LISTING_DAYS)} as state
      from properties p where p.id = ${id}
    ), logged as (
      select m.property_id as id, m.city, m.listing_type, null as property_category, m.property_type, m.price, 'past' as state
      from moderation_log m where m.property_id = ${id} and m.decision = 'listing.approved' and not exists (select 1 from own)
      order by m.decided_at desc limit 1
    ), subject as (select * from own union all select * from logged)
    select subject.state, subject.city, ${similarTo(sql`(select * from subject)`)} as similar, ${besideIt} as beside, ${ofItsKind} as kindred, open.listing, open."secondsLeft"
    from subject left join lateral (
      select ${publicListingJson} as listing, ${secondsPublicSql} as "secondsLeft"
      from properties p join users u on u.id = p.user_id where p.id = subject.id and ${isPublicSql}
    ) open on true`)
  if (!row || row.state === 'pending') return { state: 'missing' }
  const { city, listing, similar, beside, kindred, secondsLeft } = row
  if (!listing) return { state: 'gone', city, similar }
  const places = placesBeside(listing, countPlaces(beside))
  const among = pricesAmong(kindred)(listing)
  return { state: 'open', listing, similar, places, among, secondsLeft: secondsLeft ?? 0 }
}

/** A listing that waits for a decision, for its owner and for admins; null for everybody else and for any other id. */
export async function readPreview(
  db: Db,
  id: string,
  user: { id: string; admin: boolean },
): Promise<PublicListing | null> {
  if (!ID.test(id)) return null
  const row = await db.row<{ listing: PublicListing }>(sql`
    select ${publicListingJson} || jsonb_build_object('approvedAt', now(), 'confirmedAt', ${iso('coalesce(p.confirmed_at, p.created_at)')}) as listing
    from properties p join users u on u.id = p.user_id
    where p.id = ${id} and not p.is_approved and (p.user_id = ${user.id} or ${user.admin})`)
  return row?.listing ?? null
}

const ROUTED = JSON.stringify(ROUTED_CITIES.map(({ slug }) => slug))

/** One project with the others on its page, in one statement; null for an unknown id. */
export async function readProjectPage(
  db: Db,
  id: string,
): Promise<{ project: Project; others: Project[] } | null> {
  if (!ID.test(id)) return null
  const all = (table: 'project_explore' | 'newly_project', place: number) => sql`
    select ${sql.raw(String(place))} as place, id, city, created_at, ${rowJson(PROJECT_COLUMNS[table])} as document
    from ${sql.raw(table)}`
  const rows = await db.rows<{ document: ProjectDocument }>(sql`
    with every as (${all('newly_project', 0)} union all ${all('project_explore', 1)}),
    asked as (select city from every where id = ${id})
    select e.document from every e, asked a
    where case when ${ROUTED}::jsonb ? lower(btrim(a.city)) then lower(btrim(e.city)) = lower(btrim(a.city))
      else not (${ROUTED}::jsonb ? lower(btrim(e.city))) end
    order by e.place, e.created_at desc, e.id`)
  const projects = rows.map(({ document }) => normaliseProject(document))
  const project = projects.find((one) => one.id === id)
  return project ? { project, others: projectsBeside(project, projects) } : null
}
