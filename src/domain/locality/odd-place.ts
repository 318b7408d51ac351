import { shownLocality } from '#language/locality/texts-named'
import { PLACE_TEXTS } from '#language/locality/texts-odd-place'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import type { Confirmed, ListingFields } from '../listing/schema.ts'
import type { Confirmable, OddMark, Question } from '../reading/reading.ts'
import type { PincodeAlone } from './elsewhere.ts'

/** Asks about a locality that is known in other cities only. */
export const placeQuestion = (
  city: string,
  locality: string,
  cities: readonly CityName[],
): Confirmable => ({
  field: 'locality',
  kind: 'place',
  question: PLACE_TEXTS.question(locality.trim(), cities, city),
  yes: PLACE_TEXTS.yes(city),
  instead: cities.map((other) => ({
    label: PLACE_TEXTS.instead(other),
    field: 'city',
    value: other,
  })),
})

/** Asks which locality of a pincode is meant, or whether the home is in the city of that. */
export function pincodeQuestion(
  city: string,
  { code, ...place }: PincodeAlone,
): Question<'city' | 'locality'> {
  const field = 'locality'
  if (place.city === city)
    return {
      field,
      kind: 'pincode',
      question: PLACE_TEXTS.pincode(code),
      instead: place.localities.map((value) => ({
        label: shownLocality(city, value),
        field,
        value,
      })),
    }
  if (!place.city)
    return { field, kind: 'pincode', question: PLACE_TEXTS.pincodeUnknown(code), instead: [] }
  const isOurs = CITY_NAMES.some((one) => one === place.city)
  return {
    field,
    kind: 'pincode',
    question: PLACE_TEXTS.pincodeElsewhere(code, place.city),
    instead: isOurs
      ? [{ label: PLACE_TEXTS.yes(place.city), field: 'city', value: place.city }]
      : [],
  }
}

/** What the desk says of a locality that is known in other cities only. */
export function placeMark(
  { city, locality, confirmed }: ListingFields & Confirmed,
  cities: readonly CityName[],
): OddMark {
  return confirmed?.includes('locality')
    ? {
        mark: PLACE_TEXTS.markConfirmed(city),
        sentence: PLACE_TEXTS.posterConfirmed(locality, cities, city),
      }
    : { mark: PLACE_TEXTS.mark(cities), sentence: PLACE_TEXTS.known(locality, cities, city) }
}
