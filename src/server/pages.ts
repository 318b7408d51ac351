import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../contract/public-listing.ts'
import type { Asked } from '../domain/asked/such-homes.ts'
import {
  ADMIN_PROPERTY_TYPES,
  CATEGORIES,
  LISTING_DAYS,
  PROPERTY_TYPES,
} from '../domain/listing/constants.ts'
import { type Figures, type ShownFigures, shownFigures } from '../domain/listing/figures.ts'
import { SIMILAR_SHOWN } from '../domain/listing/similar.ts'
import { projectsBeside } from '../domain/project/rules.ts'
import { normaliseProject, type Project, type ProjectDocument } from '../domain/project/schema.ts'
import { readAsked, readOffersOf } from './asked/homes.ts'
import { hasPages, wasOnOnce } from './city/off-sql.ts'
import { storedJson, tableOf } from './content/tables.ts'
import type { Db } from './db/client.ts'
import { LAST_CONFIRMED, listingStateSql } from './listing/columns.ts'
import { readFigures } from './listing/figures.ts'
import {
  iso,
  isPublicSql,
  onOfferSql,
  publicListingJson,
  secondsPublicSql,
} from './listing/public.ts'

/** What the page of a listing shows. `gone`: it was public once, and the page shows only similar listings. */
export type ListingPage =
  | ({
      state: 'open'
      city: string
      listing: PublicListing
      similar: PublicListing[]
      figures: Figures
      secondsLeft: number
    } & ShownFigures)
  | { state: 'gone'; city: string; similar: PublicListing[] }
  | { state: 'missing' }

// Anything else is in no table, and Postgres rejects some texts as invalid.
const ID = /^[a-z0-9]{1,40}$/

const TYPES = JSON.stringify(
  CATEGORIES.flatMap((category) =>
    [...PROPERTY_TYPES[category], ...ADMIN_PROPERTY_TYPES].map((type) => ({ category, type })),
  ),
)

// What is on offer of type `t`, nearest to the price of `subject` in one direction, from the index of what is on offer.
const fromPrice = (side: SQL, order: SQL) => sql`
  (
    select p.id, p.price, p.approved_at
    from properties p
    where p.city = subject.city
      and p.listing_type = subject.listing_type
      and p.property_type = t.type
      and p.property_category = t.category
      and ${side}
      and p.id <> subject.id
      and ${onOfferSql}
    order by ${order}
    limit ${SIMILAR_SHOWN}
  )`
const ABOVE = fromPrice(
  sql`p.price >= subject.price`,
  sql`p.price, p.approved_at desc nulls last, p.id`,
)
const BELOW = fromPrice(
  sql`p.price < subject.price`,
  sql`p.price desc, p.approved_at nulls first, p.id desc`,
)
// The log has no category.
const OF_ITS_TYPE = sql`
  (t.type = subject.property_type and coalesce(t.category = subject.property_category, true))`
const nearest = (which: SQL) => sql`
  select n.*,
    case
      when ${OF_ITS_TYPE} then 0
      when t.category = subject.property_category then 1
      else 2
    end as degree,
    greatest(n.price::float8 / subject.price, subject.price::float8 / n.price) as distance,
    n.price < subject.price as cheaper
  from subject
  cross join types t
  cross join lateral (${ABOVE} union all ${BELOW}) n
  where ${which}`
// The same order as `similarAmong` of the domain, which built pages use. Other types are only read where its own has
// too few.
const similarCtes = sql`
  types as (select * from jsonb_to_recordset(${TYPES}::jsonb) as t(category text, type text)),
  own_type as (${nearest(OF_ITS_TYPE)}),
  other_types as (${nearest(sql`
    not ${OF_ITS_TYPE} and (select count(*) from own_type) < ${SIMILAR_SHOWN}`)}),
  alike as (
    select id,
      row_number() over (
        order by degree, distance, cheaper,
          case
            when cheaper then -extract(epoch from approved_at)
            else extract(epoch from approved_at)
          end desc,
          case when cheaper then null else id end,
          id desc
      ) as place
    from (select * from own_type union all select * from other_types) every
    order by place
    limit ${SIMILAR_SHOWN}
  )`
