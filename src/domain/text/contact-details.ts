import { withoutEnd } from './cut.ts'
import { wordsAround } from './links.ts'
import { phonesIn, plainNumbers, withoutOtherNumbers } from './phones.ts'

// No lookbehind in a pattern: older phones do not support it, and the whole script would fail. No pattern starts with a
// repetition either: it would search the rest of the text anew from each of the letters that it repeats.

/** Before the @ one character is enough. */
const EMAIL = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

/** The first phone number or e-mail address of a public text as it reads; null if there surely is none. */
export function contactIn(text: string): string | null {
  const plain = plainNumbers(text)
  const phone = phonesIn(withoutOtherNumbers(plain)).find(({ sure }) => sure)
  if (phone) return withoutEnd(wordsAround(plain, phone.from, phone.to))
  const email = EMAIL.exec(plain)
  return email ? wordsAround(plain, email.index, email.index + email[0].length) : null
}

/** Whether a public text contains a phone number or an e-mail address. */
export const hasContactDetails = (text: string): boolean => contactIn(text) !== null

/** Where one may cut a text: at the end of a line or of a sentence, or at a mark between two of its parts. */
const PARTS = /[^\n;|•.!?]*[\n;|•.!?]*\s*/g

/** A text without the lines and sentences that contain contact details. */
export const withoutContactDetails = (text: string): string =>
  hasContactDetails(text)
    ? without(text.match(PARTS)?.filter((part) => !hasContactDetails(part)) ?? [])
    : text

/** Nothing is left where what remains would still make a number. */
const without = (parts: readonly string[]) => {
  const rest = parts.join('').trim()
  return hasContactDetails(rest) ? '' : rest
}
