import { FIRST, LANGUAGES, type Language, PREFIXES } from '../domain/language/constants.ts'
import { PATHS, withoutEndSlashes } from './paths.ts'

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/** The language of the page at an address. */
export function languageAt(address: string): Language {
  const [path = ''] = address.split(/[?#]/)
  return (
    LANGUAGES.find((language) => PREFIXES[language] && isBelow(path, PREFIXES[language])) ?? FIRST
  )
}

/** The address of a page, in the language of the page at another path. */
export const inLanguageOf = (path: string, address: string): string =>
  languageAt(path) === languageAt(address)
    ? address
    : (addressIn(languageAt(path), address) ?? address)

/** What only admins read is in English. */
export const isEnglishOnly = (path: string) =>
  [PATHS.admin, PATHS.postProject].some((start) => isBelow(path.toLowerCase(), start.toLowerCase()))

/** Where a login or a form leads back to, in the query of an address. */
const NEXT = /([?&]next=)([^&#]+)/

const nextIn =
  (language: Language) =>
  (_: string, name: string, next: string): string => {
    try {
      return (
        name + encodeURIComponent(inLanguageOf(PREFIXES[language] || '/', decodeURIComponent(next)))
      )
    } catch {
      return name + next
    }
  }

/** How an address begins that a browser may read as one of another site: "//host", "/\host", "/<tab>/host". */
const OF_OTHER_SITE = /^[/\\\t\r\n]+/

/**
 * The address of the same page in a language, with its query and fragment; null where there is none. A page is built in
 * each language unless it is for admins alone. It is always an address of this site.
 */
export function addressIn(language: Language, address: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!path.startsWith('/')) return null
  const plain = path.slice(PREFIXES[languageAt(path)].length).replace(OF_OTHER_SITE, '/') || '/'
  if (language !== FIRST && isEnglishOnly(withoutEndSlashes(plain))) return null
  return PREFIXES[language] + plain + rest.replace(NEXT, nextIn(language))
}

/** The addresses of the same page in the languages that have it. */
export const inEachLanguage = (address: string): { language: Language; path: string }[] =>
  LANGUAGES.flatMap((language) => {
    const path = language === languageAt(address) ? address : addressIn(language, address)
    return path === null ? [] : { language, path }
  })
