/**
 * The languages of the portal. The first is that of plain addresses, of stored names, and of the desk. Everything that
 * differs by language and is no text of a page is said here once; `docs/adopt.md` says what else a language needs.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language in which names of places are stored. */
export const FIRST: Extract<Language, 'en'> = LANGUAGES[0]
export type OtherLanguage = Exclude<Language, typeof FIRST>

/** The languages that names are not stored in. */
export const OTHER_LANGUAGES = /* @__PURE__ */ LANGUAGES.filter(
  (language): language is OtherLanguage => language !== FIRST,
)

/** What a thing is called in each language but that in which its name is stored. */
export type Names = Readonly<Record<OtherLanguage, string>>

/** A name for each of them. */
export const mapNames = (nameOf: (language: OtherLanguage) => string): Names =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, nameOf(language)])) as Names

/** Signs and maps of our cities are also in this language, beside the first one. */
export const LOCAL: OtherLanguage = 'hi'

/** The tag with which a page names its language, and by which `Intl` writes dates and numbers. */
export const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>

/** What the addresses of a language's pages begin with. */
export const PREFIXES = { en: '', hi: '/hi' } as const satisfies Record<Language, string>

/** The script of each language, as Unicode calls it. */
export const SCRIPTS = { en: 'Latin', hi: 'Devanagari' } as const satisfies Record<Language, string>

/** Each language in its own words. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  Language,
  string
>

/** What a choice of the language is called, for those who read only one of them. */
export const LANGUAGE_LABEL = 'Language / भाषा'

/** The header in which a script of a page names the page's language, so that answers to it are in that language. */
export const LANGUAGE_HEADER = 'x-language'

/** The language that a setting of a build names; the first without one. Throws on one that the portal does not have. */
export function languageOf({ BUILD_LANGUAGE: named }: NodeJS.ProcessEnv): Language {
  if (!named) return FIRST
  const language = LANGUAGES.find((one) => one === named)
  if (!language)
    throw new Error(`BUILD_LANGUAGE is ${named}: it can be one of ${LANGUAGES.join(', ')}.`)
  return language
}
