import { shownCity } from '#language/city/texts-named'
import { nearCode } from '#language/text/texts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { nameOfSlug } from '../text/slug.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { pincodeIn } from './locality.ts'
import { inParts, PARTS } from './parts.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u
const keyOf = (text: string) => placeKey(placeWords(text))

/** Their letters as sectors have them: there is a Sector 93A. */
const LETTERS: Readonly<Record<string, string>> = { a: 'ए', b: 'बी', c: 'सी', d: 'डी', e: 'ई' }

/** "सेक्टर 128", also of a sector that no map draws. */
function sectorIn(text: string): string | undefined {
  const [, number, letter = ''] = /^sector(\d+)([a-z])?$/.exec(keyOf(text)) ?? []
  const said = letter ? LETTERS[letter] : ''
  return number && said !== undefined ? `सेक्टर ${number}${said}` : undefined
}

/** The names in Hindi by what is written for them, in the order in which they go before one another. */
function namesIn(city: CityName): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (written: readonly string[], hindi: string) => {
    for (const text of written) {
      const key = keyOf(text)
      if (!names.has(key)) names.set(key, hindi)
    }
  }
  for (const { name, hindi } of LOCALITIES[city]) add([name], hindi)
  for (const [written, hindi] of Object.entries(PARTS[city])) add(written.split('; '), hindi)
  for (const { name, hindi } of LANDMARKS[city]) add([name], hindi)
  for (const { hindi, aliases } of LOCALITIES[city])
    add(
      aliases.filter((alias) => !DEVANAGARI.test(alias)),
      hindi,
    )
  return names
}

function shownIn(city: CityName): (text: string) => string {
  const names = lazy(() => namesIn(city))
  const known = (text: string) => sectorIn(text) ?? names().get(keyOf(text))
  const ending = new RegExp(`^(.*\\S)(\\s+)(${city})$`, 'i')
  const partOf = (text: string): string => {
    const hindi = text.toLowerCase() === city.toLowerCase() ? shownCity(city) : known(text)
    if (hindi !== undefined) return hindi
    const [, before, blank] = ending.exec(text) ?? []
    return before && blank ? `${partOf(before)}${blank}${shownCity(city)}` : text
  }
  // What is written in Hindi stays as it is, and so does what we do not know.
  return remembered(
    (text) =>
      known(text) ?? inParts(text, (part) => (/[a-z0-9]/i.test(part) ? partOf(part) : part)),
  )
}

const SHOWN = Object.fromEntries(CITY_NAMES.map((city) => [city, shownIn(city)]))

/**
 * What is shown for a locality or a landmark of a city, by its stored name or as somebody typed it: its name in Hindi.
 * Of several parts, as in "Vipin Khand, Gomti Nagar", each has its own; what we do not know stays as it was typed.
 */
export const shownLocality = (city: string, name: string): string => {
  const code = pincodeIn(name)
  return code ? nearCode(code) : (SHOWN[city]?.(name) ?? name)
}

/** The same where only its slug is known. */
export function shownSlug(slug: string): string {
  const known = Object.values(LOCALITIES)
    .flat()
    .find((locality) => locality.slug === slug)
  return known?.hindi ?? sectorIn(nameOfSlug(slug)) ?? nameOfSlug(slug)
}

/** What is written on a map for what it draws. */
export const shownOnMap = (
  city: CityName,
  { name, hindi }: { name: string; hindi?: string },
): { text: string; hindi: string } => ({ text: hindi || shownLocality(city, name), hindi: '' })
