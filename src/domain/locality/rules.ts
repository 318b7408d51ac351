import type { CityName } from '../city/constants.ts'
import { placeWords } from '../city/place-words.ts'
import { isAfterCity } from '../city/stored.ts'
import type { Place } from '../reading/reading.ts'
import { remembered } from '../text/remembered.ts'
import { slugOf } from '../text/slug.ts'
import { LOCALITIES } from './localities.ts'
import type { Locality } from './locality.ts'
import { placesNamed } from './place-names.ts'

type Words = readonly string[]

const named = (words: Words): readonly Place[] => placesNamed(words.join(' '))
const isPincode = (word: string) => named([word]).some(({ kind }) => kind === 'pincode')

const MOST_WORDS = 3

/** Whether words say no more than the city in which the locality lies. */
const saysCity = (city: CityName, words: Words) =>
  isAfterCity(words) || named(words).some((place) => place.kind === 'city' && place.city === city)

/** Leaves out what stands before or after the name of a locality: its city, its state, its pincode. */
function withoutCity(city: CityName, all: Words): Words {
  const words = all.filter((word) => !isPincode(word))
  for (let n = Math.min(MOST_WORDS, words.length); n > 0; n -= 1) {
    if (saysCity(city, words.slice(-n))) return withoutCity(city, words.slice(0, -n))
    if (saysCity(city, words.slice(0, n))) return withoutCity(city, words.slice(n))
  }
  return words
}

/** Whether a text says no more than the city: its name, its state, its pincode, or signs. */
export const saysOnlyCity = (city: CityName, text: string): boolean =>
  withoutCity(city, placeWords(text.replace(/(\p{Nd}{3}) (?=\p{Nd}{3})/gu, '$1'))).length === 0

function localityIn(city: CityName, text: string): Locality | undefined {
  const slugNamed = (words: Words) => {
    const found = named(words).find((place) => place.kind === 'locality' && place.city === city)
    return found?.kind === 'locality' ? found.slug : undefined
  }
  const whole = placeWords(text)
  const parts = text
    .split(/[,;/|()]/)
    .map(placeWords)
    .reverse()
  const slug = [whole, ...parts]
    .flatMap((words) => [words, withoutCity(city, words)])
    .map(slugNamed)
    .find(Boolean)
  return LOCALITIES[city].find((locality) => locality.slug === (slug ?? slugPincoded(city, whole)))
}

/** Where nothing but a pincode is said, the locality to which alone it belongs. */
function slugPincoded(city: CityName, words: Words): string | undefined {
  if (withoutCity(city, words).length > 0) return undefined
  const places = words.flatMap((word) =>
    named([word]).flatMap((place) => (place.kind === 'pincode' ? place.places : [])),
  )
  const [only, ...more] = places.filter((place) => place.city === city)
  return more.length === 0 ? only?.slug : undefined
}

const FINDERS = Object.fromEntries(
  Object.keys(LOCALITIES).map((city) => [
    city,
    remembered((text: string) => localityIn(city as CityName, text)),
  ]),
)

type OfPincode =
  | Extract<Place, { kind: 'pincode' }>
  | { kind: 'elsewhere'; code: string; name: string }
  /** Six figures that we know as no pincode: a slip, or one of a place that we do not know. */
  | { kind: 'unknown'; code: string }

const SAYS_PINCODE = new Set(['pin', 'pincode', 'code', 'no', 'पिन', 'पिनकोड', 'कोड'])

function ofPincode(code: string): OfPincode[] {
  const places = named([code]).flatMap((place): OfPincode[] => {
    if (place.kind === 'elsewhere') return [{ ...place, code }]
    return place.kind === 'pincode' ? [place] : []
  })
  return places.length > 0 ? places : [{ kind: 'unknown', code }]
}

/** The places of the pincodes in a text that says no more than them and its city; none for any other text. */
export function pincodesAlone(city: string, text: string): OfPincode[] {
  if (!/\p{Nd}/u.test(text)) return []
  const words = placeWords(text).filter((word) => !SAYS_PINCODE.has(word))
  // "226 010" is one code.
  const codes = words.join(' ').match(/\d{6}|\d{3} \d{3}/g) ?? []
  const said = codes.flatMap((code) => ofPincode(code.replace(' ', '')))
  const rest = codes.reduce((all, code) => all.replace(code, ' '), words.join(' '))
  const others = placeWords(rest)
  const cities = [city, ...said.flatMap((one) => (one.kind === 'pincode' ? one.city : []))]
  const isAlone = cities.some((one) => withoutCity(one as CityName, others).length === 0)
  return isAlone ? said : []
}

/**
 * The locality that a free text means in this city; undefined if the map does not have it. Of several parts, as in
 * "Vipin Khand, Gomti Nagar", the last known one decides.
 */
export function localityOf(city: string, text: string): Locality | undefined {
  // A city may be whatever somebody sent, such as the name of what every object has.
  return Object.hasOwn(FINDERS, city) ? FINDERS[city]?.(text) : undefined
}

/** The slug of a locality by any of its spellings, also of one that the map does not have. */
export const localitySlug = (city: string, text: string): string =>
  localityOf(city, text)?.slug ?? slugOf(text)
