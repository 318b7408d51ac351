import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { AUDIT_EVENTS } from '../../../domain/audit/constants.ts'
import { oneOf } from './checks.ts'
import { moment } from './columns.ts'

/**
 * Append-only: a trigger refuses deletes and every update. It refers to people only by id, so the lines about a deleted
 * account name nobody. Decisions on listings have their own log.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    event: text().notNull(),
    /** Id of the user who did it; null where nobody was signed in. */
    actorId: text(),
    /** Id of the user or object that it was done to. */
    subjectId: text(),
    details: jsonb().notNull().default(sql`'{}'`),
    requestId: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('audit_log_time').on(t.at),
    index('audit_log_actor').on(t.actorId, t.at),
    index('audit_log_subject').on(t.subjectId, t.at),
    check('audit_log_event', oneOf(t.event, AUDIT_EVENTS)),
  ],
)
