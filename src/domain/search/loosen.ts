import { shownSlug } from '#language/locality/texts-named'
import { LOOSEN_TEXTS as texts } from '#language/search/texts'
import { withoutCapital } from '#language/text/texts'
import { type FacetName, LISTING_FACETS } from '../listing/facets.ts'
import { once, short } from '../money/rules.ts'
import { type NameOf, optionLabel, rangeLabels } from './chips.ts'
import { criteriaOf, meantBy } from './criteria.ts'
import { findIn } from './find.ts'
import { askedPrice, FIRM } from './nearest.ts'
import type { Own } from './own.ts'
import { OPEN, type Search } from './rules.ts'
import type { Table } from './table.ts'
import { type FindSimilarWords, rewritten, understood, withoutWordsOf } from './understood.ts'

/** A search that asks for less, and how many it finds. */
export type Loosened = { label: string; search: Search; count: number }

/** What is not given up for want of results; another budget has ways of its own. */
const KEPT: readonly FacetName[] = [...FIRM, 'budget']
const MOST = 3

/** The next figure of two digits that is not below an amount, or not above it. */
const roundedTo = (amount: number, round: 'ceil' | 'floor') => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math[round](amount / unit) * unit
}

type Options = {
  similar?: FindSimilarWords | undefined
  nameOf?: NameOf
  /** The localities beside the asked ones. */
  beside?: readonly string[]
  own?: Pick<Own, 'fits' | 'keeps'> | null
}

/** The search without the words that name no filter. */
function withoutNames(search: Search): Search {
  const { text, words } = understood(search)
  return {
    ...search,
    q: rewritten(
      text,
      words.filter(({ aside }) => !aside),
    ),
    page: 1,
  }
}

/** The same with a budget that something fits in, or with any. */
function withMoney(tables: readonly Table[], search: Search, { similar, own }: Options) {
  const { from, to, fits } = askedPrice(understood(search).search)
  if (from === null && to === null) return []
  // A budget may be all that says whether to buy or to rent.
  const deal = meantBy(search) === 'sale' ? ['sell'] : meantBy(search) ? ['rent'] : search.deal
  const any = { ...withoutWordsOf(search, 'price'), budget: [], price: OPEN, deal, page: 1 }
  const prices = findIn(tables, any, similar, undefined, own).rows.flatMap((rows, n) =>
    rows.map((row) => tables[n]?.price[row] ?? 0),
  )
  const over = Math.min(...prices.filter((price) => to !== null && price >= to && !fits(price)))
  const under = Math.max(...prices.filter((price) => from !== null && price < from))
  const [most, least] = [roundedTo(over, 'ceil'), roundedTo(under, 'floor')]
  const said = (amount: number) => short(once(amount))
  if (Number.isFinite(over))
    return [{ label: texts.raise(said(most)), search: { ...any, price: { from, to: most } } }]
  if (Number.isFinite(under))
    return [{ label: texts.lower(said(least)), search: { ...any, price: { from: least, to } } }]
  return []
}

/**
 * For a search without results, those that ask for a little less and find something: with another budget first, next
 * door, and then without one of the other wishes, by descending number of results.
 */
export function loosened(
  tables: readonly Table[],
  search: Search,
  options: Options = {},
): Loosened[] {
  const { similar, nameOf = shownSlug, beside = [], own } = options
  const { search: meant, words } = understood(search)
  const { city } = criteriaOf(search)
  const counted = (ways: readonly Omit<Loosened, 'count'>[]) =>
    ways
      .map((way) => ({ ...way, count: findIn(tables, way.search, similar, undefined, own).total }))
      .filter(({ count }) => count > 0)
  const without = (
    name: 'area' | 'road' | FacetName,
    label: string,
    left: readonly string[] = [],
  ) => ({
    label,
    search: {
      ...withoutWordsOf(search, name),
      [name]: name === 'area' || name === 'road' ? OPEN : left,
      ...(name === 'city' ? { locality: [] } : {}),
      page: 1,
    },
  })
  const facets = LISTING_FACETS.flatMap(({ name, choice }) => {
    const chosen = meant[name]
    if (chosen.length === 0 || KEPT.includes(name)) return []
    // Who named a locality is not helped by another city.
    if (name === 'city' && meant.locality.length > 0) return []
    const labelOf = (id: string) => optionLabel(name, id, nameOf)
    const others = (id: string) => chosen.filter((one) => one !== id)
    // Where all have to hold, it may be enough to give up one of them.
    const byOne =
      choice === 'all'
        ? counted(chosen.map((id) => without(name, texts.without(labelOf(id)), others(id))))
        : []
    if (byOne.length > 0) return byOne
    const any = name === 'locality' ? texts.wholeOf(city) : texts.any[name]
    return counted([without(name, any ?? texts.without(...chosen.map(labelOf)))])
  })
  const ranges = (['area', 'road'] as const).flatMap((name) => {
    const { from, to } = meant[name]
    return from === null && to === null
      ? []
      : [without(name, texts.without(...rangeLabels(search, name).map(withoutCapital)))]
  })
  const named = words.filter(({ aside }) => !aside).map(({ typed }) => typed)
  const nextDoor = {
    label: texts.nextDoor,
    search: {
      ...withoutWordsOf(search, 'locality'),
      locality: [...meant.locality, ...beside],
      city: meant.city,
      page: 1,
    },
  }
  const rest = [
    ...ranges,
    ...(named.length > 0
      ? [{ label: texts.without(`“${named.join(' ')}”`), search: withoutNames(search) }]
      : []),
  ]
  return [
    ...counted(withMoney(tables, search, options)),
    ...counted(beside.length > 0 && meant.locality.length > 0 ? [nextDoor] : []),
    ...[...facets, ...counted(rest)].sort((a, b) => b.count - a.count),
  ].slice(0, MOST)
}
