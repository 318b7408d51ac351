import type { FieldName } from '../listing/fields.ts'
import { type Token, wordAt } from '../reading/parts.ts'
import { type Place, readChoice } from '../reading/reading.ts'
import { optionsOf } from './columns.ts'

export type Deal = 'Sell' | 'Rent' | 'PG'
/** What was found at a place. A part that says nothing for a field goes to the rest. */
export type Part = {
  end: number
  says?: Partial<Record<FieldName, string>>
  places?: readonly Place[]
  /** What an amount says of the deal. A weak one is no price where another amount is surely one. */
  money?: { deal: Deal | null; weak: boolean; unit: number; perFoot: number | null; most: number }
  /** In square feet, beside the number as it was written. */
  area?: { written: number; squareFeet: number }
  leftOut?: true
  /** Says nothing, and is no part of the rest. */
  idle?: true
}
export type Read = (tokens: readonly Token[], at: number, text: string) => Part | null

export const typedOf = (tokens: readonly Token[], at: number, end: number, text: string) =>
  text.slice(tokens[at]?.from, tokens[end - 1]?.to)

export const isBreak = (word: string) => /^[,;|()[\]]$/.test(word)
/** The most signs and words between a label and what it names; a line of signs must not be walked from each of them. */
const MOST_BETWEEN = 20
/** The place after a colon or dash behind a label. */
export const pastColon = (tokens: readonly Token[], at: number): number => {
  let end = at
  const last = at + MOST_BETWEEN
  while (
    end < last &&
    (/^[:=@~-]$/.test(wordAt(tokens, end)) || ['is', 'rs'].includes(wordAt(tokens, end)))
  )
    end += 1
  return end
}
export const hasColon = (tokens: readonly Token[], at: number) => /^[:=-]$/.test(wordAt(tokens, at))
/** The place of the next mark that ends what a label names, or that behind `most` tokens. */
export function breakAfter(tokens: readonly Token[], at: number, most = tokens.length): number {
  let end = at
  const last = Math.min(tokens.length, at + most)
  while (end < last && !isBreak(wordAt(tokens, end))) end += 1
  return end
}

export const readingOf = (name: FieldName, typed: string) =>
  readChoice(name, typed, optionsOf(name) ?? [])
export const readable = (name: FieldName, typed: string) => {
  const reading = readingOf(name, typed)
  return reading !== null && reading.is !== 'refused'
}

export type Found = Part & { from: number; typed: string; at: number }
export type Loose = { at: number; token: Token }
