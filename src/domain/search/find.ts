import { meantBy } from './criteria.ts'
import { filterTables, type FoundIn, type Gate } from './facets.ts'
import { type FacetName, LISTING_FACETS, RANGES, type RangeName } from './listing-facets.ts'
import type { Search, Span } from './rules.ts'
import type { Table } from './table.ts'
import { every, type FindSimilarWords, type RowTest, wordTests } from './words.ts'

export type Found = FoundIn<FacetName>

/** What a price range means beyond the chosen options, as a choice of the facet that would say it. */
function meantGate({ words: { listingType } }: Table, search: Search): Gate<FacetName>[] {
  const meant = meantBy(search)
  if (meant === null) return []
  const open = listingType.values.map((type) => (type === 'Sell') === (meant === 'sale'))
  const name = search.for.length > 0 ? 'deal' : 'for'
  return [{ name, codes: listingType.codes, open, strict: false }]
}

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

/** Finds the rows of some tables that match a search. With `similar`, misspelt words match too. */
export function findIn(
  tables: readonly Table[],
  search: Search,
  similar?: FindSimilarWords,
): Found {
  const tests = wordTests(search.q, tables, similar)
  return filterTables(tables, LISTING_FACETS, search, (n) => {
    const table = tables[n] as Table
    return {
      gates: meantGate(table, search),
      fits: every([tests[n] ?? (() => false), ...rangeTests(table, search)]),
    }
  })
}
