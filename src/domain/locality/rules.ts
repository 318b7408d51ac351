import type { CityName } from '../city/constants.ts'
import { AFTER_CITIES } from '../city/names.ts'
import { type Place, placesNamed } from '../reading/place.ts'
import { placeKey, placeWords } from '../reading/place-words.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { LOCALITIES } from './localities.ts'
import { type Locality, slugOf } from './locality.ts'

type Words = readonly string[]

const named = (words: Words): readonly Place[] => placesNamed(words.join(' '))
const isPincode = (word: string) => named([word]).some(({ kind }) => kind === 'pincode')

const afterCities = lazy(() => new Set(AFTER_CITIES.map((said) => placeKey(placeWords(said)))))
const MOST_WORDS = 3

/** Whether words say no more than the city in which the locality lies. */
const saysCity = (city: CityName, words: Words) =>
  afterCities().has(placeKey(words)) ||
  named(words).some((place) => place.kind === 'city' && place.city === city)

/** Leaves out what stands before or after the name of a locality: its city, its state, its pincode. */
function withoutCity(city: CityName, all: Words): Words {
  const words = all.filter((word) => !isPincode(word))
  for (let n = Math.min(MOST_WORDS, words.length); n > 0; n -= 1) {
    if (saysCity(city, words.slice(-n))) return withoutCity(city, words.slice(0, -n))
    if (saysCity(city, words.slice(0, n))) return withoutCity(city, words.slice(n))
  }
  return words
}

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

/**
 * The locality that a free text means in this city; undefined if the map does not have it. Of several parts, as in
 * "Vipin Khand, Gomti Nagar", the last known one decides.
 */
export function localityOf(city: string, text: string): Locality | undefined {
  return FINDERS[city]?.(text)
}

/** The slug of a locality by any of its spellings, also of one that the map does not have. */
export const localitySlug = (city: string, text: string): string =>
  localityOf(city, text)?.slug ?? slugOf(text)
