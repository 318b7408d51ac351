import { meantBy } from './criteria.ts'
import {
  type FacetName,
  facetNamed,
  LISTING_FACETS,
  RANGES,
  type RangeName,
} from './listing-facets.ts'
import type { Search, Span } from './rules.ts'
import type { Table } from './table.ts'
import { type Near, type RowTest, wordTests } from './words.ts'

/** The results: rows by table, their number, and for each option the number of results with it. */
export type Found = {
  rows: readonly (readonly number[])[]
  total: number
  counts: Record<FacetName, Record<string, number>>
}

type Gate = { name: FacetName; codes: ArrayLike<number>; open: readonly boolean[] }

/** What a price range means beyond the chosen options, as a choice of the facet that would say it. */
function meantGate(table: Table, search: Search): Gate[] {
  const meant = meantBy(search)
  if (meant === null) return []
  const name = search.for.length > 0 ? 'deal' : 'for'
  const { codes, values } = table.facets[name]
  return [{ name, codes, open: values.map((id) => id.startsWith('sell') === (meant === 'sale')) }]
}

/** The facets with a chosen option, and the values that they accept. */
function gatesOf(table: Table, search: Search): Gate[] {
  return LISTING_FACETS.flatMap(({ name, options, choice }) => {
    const chosen = search[name]
    if (chosen.length === 0 || choice === 'all') return []
    const through = new Set(
      options
        ? options.flatMap(({ id, also = [] }) => (chosen.includes(id) ? [id, ...also] : []))
        : chosen,
    )
    const { codes, values } = table.facets[name]
    return [{ name, codes, open: values.map((value) => through.has(value)) }]
  })
}

const bitsOf = (chosen: readonly string[]) =>
  (facetNamed('amenities').options ?? []).reduce(
    (sum, { id }, n) => sum + (chosen.includes(id) ? 2 ** n : 0),
    0,
  )

const isWithin = (amount: number, { from, to }: Span) =>
  amount >= (from ?? 0) && amount <= (to ?? Number.POSITIVE_INFINITY)

function rangeTests(table: Table, search: Search): RowTest[] {
  return (Object.keys(RANGES) as RangeName[]).flatMap((name) => {
    const span = search[name]
    const amounts = table[RANGES[name]]
    if (span.from === null && span.to === null) return []
    return [(row: number) => isWithin(amounts[row] ?? 0, span)]
  })
}

const count = (counts: Uint32Array, n: number) => {
  counts[n] = (counts[n] ?? 0) + 1
}

type Tally = Record<FacetName, Uint32Array> & { bits: Uint32Array }

/** Reads one table once. A row that only one facet excludes counts for the other options of that facet. */
function walk(table: Table, search: Search, asked: RowTest): { rows: number[]; tally: Tally } {
  const gates = [...gatesOf(table, search), ...meantGate(table, search)]
  const tests = rangeTests(table, search)
  const wanted = bitsOf(search.amenities)
  const tally = Object.fromEntries(
    LISTING_FACETS.map(({ name }) => [name, new Uint32Array(table.facets[name].values.length)]),
  ) as Tally
  tally.bits = new Uint32Array(facetNamed('amenities').options?.length ?? 0)
  const columns = LISTING_FACETS.map(({ name }) => [table.facets[name].codes, tally[name]] as const)
  const rows: number[] = []
  for (let row = 0; row < table.size; row++) {
    let shut: Gate | null = null
    let closed = 0
    for (const gate of gates) {
      if (gate.open[gate.codes[row] ?? 0]) continue
      shut = gate
      if (++closed > 1) break
    }
    if (closed > 1 || ((table.amenities[row] ?? 0) & wanted) !== wanted) continue
    if (!asked(row) || !tests.every((test) => test(row))) continue
    if (shut) {
      count(tally[shut.name], shut.codes[row] ?? 0)
      continue
    }
    rows.push(row)
    for (const [codes, counts] of columns) count(counts, codes[row] ?? 0)
    let left = table.amenities[row] ?? 0
    for (let bit = 0; left > 0; bit++, left >>>= 1) if (left & 1) count(tally.bits, bit)
  }
  return { rows, tally }
}

/** Adds the counts of one table to those of each option; a value counts for every option to which it belongs. */
function addCounts(counts: Found['counts'], table: Table, tally: Tally): void {
  for (const { name, options, choice } of LISTING_FACETS) {
    const own = counts[name]
    const add = (id: string, more: number) => {
      if (more > 0) own[id] = (own[id] ?? 0) + more
    }
    if (choice === 'all') {
      for (const [n, { id }] of (options ?? []).entries()) add(id, tally.bits[n] ?? 0)
      continue
    }
    const wider = (value: string) =>
      options?.flatMap(({ id, also }) => (also?.includes(value) ? id : [])) ?? []
    for (const [n, value] of table.facets[name].values.entries())
      for (const id of [value, ...wider(value)]) add(id, tally[name][n] ?? 0)
  }
}

/** Finds the rows of some tables that match a search. With `near`, misspelt words match too. */
export function findIn(tables: readonly Table[], search: Search, near?: Near): Found {
  const counts = Object.fromEntries(LISTING_FACETS.map(({ name }) => [name, {}])) as Found['counts']
  const tests = wordTests(search.q, tables, near)
  const rows = tables.map((table, n) => {
    const found = walk(table, search, tests[n] ?? (() => false))
    addCounts(counts, table, found.tally)
    return found.rows
  })
  return { rows, total: rows.reduce((sum, own) => sum + own.length, 0), counts }
}
