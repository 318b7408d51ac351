/** The languages of the portal; the first is that of its plain addresses. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language that a setting of a build names; the first without one. */
export const languageOf = ({ BUILD_LANGUAGE: named }: NodeJS.ProcessEnv): Language =>
  LANGUAGES.find((language) => language === named) ?? LANGUAGES[0]

/** The tag with which a page names its language, and by which `Intl` writes dates and numbers. */
export const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>

/** What the addresses of a language's pages begin with. */
export const PREFIXES = { en: '', hi: '/hi' } as const satisfies Record<Language, string>

/** The header in which a script of a page names the page's language, so that answers to it are in that language. */
export const LANGUAGE_HEADER = 'x-language'

/** Each language in its own words. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  Language,
  string
>

/** What a choice of the language is called, for those who read only one. */
export const LANGUAGE_LABEL = 'Language / भाषा'
