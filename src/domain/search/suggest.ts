import { ROUTED_CITIES } from '../city/constants.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'
import { plain, sought } from './text.ts'
import { parseQuery } from './parse-query.ts'

/** A locality for suggestions; `said` holds its other names, `near` its landmarks. */
export type SearchPlace = { slug: string; name: string; said: string; near: readonly string[] }
/** The source of suggestions: one city's listings and localities. */
export type SuggestFrom = { city: string; table: Table; places: readonly SearchPlace[] }
/** A suggestion while the visitor types; `asks` is what it adds to the search. */
export type Suggestion = {
  kind: 'City' | 'Locality' | 'Landmark' | 'Building'
  label: string
  detail: string
  asks: Partial<Search>
}

const LEAST_LETTERS = 2
/** The most suggestions of each kind. */
const MOST = { City: 2, Locality: 5, Landmark: 3, Building: 4 }
const IN_ALL = 8

/** Whether a word of the text starts with `said`. */
const begins = (text: string, said: string) => text.startsWith(said) || text.includes(` ${said}`)

const slugOfCity = (city: string) => ROUTED_CITIES.find(({ name }) => name === city)?.slug ?? ''

function placesLike({ city, places }: SuggestFrom, said: string): Suggestion[] {
  const where = [slugOfCity(city)]
  const localities = places.filter(
    ({ name, said: other }) => begins(sought(name), said) || begins(plain(other), said),
  )
  const landmarks = places.flatMap((place) =>
    place.near.flatMap((line) => (begins(plain(line), said) ? { line, place } : [])),
  )
  return [
    ...localities.map(
      ({ name, slug }): Suggestion => ({
        ...{ kind: 'Locality', label: name, detail: city },
        asks: { locality: [slug], city: where },
      }),
    ),
    ...landmarks.map(
      ({ line, place }): Suggestion => ({
        ...{ kind: 'Landmark', label: line, detail: `${place.name}, ${city}` },
        asks: { locality: [place.slug], city: where },
      }),
    ),
  ]
}

function buildingsLike({ city, table }: SuggestFrom, said: string): Suggestion[] {
  return table.words.projectBuildingName.values
    .filter((name) => begins(sought(name), said))
    .slice(0, MOST.Building)
    .map((name) => ({
      ...{ kind: 'Building', label: name, detail: city },
      asks: { q: name, city: [slugOfCity(city)] },
    }))
}

/** Suggestions for the last words of a search. A chosen one replaces these words; the other words stay. */
export function suggestionsFor(q: string, from: readonly SuggestFrom[]): Suggestion[] {
  const segments = parseQuery(q)
  const last = segments.findLastIndex(({ part }) => part)
  const said = segments
    .slice(last + 1)
    .map((segment) => segment.said)
    .join(' ')
  const rest = segments
    .slice(0, last + 1)
    .map((segment) => segment.said)
    .join(' ')
  if (said.length < LEAST_LETTERS) return []
  const cities = ROUTED_CITIES.filter(({ name }) => begins(plain(name), said)).map(
    ({ name, slug }): Suggestion => ({
      ...{ kind: 'City', label: name, detail: '' },
      asks: { city: [slug], locality: [] },
    }),
  )
  const found = [
    ...cities,
    ...from.flatMap((one) => placesLike(one, said)),
    ...from.flatMap((one) => buildingsLike(one, said)),
  ]
  const seen: Record<string, number> = {}
  return found
    .filter(({ kind }) => {
      seen[kind] = (seen[kind] ?? 0) + 1
      return seen[kind] <= MOST[kind]
    })
    .slice(0, IN_ALL)
    .map((one) => ({ ...one, asks: { q: rest, ...one.asks, page: 1 } }))
}
