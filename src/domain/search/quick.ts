import { GALLERY_TEXTS as texts } from '#language/search/texts'
import type { FacetName } from '../listing/facets.ts'
import { optionLabel, rangeLabel } from './chips.ts'
import { CEILINGS } from './constants.ts'
import { criteriaOf, isOffered, putsHomesFirst } from './criteria.ts'
import type { Found } from './find.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'
import { understood } from './understood.ts'

/** A narrower search that a press leads to, and how many it finds. */
export type QuickChoice = { label: string; change: Partial<Search>; count: number }

/** What people decide first. Of these questions, the first open ones are asked. */
const QUESTIONS = ['for', 'city', 'bhk', 'budget', 'type', 'furnishing'] as const
const AT_ONCE = 2

/** The options of a facet that leave some of what was found, but not all. */
function optionsOf(name: FacetName, { counts, total }: Found, most = Number.POSITIVE_INFINITY) {
  const offered = Object.entries(counts[name]).filter(([id, count]) => id && count < total)
  const wanted = new Set(
    offered
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([id]) => id),
  )
  return offered
    .filter(([id]) => wanted.has(id))
    .map(([id, count]) => ({
      label: optionLabel(name, id),
      change: { [name]: [id], page: 1 },
      count,
    }))
}

/** Limits of the price that part what was found, each of which lets more of it in. */
function ceilingsFor(tables: readonly Table[], search: Search, { rows, total }: Found) {
  const { wish } = criteriaOf(search)
  let before = 0
  return (CEILINGS[wish] ?? []).flatMap((to) => {
    const count = rows.reduce(
      (sum, found, n) => sum + found.filter((row) => (tables[n]?.price[row] ?? 0) <= to).length,
      0,
    )
    if (count === before || count === total) return []
    before = count
    const price = { from: null, to }
    return [{ label: rangeLabel('price', price), change: { price, page: 1 }, count }]
  })
}

/** The way to what is commercial among what was found, where homes stand before it. */
export function commercialChoice(search: Search, { counts, total }: Found): QuickChoice[] {
  const count = counts.category.commercial ?? 0
  if (!putsHomesFirst(search) || count === 0 || count === total) return []
  return [{ label: texts.commercial(count), change: { category: ['commercial'], page: 1 }, count }]
}

/** The next choices of a search that need no sheet, each with how many it would leave. */
export function quickChoices(
  tables: readonly Table[],
  search: Search,
  found: Found,
): QuickChoice[] {
  const criteria = criteriaOf(search)
  const { search: meant } = understood(search)
  const { from, to } = meant.price
  const isPriced = meant.budget.length > 0 || from !== null || to !== null
  const groups = QUESTIONS.flatMap((name): QuickChoice[][] => {
    if (name === 'budget') return isPriced ? [] : [ceilingsFor(tables, search, found)]
    if (meant[name].length > 0 || !isOffered(criteria, name)) return []
    // A typed wish needs no choice; a city is open only where more than one was searched.
    if (name === 'for' && criteria.wish !== '') return []
    return [optionsOf(name, found, name === 'type' ? 3 : undefined)]
  })
  return groups
    .filter((group) => group.length > 0)
    .slice(0, AT_ONCE)
    .flat()
}
