import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { OwnLaunch } from '../../contract/launch.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { allowedSql } from '../permission/allowed.ts'
import { ownLaunchJson, releasePhotos } from './sql.ts'

const SHOWN = 50

/** The newest launches of a user. */
export async function readOwnLaunches(db: Db, user: SessionUser): Promise<OwnLaunch[]> {
  const rows = await db.rows<{ launch: OwnLaunch }>(sql`
    select ${ownLaunchJson} as launch
    from launches l
    where l.user_id = ${user.id}
    order by l.created_at desc, l.id
    limit ${SHOWN}`)
  return rows.map(({ launch }) => launch)
}

/** Deletes a launch that waits, with its pictures; `launch_decided` where an admin was faster. */
export async function withdrawLaunch(
  deps: Deps,
  user: SessionUser,
  id: string,
): Promise<Result<{ id: string }>> {
  const event = { event: 'launch withdrawn', actorId: user.id, subjectId: id } as const
  const gone = await deps.db.row<{ id: string }>(sql`
    with gone as (
      delete from launches l
      where l.id = ${id}
        and l.state = 'waiting'
        and ${allowedSql(user, 'launch.manageOwn', { owner: sql`l.user_id` })}
      returning l.*
    ),
    released as (${releasePhotos(sql`gone`, sql`now()`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from gone)`)})
    select id from gone`)
  if (gone) {
    logEvent(deps, event)
    return ok(gone)
  }
  const own = await deps.db.row(
    sql`select 1 from launches where id = ${id} and user_id = ${user.id}`,
  )
  return fail(own ? 'launch_decided' : 'not_found')
}
