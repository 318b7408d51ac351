import * as z from 'zod/mini'
import { FOLLOW_TEXTS, SAVED_SEARCH_TEXTS } from '#language/saved-search/texts'
import { emailOr } from '../account/atoms.ts'
import { ALERT_RHYTHMS, RHYTHM_CHOICES, SAVED_SEARCH_LIMITS } from './constants.ts'
import { savedQuery } from './rules.ts'

export const rhythmSchema = z.object({ rhythm: z.enum(RHYTHM_CHOICES) })

const short = () => z.maxLength(SAVED_SEARCH_LIMITS.query, SAVED_SEARCH_TEXTS.tooLong)

/** The query of a search page's address. The stored query may be longer than the sent one, because it is encoded. */
const querySchema = () =>
  z.pipe(
    z.pipe(z.string().check(short()), z.transform(savedQuery)),
    z.string().check(z.minLength(1, SAVED_SEARCH_TEXTS.nothing), short()),
  )

export const savedSearchSchema = z.object({
  rhythm: z.enum(ALERT_RHYTHMS),
  replaces: z.optional(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
  query: querySchema(),
})

/** What somebody without an account types. */
export const followFormSchema = z.object({ email: emailOr(FOLLOW_TEXTS.emailInvalid) })

/** The same with the search of the page. */
export const followSchema = z.extend(followFormSchema, { query: querySchema() })

/** A change of all that is kept for an address; without a rhythm all stays as it is, for another year. */
export const followedSchema = z.object({ rhythm: z.nullable(z.enum(ALERT_RHYTHMS)) })
