import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Collection } from '../../domain/content/fields.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { iso } from '../listing/public.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { exists, noted } from './entries.ts'
import { tableOf } from './tables.ts'

/** Notes that the admin saw this number of a project on the register; `changed` where it states another by now. */
export async function noteProjectSeen(
  deps: Deps,
  admin: SessionUser,
  collection: Collection,
  id: string,
  number: string,
): Promise<Result<{ seenAt: string }>> {
  const { table, hasRera } = tableOf(collection)
  if (!hasRera) return fail('not_found')
  const event = noted(admin, collection, id, 'seen on the register')
  const seen = await deps.db.row<{ seenAt: string }>(sql`
    with seen as (
      update ${table}
      set rera_seen_at = now()
      where id = ${id} and rera_number = ${number} and ${actorStillAuthorised(admin)}
      returning id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from seen)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from seen)`)})
    select ${iso('now()')} as "seenAt" from seen`)
  if (seen) {
    logEvent(deps, event)
    await askForBuild(deps, 'content changed', 'projects')
    return ok(seen)
  }
  return fail((await deps.db.row(exists(table, id))) ? 'changed' : 'not_found')
}