const similarJson = sql`
  coalesce((
    select jsonb_agg(${publicListingJson} order by s.place)
    from alike s
    join properties p on p.id = s.id
    join users u on u.id = p.user_id
  ), '[]'::jsonb)`

/**
 * One listing with similar ones and with the figures of its kind, as its page shows it. It reads the same few rows
 * however many listings its city has. Withdrawn and unpublished listings are found in the log.
 */
export async function readListingPage(db: Db, id: string): Promise<ListingPage> {
  if (!ID.test(id)) return { state: 'missing' }
  const row = await db.row<{
    state: string | null
    city: string
    listing: PublicListing | null
    similar: PublicListing[]
    secondsLeft: number | null
  }>(sql`
    with own as (
      select p.id, p.city, p.listing_type, p.property_category, p.property_type, p.price,
        ${listingStateSql(LISTING_DAYS)} as state
      from properties p
      where p.id = ${id}
    ),
    logged as (
      select m.property_id as id, m.city, m.listing_type, null as property_category,
        m.property_type, m.price, 'past' as state
      from moderation_log m
      where m.property_id = ${id}
        and m.decision = 'listing.approved'
        and not exists (select 1 from own)
      order by m.decided_at desc
      limit 1
    ),
    subject as (select * from own union all select * from logged),
    ${similarCtes}
    select subject.state, subject.city, ${similarJson} as similar, open.listing, open."secondsLeft"
    from subject
    left join lateral (
      select ${publicListingJson} as listing, ${secondsPublicSql} as "secondsLeft"
      from properties p
      join users u on u.id = p.user_id
      where p.id = subject.id and ${isPublicSql}
    ) open on true`)
  if (!row || row.state === 'pending') return { state: 'missing' }
  const { city, listing, similar, secondsLeft } = row
  if (!listing) return { state: 'gone', city, similar }
  const [figures, own] = await Promise.all([readFigures(db, listing), readOffersOf(db, id)])
  const shown = shownFigures(listing, figures, own)
  return { state: 'open', city, listing, similar, figures, secondsLeft: secondsLeft ?? 0, ...shown }
}

/** A listing that waits for a decision, for its owner and for admins; null for everybody else and for any other id. */
export async function readPreview(
  db: Db,
  id: string,
  user: { id: string; admin: boolean },
): Promise<{ listing: PublicListing; asked: Asked } | null> {
  if (!ID.test(id)) return null
  const row = await db.row<{ listing: PublicListing }>(sql`
    select ${publicListingJson}
      || jsonb_build_object(
        'approvedAt', now(), 'confirmedAt', ${iso(LAST_CONFIRMED)}, 'history', '[]'::jsonb,
        'askers', null
      ) as listing
    from properties p
    join users u on u.id = p.user_id
    where p.id = ${id} and not p.is_approved and (p.user_id = ${user.id} or ${user.admin})`)
  return row ? { listing: row.listing, asked: await readAsked(db, row.listing, id) } : null
}

/** One project with the others on its page, in one statement; null for an unknown id, and where its city is off. */
export async function readProjectPage(
  db: Db,
  id: string,
): Promise<{ project: Project; others: Project[] } | null> {
  if (!ID.test(id)) return null
  const all = (collection: 'projectExplore' | 'newlyProject', place: number) => sql`
    select ${sql.raw(String(place))} as place, id, city, created_at,
      ${storedJson(collection)} as document
    from ${tableOf(collection).table}
    where not ${wasOnOnce(sql`city`)}`
  const rows = await db.rows<{ document: ProjectDocument }>(sql`
    with every as (${all('newlyProject', 0)} union all ${all('projectExplore', 1)}),
    asked as (select city from every where id = ${id})
    select e.document
    from every e, asked a
    where case
      when ${hasPages(sql`a.city`)} then lower(btrim(e.city)) = lower(btrim(a.city))
      else not ${hasPages(sql`e.city`)}
    end
    order by e.place, e.created_at desc, e.id`)
  const projects = rows.map(({ document }) => normaliseProject(document))
  const project = projects.find((one) => one.id === id)
  return project ? { project, others: projectsBeside(project, projects) } : null
}
