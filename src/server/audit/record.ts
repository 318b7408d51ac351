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
 * that nothing is done unnoted and nothing noted undone.
 */
export function auditInsert({ requestId }: Deps, { event, actorId, subjectId = null, details = {} }: AuditEntry, condition: SQL): SQL {
  return sql`insert into audit_log (event, actor_id, subject_id, details, request_id)
    select ${event}, ${actorId}::text, ${subjectId}::text, ${JSON.stringify(details)}::jsonb, ${requestId} where ${condition}`
}

/** The same event as one JSON line of the server's log; called once the statement has succeeded. */
export function logEvent({ requestId }: Pick<Deps, 'requestId'>, { event, ...rest }: Omit<AuditEntry, 'event'> & { event: string }): void {
  console.info(JSON.stringify({ event, requestId, ...rest }))
}
