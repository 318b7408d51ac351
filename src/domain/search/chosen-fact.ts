import { chosenLabel, type FacetName, LISTING_FACETS } from '../listing/facets.ts'
import { joinFacts } from '../text/facts.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'

/** What the line of a card's price says, its heading, or its dates. */
const SAID: readonly FacetName[] = [
  ...(['for', 'deal', 'category', 'type', 'city', 'locality', 'bhk', 'budget', 'added'] as const),
]
const SAYABLE = LISTING_FACETS.filter(({ name }) => !SAID.includes(name))

/**
 * What a row says to the filters that a visitor has set and its card does not show: "Fully furnished · East facing".
 * Empty where the visitor asked for nothing more.
 */
export function chosenFact({ facets }: Table, row: number, search: Search): string {
  const said = SAYABLE.flatMap(({ name }) => {
    const wished = search[name]
    if (wished.length === 0) return []
    const { codes, ids, members } = facets[name]
    const own = (members[codes[row] ?? 0] ?? []).map((place) => ids[place] ?? '')
    return wished.filter((id) => own.includes(id)).map((id) => chosenLabel(name, id) ?? '')
  })
  return joinFacts(said)
}
