import * as z from 'zod/mini'
import { FURTHEST_PAGE, SEARCH_LENGTH, searchText } from './rules.ts'

// What a request for a list may say in its query. Where the address bar's readers take what they know and leave the rest,
// these refuse: whoever asks for what there is not is not answered with everything.

/** A whole number from 1, which is also what is meant where none is named. */
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

/** A day that the calendar has, and Postgres too: it knows no year 0. */
export const daySchema = z.iso.date().check(z.regex(/^20/))

/** What a schema takes, or empty: nothing is asked for. */
const orEmpty = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | ''> =>
  z._default(z.union([z.literal(''), schema]), '' as never)

/** A day, or empty for any. */
export const dayOrAny = orEmpty(daySchema)

/** One of an enumeration's words, or empty for all. */
export const oneOrAll = <Word extends string>(words: readonly Word[]) =>
  orEmpty(z.enum(words as readonly [Word, ...Word[]]))

/** A text to search for. */
export const searchSchema = z._default(
  z.pipe(
    z.string().check(z.refine((text) => [...text].length <= SEARCH_LENGTH)),
    z.transform(searchText),
  ),
  '',
)
