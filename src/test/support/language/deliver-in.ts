import { LANGUAGES } from '../../../domain/language/constants.ts'
import type { Deps } from '../../../server/deps.ts'
import { loadInLanguage } from './in-language.ts'

type Delivering = typeof import('../../../server/mail/deliver-here.ts')

/** Sends the due mails in a language, as the bundle of that language does for a function of another. */
export const deliverIn: NonNullable<Deps['deliverIn']> = async (language, deps) => {
  const { deliverHere }: Delivering =
    language === LANGUAGES[0]
      ? await import('../../../server/mail/deliver-here.ts')
      : await loadInLanguage(language, 'src/server/mail/deliver-here.ts')
  await deliverHere(deps)
}
