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
