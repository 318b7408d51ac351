import { THIS } from '#language/language/this'
import { FIRST, LANGUAGES, type Language, SCRIPTS } from './constants.ts'

const lettersOf = (language: Language) => new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u')

/** Those in other scripts than that of the first; where two share one, this build's comes first. */
const OTHERS = [THIS, ...LANGUAGES]
  .filter((language) => SCRIPTS[language] !== SCRIPTS[FIRST])
  .map((language) => ({ language, letters: lettersOf(language) }))
const FIRST_LETTERS = lettersOf(FIRST)

/** The language of a text in another script than that of stored names; undefined for any other text. */
export const otherScriptOf = (text: string): Language | undefined =>
  OTHERS.find(({ letters }) => letters.test(text))?.language

/** Whether a text has letters of another script than that of stored names. */
export const inOtherScript = (text: string): boolean => otherScriptOf(text) !== undefined

/**
 * The language of a text that people wrote, as far as its script tells: what a page says beside its own words, for who
 * listens to it, and for its letters. Undefined where the page's own language fits.
 */
export function writtenIn(text: string | null | undefined): Language | undefined {
  const other = otherScriptOf(text ?? '')
  if (other) return other
  return THIS !== FIRST && FIRST_LETTERS.test(text ?? '') ? FIRST : undefined
}

/**
 * The same for what the portal's owner has set, which is in the page's own language as a rule: then it has the letters
 * of the page's own words.
 */
export function unlikePage(text: string): Language | undefined {
  const language = writtenIn(text)
  return language === THIS ? undefined : language
}

/** A language, or Hindi in Latin letters, as in "makan bikau hai". */
export type Wording = Language | 'hi in Latin'

/**
 * Words of Hindi that hardly any sentence in it lacks, as people write them in Latin letters, and no English word is.
 */
const HINDI_WORDS =
  /^(hai|hain|ka|ki|ke|ko|mein|aur|nahi|nahin|bahut|wala|wali|wale|paas|liye|ghar|makan|makaan|kamra|kiraya|kiraye|achha|accha|bikau|pani|sath|saath|yaha|yahan|sirf|abhi|turant)$/
const LEAST = 2
/** One word of so many. */
const SHARE = 8

/**
 * In which language a text is as a whole, for who reads only one: by most of its letters, and of Latin ones by its
 * words. Null where it has no letters of either.
 */
export function wordingOf(text: string): Wording | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [latin, hindi] = [count(/\p{Script=Latin}/gu), count(/\p{Script=Devanagari}/gu)]
  if (latin + hindi === 0) return null
  if (hindi >= latin) return 'hi'
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const known = words.filter((word) => HINDI_WORDS.test(word)).length
  return known >= LEAST && known * SHARE >= words.length ? 'hi in Latin' : 'en'
}
