import { DISTANCE_TEXTS as texts } from '#language/distance/texts'
import { CITY_NAMES } from '../city/constants.ts'
import type { Own } from '../search/own.ts'
import { localityAt, type Table } from '../search/table.ts'
import type { Far } from './far.ts'
import { shownName } from './names.ts'
import { type Distance, distanceBetween, type OwnPlace, type PointsFile } from './rules.ts'

/** Returns how far a locality of a city is from a place; null where that is not known. */
function distancesFrom(points: PointsFile, place: OwnPlace) {
  const known = new Map<string, Distance | null>()
  return (cityName: string, at: string): Distance | null => {
    const key = `${cityName} ${at}`
    const before = known.get(key)
    if (before !== undefined) return before
    const city = CITY_NAMES.find((name) => name === cityName)
    const distance = city ? distanceBetween(points, place, { city, kind: 'locality', at }) : null
    known.set(key, distance)
    return distance
  }
}

type DistanceFrom = ReturnType<typeof distancesFrom>
const ofRow = (from: DistanceFrom, table: Table, row: number) => {
  const { codes, values } = table.words.city
  return from(values[codes[row] ?? 0] ?? '', localityAt(table, row))
}
const kmOf = (distance: Distance | null) => distance?.km ?? Number.POSITIVE_INFINITY

const named = (places: readonly OwnPlace[], name: string | undefined) =>
  places.find((place) => place.name === name)

const countIn = (
  rows: readonly (readonly number[])[],
  fits: (table: number, row: number) => boolean,
) => rows.reduce((sum, found, n) => sum + found.filter((row) => fits(n, row)).length, 0)

/**
 * What the places of a visitor's own add to a search; null where it goes by none of them. A home without a known
 * distance comes after the others, and is not within any.
 */
export function ownByDistance(
  points: PointsFile,
  places: readonly OwnPlace[],
  { sort, within }: Far,
): Own | null {
  const [order, middle] = [named(places, sort ?? undefined), named(places, within?.name)]
  const shown = order ?? middle
  if (!shown) return null
  const [fromOrder, fromMiddle] = [order, middle].map(
    (place) => place && distancesFrom(points, place),
  )
  const fromShown = (fromOrder ?? fromMiddle) as DistanceFrom
  const most = within?.km ?? 0
  return {
    fits: fromMiddle && ((table) => (row) => kmOf(ofRow(fromMiddle, table, row)) <= most),
    isOut: fromMiddle && ((city, slug) => kmOf(fromMiddle(city, slug)) > most),
    key: fromOrder && ((table) => (row) => kmOf(ofRow(fromOrder, table, row))),
    fact(table, row) {
      const distance = ofRow(fromShown, table, row)
      return distance ? texts.from(distance, shownName(shown)) : ''
    },
    says(tables, rows, all) {
      const isUnknown = (from: DistanceFrom) => (n: number, row: number) =>
        ofRow(from, tables[n] as Table, row) === null
      const last = fromOrder ? countIn(rows, isUnknown(fromOrder)) : 0
      const left = fromMiddle ? countIn(all(), isUnknown(fromMiddle)) : 0
      return [
        order && texts.sorted(shownName(order)),
        last > 0 && texts.last(last),
        left > 0 && texts.left(left),
      ]
        .filter(Boolean)
        .join(' ')
    },
  }
}
