import { ORDER_FACTS, ORDER_NOTES, ORDER_TEXTS } from '#language/search/texts-order'
import { type CardListing, cardTexts, shortDate } from '../listing/card.ts'
import { LISTING_TYPES, type ListingType, PLOT } from '../listing/constants.ts'
import { moveInWords } from '../listing/move-in.ts'
import { toMoveIn } from '../listing/rules.ts'
import { exact, once } from '../money/rules.ts'
import type { Sort } from './constants.ts'
import { putsHomesFirst } from './criteria.ts'
import type { Found } from './find.ts'
import { moveInAt, priceAt } from './found.ts'
import type { Search } from './rules.ts'
import type { Table, WordField } from './table.ts'

type FoundRows = Pick<Found, 'rows' | 'total'>

function countOf(
  tables: readonly Table[],
  { rows }: FoundRows,
  fits: (table: Table, row: number) => boolean,
): number {
  return rows.reduce(
    (sum, found, n) => sum + found.filter((row) => fits(tables[n] as Table, row)).length,
    0,
  )
}

/** How many of what was found have this word in a column. */
const countWith = (tables: readonly Table[], found: FoundRows, field: WordField, word: string) =>
  countOf(
    tables,
    found,
    ({ words: { [field]: column } }, row) => column.values[column.codes[row] ?? 0] === word,
  )

/** In which order sales, rents and beds come that were found together, because they do not compare. */
function kindsApart(
  tables: readonly Table[],
  found: FoundRows,
  names: Readonly<Record<ListingType, string>>,
): string[] {
  const kinds = LISTING_TYPES.filter((kind) => countWith(tables, found, 'listingType', kind) > 0)
  return kinds.length > 1 ? [ORDER_NOTES.apart(kinds.map((kind) => names[kind]))] : []
}

/** By what the results are in order, in a sentence or two; empty where at most one was found. */
export function orderOf(search: Search, tables: readonly Table[], found: FoundRows): string {
  if (found.total < 2) return ''
  const { sort } = search
  const others = () =>
    found.total > countWith(tables, found, 'propertyCategory', 'Residential') ||
    countWith(tables, found, 'propertyType', PLOT) > 0
  const notes = [ORDER_TEXTS[sort]]
  if (sort.startsWith('price')) notes.push(...kindsApart(tables, found, ORDER_NOTES.prices))
  if (sort === 'rate') notes.push(...kindsApart(tables, found, ORDER_NOTES.rates))
  if (sort === 'move-in') notes.push(...withoutSum(tables, found))
  if (putsHomesFirst(search) && others()) notes.push(ORDER_NOTES.homesFirst)
  return notes.join(' ')
}

/** What comes after those of which the sum to move in is known. */
function withoutSum(tables: readonly Table[], found: FoundRows): string[] {
  const isSale = (table: Table, row: number) => priceAt(table, row).period === ''
  const sales = countOf(tables, found, isSale)
  const unknown = countOf(tables, found, (table, row) => moveInAt(table, row) === null) - sales
  return [
    ...(unknown > 0 ? [ORDER_NOTES.withoutSum(unknown)] : []),
    ...(sales > 0 ? [ORDER_NOTES.salesLast] : []),
  ]
}

/** The orders by a fact that a card has to say, before anything else. */
export const SAYING_SORTS: readonly Sort[] = ['rate', 'confirmed', 'move-in']

/** What a card says about the order in which it stands; empty where the card says so anyway, or where it has no part. */
export function orderFact(card: CardListing, sort: Sort, now = new Date()): string {
  const { listingType, price, plotArea } = card
  // Sorted homes are compared, in a sale by what a square foot costs.
  const perFoot = listingType === 'Sell' ? cardTexts(card, now).per : ''
  switch (sort) {
    case 'newest':
      return ''
    case 'confirmed':
      return ORDER_FACTS.confirmed(shortDate(card.confirmedAt, now))
    case 'rate': {
      const rent = listingType === 'Rent' && plotArea > 0 ? Math.round(price / plotArea) : 0
      return perFoot || (rent > 0 ? ORDER_FACTS.rentRate(exact(once(rent))) : '')
    }
    case 'move-in': {
      if (listingType === 'Sell') return ''
      // The line above has the sum; this one says what it is made of.
      const words = toMoveIn(card) === null ? null : moveInWords({ ...card, brokerage: null })
      return words?.made ?? ORDER_FACTS.withoutSum
    }
    default:
      return perFoot
  }
}
