import * as z from 'zod/mini'
import { SIGN_UP_RESULT_TEXTS as texts } from '#language/account/texts'
import { lazy } from '../text/lazy.ts'
import { hasLink } from '../text/links.ts'
import { requiredLine } from '../text/schema.ts'
import { plainSigns } from '../text/signs.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'

/** The scripts in which names are written in India, and those whose letters look like Latin ones. */
const SCRIPTS =
  'Latin Cyrillic Greek Armenian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic ' +
  'Hebrew Thai Tibetan Ol_Chiki Meetei_Mayek Hangul'
const scripts = lazy(() => SCRIPTS.split(' ').map((name) => new RegExp(`\\p{Script=${name}}`, 'u')))

/** Counts the scripts of a text's letters; all scripts that are not listed count as one. */
export function scriptsIn(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  return new Set(letters.map((letter) => scripts().findIndex((script) => script.test(letter)))).size
}

/** Seven digits or more, with anything but letters between them. */
const LONG_NUMBER = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6}/u
/** Pictures, and signs such as a tick, which say of a name that somebody checked it. */
const PICTURES = /[\p{So}\p{Extended_Pictographic}\u221a]/u

/**
 * A public name. It appears before an admin has seen it, so it must hold no link and must not imitate another name. A
 * phone number has more digits than any name may have, and an address a sign that none has.
 */
export const nameSchema = requiredLine(LIMITS.name, texts.nameEmpty).check(
  z.refine((name) => !plainSigns(name).includes('@') && !hasLink(name), texts.nameLink),
  z.refine((name) => !PICTURES.test(name), texts.nameSigns),
  z.refine((name) => !LONG_NUMBER.test(name), texts.nameNumber),
  z.refine(
    (name) => name.split(/[^\p{L}\p{M}]+/u).every((word) => scriptsIn(word) < 2),
    texts.nameLetters,
  ),
)
