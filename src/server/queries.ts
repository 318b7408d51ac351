import * as z from 'zod/mini'
import { ROLES, USER_STATUSES } from '../domain/account/constants.ts'
import { LOGGED_EVENTS } from '../domain/audit/log.ts'
import { CITY_NAMES } from '../domain/city/constants.ts'
import { CONTACT_STATES } from '../domain/contact/constants.ts'
import { LAUNCH_STATES } from '../domain/launch/constants.ts'
import { LISTING_TYPES } from '../domain/listing/constants.ts'
import { dayOrAny, oneOrAll, pageSchema, searchSchema } from '../domain/paging/query-schema.ts'
import { PAPER_LISTS } from '../domain/right-to-offer/constants.ts'

// Schemas of the queries of the admins' lists.

export const usersQuerySchema = z.object({
  role: oneOrAll(ROLES),
  status: oneOrAll(USER_STATUSES),
  q: searchSchema,
  page: pageSchema,
})

export const inboxQuerySchema = z.object({
  state: oneOrAll(CONTACT_STATES),
  q: searchSchema,
  page: pageSchema,
})
export const exportQuerySchema = z.omit(inboxQuerySchema, { page: true })

export const papersQuerySchema = z.object({ list: oneOrAll(PAPER_LISTS), page: pageSchema })

export const launchesQuerySchema = z.object({ state: oneOrAll(LAUNCH_STATES), page: pageSchema })

export const auditQuerySchema = z.object({
  event: oneOrAll(LOGGED_EVENTS),
  actor: searchSchema,
  from: dayOrAny,
  to: dayOrAny,
  page: pageSchema,
})

export const healthQuerySchema = z.object({ look: z.optional(z.enum(['now', 'all'])) })
export type HealthQuery = z.infer<typeof healthQuerySchema>

export const buildsQuerySchema = z.object({ page: pageSchema })

export const publishedQuerySchema = z.object({
  city: oneOrAll(CITY_NAMES),
  listingType: oneOrAll(LISTING_TYPES),
  q: searchSchema,
  page: pageSchema,
})
