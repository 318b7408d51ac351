import { withPlainDigits } from '../text/digits.ts'

/** Marks that contacts and messengers put around what is copied from them: they are written, but nobody sees them. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g
/** A dot below a Devanagari letter, which many keyboards leave out. */
const NUKTA = /\u093c/g
/** Accents of Latin letters. The signs of Indic vowels are letters to their reader, and stay. */
const ACCENTS = /[\u0300-\u036f]/g

/** What was written without what cannot be seen, with the digits 0 to 9 for those of every script. */
export const visible = (text: string): string =>
  withPlainDigits(text.normalize('NFC').replace(INVISIBLE, '')).replace(/\s+/g, ' ').trim()

/** Folds what was written to compare it: no case, Latin accents or nukta, and one spelling of Hindi nasals. */
export const fold = (text: string): string =>
  visible(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(/[ऩऱऴ]/g, (letter) => ({ ऩ: 'न', ऱ: 'र', ऴ: 'ळ' })[letter] ?? letter)
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
