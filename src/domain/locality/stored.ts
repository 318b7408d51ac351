import { shownLocality } from '#language/locality/texts-named'
import { CITIES, CITY_NAMES, type CityName } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import { inOtherScript } from '../language/written.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { inParts, PARTS } from './parts.ts'

const keyOf = (text: string) => placeKey(placeWords(text))

/** The letters of sectors: there is a Sector 93A. */
const LETTERS: Readonly<Record<string, string>> = { ए: 'A', बी: 'B', सी: 'C', डी: 'D', ई: 'E' }

/** "Sector 128", also of a sector that no map draws. */
function sectorIn(key: string): string | undefined {
  const [, number, said = ''] = /^sector(\d+)([\p{L}\p{M}]+)?$/u.exec(key) ?? []
  const letter = said && LETTERS[said]
  return number && letter !== undefined ? `Sector ${number}${letter}` : undefined
}

/**
 * The stored names by what is written for them in other languages, in the order in which they go before one another.
 */
function namesIn(city: CityName): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (said: readonly string[], name: string) => {
    for (const key of said.map(keyOf)) if (!names.has(key)) names.set(key, name)
  }
  for (const { name, names: said } of LOCALITIES[city]) add(Object.values(said), name)
  for (const [written, said] of Object.entries(PARTS[city]))
    add(Object.values(said), written.split('; ')[0] ?? written)
  for (const { name, names: said } of LANDMARKS[city]) add(Object.values(said), name)
  for (const { name, aliases } of LOCALITIES[city]) add(aliases.filter(inOtherScript), name)
  for (const { name, names: said } of CITIES) add(Object.values(said), name)
  return names
}

function storedIn(city: CityName): (text: string) => string {
  const names = lazy(() => namesIn(city))
  const known = (text: string) => sectorIn(keyOf(text)) ?? names().get(keyOf(text))
  const partOf = (text: string): string => {
    if (!inOtherScript(text)) return text
    const name = known(text)
    if (name !== undefined) return name
    // "काकादेव कानपुर": the city after the locality.
    const [, before, blank, last] = /^(.*\S)(\s+)(\S+)$/.exec(text) ?? []
    const [named, town] = [before && known(before), last && known(last)]
    return named && town === city ? `${named}${blank}${town}` : text
  }
  return remembered((text) => inParts(text, partOf))
}

const STORED = Object.fromEntries(CITY_NAMES.map((city) => [city, storedIn(city)]))

/**
 * A locality or landmark of a city as it is stored: what was typed in Hindi by its name in English, as far as we know
 * it. So each reader has it in their script, and no page has to carry the names of all places for that. What we do not
 * know, and what was typed in Latin letters, stays as it is.
 */
export const storedLocality = (city: string, text: string): string =>
  inOtherScript(text) ? (STORED[city]?.(text) ?? text) : text

/**
 * A stored locality as its poster reads it in the form: in their script, where what is stored follows from that again,
 * so that an edit which leaves it alone changes nothing.
 */
export function localityInForm(city: string, stored: string): string {
  const shown = shownLocality(city, stored)
  return storedLocality(city, shown) === stored ? shown : stored
}
