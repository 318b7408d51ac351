import { CITY_NAMES, ROUTED_CITIES, type RoutedCity } from '../city/constants.ts'
import { CITIES_ELSEWHERE, CITY_ALIASES } from '../city/names.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import type { Names } from '../language/constants.ts'
import type { Place } from '../reading/reading.ts'
import { lazy } from '../text/lazy.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { isOfCity, slugsAt } from './pincodes.ts'

/**
 * A place with what it is called, and its `others`: further names as they are written. `keys` are the folded names it
 * is found by, abbreviations in full.
 */
export type Name = {
  readonly place: Place
  readonly label: string
  readonly names: Names
  readonly others: readonly string[]
  readonly keys: readonly string[]
}

function nameOf(place: Place, label: string, names: Names, others: readonly string[]): Name {
  // Most names are never compared: a page asks for a few of them.
  const keys = lazy(() => [
    ...new Set(
      [label, ...Object.values(names), ...others].flatMap(
        (said) => placeWords(said).join(' ') || [],
      ),
    ),
  ])
  return {
    place,
    label,
    names,
    others,
    get keys() {
      return keys()
    },
  }
}

const namesIn = ({ name: city, names }: RoutedCity): Name[] => [
  nameOf({ kind: 'city', city }, city, names, CITY_ALIASES[city]),
  ...LOCALITIES[city].map((one) =>
    nameOf(
      { kind: 'locality', city, slug: one.slug, name: one.name },
      one.name,
      one.names,
      one.aliases,
    ),
  ),
  ...LANDMARKS[city].map(({ name, names: said, aliases, near }) =>
    nameOf({ kind: 'landmark', city, name, slugs: near }, name, said, aliases),
  ),
]

/** The names of all places that may be suggested. */
export const NAMES: readonly Name[] = /* @__PURE__ */ [
  ...ROUTED_CITIES.flatMap(namesIn),
  ...CITIES_ELSEWHERE.map(({ name, names, aliases }) =>
    nameOf({ kind: 'elsewhere', name }, name, names, aliases),
  ),
]

/** The most words of a name. */
export const MOST_WORDS = 6

const index = lazy(() => {
  const known = new Map<string, Place[]>()
  for (const { place, keys } of NAMES)
    for (const key of new Set(keys.map((one) => placeKey(one.split(' '))))) {
      const places = known.get(key)
      if (places) places.push(place)
      else known.set(key, [place])
    }
  return known
})

function pincoded(code: string): Place[] {
  // Round figures are amounts.
  if (code.endsWith('00')) return []
  const city = CITY_NAMES.find((name) => isOfCity(name, code))
  if (city) {
    const places = slugsAt(city, code).map((slug) => ({ city, slug }))
    return [{ kind: 'pincode', city, code, places }]
  }
  return CITIES_ELSEWHERE.flatMap(({ name, pincodes }) =>
    pincodes.some((digits) => code.startsWith(digits))
      ? [{ kind: 'elsewhere', name } as const]
      : [],
  )
}

const FIRST_LETTERS = 3
const beginnings = lazy(
  () => new Set([...index().keys()].map((key) => key.slice(0, FIRST_LETTERS))),
)

/** Whether a name may begin with a word: most words of a sentence need no further look. */
export function mayBeginName(word: string): boolean {
  const key = placeKey(placeWords(word))
  return (
    /^\d/.test(key) || key.length < FIRST_LETTERS || beginnings().has(key.slice(0, FIRST_LETTERS))
  )
}

/**
 * The places that a run of words names, written as one likes: with or without blanks, abbreviated, in either script.
 * Several places of one name are several entries, in the order of the cities.
 */
export function placesNamed(text: string): readonly Place[] {
  const words = placeWords(text)
  if (/^[1-9]\d\d ?\d{3}$/.test(words.join(' '))) return pincoded(words.join(''))
  return index().get(placeKey(words)) ?? []
}
