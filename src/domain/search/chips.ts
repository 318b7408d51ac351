import { groupedDigits } from '../text/digits.ts'
import { once, short } from '../money/rules.ts'
import { meantBy } from './criteria.ts'
import { findIn } from './find.ts'
import { type FacetName, facetNamed, LISTING_FACETS, type RangeName } from './listing-facets.ts'
import { OPEN, type Search, type Span } from './rules.ts'
import { fromTo } from '#language/money/texts-amounts'
import { RANGE_TEXTS } from '#language/search/texts-options'
import { MEANT_TEXTS } from '#language/search/texts'
import type { Table } from './table.ts'
import { type Segment, parseQuery } from './parse-query.ts'
import type { FindSimilarWords } from './words.ts'

/** An active part of the search: its label, and the change that removes it. */
export type Chip = { remove: Partial<Search>; label: string }
/** Returns the name for a slug. */
export type NameOf = (slug: string) => string

/** "gomti-nagar" -> "Gomti Nagar", for a locality whose name is unknown. */
export const nameOfSlug: NameOf = (slug) =>
  slug.replace(/-/g, ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

const SAID: Record<RangeName, (amount: number) => string> = {
  price: (amount) => short(once(amount)),
  area: (amount) => RANGE_TEXTS.squareFeet(groupedDigits(amount)),
}

/** "Up to ₹ 70 L", "₹ 50 L to ₹ 90 L". */
export function rangeLabel(name: RangeName, { from, to }: Span): string {
  const say = SAID[name]
  if (from === null) return RANGE_TEXTS.upTo(say(to ?? 0))
  return to === null ? RANGE_TEXTS.from(say(from)) : fromTo(say(from), say(to))
}

export function optionLabel(name: FacetName, id: string, nameOf: NameOf = nameOfSlug): string {
  return facetNamed(name).options?.find((option) => option.id === id)?.label ?? nameOf(id)
}

/** The parts of a search that can be removed one by one. */
export function searchChips(search: Search, nameOf?: NameOf): Chip[] {
  const segments = parseQuery(search.q)
  const without = (dropped: (segment: Segment) => boolean) => ({
    q: segments.flatMap((segment) => (dropped(segment) ? [] : segment.text)).join(' '),
    page: 1,
  })
  const words = segments.filter(({ part }) => !part).map(({ text }) => text)
  const understood = segments.flatMap((segment) =>
    segment.part ? [{ remove: without((one) => one === segment), label: segment.part.label }] : [],
  )
  const facets = LISTING_FACETS.flatMap(({ name }) =>
    search[name].map((id) => ({
      remove: { [name]: search[name].filter((one) => one !== id), page: 1 },
      label: optionLabel(name, id, nameOf),
    })),
  )
  const ranges = (['price', 'area'] as const).flatMap((name) => {
    const { from, to } = search[name]
    if (from === null && to === null) return []
    const meant = name === 'price' ? meantBy(search) : null
    const label = [rangeLabel(name, search[name]), meant && MEANT_TEXTS[meant].chip]
    return [{ remove: { [name]: OPEN, page: 1 }, label: label.filter(Boolean).join(' ') }]
  })
  const rest = words.length
    ? [{ remove: without(({ part }) => !part), label: `“${words.join(' ')}”` }]
    : []
  return [...rest, ...understood, ...facets, ...ranges]
}

/** For a search without results: each part whose removal gives results, by descending number of results. */
export function relaxations(
  tables: readonly Table[],
  search: Search,
  { similar, nameOf }: { similar?: FindSimilarWords | undefined; nameOf?: NameOf } = {},
): (Chip & { count: number })[] {
  return searchChips(search, nameOf)
    .map((chip) => ({
      ...chip,
      count: findIn(tables, { ...search, ...chip.remove }, similar).total,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
