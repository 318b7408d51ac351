import { AFFORD_TEXTS as texts } from '#language/afford/texts'
import type { Own } from '../search/own.ts'
import { localityAt, statedAt, type Table, type WordField } from '../search/table.ts'
import {
  type Afford,
  affordOf,
  type FitCounts,
  type Home,
  type Means,
  VERDICTS,
  type Verdict,
} from './rules.ts'
import type { AffordWish } from './wish.ts'
import { affordFact } from './words.ts'

/** What of a row decides whether it fits. */
function homeAt(table: Table, row: number): Home {
  const word = (field: WordField) => {
    const { codes, values } = table.words[field]
    return values[codes[row] ?? 0] ?? ''
  }
  const said = {
    listingType: word('listingType'),
    propertyType: word('propertyType'),
    propertyCategory: word('propertyCategory'),
    city: word('city'),
    possession: word('possession') || null,
    brokerage: word('brokerage') || null,
  }
  return {
    ...(said as Home),
    price: table.price[row] ?? 0,
    deposit: statedAt(table.deposit, row),
    maintenance: statedAt(table.maintenance, row),
  }
}

/** By the word alone: among homes of one word, the order that was chosen before decides. What is no home comes last. */
const ORDER: readonly (Verdict | null)[] = ['fits', 'tight', null, 'not']
const keyOf = (afford: Afford | null): number =>
  afford ? ORDER.indexOf(afford.verdict) : ORDER.length

const countBy = (affords: Iterable<Afford | null>): FitCounts => {
  const counts: FitCounts = { fits: 0, tight: 0, not: 0, open: 0 }
  for (const afford of affords) counts[afford?.verdict ?? 'open'] += 1
  return counts
}

/** What the means of a household add to a search; null where it goes by none of them. */
export function ownByMeans(means: Means, { only, sorts }: AffordWish): Own | null {
  if (!only && !sorts) return null
  const known = new WeakMap<Table, Map<number, Afford | null>>()
  function at(table: Table, row: number): Afford | null {
    const rows = known.get(table) ?? new Map<number, Afford | null>()
    known.set(table, rows)
    const before = rows.get(row)
    if (before !== undefined) return before
    const afford = affordOf(homeAt(table, row), means)
    rows.set(row, afford)
    return afford
  }
  const all = (tables: readonly Table[], rows: readonly (readonly number[])[]) =>
    rows.flatMap((found, n) => found.map((row) => at(tables[n] as Table, row)))
  return {
    fits: only ? (table) => (row) => at(table, row)?.verdict === VERDICTS[0] : undefined,
    key: sorts ? (table) => (row) => keyOf(at(table, row)) : undefined,
    fact(table, row) {
      const afford = at(table, row)
      return afford ? affordFact(afford) : ''
    },
    marks(tables, rows) {
      const places = new Map<string, (Afford | null)[]>()
      for (const [n, found] of rows.entries())
        for (const row of found) {
          const table = tables[n] as Table
          const slug = localityAt(table, row)
          const some = places.get(slug) ?? []
          some.push(at(table, row))
          places.set(slug, some)
        }
      return Object.fromEntries(
        Array.from(places, ([slug, some]) => [slug, texts.inPlace(countBy(some))]),
      )
    },
    says(tables, rows, whole) {
      const counts = countBy(all(tables, only ? whole() : rows))
      return [sorts && texts.sorted, only ? texts.left(counts) : texts.counted(counts)]
        .filter(Boolean)
        .join(' ')
    },
  }
}
