import * as z from 'zod/mini'
import { dayOrAny, oneOrAll, pageSchema, searchSchema } from '../paging/query-schema.ts'
import { type AuditFilter, LOGGED_EVENTS } from './log.ts'

/** The query of a request for the audit log. */
export const auditQuerySchema = z.object({
  event: oneOrAll(LOGGED_EVENTS),
  actor: searchSchema,
  from: dayOrAny,
  to: dayOrAny,
  page: pageSchema,
}) satisfies z.ZodMiniType<AuditFilter>
