import * as z from 'zod/mini'
import { FURTHEST_PAGE } from './rules.ts'
import { SEARCH_LENGTH, searchText } from './search-text.ts'

// Schemas for the query of a request for a list. The readers of the address bar ignore unknown values, but these refuse
// them: an invalid filter must not return everything.

/** A whole number from 1; `unnamed` is the default. */
export const wholeUpTo = (most: number, unnamed: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
    ),
    unnamed,
  )

/** A page of a list. */
export const pageSchema = wholeUpTo(FURTHEST_PAGE, 1)

/** A valid date of this century; Postgres has no year 0. */
export const daySchema = z.iso.date().check(z.regex(/^20/))

/** Accepts an empty text, which means no filter, besides the schema's values. */
const orEmpty = <S extends z.ZodMiniType>(schema: S) =>
  z._default(z.union([z.literal(''), schema]), '' as never)

/** A day, or empty for any. */
export const dayOrAny = orEmpty(daySchema)

/** One of the words, or empty for all. */
export const oneOrAll = <Word extends string>(words: readonly Word[]) =>
  orEmpty(z.enum(words as readonly [Word, ...Word[]]))

/** A text to search for. */
export const searchSchema = z._default(
  z.pipe(
    z.string().check(
      // Every character that is counted has at most two units.
      z.maxLength(2 * SEARCH_LENGTH, { abort: true }),
      z.refine((text) => [...text].length <= SEARCH_LENGTH),
    ),
    z.transform(searchText),
  ),
  '',
)
