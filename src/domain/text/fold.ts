import { visible } from './signs.ts'

/** A dot below a Devanagari letter, which many keyboards leave out. */
const NUKTA = /\u093c/g
/** Accents of Latin letters. The signs of Indic vowels are letters to their reader, and stay. */
const ACCENTS = /[\u0300-\u036f]/g

/** Folds what was written to compare it: no case, Latin accents or nukta, and one spelling of Hindi nasals. */
export function fold(text: string): string {
  const seen = visible(text)
  return PLAIN.test(seen) ? seen.toLowerCase() : folded(seen)
}

const PLAIN = /^[\x20-\x7e]*$/
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(/[ऩऱऴ]/g, (letter) => ({ ऩ: 'न', ऱ: 'र', ऴ: 'ळ' })[letter] ?? letter)
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
