import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { normaliseProject, type ProjectDocument } from '../domain/project/schema.ts'
import { connect, type Db } from './db/client.ts'
import { isPublicSql, iso, publicListingJson } from './listing/public.ts'
import { PROJECT_COLUMNS, rowJson } from './project/columns.ts'

type Row = Omit<SiteSnapshot, 'projects' | 'newProjects'> & {
  projects: ProjectDocument[]
  newProjects: ProjectDocument[]
}

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

async function readTables(db: Db, before: SQL): Promise<SiteSnapshot> {
  const row = await db.row<{ snapshot: Row }>(sql`
    ${before} select jsonb_build_object(
      'revision', (select revision from publication where id = 1), 'takenAt', now(),
      'listings', coalesce((
        select jsonb_agg(${publicListingJson} order by p.approved_at desc, p.id)
        from properties p join users u on u.id = p.user_id where ${isPublicSql}), '[]'::jsonb),
      'changedAt', coalesce((
        select jsonb_object_agg(c.id, ${iso('c.changed_at')}) from (
          select p.id, greatest(p.approved_at, p.closed_at, max(m.decided_at)) as changed_at from properties p
          left join moderation_log m on m.property_id = p.id and m.decision in ('edit approved', 'edit approval undone')
          where ${isPublicSql} group by p.id, p.approved_at, p.closed_at) c), '{}'::jsonb),
      'projects', ${rowsOf('project_explore', PROJECT_COLUMNS.project_explore)},
      'newProjects', ${rowsOf('newly_project', PROJECT_COLUMNS.newly_project)},
      'comingSoon', ${rowsOf('coming_soon', ['id', 'image', 'title', 'description', 'listing_type', 'property_type', 'city'])},
      'cityData', ${rowsOf('city_data', ['id', 'title', 'about', 'location', 'project_type', 'amenities', 'price_min', 'price_max'])},
      'simpleProjects', ${rowsOf('projects', ['id', 'title', 'heading', 'description', 'location', 'price', 'property_type', 'property_category', 'listing_type'])}
    ) as snapshot`)
  if (!row) throw new Error('The database gave no snapshot.')
  const { projects, newProjects, ...rest } = row.snapshot
  return {
    ...rest,
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
    // Read only where the page is rendered.
    get props() {
      return JSON.parse(text) as Props
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
