import { LANGUAGES, type Language, PREFIXES } from '../domain/language/constants.ts'
import { PATHS, withoutEndSlashes } from './paths.ts'

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/** The language of the page at a path. */
export const languageAt = (path: string): Language =>
  LANGUAGES.find((language) => PREFIXES[language] && isBelow(path, PREFIXES[language])) ??
  LANGUAGES[0]

/** The address of a page, in the language of the page at another path. */
export const inLanguageOf = (path: string, address: string): string =>
  languageAt(path) === languageAt(address) ? address : (otherLanguage(address) ?? address)

/** What only admins read is in English. */
export const isEnglishOnly = (path: string) =>
  [PATHS.admin, PATHS.postProject].some((start) => isBelow(path.toLowerCase(), start.toLowerCase()))

/** Where a login or a form leads back to, in the query of an address. */
const NEXT = /([?&]next=)([^&#]+)/

function nextInOther(_: string, name: string, next: string): string {
  try {
    const path = decodeURIComponent(next)
    return name + encodeURIComponent(otherLanguage(path) ?? path)
  } catch {
    return name + next
  }
}

/** How an address begins that a browser may read as one of another site: "//host", "/\host", "/<tab>/host". */
const OF_OTHER_SITE = /^[/\\\t\r\n]+/

/**
 * The address of the same page in the other language, with its query and fragment; null where there is none. A page is
 * built in both languages unless it is for admins alone. It is always an address of this site.
 */
export function otherLanguage(address: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!path.startsWith('/')) return null
  const { en, hi } = PREFIXES
  const isHindi = languageAt(path) === 'hi'
  const plain = (isHindi ? path.slice(hi.length) : path).replace(OF_OTHER_SITE, '/') || '/'
  if (isEnglishOnly(withoutEndSlashes(plain))) return null
  return (isHindi ? en : hi) + plain + rest.replace(NEXT, nextInOther)
}
