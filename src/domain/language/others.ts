import { THIS } from '#language/language/this'
import { FIRST, LANGUAGES, type Language, LOCAL } from './constants.ts'

/** The languages to which pages of this one lead. */
export const OTHERS = /* @__PURE__ */ LANGUAGES.filter((language) => language !== THIS)

/** The language in which pages and pictures write a name a second time. */
export const BESIDE: Language = THIS === FIRST ? LOCAL : FIRST

/** What is called so in the first language, as it is called in another. */
export const nameIn = (
  language: Language,
  { name, names }: { name: string; names: Readonly<Partial<Record<Language, string>>> },
): string => names[language] || name
