import * as z from 'zod/mini'
import { contactSaid, NO_CONTACT_DETAILS } from '#language/text/texts'
import { contactIn } from './contact-details.ts'
import { cutAtWord } from './cut.ts'
import { longText, requiredLine, requiredText } from './schema.ts'

/** The most letters that an error quotes. */
const MOST_QUOTED = 60

/**
 * Texts that everybody can read as somebody wrote them. A phone number in one would bypass the consent to showing
 * numbers, and its limits. The error quotes it; `wrong` says what helps.
 */
const withoutContact = (wrong: string) =>
  z.refine<string>((text) => contactIn(text) === null, {
    error: ({ input }) =>
      contactSaid(cutAtWord(contactIn(String(input)) ?? '', MOST_QUOTED), wrong),
  })

/** A public line: a name, a place, a number of an authority. */
export const publicLine = (limit: number, empty: string, wrong: string = NO_CONTACT_DETAILS) =>
  requiredLine(limit, empty).check(withoutContact(wrong))

/** An address at an authority, or an account, as admins publish it: its digits are no phone number. */
export const exactLine = (limit: number, empty: string) => requiredLine(limit, empty)

/** A public text of several lines; `empty` is the error if it is missing. */
export const publicText = (limit: number, empty: string, wrong: string = NO_CONTACT_DETAILS) =>
  requiredText(limit, empty).check(withoutContact(wrong))

/** The same, possibly empty. */
export const optionalPublicText = (limit: number, wrong: string = NO_CONTACT_DETAILS) =>
  longText(limit).check(withoutContact(wrong))
