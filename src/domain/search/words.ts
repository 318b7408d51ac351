import { sought } from './text.ts'
import type { Column, Table, WordField } from './table.ts'
import { type Condition, type Part, parseQuery } from './parse-query.ts'

export type RowTest = (row: number) => boolean

/** Finds the words that a misspelt word could mean. */
export type FindSimilarWords = (words: string[], word: string) => string[]

const LEAST_LETTERS = 4
/** The fields in which words are searched. */
const TEXTS = [
  ...(['projectBuildingName', 'locality', 'city'] as const),
  ...(['propertyType', 'propertyCategory', 'bedrooms'] as const),
]

const textOf = (field: WordField, value: string) =>
  field === 'bedrooms' ? value && `${value}bhk` : sought(value)

const texts = new WeakMap<Column, string[]>()
/** The searchable form of each value of a column. */
function textsOf(table: Table, field: (typeof TEXTS)[number]): string[] {
  const column = table.words[field]
  const known = texts.get(column) ?? column.values.map((value) => textOf(field, value))
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

/** Tests whether one of a row's texts matches. */
const says = (table: Table, has: (text: string) => boolean): RowTest =>
  either(
    TEXTS.map((field) => {
      const texts = textsOf(table, field)
      return flagged(table.words[field], (_, n) => has(texts[n] ?? ''))
    }),
  )

function answers(table: Table, { is = {}, within, sale }: Condition): RowTest {
  const tests = Object.entries(is).map(
    ([field, values]) =>
      flagged(table.words[field as WordField], (value) => values.includes(value)) ?? (() => false),
  )
  if (within) {
    const { field, from, to } = within
    if (field === 'bedrooms')
      tests.push(
        flagged(table.words.bedrooms, (value) => Number(value) >= from && Number(value) <= to) ??
          (() => false),
      )
    else {
      const amounts = table[field]
      tests.push((row) => (amounts[row] ?? 0) >= from && (amounts[row] ?? 0) <= to)
    }
  }
  if (sale !== undefined) {
    const { codes, values } = table.words.listingType
    const sells = values.indexOf('Sell')
    tests.push((row) => (codes[row] === sells) === sale)
  }
  return every(tests)
}

function partTest(table: Table, { condition }: Part): RowTest {
  const { text: named, pattern } = condition
  const isAsked = condition.is || condition.within ? [answers(table, condition)] : []
  const isNamed = named ? [says(table, (text) => text.includes(named))] : []
  const isLike = pattern ? [says(table, (text) => text.search(pattern) >= 0)] : []
  return either([...isAsked, ...isNamed, ...isLike])
}

/** The alternatives for a word: the word itself if it occurs, otherwise the words that it may be a misspelling of. */
function meantBy(
  word: string,
  tables: readonly Table[],
  similar: FindSimilarWords | undefined,
): string[] {
  if (!similar || word.length < LEAST_LETTERS) return [word]
  const all = tables.flatMap((table) => TEXTS.flatMap((field) => textsOf(table, field)))
  if (all.some((text) => text.includes(word))) return [word]
  const found = similar([...new Set(all.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))], word)
  return found.length > 0 ? found : [word]
}

/** For each table, a test whether a row matches the words. With `similar`, misspelt words match too. */
export function wordTests(
  q: string,
  tables: readonly Table[],
  similar?: FindSimilarWords,
): RowTest[] {
  const segments = parseQuery(q)
  const parts = segments.flatMap(({ part }) => part ?? [])
  const words = segments.flatMap(({ text, part }) => (part ? [] : [meantBy(text, tables, similar)]))
  const dimensions = [...new Set(parts.map(({ dimension }) => dimension))]
  return tables.map((table) =>
    every([
      ...dimensions.map((dimension) =>
        either(
          parts.flatMap((part) => (part.dimension === dimension ? partTest(table, part) : [])),
        ),
      ),
      ...words.map((some) => says(table, (text) => some.some((word) => text.includes(word)))),
    ]),
  )
}
