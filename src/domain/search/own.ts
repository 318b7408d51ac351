import type { Table } from './table.ts'
import { every, type RowTest } from './words.ts'

/** The found rows by table. */
type Rows = readonly (readonly number[])[]

/**
 * What only the visitor's device adds to a search: it is in no address, and no server learns of it. A test that leaves
 * rows out, an order in the place of the chosen one, the fact on the third line of a card, and what is to be known of
 * the results.
 */
export type Own = {
  fits?: ((table: Table) => RowTest) | undefined
  /** Another test, which leaves out what the visitor has hidden. That is no filter, and is said apart. */
  keeps?: ((table: Table) => RowTest) | undefined
  key?: ((table: Table) => (row: number) => number) | undefined
  fact: (table: Table, row: number) => string
  /** Whether the test leaves out all of a locality, by its slug. */
  isOut?: ((city: string, slug: string) => boolean) | undefined
  /** What the map says of localities, by their slugs. */
  marks?: ((tables: readonly Table[], rows: Rows) => Readonly<Record<string, string>>) | undefined
  /** `all`: what is found without the test. */
  says: (tables: readonly Table[], rows: Rows, all: () => Rows) => string
}

/**
 * Several such additions as one; null of none. All tests hold, the first order is taken, and a card's third line has
 * the fact of that order, else the first that any of them has.
 */
export function joined(owns: readonly Own[]): Own | null {
  const [first, ...others] = owns
  if (!first || others.length === 0) return first ?? null
  const tests = owns.flatMap(({ fits }) => fits ?? [])
  const kept = owns.flatMap(({ keeps }) => keeps ?? [])
  const order = owns.find(({ key }) => key)
  const byOrder = order ? [order, ...owns.filter((own) => own !== order)] : owns
  const hidden = owns.flatMap(({ isOut }) => isOut ?? [])
  return {
    fits: tests.length > 0 ? (table) => every(tests.map((test) => test(table))) : undefined,
    keeps: kept.length > 0 ? (table) => every(kept.map((test) => test(table))) : undefined,
    key: order?.key,
    isOut:
      hidden.length > 0 ? (city, slug) => hidden.some((isOut) => isOut(city, slug)) : undefined,
    fact: (table, row) => byOrder.map((own) => own.fact(table, row)).find(Boolean) ?? '',
    marks: (...found) => Object.assign({}, ...owns.map((own) => own.marks?.(...found))),
    says: (...found) =>
      byOrder
        .map((own) => own.says(...found))
        .filter(Boolean)
        .join(' '),
  }
}
