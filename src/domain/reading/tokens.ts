import { withPlainDigits } from '../text/digits.ts'
import { fold } from '../text/fold.ts'
import { inOneLine, plainSign } from '../text/signs.ts'
import type { Decimal } from './manner.ts'

/**
 * A word, a figure or a sign of what was written. `typed` is as it was written, `text` is folded. `from` and `to` are
 * places in the tidied text.
 */
export type Token = {
  kind: 'word' | 'number' | 'sign'
  typed: string
  text: string
  from: number
  to: number
  /** The mark before the decimals of such a figure, where that is known of its writer. */
  decimal?: Decimal
}

/** Letters and figures by turns are a code, in which no figure is an amount. */
const PIECES =
  /\p{L}+\p{Nd}+\p{L}+\p{Nd}[\p{L}\p{Nd}]*|[\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*|\p{Nd}+(?:[.,]\p{Nd}+)*|[^\s\p{L}\p{M}\u200c\u200d]/gu
const WORD = /^[\p{L}\p{M}]/u
const DIGIT = /^\p{Nd}/u

/** The words as they were written, without what nobody sees and with single blanks. */
export const tidy = inOneLine

/**
 * The pieces of a tidied text. Dots of abbreviations, apostrophes and quotation marks say nothing and are left out.
 * `decimal`: how its writer marks decimals, where that is known.
 */
export function tokensOf(text: string, decimal?: Decimal): Token[] {
  const tokens: Token[] = []
  let point = -2
  for (const { 0: typed, index } of text.matchAll(PIECES)) {
    const [from, to] = [index, index + typed.length]
    if (typed === '.') point = from
    else if (WORD.test(typed)) tokens.push({ kind: 'word', typed, text: fold(typed), from, to })
    else if (DIGIT.test(typed)) {
      // ".5" is a half, but "Rs.500" is not.
      const isPart =
        point === from - 1 && !/[\p{L}\p{M}\p{Nd}]/u.test(text.charAt(point - 1) || ' ')
      const figure = withPlainDigits(typed)
      tokens.push({
        kind: 'number',
        to,
        typed: isPart ? `.${typed}` : typed,
        text: isPart ? `0.${figure}` : figure,
        from: isPart ? point : from,
        ...(decimal ? { decimal } : {}),
      })
    } else if (!/['’‘"“”`.!_]/.test(typed)) {
      // The raised figure of m² is one.
      const plain = plainSign(typed)
      tokens.push({ kind: /^\d$/.test(plain) ? 'number' : 'sign', typed, text: plain, from, to })
    }
  }
  return tokens
}

/** What stands at a place of the tokens, and the place after it. */
export type Found<Meaning> = { meaning: Meaning; end: number }

/** Phrases of one or several words with what they mean, one text for all phrases of a meaning: "flat; flats". */
export type Lexicon<Meaning> = {
  meanings: ReadonlyMap<string, Meaning>
  most: number
}

/** Makes a lexicon. Words are divided as tokens are, so "3bhk" and "3 bhk" are one phrase. */
export function lexicon<Meaning>(
  entries: readonly (readonly [phrases: string, meaning: Meaning])[],
): Lexicon<Meaning> {
  const meanings = new Map<string, Meaning>()
  let most = 1
  for (const [phrases, meaning] of entries)
    for (const phrase of phrases.split(';')) {
      const words = tokensOf(tidy(phrase)).flatMap(({ kind, text }) =>
        kind === 'sign' ? [] : text,
      )
      most = Math.max(most, words.length)
      const key = words.join(' ')
      if (!meanings.has(key)) meanings.set(key, meaning)
    }
  return { meanings, most }
}

/** Signs that may stand within a phrase: "semi-furnished", "plot/land", "9:30 pm". */
const JOINS = new Set(['-', '/', '&', ':'])

/** The keys of the phrases that begin at a place, each with the place after it; one word first. */
export function phrasesAt(tokens: readonly Token[], at: number, most: number): Found<string>[] {
  const found: Found<string>[] = []
  let key = ''
  let words = 0
  for (let place = at; place < tokens.length && words < most; place++) {
    const { kind, text } = tokens[place] as Token
    if (kind === 'sign') {
      if (words > 0 && JOINS.has(text)) continue
      break
    }
    key = key ? `${key} ${text}` : text
    words += 1
    found.push({ meaning: key, end: place + 1 })
  }
  return found
}

/** The longest phrase of a lexicon that begins at a place. */
export function longest<Meaning>(
  { meanings, most }: Lexicon<Meaning>,
  tokens: readonly Token[],
  at: number,
): Found<Meaning> | null {
  for (const { meaning: key, end } of phrasesAt(tokens, at, most).reverse()) {
    const meaning = meanings.get(key)
    if (meaning !== undefined) return { meaning, end }
  }
  return null
}

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** A letter that belongs to the number before it: Sector 62A is not Sector 62. */
export const letterAfter = (tokens: readonly Token[], end: number): boolean => {
  const [number, letter] = [tokens[end - 1], tokens[end]]
  return (
    number?.kind === 'number' &&
    number.to === letter?.from &&
    /^[a-z\u0904-\u0939]$/.test(letter.text)
  )
}
