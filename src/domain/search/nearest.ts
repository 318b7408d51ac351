import { SEARCH_TEXTS as texts } from '#language/search/texts'
import { type Category, PROPERTY_TYPES } from '../listing/constants.ts'
import { BUDGETS, isInRange, RENTS } from '../listing/facet-options.ts'
import { type FacetName, LISTING_FACETS } from '../listing/facets.ts'
import { once, short } from '../money/rules.ts'
import { criteriaOf, meantBy } from './criteria.ts'
import { opens } from './facets.ts'
import { isWithin } from './find.ts'
import type { Hit } from './found.ts'
import type { Own } from './own.ts'
import type { Search, Span } from './rules.ts'
import { localityAt, type Table } from './table.ts'
import { type FindSimilarWords, understood } from './understood.ts'
import { type RowTest, wordTests } from './words.ts'

/** Nobody who looks for the one is helped by the other: a rent instead of a sale, a PG for men for a woman. */
export const FIRM = ['for', 'deal', 'category', 'guests', 'tenants'] as const satisfies FacetName[]
/** What the property is. */
const KIND = ['type', 'bhk'] as const satisfies FacetName[]
/** What the price and the place say by themselves. */
const MEASURED: readonly FacetName[] = ['city', 'locality', 'budget']
const isOther = (name: FacetName) =>
  ![...FIRM, ...KIND, ...MEASURED].some((measured) => measured === name)

/** How much farther than the asked place others are, and what an unfulfilled wish weighs, as shares of the price. */
const AWAY = { beside: 0.1, elsewhere: 0.3 }
const UNFULFILLED = 0.1

type Asked = Span & { fits: (amount: number) => boolean }

/** The price that a search asks for, by itself or as one of the ranges on offer, which exclude their upper end. */
export function askedPrice({ price, budget: [id] }: Pick<Search, 'price' | 'budget'>): Asked {
  const range = [...BUDGETS, ...RENTS].find((one) => one.id === id)
  if (!range) return { ...price, fits: (amount) => isWithin(amount, price) }
  return {
    from: range.from || null,
    to: Number.isFinite(range.to) ? range.to : null,
    fits: (amount) => isInRange(amount, range),
  }
}

/** How far a price is from what was asked; empty where it is within. A sign stays with its figure. */
export function gapText(price: number, search: Search): string {
  const { from, to, fits } = askedPrice(understood(search).search)
  const said = (amount: number) => short(once(amount)).replaceAll(' ', '\u00a0')
  if (fits(price)) return ''
  if (from !== null && price < from) return texts.under(said(from - price))
  return to !== null && price > to ? texts.over(said(price - to)) : texts.atLimit
}

/** How far an amount is from a range, as a share of its nearer end. */
function gapTo(amount: number, { from, to }: Span): number {
  if (to !== null && amount > to) return (amount - to) / Math.max(1, to)
  return from !== null && amount < from ? (from - amount) / from : 0
}

function saysOneOf(table: Table, name: FacetName, chosen: readonly string[]): RowTest {
  const column = table.facets[name]
  const rule = LISTING_FACETS.find((facet) => facet.name === name)
  const open = opens(column, rule?.choice === 'all' ? 'all' : 'many', chosen)
  return (row) => open[column.codes[row] ?? 0] === true
}
/** As above; a row without an answer may be as wished. */
function leavesOpen(table: Table, name: FacetName, chosen: readonly string[]): RowTest {
  const { codes, silence } = table.facets[name]
  const says = saysOneOf(table, name, chosen)
  return (row) => says(row) || (silence !== undefined && codes[row] === silence.code)
}

const valueAt = (table: Table, field: 'listingType' | 'propertyCategory', row: number) => {
  const { codes, values } = table.words[field]
  return values[codes[row] ?? 0] ?? ''
}

