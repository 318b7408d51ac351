import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import type { PublicListing } from '../contract/public-listing.ts'
import { emptySnapshot, type SiteSnapshot } from '../contract/snapshot.ts'
import { COLLECTIONS, type Collection } from '../domain/content/fields.ts'
import { LANGUAGES } from '../domain/language/constants.ts'
import { normaliseProject } from '../domain/project/schema.ts'
import { wasOnOnce } from './city/off-sql.ts'
import { type ReadEntry, storedJson, tableOf } from './content/tables.ts'
import { connect, type Db } from './db/client.ts'
import { isBareSql } from './listing/columns.ts'
import { approvedDaySql, iso, isPublicSql, publicListingJson } from './listing/public.ts'
import { indexFiles } from './search-index.ts'
import { keepSnapshot, keptSnapshot } from './snapshot-file.ts'

/** The part of the snapshot without listings, read as one JSON value. */
type Head = Pick<SiteSnapshot, 'revision' | 'takenAt'> & {
  [Of in Collection]: ReadEntry<Of>[]
} & {
  /** The names in small letters of cities that were on once. */
  citiesOff: string[]
}
/** A row of the statement: the first holds the head, each other one a listing. */
type Row = { head: Head | null; listing: PublicListing | null; changedAt: string | null }

/** "'projects', (…), 'cityData', (…), …": each collection with its entries. */
const collectionsJson: SQL = sql.join(
  COLLECTIONS.map((collection) => {
    const { table } = tableOf(collection)
    return sql`
      ${sql.raw(`'${collection}'`)},
      coalesce((
        select jsonb_agg(${storedJson(collection)} order by created_at desc, id) from ${table}
      ), '[]'::jsonb)`
  }),
  sql`, `,
)

// Postgres' error codes for an undefined table or column.
const UNDEFINED = ['42P01', '42703']

/**
 * Everything the pages show, at one moment: it is one statement, so the data is consistent, and `revision` identifies
 * it. A database without tables gives an empty site; one with a migration missing gives a site without what that
 * migration adds.
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

/** Reads row by row: one large value would be in memory several times, as bytes, as text and parsed. */
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

/** The order that nobody chose: the newest first, and of one day those without photos last. */
const statement = (before: SQL) => sql`
  ${before}
  select s.head, s.listing, s."changedAt"
  from (
    select 0 as place, cast(null as date) as day, false as bare, null::timestamptz as at, '' as id,
      jsonb_build_object(
        'revision', (select revision from site_revision where id = 1),
        'takenAt', now(), ${collectionsJson},
        'citiesOff', (
          select coalesce(jsonb_agg(lower(c.name)), '[]') from cities c where ${wasOnOnce(sql`c.name`)}
        )
      ) as head,
      null::jsonb as listing, null as "changedAt"
    union all
    select 1, ${approvedDaySql}, ${isBareSql}, p.approved_at, p.id, null, ${publicListingJson},
      ${iso('greatest(p.approved_at, p.closed_at, m.last)')}
    from properties p
    join users u on u.id = p.user_id
    left join (
      select property_id, max(decided_at) as last
      from moderation_log
      where decision in ('edit.approved', 'edit.approval_undone')
      group by property_id
    ) m on m.property_id = p.id
    where ${isPublicSql}
  ) s
  order by s.place, s.day desc, s.bare, s.at desc, s.id`

function wholeOf(
  head: Head | null,
  listings: PublicListing[],
  changedAt: Record<string, string>,
): SiteSnapshot {
  if (!head) throw new Error('The database gave no snapshot.')
  const { citiesOff, ...rest } = head
  const isOpen = ({ city }: { city: string }) => !citiesOff.includes(city.trim().toLowerCase())
  return {
    ...rest,
    listings,
    changedAt,
    projectExplore: rest.projectExplore.map(normaliseProject).filter(isOpen),
    newlyProject: rest.newlyProject.map(normaliseProject).filter(isOpen),
  }
}

let snapshot: Promise<SiteSnapshot> | undefined

/**
 * The snapshot of this build, read once. An unreadable database fails the build, so the last good site stays. Where
 * BUILD_SNAPSHOT names a file, the first language writes it there and the others read it: all show one moment.
 */
export function siteSnapshot(): Promise<SiteSnapshot> {
  // The hot-reloading server must see new approvals; a build must see one state only. `import.meta.env.DEV` would be
  // true in a build as well where somebody has set a variable DEV.
  if (import.meta.hot) return fresh()
  snapshot ??= fresh()
  return snapshot
}

/** The files of the search index of this build. */
export const searchIndex = async () => indexFiles(await siteSnapshot())

/**
 * A path for `getStaticPaths` whose page is rendered again only when its `cacheKey` changes. The key is a hash of all
 * props, so a page that reads no other data is never outdated.
 */
export function keyedPage<Props extends object>(
  params: Record<string, string | undefined>,
  props: Props,
) {
  const text = JSON.stringify(props)
  return {
    params,
    cacheKey: createHash('sha256').update(text).digest('base64url'),
    // Copied when the page is rendered: the copies for all pages at once would fill the memory.
    get props() {
      return JSON.parse(JSON.stringify(props)) as Props
    },
  }
}

async function fresh(): Promise<SiteSnapshot> {
  const file = process.env.BUILD_SNAPSHOT
  if (file && THIS !== LANGUAGES[0]) return keptSnapshot(file)
  const read = await readDatabase()
  if (file) await keepSnapshot(file, read)
  return read
}

async function readDatabase(): Promise<SiteSnapshot> {
  const url = process.env.NETLIFY_DB_URL || process.env.DATABASE_URL
  if (!url) return emptySnapshot()
  const db = connect(url, process.env.NETLIFY_DB_DRIVER === 'serverless' ? 'serverless' : 'server')
  try {
    return await readSnapshot(db)
  } finally {
    await db.close()
  }
}

/** Netlify accepts at most 54,000 files in a directory, and each listing has one file. */
const MOST_IN_A_DIRECTORY = 50_000

/**
 * The listings, newest first, whose pages a build renders; the others are rendered on demand. `setting` is the number
 * of listings from PRERENDER_LISTINGS; without it as many as a directory may hold.
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
