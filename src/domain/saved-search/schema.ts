import * as z from 'zod/mini'
import { ALERT_RHYTHMS, SAVED_SEARCH_LIMITS } from './constants.ts'
import { SAVED_SEARCH_TEXTS } from './texts.ts'
import { savedQuery } from './rules.ts'

export const rhythmSchema = z.object({ rhythm: z.enum(ALERT_RHYTHMS) })

const short = () => z.maxLength(SAVED_SEARCH_LIMITS.query, SAVED_SEARCH_TEXTS.tooLong)

/** A search as the address of the search page has it. What is kept may be longer than what was sent: letters are encoded. */
export const savedSearchSchema = z.object({
  rhythm: z.enum(ALERT_RHYTHMS),
  query: z.pipe(
    z.pipe(z.string().check(short()), z.transform(savedQuery)),
    z.string().check(z.minLength(1, SAVED_SEARCH_TEXTS.nothing), short()),
  ),
})
