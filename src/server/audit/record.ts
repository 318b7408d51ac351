import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { AuditEvent } from '../../domain/audit/constants.ts'
import type { Deps } from '../deps.ts'

/** One line of the audit log. Ids only: no name, address, number, password or token ever stands in `details`. */
export type AuditEntry = {
  event: AuditEvent
  actorId: string | null
  subjectId?: string | null
  details?: Record<string, unknown>
}

/**
 * A part of the statement that does the thing: notes it in the audit log where `condition` holds. Stands in a `with`, so
 * that nothing is done unnoted and nothing noted undone. `counted` is an SQL expression for details that only the statement knows.
 */
export function auditInsert(
  { requestId }: Deps,
  { event, actorId, subjectId = null, details = {} }: AuditEntry,
  condition: SQL,
  counted?: SQL,
): SQL {
  return sql`insert into audit_log (event, actor_id, subject_id, details, request_id)
    select ${event}, ${actorId}::text, ${subjectId}::text, ${counted ?? sql`${JSON.stringify(details)}::jsonb`}, ${requestId} where ${condition}`
}

/** The same where only the statement knows who: a line for each row of `who`, a select of `actor_id` and `subject_id`. */
export function auditEach({ requestId }: Deps, event: AuditEvent, who: SQL): SQL {
  return sql`insert into audit_log (event, actor_id, subject_id, request_id)
    select ${event}, w.actor_id::text, w.subject_id::text, ${requestId} from (${who}) w`
}

/** The same event as one JSON line of the server's log; called once the statement has succeeded. */
export function logEvent(
  { requestId }: Pick<Deps, 'requestId'>,
  { event, ...rest }: Omit<AuditEntry, 'event'> & { event: string },
): void {
  console.info(JSON.stringify({ event, requestId, ...rest }))
}
