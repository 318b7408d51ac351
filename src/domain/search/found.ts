import { type ListingType, PLOT } from '../listing/constants.ts'
import { toMoveIn } from '../listing/rules.ts'
import { lowestOf, type Money, priceOf } from '../money/rules.ts'
import type { Sort } from './constants.ts'
import { type Found, findIn } from './find.ts'
import type { Own } from './own.ts'
import type { Search } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, localityAt, statedAt, type Table, tableOf } from './table.ts'
import type { FindSimilarWords } from './understood.ts'

/** A row of one of several tables. */
export type Hit = { table: number; row: number }

/**
 * The results in one locality: how many, how many of them for sale, and the lowest price, of sales where there are any.
 * No price where nothing is for sale and periods differ.
 */
export type PlaceStat = { count: number; sales: number; from: Money | null }
/** By the slug of the locality. */
export type PlaceStats = Record<string, PlaceStat>

const dealAt = ({ words: { listingType } }: Table, row: number) =>
  listingType.values[listingType.codes[row] ?? 0] as ListingType

/** The price of a row. */
export const priceAt = (table: Table, row: number): Money =>
  priceOf({ listingType: dealAt(table, row), price: table.price[row] ?? 0 })

/** What is paid before one moves into a row, in rupees; null for a sale, and where its deposit is not stated. */
export const moveInAt = (table: Table, row: number): number | null =>
  toMoveIn({
    listingType: dealAt(table, row),
    price: table.price[row] ?? 0,
    deposit: statedAt(table.deposit, row),
    maintenance: statedAt(table.maintenance, row),
    availability: 'available',
  })

export function placeStats(tables: readonly Table[], { rows }: Pick<Found, 'rows'>): PlaceStats {
  const stats: PlaceStats = {}
  for (const [n, found] of rows.entries()) {
    const table = tables[n] as Table
    for (const row of found) {
      const slug = localityAt(table, row)
      const price = priceAt(table, row)
      const isSale = price.period === ''
      const { count, sales, from } = stats[slug] ?? { count: 0, sales: 0, from: price }
      // A rent says nothing of what a sale costs.
      const lowest = isSale === sales > 0 ? from && lowestOf([from, price]) : isSale ? price : from
      stats[slug] = { count: count + 1, sales: sales + (isSale ? 1 : 0), from: lowest }
    }
  }
  return stats
}

/** More than any price, in rupees. */
const BEYOND = 1e14
const KINDS_IN_ORDER: readonly ListingType[] = ['Sell', 'Rent', 'PG']
/** Prices are in order among sales, then among rents, then among beds, because they do not compare. */
const afterKinds = (table: Table, row: number): number =>
  BEYOND * KINDS_IN_ORDER.indexOf(dealAt(table, row))
/** The place of a row among those that an order does not compare; what is newer than the build has ranks below 0. */
const newestAmong = ({ rank }: Table, row: number): number => Math.max(-1, rank[row] ?? 0)

const KEYS: Record<Sort, (table: Table, row: number) => number> = {
  newest: ({ rank }, row) => rank[row] ?? 0,
  'price-low': (table, row) => afterKinds(table, row) + (table.price[row] ?? 0),
  'price-high': (table, row) => afterKinds(table, row) - (table.price[row] ?? 0),
  area: ({ plotArea }, row) => -(plotArea[row] ?? 0),
  rate: (table, row) =>
    dealAt(table, row) === 'PG'
      ? afterKinds(table, row) + newestAmong(table, row)
      : afterKinds(table, row) + (table.price[row] ?? 0) / (table.plotArea[row] || 1),
  confirmed: ({ confirmed }, row) => -(confirmed[row] ?? 0),
  'move-in'(table, row) {
    const sum = moveInAt(table, row)
    if (sum !== null) return sum
    return BEYOND * (dealAt(table, row) === 'Sell' ? 2 : 1) + newestAmong(table, row)
  },
}

/** More wishes than a search can leave open. */
const ALL_WISHES = 1000

/** How far a row stands behind the homes: land after them, and what is commercial at the end. */
function afterHomes({ words: { propertyCategory, propertyType } }: Table): (row: number) => number {
  const commercial = propertyCategory.values.indexOf('Commercial')
  const land = propertyType.values.indexOf(PLOT)
  return (row) => {
    if (propertyCategory.codes[row] === commercial) return 2 * ALL_WISHES
    return propertyType.codes[row] === land ? ALL_WISHES : 0
  }
}

type Order = { sort: Sort; most: number; homesFirst?: boolean; own?: Pick<Own, 'key'> | null }

/**
 * The first results in a sort order, those that leave no wish open before the others, and with `homesFirst` after all
 * homes what is none. An order of `own` goes before the chosen one. Of thousands, only those that are shown are sorted.
 */
export function firstOf(
  tables: readonly Table[],
  { rows, unsaid }: Pick<Found, 'rows' | 'unsaid'>,
  { sort, most, homesFirst = false, own }: Order,
): Hit[] {
  /** What goes first in the order decides: what is left open, the visitor's own order, the chosen one. */
  type Ranked = Hit & { ranks: readonly [open: number, own: number, key: number] }
  const best: Ranked[] = []
  const isAfter = (one: Ranked | undefined, ranks: Ranked['ranks']) => {
    const n = one?.ranks.findIndex((rank, n) => rank !== ranks[n]) ?? -1
    return one !== undefined && n >= 0 && (one.ranks[n] ?? 0) > (ranks[n] ?? 0)
  }
  const keyOf = KEYS[sort]
  for (const [table, found] of rows.entries()) {
    const behind = homesFirst ? afterHomes(tables[table] as Table) : () => 0
    const ownKey = own?.key?.(tables[table] as Table) ?? (() => 0)
    for (const [n, row] of found.entries()) {
      const open = (unsaid[table]?.[n] ?? 0) + behind(row)
      const ranks = [open, ownKey(row), keyOf(tables[table] as Table, row)] as const
      let place = best.length
      if (place >= most && !isAfter(best[place - 1], ranks)) continue
      while (place > 0 && isAfter(best[place - 1], ranks)) place--
      best.splice(place, 0, { table, row, ranks })
      if (best.length > most) best.pop()
    }
  }
  return best
}

const tablesOf = new WeakMap<readonly Searchable[], Table>()
/**
 * Searches a list of listings that has no table yet. They are few, so how many leave a wish open says nothing: only
 * those that fulfil it are found.
 */
export function find<T extends Searchable>(
  listings: readonly T[],
  search: Search,
  similar?: FindSimilarWords,
): T[] {
  const table = tablesOf.get(listings) ?? tableOf(columnsOf(listings))
  tablesOf.set(listings, table)
  const found = findIn([table], search, similar, 'none')
  return firstOf([table], found, { sort: search.sort, most: found.total }).flatMap(
    ({ row }) => listings[row] ?? [],
  )
}
