import * as z from 'zod/mini'
import { TEXT_ERRORS } from '#language/text/texts'
import { hidesSigns } from './signs.ts'

// Control characters break logs, and Postgres refuses NUL. Direction overrides let a text imitate another.
// Invisible characters let two names look alike. Stacked combining marks cover the lines above.
const UNSAFE_LINE = /(?!\u200C|\u200D)[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029\u2800]|\p{M}{5}/u
const UNSAFE_TEXT = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const SHOWS_SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u

// A length stands in a part of its own: a pipe ends there, so no text is searched that is too long to be kept.

/** A trimmed single line; `empty` is the error if it is missing. */
export function requiredLine(limit: number, empty: string) {
  return z.pipe(
    z
      .string(empty)
      .check(z.trim(), z.minLength(1, empty), z.maxLength(limit, TEXT_ERRORS.tooLong(limit))),
    z.string().check(
      z.refine((text) => SAYS_SOMETHING.test(text), empty),
      z.refine((text) => !UNSAFE_LINE.test(text) && !hidesSigns(text), TEXT_ERRORS.unsafe),
    ),
  )
}

const trimmedLines = (missing?: string) =>
  z.pipe(
    z.string(missing),
    z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim()),
  )

/** A trimmed text of several lines, possibly empty. Windows line endings are normalised. */
export function longText(limit: number) {
  return z.pipe(
    z.pipe(trimmedLines(), z.string().check(z.maxLength(limit, TEXT_ERRORS.tooLong(limit)))),
    z.string().check(z.refine((text) => !UNSAFE_TEXT.test(text), TEXT_ERRORS.unsafe)),
  )
}

/** The same, but required; `empty` is the error if it is missing. */
export function requiredText(limit: number, empty: string) {
  return z.pipe(
    z.pipe(
      trimmedLines(empty),
      z.string().check(z.refine((text) => SHOWS_SOMETHING.test(text), empty)),
    ),
    longText(limit),
  )
}

// But a field's check with `abort` would still prevent the rules across fields.
/** For rules across fields: runs them even if single fields failed, so that all errors show at once. */
export const evenWithFieldErrors = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null
