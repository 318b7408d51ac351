import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../contract/public-listing.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { normaliseProject, type ProjectDocument } from '../domain/project/schema.ts'
import { connect, type Db } from './db/client.ts'
import { isPublicSql, iso, publicListingJson } from './listing/public.ts'
import { PROJECT_COLUMNS, rowJson } from './project/columns.ts'

/** What is read at once, beside the listings. */
type Head = Omit<SiteSnapshot, 'listings' | 'changedAt' | 'projects' | 'newProjects'> & {
  projects: ProjectDocument[]
  newProjects: ProjectDocument[]
}
/** A row of the one statement: the head, then a row for each listing. */
type Row = { head: Head | null; listing: PublicListing | null; changedAt: string | null }

const rowsOf = (table: string, columns: readonly string[]) =>
  sql`coalesce((select jsonb_agg(${rowJson(columns)} order by created_at desc, id) from ${sql.raw(table)}), '[]'::jsonb)`

/** What a site shows before there is a database. */
const emptySnapshot = (): SiteSnapshot => ({
  revision: 0,
  takenAt: new Date().toISOString(),
  ...{ listings: [], changedAt: {}, projects: [], newProjects: [], comingSoon: [], cityData: [] },
  simpleProjects: [],
})

// What Postgres says of a table or column that is not there.
const UNDEFINED = ['42P01', '42703']

/**
 * Everything the pages show, at one moment: a single statement sees a single state, and `revision` names it. A database
 * without tables gives a site without content, one that is a migration behind a site without what the migration adds.
 */
export async function readSnapshot(db: Db): Promise<SiteSnapshot> {
  try {
    return await readTables(db, sql``)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNDEFINED.includes(String(error.code))))
      throw error
    const { withMissingColumns } = await import('./db/older-schema.ts')
    const before = await withMissingColumns(db)
    return before ? readTables(db, before) : emptySnapshot()
  }
}

/** Row by row, as the whole in one value would be in memory several times: as bytes, as a text and as what it means. */
async function readTables(db: Db, before: SQL): Promise<SiteSnapshot> {
  let head: Head | null = null
  const [listings, changedAt]: [PublicListing[], Record<string, string>] = [[], {}]
  const take = (row: Row) => {
    head ??= row.head
    if (!row.listing) return
    listings.push(row.listing)
    if (row.changedAt) changedAt[row.listing.id] = row.changedAt
  }
  await db.each<Row>(statement(before), take)
  return wholeOf(head, listings, changedAt)
}

const statement = (before: SQL) => sql`
  ${before} select s.head, s.listing, s."changedAt" from (
    select 0 as place, null::timestamptz as at, '' as id, jsonb_build_object(
      'revision', (select revision from publication where id = 1), 'takenAt', now(),
      'projects', ${rowsOf('project_explore', PROJECT_COLUMNS.project_explore)},
      'newProjects', ${rowsOf('newly_project', PROJECT_COLUMNS.newly_project)},
      'comingSoon', ${rowsOf('coming_soon', ['id', 'image', 'title', 'description', 'listing_type', 'property_type', 'city'])},
      'cityData', ${rowsOf('city_data', ['id', 'title', 'about', 'location', 'project_type', 'amenities', 'price_min', 'price_max'])},
      'simpleProjects', ${rowsOf('projects', ['id', 'title', 'heading', 'description', 'location', 'price', 'property_type', 'property_category', 'listing_type'])}
    ) as head, null::jsonb as listing, null as "changedAt"
    union all
    select 1, p.approved_at, p.id, null, ${publicListingJson}, ${iso('greatest(p.approved_at, p.closed_at, m.last)')}
    from properties p join users u on u.id = p.user_id
    left join (select property_id, max(decided_at) as last from moderation_log
      where decision in ('edit approved', 'edit approval undone') group by property_id) m on m.property_id = p.id
    where ${isPublicSql}
  ) s order by s.place, s.at desc, s.id`

function wholeOf(
  head: Head | null,
  listings: PublicListing[],
  changedAt: Record<string, string>,
): SiteSnapshot {
  if (!head) throw new Error('The database gave no snapshot.')
  const { projects, newProjects, ...rest } = head
  return {
    ...rest,
    listings,
    changedAt,
    projects: projects.map(normaliseProject),
    newProjects: newProjects.map(normaliseProject),
  }
}

let snapshot: Promise<SiteSnapshot> | undefined

/** The snapshot of this build, read once. An unreadable database fails the build, so the last good site stays. */
export function siteSnapshot(): Promise<SiteSnapshot> {
  // The hot-reloading server must see new approvals; a build must see one state only.
  if (import.meta.env.DEV) return fresh()
  snapshot ??= fresh()
  return snapshot
}

/**
 * A path for `getStaticPaths` whose page need not be rendered again while its `cacheKey` stays. The key is made of the very
 * text that the page's props are read back from, so a page that shows its props, and reads no data besides, is never stale.
 */
export function keyedPage<Props extends object>(
  params: Record<string, string | undefined>,
  props: Props,
) {
  const text = JSON.stringify(props)
  return {
    params,
    cacheKey: createHash('sha256').update(text).digest('base64url'),
    // Made again where the page is rendered: the texts of all pages at once would fill the memory.
    get props() {
      return JSON.parse(JSON.stringify(props)) as Props
    },
  }
}

async function fresh(): Promise<SiteSnapshot> {
  const url = process.env.NETLIFY_DB_URL || process.env.DATABASE_URL
  if (!url) return emptySnapshot()
  const db = connect(url, process.env.NETLIFY_DB_DRIVER === 'serverless' ? 'serverless' : 'server')
  try {
    return await readSnapshot(db)
  } finally {
    await db.close()
  }
}

/** Netlify takes 54,000 files in a directory at most, and each listing has one of its own. */
const MOST_IN_A_DIRECTORY = 50_000

/**
 * Those of the listings, newest first, whose pages a build makes; the others are rendered when they are asked for. The
 * setting is a number of listings, from PRERENDER_LISTINGS; without one it is all that a directory takes.
 */
export function prerendered<Listing>(
  newestFirst: readonly Listing[],
  setting: string | undefined,
): readonly Listing[] {
  const text = setting?.trim()
  if (!text) return newestFirst.slice(0, MOST_IN_A_DIRECTORY)
  if (!/^\d{1,7}$/.test(text))
    throw new Error(`PRERENDER_LISTINGS is a number of listings, not "${text}".`)
  return newestFirst.slice(0, Number(text))
}
