import * as z from 'zod/mini'
import { ABROAD_RESULT_TEXTS } from '#language/phone/texts-abroad'
import { isMobile } from '../phone/abroad.ts'
import { NOT_CHOSEN, readMobile } from '../phone/mobile.ts'
import { visible } from '../text/signs.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'

// ASCII only: letters of other scripts look like these or fold to them, so one mailbox could get two accounts.
const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)

/** Normalises an address for comparing addresses. For ASCII it equals SQL's `lower`. */
export function foldEmail(email: string): string {
  return email.toLowerCase()
}

/** Google's domains for everybody, whose mailboxes are the same in both and ignore dots; those of companies do not. */
const DOTLESS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as the key of limits and counts: what follows a plus sign is a label
 * (RFC 5233), and Google ignores dots (https://support.google.com/mail/answer/7436150). Mails and sign-in use the
 * address as it was typed, because a provider may well tell two such addresses apart.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = foldEmail(email.trim()).split('@')
  const named = local.replace(/^(.+?)\+.*$/, '$1')
  return DOTLESS.includes(domain)
    ? `${named.replaceAll('.', '')}@${DOTLESS[0]}`
    : `${named}@${domain}`
}

/** Normalises an authenticator code: apps show it with a space, and some keyboards type digits of other scripts. */
export function plainCode(text: string): string {
  return visible(text).replace(/[ -]/g, '')
}

/** The schema of an e-mail address; `sentence` is its error. */
export function emailOr(sentence: string) {
  return z.string(sentence).check(
    z.trim(),
    z.maxLength(LIMITS.email, { error: sentence, abort: true }),
    z.regex(EMAIL, sentence),
    z.refine((email) => email.indexOf('@') <= LIMITS.mailbox, sentence),
  )
}

/** The error of what is no mobile number; `sentence` is that of an Indian one. */
const mobileError = (number: unknown, sentence: string): string => {
  if (typeof number !== 'string' || !/^\+(?!91)/.test(number)) return sentence
  return number.startsWith(NOT_CHOSEN) ? ABROAD_RESULT_TEXTS.country : ABROAD_RESULT_TEXTS.invalid
}

/** The form of a stored number, which a schema can describe to others; `isMobile` knows the countries. */
const MOBILE = /^(?:[0-9]{10}|\+[1-9][0-9]{4,14})$/

/** The schema of a mobile number, written as `readMobile` reads it. `sentence` is the error of an Indian one. */
export function mobileOr(sentence: string) {
  const error = ({ input }: { input?: unknown }) => mobileError(input, sentence)
  return z.string(sentence).check(
    z.maxLength(LIMITS.mobileTyped, { error: sentence, abort: true }),
    z.overwrite(readMobile),
    z.regex(MOBILE, { error }),
    z.refine((number) => !MOBILE.test(number) || isMobile(number), { error }),
  )
}
