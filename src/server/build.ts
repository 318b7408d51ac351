import { sql } from 'drizzle-orm/sql/sql'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { normaliseProject } from '../domain/project/schema.ts'
import { connect, type Db } from './db/client.ts'
import { isPublicSql, publicListingJson } from './listing/public.ts'

type Documents = Record<string, unknown> & { id: string }
type Row = Omit<SiteSnapshot, 'projects' | 'newProjects'> & { projects: Documents[]; newProjects: Documents[] }

const camel = (table: string, columns: string) => sql.raw(`coalesce((select jsonb_agg(jsonb_build_object(${columns
  .split(' ')
  .map((column) => `'${column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}', ${column}`)
  .join(', ')}) order by created_at desc, id) from ${table}), '[]'::jsonb)`)

/** Columns of a city project, and of a newly launched one. */
const PROJECT = 'id city project_building_name locality property_category image_urls created_at'
const LAUNCH = `${PROJECT} price plot_area listing_type property_type furnishing floor_number total_floors amenities facing_type`

/** Everything the pages show, at one moment: a single statement sees a single state, and `revision` names it. */
export async function readSnapshot(db: Db): Promise<SiteSnapshot> {
  const row = await db.row<{ snapshot: Row }>(sql`
    select jsonb_build_object(
      'revision', (select revision from publication where id = 1), 'takenAt', now(),
      'listings', coalesce((
        select jsonb_agg(${publicListingJson} order by p.approved_at desc, p.id)
        from properties p join users u on u.id = p.user_id where ${isPublicSql}), '[]'::jsonb),
      'projects', ${camel('project_explore', PROJECT)},
      'newProjects', ${camel('newly_project', LAUNCH)},
      'comingSoon', ${camel('coming_soon', 'id image title description listing_type property_type city')},
      'cityData', ${camel('city_data', 'id title about location project_type amenities price_min price_max')},
      'simpleProjects', ${camel('projects', 'id title heading description location price property_type property_category listing_type')}
    ) as snapshot`)
  if (!row) throw new Error('The database gave no snapshot.')
  const { projects, newProjects, ...rest } = row.snapshot
  const normalised = (documents: Documents[]) => documents.map((document) => normaliseProject(document.id, document))
  return { ...rest, projects: normalised(projects), newProjects: normalised(newProjects) }
}

let snapshot: Promise<SiteSnapshot> | undefined

/** The snapshot of this build, read once. An unreadable database fails the build, so the last good site stays. */
export function siteSnapshot(): Promise<SiteSnapshot> {
  // The hot-reloading server must see new approvals; a build must see one state only.
  if (import.meta.env.DEV) return fresh()
  snapshot ??= fresh()
  return snapshot
}

async function fresh(): Promise<SiteSnapshot> {
  const url = process.env.NETLIFY_DB_URL ?? process.env.DATABASE_URL
  if (!url) throw new Error('NETLIFY_DB_URL is not set: the pages are built from the database.')
  const db = connect(url, process.env.NETLIFY_DB_DRIVER === 'serverless' ? 'serverless' : 'server')
  try {
    return await readSnapshot(db)
  } finally {
    await db.close()
  }
}
