import type { Language } from './constants.ts'

/** The language for which this code is built. */
export const THIS: Language = 'hi'
