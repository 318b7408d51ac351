import { LISTING_LIMITS } from '../listing/constants.ts'
import {
  type FacetName,
  LISTING_FACETS,
  RANGE_NAMES,
  RANGES,
  type RangeName,
} from '../listing/facets.ts'
import { fieldOf } from '../listing/fields.ts'
import type { Word } from '../reading/reading.ts'
import { slugOf } from '../text/slug.ts'
import { meantBy } from './criteria.ts'
import { type FoundIn, filterTables, type Gate, type Sorting } from './facets.ts'
import type { Own } from './own.ts'
import type { Search, Span } from './rules.ts'
import { silenceIn, type Table } from './table.ts'
import { type FindSimilarWords, type Understood, understood } from './understood.ts'
import { every, type RowTest, wordTests } from './words.ts'

/** `aside`: the words that nothing knows, which were left out. */
export type Found = FoundIn<FacetName> & { aside: readonly Word[] }

/** What a price range means beyond the chosen options, as a choice of the facet that would say it. */
function meantGate({ words: { listingType } }: Table, search: Search): Gate<FacetName>[] {
  const meant = meantBy(search)
  if (meant === null) return []
  const open = listingType.values.map((type) => (type === 'Sell') === (meant === 'sale'))
  const name = search.for.length > 0 ? 'deal' : 'for'
  return [{ name, codes: listingType.codes, open }]
}

const isOpen = ({ from, to }: Span) => from === null && to === null
export const isWithin = (amount: number, { from, to }: Span) =>
  amount >= (from ?? 0) && amount <= (to ?? Number.POSITIVE_INFINITY)

/**
 * The fields of ranges that a listing may leave open. Their amounts are whole and small, so they are their own codes.
 */
const isOptional = (name: RangeName) => !fieldOf(RANGES[name]).required

function rangeTests(table: Table, search: Search): RowTest[] {
  return RANGE_NAMES.flatMap((name) => {
    const span = search[name]
    const amounts = table[RANGES[name]]
    if (isOpen(span) || isOptional(name)) return []
    return [(row: number) => isWithin(amounts[row] ?? 0, span)]
  })
}

/** The ranges of fields that a listing may leave open, which then is no answer of 0. */
function rangeGates(table: Table, search: Search): Gate<FacetName>[] {
  return RANGE_NAMES.flatMap((name) => {
    const [span, field] = [search[name], RANGES[name]]
    if (isOpen(span) || !isOptional(name)) return []
    const codes = table[field]
    const silence = silenceIn(table, field, 0)
    const open = Array.from(
      { length: LISTING_LIMITS.road + 1 },
      (_, amount) => amount > 0 && isWithin(amount, span),
    )
    return [{ name: null, codes, open, ...(silence && { wish: { id: name, silence } }) }]
  })
}

/** Words may name several options where a form offers one in place of another: "noida or gurgaon". */
const rulesFor = (search: Search) =>
  LISTING_FACETS.map((facet) =>
    facet.choice === 'one' && search[facet.name].length > 1
      ? { ...facet, choice: 'many' as const }
      : facet,
  )

/** A part of a city that no map draws, such as "DLF Phase 2", may be what a listing itself calls its locality. */
function withOwnNames({ search, parts }: Understood): Search {
  const names = parts.flatMap(({ place }) =>
    place?.kind === 'landmark' && place.slugs.length > 0 ? slugOf(place.name) : [],
  )
  return names.length > 0 ? { ...search, locality: [...search.locality, ...names] } : search
}

/**
 * Finds the rows of some tables that match a search. With `similar`, misspelt words match too. `sorting` names the
 * wishes that only sort. `own` may leave out further rows.
 */
export function findIn(
  tables: readonly Table[],
  search: Search,
  similar?: FindSimilarWords,
  sorting?: Sorting,
  own?: Pick<Own, 'fits' | 'keeps'> | null,
): Found {
  const read = understood(search)
  const { words, elsewhere } = read
  const meant = withOwnNames(read)
  const { tests, aside } = wordTests(words, tables, similar)
  const narrowing = (n: number) => {
    const table = tables[n] as Table
    // Nothing is known of a city without pages.
    const isKnown = elsewhere.length === 0
    return {
      gates: [...meantGate(table, search), ...rangeGates(table, meant)],
      fits: isKnown
        ? every([
            tests[n] ?? (() => false),
            ...rangeTests(table, meant),
            ...(own?.fits ? [own.fits(table)] : []),
            ...(own?.keeps ? [own.keeps(table)] : []),
          ])
        : () => false,
    }
  }
  const found = filterTables(tables, rulesFor(meant), meant, narrowing, sorting)
  return { ...found, aside }
}
