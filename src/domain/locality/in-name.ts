import type { CityName } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { LOCALITIES } from './localities.ts'
import { pincodeIn } from './locality.ts'
import { PARTS } from './parts.ts'
import { placesNamed } from './place-names.ts'
import { saysOnlyCity } from './rules.ts'
import { storedLocality } from './stored.ts'

/** Of a part with more words, the first or the last are looked at. */
const MOST_WORDS = 12
const keyOf = (text: string) => placeKey(placeWords(text))

/** The names of parts of localities, which stay: who lives in Vipin Khand does not live in all of Gomti Nagar. */
const partsIn = lazy(
  () =>
    new Map(
      Object.entries(PARTS).map(([city, parts]) => [
        city,
        new Map(
          Object.keys(parts).flatMap((written) => {
            const spellings = written.split('; ')
            return spellings.map((one) => [keyOf(one), spellings[0] ?? one] as const)
          }),
        ),
      ]),
    ),
)

/** The name of a locality, of a part of one or of a landmark, by any of its spellings. */
function known(city: CityName, text: string): string | undefined {
  const key = keyOf(text)
  const own = LOCALITIES[city].find(({ name }) => keyOf(name) === key)
  if (own) return own.name
  const part = partsIn().get(city)?.get(key)
  if (part) return part
  const here = placesNamed(text).flatMap((place) =>
    (place.kind === 'locality' || place.kind === 'landmark') && place.city === city ? place : [],
  )
  return here.find(({ kind, name }) => kind === 'locality' || keyOf(name) === key)?.name
}

/** The name at the end of "B-12 Gomti Nagar": only behind a number, because Old Gomti Nagar would be another place. */
function knownAtEnd(city: CityName, text: string): string | undefined {
  const words = text.split(' ')
  for (let from = 1; from < Math.min(words.length, MOST_WORDS); from += 1) {
    const name = /\p{Nd}/u.test(words[from - 1] ?? '') && known(city, words.slice(from).join(' '))
    if (name) return name
  }
  return undefined
}

/** A part without the city, the state and the pincode behind it: "Quiet Lane Lucknow 226010". */
function withoutCity(city: CityName, part: string): string {
  const words = part.split(' ')
  for (let end = Math.max(1, words.length - MOST_WORDS); end < words.length; end += 1) {
    const before = words.slice(0, end).join(' ')
    const isWhole = end > 1 || known(city, before) !== undefined
    const after = words.slice(end).join(' ')
    // "Greater Noida" is no part of Noida.
    if (saysOnlyCity(city, after) && (isWhole || /\p{Nd}/u.test(after)))
      return before.replace(/[\s–-]+$/, '')
  }
  return part
}

function inName(city: CityName, text: string): string {
  const stored = storedLocality(city, text).trim().replace(/\s+/g, ' ')
  if (pincodeIn(stored)) return stored
  const whole = known(city, stored)
  if (whole) return whole
  const parts = stored
    .split(/\s*[,;|()]\s*/)
    .filter((part) => part !== '' && !saysOnlyCity(city, part))
    .map((part) => (known(city, part) ? part : withoutCity(city, part)))
  const names = parts.flatMap((part) => known(city, part) ?? knownAtEnd(city, part) ?? [])
  if (names.length > 0) return [...new Set(names)].join(', ')
  return parts.join(', ') || stored
}

const NAMERS = Object.fromEntries(
  Object.keys(LOCALITIES).map((city) => [
    city,
    remembered((text: string) => inName(city as CityName, text)),
  ]),
)

/**
 * A locality as the made name of a home says it, in English: the known one that was meant, without the rest of an
 * address, and what is not known as it was typed, without its city and pincode, which are said beside it.
 */
export const localityInName = (city: string, text: string): string => NAMERS[city]?.(text) ?? text
