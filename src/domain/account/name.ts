import { SIGN_UP_RESULT_TEXTS as SAY } from './texts.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'
import { lazy } from '../text/lazy.ts'
import { requiredLine } from '../text/schema.ts'
import * as z from 'zod/mini'

/** Alphabets that names are written in here, and those whose letters look like Latin ones. */
const SCRIPTS =
  'Latin Cyrillic Greek Armenian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic ' +
  'Hebrew Thai Tibetan Ol_Chiki Meetei_Mayek Hangul'
const scripts = lazy(() => SCRIPTS.split(' ').map((name) => new RegExp(`\\p{Script=${name}}`, 'u')))

/** How many alphabets the letters of a text are of; all others count as one. */
export function scriptsIn(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  return new Set(letters.map((letter) => scripts().findIndex((script) => script.test(letter)))).size
}

const ENDINGS =
  'com|in|net|org|co|ly|me|info|biz|xyz|io|app|link|site|online|shop|store|top|live|club|dev|ai|us|uk|cc|to|gg|tv|page|example'
const link = lazy(
  () =>
    new RegExp(`://|www\\.|@|[\\p{L}\\p{N}]\\.(${ENDINGS})(?![\\p{L}\\p{N}])|\\.\\p{L}+/`, 'iu'),
)
/** Seven digits or more, whatever stands between them but letters. */
const LONG_NUMBER = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6}/u
/** A joiner that joins nothing: between other letters than those of scripts that need it nobody sees it. */
const IDLE_JOINER = /(?:^|[^\p{M}\p{Script=Arabic}])[\u200C\u200D](?!\p{M})/u

/** A public name. No admin has read it yet where it is typed, so that nothing in it may lead away or pose as something else. */
export const nameSchema = requiredLine(LIMITS.name, SAY.nameEmpty).check(
  z.refine((name) => !link().test(name.normalize('NFKC').replace(/[。｡]/g, '.')), SAY.nameLink),
  z.refine((name) => !LONG_NUMBER.test(name), SAY.nameNumber),
  z.refine((name) => !IDLE_JOINER.test(name), SAY.nameLetters),
  z.refine(
    (name) => name.split(/[^\p{L}\p{M}]+/u).every((word) => scriptsIn(word) < 2),
    SAY.nameLetters,
  ),
)
