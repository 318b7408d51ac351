import type { CityName } from '../city/constants.ts'
import { CITY_WORDS, SAME_WORDS } from '../search/vocabulary.ts'
import { withPlainDigits } from '../text/digits.ts'
import { remembered } from '../text/remembered.ts'
import type { Locality } from './locality.ts'
import { GURUGRAM } from './names/gurugram.ts'
import { KANPUR } from './names/kanpur.ts'
import { LUCKNOW } from './names/lucknow.ts'
import { NOIDA } from './names/noida.ts'
import { VARANASI } from './names/varanasi.ts'

/** The localities on each city's map, in reading order: row by row from the north. */
export const LOCALITIES: Record<CityName, readonly Locality[]> = {
  Lucknow: LUCKNOW,
  Noida: NOIDA,
  Gurugram: GURUGRAM,
  Kanpur: KANPUR,
  Varanasi: VARANASI,
}

const wordsOf = (text: string) =>
  withPlainDigits(text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SAME_WORDS[word] ?? word)

/** Normalises a spelling: no case, spaces or punctuation, abbreviations in full: "SEC-62" is "sector62". */
const keyOf = (words: readonly string[]) => words.join('').replaceAll('़', '')

function keysOf(city: CityName): ReadonlyMap<string, Locality> {
  const known = LOCALITIES[city].flatMap((locality) =>
    [locality.name, ...locality.aliases].map((said) => [keyOf(wordsOf(said)), locality] as const),
  )
  // A locality's own name has priority over another locality's alias.
  return new Map(
    known.sort(([a, of], [, other]) => {
      const hasThatName = (one: Locality) => Number(keyOf(wordsOf(one.name)) === a)
      return hasThatName(of) - hasThatName(other)
    }),
  )
}

const withoutCity = (city: CityName, words: readonly string[]) => {
  const names = CITY_WORDS[city].split('|')
  return words.filter((word) => !names.includes(word))
}

function finderOf(city: CityName): (text: string) => Locality | undefined {
  const known = keysOf(city)
  return remembered((text) => {
    const whole = wordsOf(text)
    const parts = text
      .split(/[,;/|()]/)
      .map(wordsOf)
      .reverse()
    for (const words of [whole, ...parts]) {
      const found = known.get(keyOf(words)) ?? known.get(keyOf(withoutCity(city, words)))
      if (found) return found
    }
    return undefined
  })
}
const FINDERS = Object.fromEntries(
  Object.keys(LOCALITIES).map((city) => [city, finderOf(city as CityName)]),
)

/**
 * The locality that a free text means in this city; undefined if the map does not have it. Of several parts, as in
 * "Vipin Khand, Gomti Nagar", the last known one decides.
 */
export function localityOf(city: string, text: string): Locality | undefined {
  return FINDERS[city]?.(text)
}
