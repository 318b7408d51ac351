import * as z from 'zod/mini'
import { CITY_NAMES } from '../city/constants.ts'
import { daySchema, pageSchema, wholeUpTo } from '../paging/query-schema.ts'
import { DECISIONS } from './constants.ts'
import { QUEUE_FILTERS as OF, QUEUE_MOST, QUEUE_PAGE, SEARCH_LIMIT } from './filter.ts'

// Postgres refuses control characters and lone surrogates in a text; they are not part of any word either.
const words = z.pipe(
  z.string().check(z.maxLength(SEARCH_LIMIT)),
  z.transform((text: string) =>
    text
      .toLowerCase()
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .split(/\s/)
      .filter(Boolean),
  ),
)

/** The query of a request for the queue. */
export const queueQuerySchema = z.object({
  city: z.optional(z.enum(OF.city)),
  listingType: z.optional(z.enum(OF.listingType)),
  propertyType: z.optional(z.enum(OF.propertyType)),
  role: z.optional(z.enum(OF.role)),
  hints: z.optional(z.enum(OF.hints)),
  newcomer: z.optional(z.enum(OF.newcomer)),
  q: z._default(words, []),
  most: wholeUpTo(QUEUE_MOST, QUEUE_PAGE),
  /** A file of the queue, by the id that it has there: its poster's and its own. */
  file: z.optional(z.string().check(z.regex(/^[a-z0-9]{8,40}-[a-z0-9-]{16,64}$/))),
})
export type QueueQuery = z.infer<typeof queueQuerySchema>

/** The query of a request for the log; days are those of India, both included. */
export const logQuerySchema = z.object({
  q: z._default(words, []),
  decision: z.optional(z.enum(DECISIONS)),
  city: z.optional(z.enum(CITY_NAMES)),
  /** Id of the admin who decided. */
  admin: z.optional(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  page: pageSchema,
})
export type LogQuery = z.infer<typeof logQuerySchema>
