import type { Table } from './table.ts'
import type { RowTest } from './words.ts'

/** The found rows by table. */
type Rows = readonly (readonly number[])[]

/**
 * What only the visitor's device adds to a search: it is in no address, and no server learns of it. A test that leaves
 * rows out, an order in the place of the chosen one, the fact on the third line of a card, and what is to be known of
 * the results.
 */
export type Own = {
  fits?: ((table: Table) => RowTest) | undefined
  key?: ((table: Table) => (row: number) => number) | undefined
  fact: (table: Table, row: number) => string
  /** Whether the test leaves out all of a locality, by its slug. */
  isOut?: ((city: string, slug: string) => boolean) | undefined
  /** `all`: what is found without the test. */
  says: (tables: readonly Table[], rows: Rows, all: () => Rows) => string
}
