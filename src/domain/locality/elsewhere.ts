import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { localityOf } from './rules.ts'

/**
 * The other cities in which a locality is known, where its own does not have it: it was likely written for one of them.
 * None where it is known in its own city, or nowhere.
 */
export function citiesElsewhere(city: string, locality: string): CityName[] {
  if (!city || locality.trim() === '' || localityOf(city, locality)) return []
  return CITY_NAMES.filter((other) => other !== city && localityOf(other, locality))
}
