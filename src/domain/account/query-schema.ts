import * as z from 'zod/mini'
import { oneOrAll, pageSchema, searchSchema } from '../paging/query-schema.ts'
import { ROLES, USER_STATUSES } from './constants.ts'
import type { UserFilter } from './users.ts'

/** The query of a request for the accounts. */
export const userQuerySchema = z.object({
  role: oneOrAll(ROLES),
  status: oneOrAll(USER_STATUSES),
  q: searchSchema,
  page: pageSchema,
}) satisfies z.ZodMiniType<UserFilter>
