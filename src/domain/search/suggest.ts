import { ROUTED_CITIES } from '../city/constants.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'
import { plain, sought } from './text.ts'
import { parseQuery } from './parse-query.ts'

/** A locality for suggestions; `aliases` holds its other names, `near` its landmarks. */
export type SearchPlace = { slug: string; name: string; aliases: string; near: readonly string[] }
/** The source of suggestions: one city's listings and localities. */
export type SuggestFrom = { city: string; table: Table; places: readonly SearchPlace[] }
/** A suggestion while the visitor types; `change` is what it adds to the search. */
export type Suggestion = {
  kind: 'City' | 'Locality' | 'Landmark' | 'Building'
  label: string
  detail: string
  change: Partial<Search>
}

const LEAST_LETTERS = 2
/** The most suggestions of each kind. */
const MOST = { City: 2, Locality: 5, Landmark: 3, Building: 4 }
const IN_ALL = 8

/** Whether a word of the text starts with what is typed. */
const begins = (text: string, typed: string) => text.startsWith(typed) || text.includes(` ${typed}`)

const slugOfCity = (city: string) => ROUTED_CITIES.find(({ name }) => name === city)?.slug ?? ''

function placesLike({ city, places }: SuggestFrom, typed: string): Suggestion[] {
  const where = [slugOfCity(city)]
  const localities = places.filter(
    ({ name, aliases }) => begins(sought(name), typed) || begins(plain(aliases), typed),
  )
  const landmarks = places.flatMap((place) =>
    place.near.flatMap((line) => (begins(plain(line), typed) ? { line, place } : [])),
  )
  return [
    ...localities.map(
      ({ name, slug }): Suggestion => ({
        ...{ kind: 'Locality', label: name, detail: city },
        change: { locality: [slug], city: where },
      }),
    ),
    ...landmarks.map(
      ({ line, place }): Suggestion => ({
        ...{ kind: 'Landmark', label: line, detail: `${place.name}, ${city}` },
        change: { locality: [place.slug], city: where },
      }),
    ),
  ]
}

function buildingsLike({ city, table }: SuggestFrom, typed: string): Suggestion[] {
  return table.words.projectBuildingName.values
    .filter((name) => begins(sought(name), typed))
    .slice(0, MOST.Building)
    .map((name) => ({
      ...{ kind: 'Building', label: name, detail: city },
      change: { q: name, city: [slugOfCity(city)] },
    }))
}

/** Suggestions for the last words of a search. A chosen one replaces these words; the other words stay. */
export function suggestionsFor(q: string, from: readonly SuggestFrom[]): Suggestion[] {
  const segments = parseQuery(q)
  const last = segments.findLastIndex(({ part }) => part)
  const typed = segments
    .slice(last + 1)
    .map((segment) => segment.text)
    .join(' ')
  const rest = segments
    .slice(0, last + 1)
    .map((segment) => segment.text)
    .join(' ')
  if (typed.length < LEAST_LETTERS) return []
  const cities = ROUTED_CITIES.filter(({ name }) => begins(plain(name), typed)).map(
    ({ name, slug }): Suggestion => ({
      ...{ kind: 'City', label: name, detail: '' },
      change: { city: [slug], locality: [] },
    }),
  )
  const found = [
    ...cities,
    ...from.flatMap((one) => placesLike(one, typed)),
    ...from.flatMap((one) => buildingsLike(one, typed)),
  ]
  const seen: Record<string, number> = {}
  return found
    .filter(({ kind }) => {
      seen[kind] = (seen[kind] ?? 0) + 1
      return seen[kind] <= MOST[kind]
    })
    .slice(0, IN_ALL)
    .map((one) => ({ ...one, change: { q: rest, ...one.change, page: 1 } }))
}
