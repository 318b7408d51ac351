import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { LOCALITIES } from './localities.ts'
import { localityOf, pincodesAlone } from './rules.ts'

/**
 * The other cities in which a locality is known, where its own does not have it: it was likely written for one of them.
 * None where it is known in its own city, or nowhere.
 */
export function citiesElsewhere(city: string, locality: string): CityName[] {
  if (!city || locality.trim() === '' || localityOf(city, locality)) return []
  return CITY_NAMES.filter((other) => other !== city && localityOf(other, locality))
}

/**
 * A pincode where a locality should stand. `city`: that in which it is, empty if unknown; `localities`: the known ones.
 */
export type PincodeAlone = { code: string; city: string; localities: readonly string[] }

/**
 * The pincode of a locality that says nothing else; null if it says more. It names no place by itself: several
 * localities share one, and one locality may have several.
 */
export function pincodeAlone(city: string, locality: string): PincodeAlone | null {
  const [place] = pincodesAlone(city, locality)
  if (!place) return null
  if (place.kind === 'unknown') return { code: place.code, city: '', localities: [] }
  if (place.kind === 'elsewhere') return { code: place.code, city: place.name, localities: [] }
  const named = place.places.flatMap(({ city: one, slug }) =>
    one === place.city ? LOCALITIES[one].filter((known) => known.slug === slug) : [],
  )
  return { code: place.code, city: place.city, localities: named.map(({ name }) => name) }
}

/** What is odd about where a locality lies: the other cities that know it, or that it is a pincode alone. */
export type OddPlace = { elsewhere: readonly CityName[]; pincode: PincodeAlone | null }
export function oddPlace(city: string, locality: string): OddPlace {
  const pincode = pincodeAlone(city, locality)
  return { elsewhere: pincode ? [] : citiesElsewhere(city, locality), pincode }
}
