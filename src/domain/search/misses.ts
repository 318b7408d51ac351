import { fold } from '../text/fold.ts'

/**
 * What was searched for and not found is reported once its answer was shown for `afterMs` milliseconds. Of one search
 * at most `letters` are kept; of one night, the `perNight` phrases that were missed most. The counts of `months`
 * calendar months are kept, the current one included, and admins see the first `shown` of each.
 */
export const MISSES = {
  afterMs: 2000,
  letters: 60,
  perNight: 1000,
  months: 2,
  shown: 20,
} as const

/** A phrase that was searched for and not found, and how often. */
export type Missed = { words: string; times: number }

const MAIL_ADDRESS = /\S*@\S*/g
/** Digits, alone or in groups with the marks between them that numbers of phones are written with. */
const DIGITS = /\+?\(?\d[\d\s().,/-]*/g
/** Control characters, and halves of letters. */
const UNPRINTABLE = /\p{C}/gu
const LONGEST_NUMBER = 6
/** The digits of a mobile number, which is written in groups. A price and a pincode beside each other have fewer. */
const MOBILE_DIGITS = 10

function isPersonal(number: string): boolean {
  const runs = number.match(/\d+/g) ?? []
  return runs.join('').length >= MOBILE_DIGITS || runs.some((run) => run.length > LONGEST_NUMBER)
}

/**
 * What is kept of words that found nothing: folded, so that spellings of the same words are counted together, and
 * without what may name a person. Empty if nothing is left.
 */
export function missedWords(written: string): string {
  const words = fold(written)
    .replace(UNPRINTABLE, ' ')
    .replace(MAIL_ADDRESS, ' ')
    .replace(DIGITS, (number) => (isPersonal(number) ? ' ' : number))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MISSES.letters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}
