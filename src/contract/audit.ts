import type { AuditFilter, LoggedEvent } from '../domain/audit/log.ts'
import { endpoint, type Paged, type } from './endpoint.ts'

/** One event. `name` is read from the account each time: null for a deleted account. */
export type AuditRow = {
  id: string
  event: LoggedEvent
  at: string
  /** Null where nobody was signed in. */
  actor: { id: string | null; name: string | null } | null
  subject: { id: string; name: string | null } | null
  details: Record<string, unknown>
  requestId: string | null
}

export type AuditList = Paged<AuditRow>

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  action: 'audit.read',
  query: type<AuditFilter>(),
  reply: type<AuditList>(),
})
