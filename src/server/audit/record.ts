import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { AuditEvent } from '../../domain/audit/constants.ts'
import type { Deps } from '../deps.ts'

/**
 * One line of the audit log. It holds ids only: `details` never contains a name, address, number, password or token.
 */
export type AuditEntry = {
  event: AuditEvent
  actorId: string | null
  subjectId?: string | null
  details?: Record<string, unknown>
}

/**
 * A part of the statement that makes a change: writes it to the audit log where `condition` holds. It stands in the
 * same statement, so that the change and its log line are stored together or not at all. `counted` is an SQL expression
 * for details that only the statement knows.
 */
export function auditInsert(
  { requestId }: Deps,
  { event, actorId, subjectId = null, details = {} }: AuditEntry,
  condition: SQL,
  counted?: SQL,
): SQL {
  return sql`
    insert into audit_log (event, actor_id, subject_id, details, request_id)
    select ${event}, ${actorId}::text, ${subjectId}::text,
      ${counted ?? sql`${JSON.stringify(details)}::jsonb`},
      ${requestId}
    where ${condition}`
}

/**
 * The same for accounts that only the statement knows: a line for each row of `who`, a select of `actor_id` and
 * `subject_id`.
 */
export function auditEach({ requestId }: Deps, event: AuditEvent, who: SQL): SQL {
  return sql`
    insert into audit_log (event, actor_id, subject_id, request_id)
    select ${event}, w.actor_id::text, w.subject_id::text, ${requestId}
    from (${who}) w`
}

/** What accounts did to themselves: those with the ids of `accounts`, an earlier part of the statement. */
export const byThemselves = (accounts: SQL): SQL =>
  sql`select id as actor_id, id as subject_id from ${accounts}`

/** Writes the event as one JSON line to the server's log, once the statement has succeeded. */
export function logEvent(
  { requestId }: Pick<Deps, 'requestId'>,
  { event, ...rest }: Omit<AuditEntry, 'event'> & { event: string },
): void {
  console.info(JSON.stringify({ event, requestId, ...rest }))
}
