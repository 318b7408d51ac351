import { LOCALITIES } from '../locality/localities.ts'
import { type Found, findIn } from './find.ts'
import type { Own } from './own.ts'
import type { Search } from './rules.ts'
import { type Indexed, type ListedName, linesOf, type Subject } from './suggest.ts'
import type { Table } from './table.ts'
import type { FindSimilarWords } from './understood.ts'

/** The listings of a city that are loaded, and the names of their localities. */
export type LoadedCity = {
  city: string
  table: Table
  places: readonly { slug: string; name: string }[]
}

const listed = new WeakMap<Table, readonly ListedName[]>()
/** The names of buildings, and of localities that are on no map. */
function namesIn({ city, table, places }: LoadedCity): readonly ListedName[] {
  const known = listed.get(table)
  if (known) return known
  const mapped = Object.entries(LOCALITIES).flatMap(([name, all]) => (name === city ? all : []))
  const names = [
    ...places.filter(({ slug }) => !mapped.some((one) => one.slug === slug)),
    ...table.words.projectBuildingName.values.flatMap((name) => (name ? { name, slug: null } : [])),
  ].map(({ name, slug }) => ({ city, name, slug, lines: linesOf(name) }))
  listed.set(table, names)
  return names
}

/** Counts what a search would find for each subject, whichever city and localities are chosen. */
function counter(
  cities: readonly LoadedCity[],
  search: Search,
  similar?: FindSimilarWords,
  own?: Pick<Own, 'fits' | 'keeps'> | null,
) {
  const found = new Map<string, Found>()
  const findFor = (city: string, q: string) => {
    const tables = cities.flatMap((one) => (one.city === city ? one.table : []))
    return findIn(tables, { ...search, q, city: [], locality: [] }, similar, undefined, own)
  }
  return ({ city, slugs, building }: Subject): number | null => {
    if (!cities.some((one) => one.city === city)) return null
    if (building !== undefined) return findFor(city, `${search.q} ${building}`).total
    const whole = found.get(city) ?? findFor(city, search.q)
    found.set(city, whole)
    if (!slugs) return whole.total
    return slugs.reduce((sum, slug) => sum + (whole.counts.locality[slug] ?? 0), 0)
  }
}

/** What the loaded listings add to the suggestions for a search. */
export const indexedBy = (
  cities: readonly LoadedCity[],
  search: Search,
  similar?: FindSimilarWords,
  own?: Pick<Own, 'fits' | 'keeps'> | null,
): Indexed => ({
  names: cities.flatMap(namesIn),
  countWith: (rest) => counter(cities, { ...search, q: rest }, similar, own),
})
