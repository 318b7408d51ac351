import { sql } from 'drizzle-orm/sql/sql'
import {
  normaliseProject,
  type Project,
  type ProjectDocument,
} from '../../domain/project/schema.ts'
import { storedJson } from '../content/tables.ts'
import type { Db } from '../db/client.ts'

type Row = { document: ProjectDocument }
const toProject = ({ document }: Row) => normaliseProject(document)

/**
 * The city projects of a city, newest first, 100 at most. `city` is free text, compared without regard to case and
 * outer spaces.
 */
export async function readCityProjects(db: Db, city: string): Promise<Project[]> {
  const rows = await db.rows<Row>(sql`
    select ${storedJson('projectExplore')} as document
    from project_explore
    where lower(btrim(city)) = lower(btrim(${city}))
    order by created_at desc, id
    limit 100`)
  return rows.map(toProject)
}
