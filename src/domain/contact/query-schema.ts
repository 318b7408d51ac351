import * as z from 'zod/mini'
import { oneOrAll, pageSchema, searchSchema } from '../paging/query-schema.ts'
import { CONTACT_STATES } from './constants.ts'
import type { InboxFilter } from './inbox.ts'

/** The query of a request for the messages, as a list or as a file. */
export const inboxQuerySchema = z.object({
  state: oneOrAll(CONTACT_STATES),
  q: searchSchema,
  page: pageSchema,
}) satisfies z.ZodMiniType<InboxFilter>
