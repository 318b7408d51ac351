import type { Language } from '../../domain/language/constants.ts'
import { lazy } from '../../domain/text/lazy.ts'

/**
 * What composes mails in each language. This process is built for one language, and has the code below `compose.ts` for
 * the others as well: `scripts/lib/composers.ts` loads it. It is loaded when there is a mail to send.
 */
const COMPOSERS = {
  en: lazy(() => import('#composer/en')),
  hi: lazy(() => import('#composer/hi')),
} satisfies Record<Language, unknown>

/** Returns what composes mails in a language; throws where this process cannot, so that the mail waits for another. */
export async function composerOf(language: Language) {
  const { composeMail, LANGUAGE } = await COMPOSERS[language]()
  if (LANGUAGE !== language) throw new Error(`No mail in ${language} can be composed here.`)
  return composeMail
}