/** What no row in place of the wished ones may lack. */
function firmTests(table: Table, search: Search): RowTest[] {
  const { search: meant } = understood(search)
  const tests = FIRM.flatMap((name) =>
    meant[name].length > 0 ? leavesOpen(table, name, meant[name]) : [],
  )
  const meantDeal = meantBy(search)
  if (meantDeal)
    tests.push((row) => (valueAt(table, 'listingType', row) === 'Sell') === (meantDeal === 'sale'))
  const { types } = criteriaOf(search)
  const categories = (Object.keys(PROPERTY_TYPES) as Category[]).filter((category) =>
    types.some((type) => PROPERTY_TYPES[category].some((one) => one === type)),
  )
  if (categories.length === 1)
    tests.push((row) => valueAt(table, 'propertyCategory', row) === categories[0])
  if (meant.bhk.length > 0) {
    const { codes, members } = table.facets.bhk
    tests.push((row) => (members[codes[row] ?? 0] ?? []).length > 0)
  }
  return tests
}

const missed = (tests: readonly RowTest[], row: number) =>
  tests.reduce((sum, fits) => sum + (fits(row) ? 0 : 1), 0)

/** How near the rows of a table come to a search: the smaller, the nearer, and what comes first decides. */
function nearness(table: Table, search: Search, says: RowTest, beside: ReadonlySet<string>) {
  const { search: meant, words } = understood(search)
  const chosen = (names: readonly FacetName[]) =>
    names.flatMap((name) => (meant[name].length > 0 ? saysOneOf(table, name, meant[name]) : []))
  const kinds = [...chosen(KIND), ...(words.some(({ aside }) => !aside) ? [says] : [])]
  const others = [
    ...chosen(LISTING_FACETS.map(({ name }) => name).filter(isOther)),
    (row: number) => isWithin(table.plotArea[row] ?? 0, meant.area),
    (row: number) => isWithin(table.roadWidth[row] ?? 0, meant.road),
  ]
  const cities = chosen(['city'])
  const asked = askedPrice(meant)
  const away = (row: number) => {
    const slug = localityAt(table, row)
    if (meant.locality.length === 0 || meant.locality.includes(slug)) return 0
    return beside.has(slug) ? AWAY.beside : AWAY.elsewhere
  }
  return (row: number): readonly number[] => [
    missed(cities, row),
    missed(kinds, row),
    gapTo(table.price[row] ?? 0, asked) + away(row) + UNFULFILLED * missed(others, row),
    table.rank[row] ?? 0,
  ]
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const n = one.findIndex((value, place) => value !== other[place])
  return n >= 0 && (one[n] ?? 0) < (other[n] ?? 0)
}

type Options = {
  similar?: FindSimilarWords | undefined
  /** The localities beside the asked ones. */
  beside?: ReadonlySet<string>
  most?: number
  own?: Pick<Own, 'keeps'> | null
}

/**
 * For a search without results, the rows that come nearest: those in the same city first, then those of the same kind,
 * then by the distance of the price, which counts more from one locality to the next. Never a rent for a sale, and only
 * where something is known of the city.
 */
export function nearestTo(
  tables: readonly Table[],
  search: Search,
  { similar, beside = new Set(), most = 3, own }: Options = {},
): Hit[] {
  const { words, elsewhere } = understood(search)
  if (elsewhere.length > 0) return []
  const { tests } = wordTests(words, tables, similar)
  const best: (Hit & { near: readonly number[] })[] = []
  for (const [n, table] of tables.entries()) {
    const firm = [...firmTests(table, search), ...(own?.keeps ? [own.keeps(table)] : [])]
    const nearOf = nearness(table, search, tests[n] ?? (() => false), beside)
    for (let row = 0; row < table.size; row++) {
      if (!firm.every((fits) => fits(row))) continue
      const near = nearOf(row)
      let place = best.length
      while (place > 0 && isBefore(near, best[place - 1]?.near ?? near)) place--
      if (place >= most) continue
      best.splice(place, 0, { table: n, row, near })
      best.length = Math.min(best.length, most)
    }
  }
  const [first] = best
  const dealOf = ({ table, row }: Hit) => valueAt(tables[table] as Table, 'listingType', row)
  // What is nearest sets the city and the deal of what stands beside it.
  return best.filter(
    (one) => first && one.near[0] === first.near[0] && dealOf(one) === dealOf(first),
  )
}
