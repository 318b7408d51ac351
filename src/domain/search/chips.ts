import type { Near } from './match.ts'
import { FACET_OPTIONS, FACETS, find, type Search } from './rules.ts'
import type { Searchable } from './text.ts'
import { type Segment, understand } from './understand.ts'

/** What is on, and what of the search it is that goes with it. */
type Chip = { remove: Partial<Search>; label: string }

/** For a search that finds nothing: each part without which there is something, and how much, the most first. */
export function relaxations(
  listings: readonly Searchable[],
  search: Search,
  near?: Near,
): (Chip & { count: number })[] {
  return searchChips(search)
    .map((chip) => ({ ...chip, count: find(listings, { ...search, ...chip.remove }, near).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** The parts of a search that can be taken back one by one. */
export function searchChips(search: Search): Chip[] {
  const segments = understand(search.q)
  const without = (dropped: (segment: Segment) => boolean) => ({
    q: segments.flatMap((segment) => (dropped(segment) ? [] : segment.said)).join(' '),
    page: 1,
  })
  const words = segments.filter(({ part }) => !part).map(({ said }) => said)
  const understood = segments.flatMap((segment) =>
    segment.part ? [{ remove: without((own) => own === segment), label: segment.part.label }] : [],
  )
  const facets = FACETS.flatMap((facet) => {
    const option = FACET_OPTIONS[facet].find((one) => one.id === search[facet])
    return option ? [{ remove: { [facet]: '', page: 1 }, label: option.label }] : []
  })
  const rest = words.length
    ? [{ remove: without(({ part }) => !part), label: `“${words.join(' ')}”` }]
    : []
  return [...rest, ...understood, ...facets]
}
