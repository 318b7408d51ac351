import * as z from 'zod/mini'
import { ALERT_RHYTHMS, SAVED_SEARCH_LIMITS } from './constants.ts'
import { SAVED_SEARCH_TEXTS } from '#language/saved-search/texts'
import { savedQuery } from './rules.ts'

export const rhythmSchema = z.object({ rhythm: z.enum(ALERT_RHYTHMS) })

const short = () => z.maxLength(SAVED_SEARCH_LIMITS.query, SAVED_SEARCH_TEXTS.tooLong)

/** The query of a search page's address. The stored query may be longer than the sent one, because it is encoded. */
export const savedSearchSchema = z.object({
  rhythm: z.enum(ALERT_RHYTHMS),
  replaces: z.optional(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
  query: z.pipe(
    z.pipe(z.string().check(short()), z.transform(savedQuery)),
    z.string().check(z.minLength(1, SAVED_SEARCH_TEXTS.nothing), short()),
  ),
})
