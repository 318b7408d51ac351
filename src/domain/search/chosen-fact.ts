import { rightSeenOn } from '#language/listing/texts-facets'
import { type CardListing, shortDate } from '../listing/card.ts'
import { chosenLabel, type FacetName, LISTING_FACETS } from '../listing/facets.ts'
import { joinFacts } from '../text/facts.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'

/** What the line of a card's price says, its heading, or its dates. */
const SAID: readonly FacetName[] = [
  ...(['for', 'deal', 'category', 'type', 'city', 'locality', 'bhk', 'budget', 'added'] as const),
]
const SAYABLE = LISTING_FACETS.filter(({ name }) => !SAID.includes(name))

/** When the right to offer a home was seen; empty if it was not. */
export const rightFact = ({ rightAt }: Pick<CardListing, 'rightAt'>, now = new Date()): string =>
  rightAt ? rightSeenOn(shortDate(rightAt, now)) : ''

/**
 * What a row says to the filters that a visitor has set and its card does not show: "Fully furnished · East facing".
 * Empty where the visitor asked for nothing more. The day on which its right to offer was seen has room only alone.
 */
export function chosenFact(
  { facets }: Table,
  row: number,
  search: Search,
  { rightAt }: Pick<CardListing, 'rightAt'>,
  now = new Date(),
): string {
  const said = SAYABLE.flatMap(({ name }) => {
    const wished = search[name]
    if (wished.length === 0) return []
    const { codes, ids, members } = facets[name]
    const own = (members[codes[row] ?? 0] ?? []).map((place) => ids[place] ?? '')
    return wished
      .filter((id) => own.includes(id))
      .map((id) => ({ name, label: chosenLabel(name, id) ?? '' }))
  })
  const isAlone = said.length === 1 && said[0]?.name === 'right'
  if (isAlone && rightAt) return rightFact({ rightAt }, now)
  return joinFacts(said.map(({ label }) => label))
}
