import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { type AuditEntry, auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { iso } from '../listing/public.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'

/**
 * Notes that the admin saw this number of a waiting listing, or change to a published one, on the register. A change
 * carries the note until it is approved. `changed` where it states another number by now.
 */
export async function noteSeen(
  deps: Deps,
  admin: SessionUser,
  id: string,
  number: string,
): Promise<Result<{ seenAt: string }>> {
  const event: AuditEntry = {
    event: 'content changed' as const,
    actorId: admin.id,
    subjectId: id,
    details: { act: 'seen on the register' },
  }
  const noted = await deps.db.row<{ seenAt: string }>(sql`
    with listing as (
      update properties
      set rera_seen_at = now()
      where id = ${id}
        and not is_approved
        and rera_number = ${number}
        and ${actorStillAuthorised(admin)}
      returning id
    ),
    change as (
      update property_edits
      set fields = fields || jsonb_build_object('reraSeenAt', now())
      where id = ${id}
        and fields->>'reraNumber' = ${number}
        and ${actorStillAuthorised(admin)}
      returning id
    ),
    noted as (select id from listing union all select id from change),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from noted)`)})
    select ${iso('now()')} as "seenAt" from noted`)
  if (noted) {
    logEvent(deps, event)
    return ok(noted)
  }
  const waits = await deps.db.row(sql`
    select 1
    from properties
    where id = ${id} and not is_approved
    union all
    select 1
    from property_edits
    where id = ${id}`)
  return fail(waits ? 'changed' : 'not_found')
}
