import type { Language } from './constants.ts'

/** How a page in the other language says that it is in this one too: to its readers, so in their language. */
export const OFFERS: Record<Language, { said: string; link: string; dismiss: string }> = {
  en: { said: 'This page is also in English.', link: 'Read in English', dismiss: 'Close' },
  hi: { said: 'यह पेज हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', dismiss: 'बंद करें' },
}
