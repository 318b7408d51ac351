import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { PATHS, projectAddress } from '../../contract/paths.ts'
import { fail } from '../../contract/result.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from '../answer.ts'
import { hasPages, wasOnOnce } from '../city/off-sql.ts'
import type { Db } from '../db/client.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'

/**
 * Condition: the row's city has no pages, nor had them once, and its locality is not empty and can replace it.
 */
const isUnroutable: SQL = sql`
  not ${hasPages(sql`city`)} and not ${wasOnOnce(sql`city`)} and btrim(locality) <> ''`

const repair = (table: SQL, id: string) => sql`
  update ${table}
  set city = locality, updated_at = now()
  where id = ${id} and city <> locality and ${isUnroutable}
  returning id`

/**
 * Replaces a project's city by its locality where the city has no pages; a second call changes nothing. `city` is the
 * resulting city, null for an unknown id.
 */
async function repairCity(db: Db, id: string): Promise<{ city: string | null; repaired: boolean }> {
  const row = await db.row<{ city: string; repaired: boolean }>(sql`
    with launch as (${repair(sql`newly_project`, id)}),
    explore as (${repair(sql`project_explore`, id)}),
    counted as (${bumpRevision(sql`
      exists (select 1 from launch union all select 1 from explore)`)}),
    found as (
      select city, locality from newly_project where id = ${id}
      union all
      select city, locality from project_explore where id = ${id}
    )
    select case when ${isUnroutable} then locality else city end as city,
      exists (select 1 from counted) as repaired
    from found`)
  return row ?? { city: null, repaired: false }
}

const ID = /^[a-z0-9]{1,40}$/
const redirectTo = (path: string, requestId: string) =>
  new Response(null, {
    status: 302,
    headers: { ...SECURITY_HEADERS, location: path, 'x-request-id': requestId },
  })

/**
 * Corrects the city of the project that `?id=` names and redirects to its page; without an id, redirects to the list.
 */
export async function answerOpenProject(
  request: Request,
  _context: unknown,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  try {
    if (request.method !== 'GET')
      return failureReply(fail('method_not_allowed'), requestId, { allow: 'GET' })
    const id = new URL(request.url).searchParams.get('id')?.trim().toLowerCase()
    if (!id) return redirectTo(PATHS.newProjects, requestId)
    // The page below /unknown/ also reports that there is no such project.
    if (!ID.test(id)) return redirectTo(projectAddress({ id: 'unknown', city: '' }), requestId)
    const deps = makeDeps()
    const { city, repaired } = await repairCity(deps.db, id)
    if (repaired) await askForBuild(deps, 'content changed', 'projects')
    return redirectTo(projectAddress({ id, city: city ?? '' }), requestId)
  } catch (error) {
    return unexpected(error, requestId)
  }
}
