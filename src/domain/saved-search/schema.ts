import * as z from 'zod/mini'
import { ALERT_RHYTHMS, SAVED_SEARCH_LIMITS } from './constants.ts'
import { SAVED_SEARCH_WORDS } from './messages.ts'
import { savedQuery } from './rules.ts'

export const rhythmSchema = z.object({ rhythm: z.enum(ALERT_RHYTHMS) })

/** A search as the address of the search page has it. */
export const savedSearchSchema = z.object({
  rhythm: z.enum(ALERT_RHYTHMS),
  query: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(SAVED_SEARCH_LIMITS.query, SAVED_SEARCH_WORDS.tooLong)),
      z.transform(savedQuery),
    ),
    z.string().check(z.minLength(1, SAVED_SEARCH_WORDS.nothing)),
  ),
})
