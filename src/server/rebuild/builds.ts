import { sql } from 'drizzle-orm/sql/sql'
import type { BuildList, BuildRow, RebuildStatus } from '../../contract/rebuild.ts'
import { ok, type Result } from '../../contract/result.ts'
import { BUILD_ERROR_LENGTH } from '../../domain/rebuild/constants.ts'
import type { Db } from '../db/client.ts'
import { pageOf, pageRows } from '../search.ts'

/** The rebuild status in the database: the newest revision, the time of its request, and the newest build. */
export async function readRebuildStatus(db: Db): Promise<Omit<RebuildStatus, 'dueAt' | 'askedAt'>> {
  const row = await db.row<{ status: Omit<RebuildStatus, 'dueAt' | 'askedAt'> }>(sql`
    select jsonb_build_object(
      'revision', p.revision, 'requestedAt', p.requested_at, 'now', now(),
      'lastBuild', (
        select jsonb_build_object(
          'revision', b.revision, 'result', b.result, 'startedAt', b.started_at,
          'finishedAt', b.finished_at, 'error', b.error
        )
        from builds b
        order by b.id desc
        limit 1
      ),
      'cleaningStopped', (
        select jsonb_build_object('reason', u.cleaning_stopped, 'since', u.cleaning_stopped_at)
        from maintenance u
        where u.cleaning_stopped is not null
      )
    ) as status
    from site_revision p
    where p.id = 1`)
  if (!row) throw new Error('The site’s revision is missing: the migrations have not been applied.')
  return row.status
}

/** When the last good build began. Builds that start in the future, from a clock that was ahead, are ignored. */
export const lastGoodStart = sql`
  (select max(started_at) from builds where result = 'done' and started_at <= now())`

/** One page of the known builds, newest first. */
export async function readBuilds(db: Db, page: number): Promise<Result<BuildList>> {
  const rows = await db.rows<{ build: BuildRow }>(sql`
    select jsonb_build_object(
      'id', b.id, 'revision', b.revision, 'result', b.result, 'error', b.error,
      'startedAt', b.started_at, 'finishedAt', b.finished_at
    ) as build
    from builds b
    order by b.id desc
    ${pageRows(page)}`)
  return ok(pageOf(rows.map(({ build }) => build)))
}

/** Records the start of a build; returns its id. */
export async function recordBuildStart(db: Db): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into builds (result) values ('running') returning id`,
  )
  if (!row) throw new Error('The build could not be noted.')
  return row.id
}

type BuildEnd = { result: 'done'; revision: number } | { result: 'failed'; error: string }

const columnsOf = (end: BuildEnd) => ({
  revision: end.result === 'done' ? end.revision : null,
  error: end.result === 'failed' ? end.error.slice(0, BUILD_ERROR_LENGTH) : null,
})

/**
 * Records how a build ended; `revision` is what the finished site shows. A build that has already ended is not changed.
 */
export async function recordBuildEnd(db: Db, id: number, end: BuildEnd): Promise<void> {
  const { revision, error } = columnsOf(end)
  await db.rows(sql`
    update builds
    set result = ${end.result}, revision = ${revision}::bigint, error = ${error}::text,
      finished_at = now()
    where id = ${id} and result = 'running'`)
}

/** Records a build after its end, where its start could not be recorded. */
export async function recordWholeBuild(
  db: Db,
  end: BuildEnd & { startedAgoMs: number; endedAgoMs: number },
): Promise<void> {
  const { revision, error } = columnsOf(end)
  const ago = (ms: number) => sql`now() - ${ms}::float * interval '1 millisecond'`
  await db.rows(sql`
    insert into builds (result, revision, error, started_at, finished_at)
    values (
      ${end.result}, ${revision}::bigint, ${error}::text, ${ago(end.startedAgoMs)},
      ${ago(end.endedAgoMs)}
    )`)
}

/** Marks builds as failed that were still running when their process was killed. */
export async function failAbandonedBuilds(db: Db): Promise<void> {
  await db.rows(sql`
    update builds
    set result = 'failed', error = 'The build was interrupted.', finished_at = now()
    where result = 'running'`)
}
