import { THIS } from '#language/language/this'
import type { Language } from './constants.ts'

/**
 * The language of a text that people wrote, as far as its script tells: what a page says beside its own words, for who
 * listens to it, and for its letters. Undefined where the page's own language fits.
 */
export function writtenIn(text: string | null | undefined): Language | undefined {
  if (/\p{Script=Devanagari}/u.test(text ?? '')) return 'hi'
  return THIS === 'hi' && /\p{Script=Latin}/u.test(text ?? '') ? 'en' : undefined
}

/**
 * The same for what the portal's owner has set, which is in the page's own language as a rule: then it has the letters of
 * the page's own words.
 */
export function unlikePage(text: string): Language | undefined {
  const language = writtenIn(text)
  return language === THIS ? undefined : language
}

/** A language, or Hindi in Latin letters, as in "makan bikau hai". */
export type Wording = Language | 'hi in Latin'

/** Words of Hindi that hardly any sentence in it lacks, as people write them in Latin letters, and no English word is. */
const HINDI_WORDS =
  /^(hai|hain|ka|ki|ke|ko|mein|aur|nahi|nahin|bahut|wala|wali|wale|paas|liye|ghar|makan|makaan|kamra|kiraya|kiraye|achha|accha|bikau|pani|sath|saath|yaha|yahan|sirf|abhi|turant)$/
const LEAST = 2
/** One word of so many. */
const SHARE = 8

/**
 * In which language a text is as a whole, for who reads only one: by most of its letters, and of Latin ones by its words.
 * Null where it has no letters of either.
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
