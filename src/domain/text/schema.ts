import * as z from 'zod/mini'

// Control characters break logs and Postgres refuses NUL; direction overrides let a text pose as another.
const UNSAFE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const UNSAFE_TEXT = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u

export const TEXT_MESSAGES = {
  unsafe: 'Remove the invisible or special control characters.',
  tooLong: (limit: number) => `Use at most ${limit} characters.`,
} as const

/** A trimmed single line; `empty` is the sentence for a missing one. */
export function requiredLine(limit: number, empty: string) {
  return z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.maxLength(limit, TEXT_MESSAGES.tooLong(limit)),
    z.refine((text) => !UNSAFE_LINE.test(text), TEXT_MESSAGES.unsafe),
  )
}

/** A trimmed text of several lines, possibly empty. Windows line ends become plain ones. */
export function longText(limit: number) {
  return z.pipe(
    z.pipe(z.string(), z.transform((text) => text.replace(/\r\n?/g, '\n').trim())),
    z.string().check(
      z.maxLength(limit, TEXT_MESSAGES.tooLong(limit)),
      z.refine((text) => !UNSAFE_TEXT.test(text), TEXT_MESSAGES.unsafe),
    ),
  )
}

/** True where a text has nothing a database or a log would choke on. */
export function isSafeLine(text: string): boolean {
  return !UNSAFE_LINE.test(text)
}

// A field's check with `abort` would silence the rules across fields nonetheless.
/** For rules across fields: run them although single fields failed, so that all errors show at once. */
export const evenWithFieldErrors = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
