import * as z from 'zod/mini'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'

const EMAIL = /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}]{2,}$/u

/** An e-mail address, or `sentence`. */
export function emailOr(sentence: string) {
  return z
    .string(sentence)
    .check(z.trim(), z.maxLength(LIMITS.email, sentence), z.regex(EMAIL, sentence))
}

/** A mobile number of ten digits, or `sentence`; blanks and hyphens, as phones copy them, are dropped. */
export function mobileOr(sentence: string) {
  return z.string(sentence).check(
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.regex(/^[0-9]{10}$/, sentence),
  )
}
