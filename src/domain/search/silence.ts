import { UNSAID_TEXTS as texts } from '#language/search/texts-answer'
import { joined, OR } from '#language/text/texts'
import { LISTING_FACETS, RANGE_NAMES } from '../listing/facets.ts'
import { type NameOf, optionLabel, rangeLabels } from './chips.ts'
import type { Found } from './find.ts'
import type { Search } from './rules.ts'
import { understood } from './understood.ts'

/** What a search wishes of the given facets and ranges, as its chips say it. */
function wishesIn(asked: Search, names: readonly string[], nameOf?: NameOf): string[] {
  const { search } = understood(asked)
  const facets = LISTING_FACETS.filter(({ name }) => names.includes(name)).map(({ name }) =>
    joined(
      search[name].map((id) => optionLabel(name, id, nameOf)),
      OR,
    ),
  )
  const ranges = RANGE_NAMES.filter((name) => names.includes(name)).flatMap((name) =>
    rangeLabels(asked, name),
  )
  return [...facets, ...ranges]
}

/**
 * How many results say what is wished, and how many leave it open: these come after them. Empty where every result says
 * it: "“With Wi-Fi”: 3 say so; 9 do not say and come after them."
 */
export function unsaidOf(
  search: Search,
  { total, unsaid, sorting }: Pick<Found, 'total' | 'unsaid' | 'sorting'>,
  nameOf?: NameOf,
): string {
  const open = unsaid.flat().filter((count) => count > 0).length
  if (open === 0) return ''
  const [first = '', ...more] = wishesIn(search, sorting, nameOf)
  return more.length === 0
    ? texts.one(first, total - open, open)
    : texts.many([first, ...more], total - open, open)
}
