import * as z from 'zod/mini'
import { withPlainDigits } from '../text/digits.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'

// ASCII only: letters of other scripts look like these or fold to them, and one mailbox would have two accounts.
const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)

/** The form in which two addresses are compared and attempts are counted; of ASCII the same as SQL's `lower`. */
export function foldEmail(email: string): string {
  return email.toLowerCase()
}

/** A code of an authenticator app as it is compared; apps show it with a space, and some keyboards type other digits. */
export function plainCode(text: string): string {
  return withPlainDigits(text).replace(/\s/g, '')
}

/** An e-mail address, or `sentence`. */
export function emailOr(sentence: string) {
  return z.string(sentence).check(
    z.trim(),
    z.maxLength(LIMITS.email, sentence),
    z.regex(EMAIL, sentence),
    z.refine((email) => email.indexOf('@') <= LIMITS.mailbox, sentence),
  )
}

/** A mobile number of ten digits of any script, or `sentence`; blanks, hyphens and +91, as phones copy them, are dropped. */
export function mobileOr(sentence: string) {
  return z.string(sentence).check(
    z.overwrite((text) => withPlainDigits(text).replace(/[\s-]/g, '').replace(/^\+91/, '')),
    z.regex(/^[0-9]{10}$/, sentence),
  )
}
