import * as z from 'zod/mini'
import { ROLES, USER_STATUSES } from '../domain/account/constants.ts'
import type { UserFilter } from '../domain/account/users.ts'
import { type AuditFilter, LOGGED_EVENTS } from '../domain/audit/log.ts'
import { CONTACT_STATES } from '../domain/contact/constants.ts'
import type { InboxFilter } from '../domain/contact/inbox.ts'
import { dayOrAny, oneOrAll, pageSchema, searchSchema } from '../domain/paging/query-schema.ts'

// Schemas of the query parameters of the admins' lists.

export const usersQuerySchema = z.object({
  role: oneOrAll(ROLES),
  status: oneOrAll(USER_STATUSES),
  q: searchSchema,
  page: pageSchema,
}) satisfies z.ZodMiniType<UserFilter>

/** For the messages, as a list or as a file. */
export const inboxQuerySchema = z.object({
  state: oneOrAll(CONTACT_STATES),
  q: searchSchema,
  page: pageSchema,
}) satisfies z.ZodMiniType<InboxFilter>

export const auditQuerySchema = z.object({
  event: oneOrAll(LOGGED_EVENTS),
  actor: searchSchema,
  from: dayOrAny,
  to: dayOrAny,
  page: pageSchema,
}) satisfies z.ZodMiniType<AuditFilter>

/** `now`: a new health check; `all`: the complete one of the doctor; without it, the stored result. */
export const healthQuerySchema = z.object({ look: z.optional(z.enum(['now', 'all'])) })
export type HealthQuery = z.infer<typeof healthQuerySchema>

export const buildsQuerySchema = z.object({ page: pageSchema })
