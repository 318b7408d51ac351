import type { Word } from '../reading/reading.ts'
import type { Column, Table, WordField } from './table.ts'
import { type FindSimilarWords, sought } from './understood.ts'

export type RowTest = (row: number) => boolean

const LEAST_LETTERS = 4
/** The fields in which words are searched. */
const TEXTS = ['projectBuildingName', 'locality'] as const satisfies readonly WordField[]

const texts = new WeakMap<Column, string[]>()
/** The searchable form of each value of a column. */
function textsOf(table: Table, field: (typeof TEXTS)[number]): string[] {
  const column = table.words[field]
  const known = texts.get(column) ?? column.values.map(sought)
  texts.set(column, known)
  return known
}

const flagged = ({ codes, values }: Column, fits: (value: string, n: number) => boolean) => {
  const flags = values.map(fits)
  return flags.some(Boolean) ? (row: number) => flags[codes[row] ?? 0] === true : null
}

const either = (tests: readonly (RowTest | null)[]): RowTest => {
  const real = tests.filter((test) => test !== null)
  const [first] = real
  if (!first) return () => false
  return real.length === 1 ? first : (row) => real.some((test) => test(row))
}
export const every = (tests: readonly RowTest[]): RowTest => {
  const [first, ...more] = tests
  if (!first) return () => true
  return more.length === 0 ? first : (row) => tests.every((test) => test(row))
}

/** Tests whether one of a row's names has such a text. */
const says = (table: Table, has: (text: string) => boolean): RowTest =>
  either(
    TEXTS.map((field) => {
      const names = textsOf(table, field)
      return flagged(table.words[field], (_, n) => has(names[n] ?? ''))
    }),
  )

type Has = (text: string) => boolean

/** A number belongs to the word before it: "sector 6" is not in "Sector 62". */
function exactly(text: string): Has {
  const apart = text.replace(/(\p{L})(\d)/gu, '$1 $2')
  const ending = new RegExp(
    `(?:^|[^\\p{L}\\p{N}])${apart.replace(' ', '[ -]*')}(?![\\p{L}\\p{N}])`,
    'u',
  )
  return (name) => ending.test(name)
}

/** How a word occurs in the names of the tables; null where none has it, nor one that it may be a misspelling of. */
function meantBy(
  { text, exact }: Word,
  tables: readonly Table[],
  similar: FindSimilarWords | undefined,
): Has | null {
  const all = tables.flatMap((table) => TEXTS.flatMap((field) => textsOf(table, field)))
  const has: Has = exact ? exactly(text) : (name) => name.includes(text)
  // A numbered sector is a place, whether or not somebody offers something there; a mere number is none.
  if ((exact && /\D/.test(text)) || all.some(has)) return has
  if (exact || !similar || text.length < LEAST_LETTERS) return null
  const found = similar(
    [...new Set(all.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u)))],
    text,
  )
  return found.length > 0 ? (name) => found.some((word) => name.includes(word)) : null
}

/**
 * For each table, a test whether a row has the words in its names. With `similar`, misspelt words match too. A word
 * that occurs nowhere is set aside.
 */
export function wordTests(
  words: readonly Word[],
  tables: readonly Table[],
  similar?: FindSimilarWords,
): { tests: RowTest[]; aside: Word[] } {
  const read = words.map((word) => ({
    word,
    has: word.aside ? null : meantBy(word, tables, similar),
  }))
  const used = read.flatMap(({ has }) => has ?? [])
  return {
    tests: tables.map((table) => every(used.map((has) => says(table, has)))),
    aside: read.flatMap(({ word, has }) => (has ? [] : word)),
  }
}
