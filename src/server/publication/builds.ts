import { sql } from 'drizzle-orm/sql/sql'
import type { BuildList, BuildRow } from '../../contract/admin.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { Db } from '../db/client.ts'
import { pageOf, pageRows } from '../search.ts'

/** One page of the builds that are known, newest first. */
export async function readBuilds(db: Db, page: number): Promise<Result<BuildList>> {
  const rows = await db.rows<{ build: BuildRow }>(sql`
    select jsonb_build_object('id', b.id, 'revision', b.revision, 'result', b.result, 'error', b.error,
      'startedAt', b.started_at, 'finishedAt', b.finished_at) as build
    from builds b order by b.started_at desc, b.id desc ${pageRows(page)}`)
  return ok(pageOf(rows.map(({ build }) => build)))
}
